/** The panel that shows what travelled: request, status, quota, headers, and the command that does the same. */

import { fill } from './element.js';

/**
 * @param {HTMLElement} panel
 * @param {import('../script-facts.ts').Texts} text
 */
export function createWire(panel, text) {
  /** @param {string} name */
  const part = (name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-wire="${name}"]`));
  const bar = /** @type {HTMLElement} */ (part('meter').firstElementChild);
  let timer = 0;

  /**
   * @param {number} remaining
   * @param {number} limit
   * @param {number} seconds Until the window ends
   */
  function showQuota(remaining, limit, seconds) {
    part('left').textContent = fill(text.left, { remaining, limit });
    part('refill').textContent = seconds > 0 ? fill(text.refill, { seconds }) : '\u00a0';
    bar.style.inlineSize = `${(100 * remaining) / limit}%`;
    panel.toggleAttribute('data-spent', remaining === 0);
  }

  return {
    /** @param {import('./call-api.js').Answer} answer */
    show({ url, path, status, milliseconds, headers }) {
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
      /** @param {string} name */
      const number = (name) => Number(headers.get(`RateLimit-${name}`));
      const limit = number('Limit');
      const remaining = number('Remaining');
      if (!limit) return;
      const end = Date.now() + number('Reset') * 1000;
      clearInterval(timer);
      const tick = () => {
        const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
        showQuota(seconds ? remaining : limit, limit, seconds);
        if (!seconds) clearInterval(timer);
      };
      tick();
      timer = window.setInterval(tick, 1000);
    },
  };
}
