/** What a person is told when something went wrong, and how to go on. */

import { announce, button, element, fill } from './element.js';

/**
 * @param {import('./call-api.js').Answer} answer One that is not a result
 * @param {import('../script-facts.ts').Texts} text
 * @param {() => void} retry
 */
export function toProblem({ status, body, headers }, text, retry) {
  const title = status === 0 ? text.offlineTitle : (body?.message ?? text.unreadableTitle);
  const hint = status === 0 ? text.offlineHint : (body?.data?.hint ?? text.unreadableHint);
  const repeat = button(text.retry, retry);
  repeat.className = 'main';
  const box = element(
    'div',
    { class: 'problem', role: 'alert' },
    element('h3', { tabindex: '-1' }, title),
    element('p', {}, hint),
  );
  const problem = element('div', {}, box);
  const seconds = Number(headers.get('Retry-After'));
  if (status === 429 && seconds > 0) problem.append(countDown(seconds, repeat, text), repeat);
  else if (status === 0 || status >= 500 || !body) problem.append(repeat);
  return problem;
}

/**
 * A bar that empties while a person waits; the button works afterwards.
 * @param {number} seconds
 * @param {HTMLButtonElement} repeat
 * @param {import('../script-facts.ts').Texts} text
 */
function countDown(seconds, repeat, text) {
  const bar = element('i');
  const left = element('span', { role: 'timer' });
  const end = Date.now() + seconds * 1000;
  repeat.disabled = true;
  const tick = () => {
    const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    left.textContent = now ? fill(text.wait, { seconds: now }) : text.waitOver;
    bar.style.inlineSize = `${(100 * now) / seconds}%`;
    if (now > 0) return;
    clearInterval(timer);
    repeat.disabled = false;
    if (repeat.isConnected) announce(text.waitOver);
  };
  const timer = setInterval(tick, 1000);
  tick();
  return element('div', { class: 'wait' }, element('div', { class: 'meter' }, bar), left);
}
