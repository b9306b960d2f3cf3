/** Gives every block of code a button that copies it. */

import { announce, button } from './element.js';

/** @param {import('../script-facts.ts').Texts} text */
export function addCopyButtons(text) {
  for (const figure of document.querySelectorAll('figure')) {
    const code = figure.querySelector('code');
    const label = figure.querySelector('figcaption')?.textContent ?? '';
    if (!code) continue;
    const copier = button(text.copy, async () => {
      const said = (await copy(code)) ? text.copied : text.copyFailed;
      copier.textContent = said;
      announce(said);
      setTimeout(() => {
        copier.textContent = text.copy;
      }, 2000);
    });
    copier.setAttribute('aria-label', `${text.copy}: ${label}`);
    figure.append(copier);
  }
}

/** @param {Element} code */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    // Without a secure context there is no clipboard to write to, only the selection.
    getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}
