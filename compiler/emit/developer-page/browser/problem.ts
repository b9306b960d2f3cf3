/** Tells a person what went wrong, and how to go on. */

import type { Answer } from './call-api.ts';
import { announce, button, countDown, element, fill } from './element.ts';
import { text } from './facts.ts';

/** The box for an answer that is not a result, with a button to repeat it where that may help. */
export function toProblem({ status, body, headers }: Answer, retry: () => void): HTMLElement {
  const title = status === 0 ? text.offlineTitle : (body?.message ?? text.unreadableTitle);
  const hint = status === 0 ? text.offlineHint : (body?.data?.hint ?? text.unreadableHint);
  const heading = element('h3', { tabindex: '-1' }, title);
  const box = element('div', { class: 'problem', role: 'alert' }, heading, element('p', {}, hint));
  const repeat = button(text.retry, retry);
  repeat.className = 'main';
  const problem = element('div', {}, box);
  const seconds = Number(headers.get('Retry-After'));
  if (status === 429 && seconds > 0) problem.append(toWait(seconds, repeat), repeat);
  else if (status === 0 || status >= 500 || !body) problem.append(repeat);
  return problem;
}

/** A bar that empties while a person waits; the button works afterwards. */
function toWait(seconds: number, repeat: HTMLButtonElement): HTMLElement {
  const bar = element('i');
  const left = element('span', { role: 'timer' });
  countDown(seconds, (now) => {
    left.textContent = now ? fill(text.wait, { seconds: now }) : text.waitOver;
    bar.style.inlineSize = `${(100 * now) / seconds}%`;
    repeat.disabled = now > 0;
    if (now === 0 && repeat.isConnected) announce(text.waitOver);
  });
  return element('div', { class: 'wait' }, element('div', { class: 'meter' }, bar), left);
}
