/** Examine: what is asked of one address, and what the checks read of its answer. */

/** What came back. `status` is 0 when nothing did; `failure` says why. */
export interface Answer {
  status: number;
  /** Media type without parameters, lower case; empty when none was sent. */
  type: string;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: unknown;
  failure?: string;
}

export interface ProbeRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** @param path Below the site's address, with a slash at its start. */
export type Probe = (path: string, request?: ProbeRequest) => Promise<Answer>;

export function toAnswer(status: number, mediaType: string, text: string, headers = new Headers()): Answer {
  return { status, type: mediaType.split(';')[0]?.trim().toLowerCase() ?? '', headers, text, json: toJson(text) };
}

/** Whether a page was sent, whatever it is called. */
export function isHtml({ type, text }: Answer): boolean {
  return type === 'text/html' || /^\s*(?:<!doctype html|<html[\s>])/i.test(text.slice(0, 500));
}

/** A member of a JSON answer by its names; undefined where there is none. */
export function member(json: unknown, ...names: string[]): unknown {
  let value = json;
  for (const name of names) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
