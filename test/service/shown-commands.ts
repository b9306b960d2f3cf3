/** Reads the curl commands in a published document, and the requests that they make. */

import { execFileSync } from 'node:child_process';

/** Request of a curl command; header names are in lower case. */
export interface CurlRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Returns the curl commands of a document: in fences of Markdown, `pre` of HTML, members `curl` of JSON. */
export function readCommands(text: string, mediaType: string): string[] {
  if (mediaType.includes('json'))
    return [...text.matchAll(/^ *"curl": ("curl .*"),?$/gm)].map(([, json = '']) => JSON.parse(json));
  const blocks = mediaType.includes('html')
    ? [...text.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = '']) => toText(code))
    : [...text.matchAll(/^```(?:sh|bash|shell|console)?\n([\s\S]*?)\n```$/gm)].map(([, code = '']) => code);
  return blocks.filter((code) => code.includes('curl '));
}

const toText = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/**
 * Returns the request of a command. A POSIX shell expands it, with `variables` as its environment.
 * @throws Error for an option that no example uses, or for a variable that is not set
 */
export function toCurlRequest(command: string, variables: Record<string, string>): CurlRequest {
  const listed = execFileSync('sh', ['-uc', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: 'utf8',
    env: variables,
  });
  const options = listed.split('\0').slice(0, -1);
  const request: CurlRequest = { url: '', method: 'GET', headers: {} };
  for (let index = 0; index < options.length; index++) {
    const option = options[index] ?? '';
    if (option === '-sS') continue;
    if (!option.startsWith('-')) request.url = option;
    else apply(request, option, options[++index] ?? '');
  }
  return request;
}

/** Adds an option of curl and its value to a request, in place. */
function apply(request: CurlRequest, option: string, value: string): void {
  switch (option) {
    case '-H': {
      const colon = value.indexOf(':');
      request.headers[value.slice(0, colon).toLowerCase()] = value.slice(colon + 1).trim();
      return;
    }
    case '-u':
      request.headers.authorization = `Basic ${Buffer.from(value).toString('base64')}`;
      return;
    case '-d':
      request.method = 'POST';
      request.body = value;
      request.headers['content-type'] ??= 'application/x-www-form-urlencoded';
      return;
    case '-X':
      request.method = value;
      return;
    default:
      throw new Error(`unknown option ${option}`);
  }
}
