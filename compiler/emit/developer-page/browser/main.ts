/** Starts the page: forms and links ask the service and show its answers here. Without it they open them as JSON. */

import { addCopyButtons } from './copy.ts';
import { byId, facts } from './element.ts';
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

// Tried away from its public origin, a copied line must lead to where the service is.
if (location.origin !== facts.site) {
  for (const code of document.querySelectorAll('pre code')) {
    code.textContent = (code.textContent ?? '').replaceAll(facts.site, location.origin);
  }
}

addCopyButtons();
