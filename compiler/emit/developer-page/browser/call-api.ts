/** Asks the service as an agent does, and shows what travelled: request, status, headers, and the command that does the same. */

import { encodeParameter } from '../../encode-parameter.ts';
import { byId, fill, text } from './element.ts';

export interface Answer {
  /** 0 when nothing answered. */
  status: number;
  /** The JSON; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: each reader knows which answer it asked for
  body: any;
}

const panel = byId('wire');
const part = (name: string) => panel.querySelector(`[data-wire="${name}"]`) as HTMLElement;

/** Asks an operation. Never rejects: a failure is an answer without a body, or with the status 0. */
export async function callApi(operation: string, parameters: Record<string, string>): Promise<Answer> {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeParameter(value)}`);
  const path = [operation, query.join('&')].filter(Boolean).join('?');
  const start = performance.now();
  let status = 0;
  let headers = new Headers();
  let body: unknown;
  try {
    // A stored answer would show neither the quota of now nor the time it takes.
    const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(20_000) });
    ({ status, headers } = response);
    body = await response.json();
  } catch {
    // The status or the body that is missing tells what went wrong.
  }
  part('path').textContent = path;
  part('status').textContent = status ? String(status) : text.unreached;
  part('status').classList.toggle('failed', status === 0 || status >= 400);
  part('time').textContent = fill(text.milliseconds, { count: Math.round(performance.now() - start) });
  part('headers').hidden = status === 0;
  for (const value of panel.querySelectorAll('[data-header]')) {
    const sent = headers.get(value.getAttribute('data-header') ?? '');
    value.textContent = sent;
    value.parentElement?.toggleAttribute('hidden', sent === null);
  }
  const code = panel.querySelector('pre code');
  if (code) code.textContent = `curl -sS '${location.origin}${path}'`;
  return { status, body };
}
