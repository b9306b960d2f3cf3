/** The panel that shows what travelled: request, status, quota, headers, and the command that does the same. */

import type { Answer } from './call-api.ts';
import { byId, countDown, fill } from './element.ts';
import { text } from './facts.ts';

const panel = byId('wire');
const part = (name: string) => panel.querySelector(`[data-wire="${name}"]`) as HTMLElement;
const bar = part('meter').firstElementChild as HTMLElement;
let timer = 0;

function showQuota(headers: Headers): void {
  const number = (name: string) => Number(headers.get(`RateLimit-${name}`));
  const limit = number('Limit');
  if (!limit) return;
  clearInterval(timer);
  timer = countDown(number('Reset'), (seconds) => {
    const remaining = seconds ? number('Remaining') : limit;
    part('left').textContent = fill(text.left, { remaining, limit });
    part('refill').textContent = seconds ? fill(text.refill, { seconds }) : '\u00a0';
    bar.style.inlineSize = `${(100 * remaining) / limit}%`;
    panel.toggleAttribute('data-spent', remaining === 0);
  });
}

/** Shows an answer in the panel. */
export function showOnWire({ url, path, status, milliseconds, headers }: Answer): void {
  for (const empty of panel.querySelectorAll(':scope > [hidden]')) empty.removeAttribute('hidden');
  part('path').textContent = path;
  part('status').textContent = status ? String(status) : text.unreached;
  part('status').classList.toggle('failed', status === 0 || status >= 400);
  part('time').textContent = fill(text.milliseconds, { count: milliseconds });
  for (const value of panel.querySelectorAll('[data-header]')) {
    const sent = headers.get(value.getAttribute('data-header') ?? '');
    value.textContent = sent;
    value.parentElement?.toggleAttribute('hidden', sent === null);
  }
  const code = panel.querySelector('pre code');
  if (code) code.textContent = `curl -sS '${url}'`;
  showQuota(headers);
}
