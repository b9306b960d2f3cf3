/** Starts the page: forms and links ask the service and show its answers here. Without it they open them as JSON. */

import { announce, button, byId, facts, text } from './element.ts';
import { company, read, search } from './stage.ts';

const input = byId('query') as HTMLInputElement;

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if ((event.target as HTMLFormElement).id === 'search') search(input.value.trim() || input.value);
  else company((event.submitter as HTMLButtonElement).value);
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A new tab or window is the person's own choice.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { read: url } = link.dataset;
  const suggested = link.closest('#suggestions');
  if (!suggested && !url) return;
  event.preventDefault();
  if (url) read(url);
  else {
    input.value = link.textContent;
    search(input.value);
  }
});

for (const figure of document.querySelectorAll('figure')) {
  const code = figure.querySelector('code') as HTMLElement;
  // Tried away from its public origin, a copied line must lead to where the service is.
  code.textContent = (code.textContent ?? '').replaceAll(facts.site, location.origin);
  const copier = button(text.copy, async () => {
    const said = await copy(code.textContent ?? '').then(
      () => text.copied,
      () => text.copyFailed,
    );
    copier.textContent = said;
    announce(said);
    setTimeout(() => {
      copier.textContent = text.copy;
    }, 2000);
  });
  copier.setAttribute('aria-label', `${text.copy}: ${figure.querySelector('figcaption')?.textContent ?? ''}`);
  figure.append(copier);
}

/** @throws Error where the browser does not allow it, as without a secure context. */
const copy = async (line: string) => navigator.clipboard.writeText(line);
