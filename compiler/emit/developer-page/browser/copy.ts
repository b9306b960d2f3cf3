/** Gives every block of code a button that copies it. */

import { announce, button, text } from './element.ts';

export function addCopyButtons(): void {
  for (const figure of document.querySelectorAll('figure')) {
    const code = figure.querySelector('code');
    if (!code) continue;
    const copier = button(text.copy, async () => {
      const said = (await copy(code)) ? text.copied : text.copyFailed;
      copier.textContent = said;
      announce(said);
      setTimeout(() => {
        copier.textContent = text.copy;
      }, 2000);
    });
    copier.setAttribute('aria-label', `${text.copy}: ${figure.querySelector('figcaption')?.textContent ?? ''}`);
    figure.append(copier);
  }
}

async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    // Without a secure context there is no clipboard to write to, only the selection.
    getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}
