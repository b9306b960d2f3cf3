/** Starts the page: forms and links ask the service and show its answers here. Without it they open them as JSON. */

import { callApi } from './call-api.js';
import { addCopyButtons } from './copy.js';
import { byId, fill } from './element.js';
import { createStage } from './stage.js';
import { createWire } from './wire.js';

/** @type {import('../script-facts.ts').ScriptFacts} */
const facts = JSON.parse(byId('facts').textContent ?? '');
const wire = createWire(byId('wire'), facts.text);
const stage = createStage(facts, async (operation, parameters) => {
  const answer = await callApi(operation, parameters);
  wire.show(answer);
  return answer;
});
const input = /** @type {HTMLInputElement} */ (byId('query'));

document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  if (form.id === 'search') stage.search(input.value.trim() || input.value);
  else stage.company(/** @type {HTMLButtonElement} */ (event.submitter).value);
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A new tab or window is the person's own choice.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { read } = link.dataset;
  const suggested = link.closest('#suggestions');
  if (!suggested && !read) return;
  event.preventDefault();
  if (read) stage.read(read);
  else {
    input.value = link.textContent;
    stage.search(input.value);
  }
});

// Tried away from its public origin, what is copied must lead to where the service is.
if (location.origin !== facts.site) {
  for (const code of document.querySelectorAll('pre code')) {
    code.textContent = (code.textContent ?? '').replaceAll(facts.site, location.origin);
  }
}

addCopyButtons(facts.text);
showServed();

/** Asks the runtime which content it serves. */
async function showServed() {
  /** @param {string} name */
  const place = (name) => /** @type {HTMLElement} */ (document.querySelector(`[data-served="${name}"]`));
  const { status, body } = await callApi(facts.status, {});
  const served = status === 200 && typeof body?.generation === 'string';
  place('state').textContent = served ? facts.text.served : facts.text.notServed;
  if (!served) return;
  place('pages').textContent = fill(body.pages === 1 ? facts.text.onePage : facts.text.manyPages, {
    count: body.pages,
  });
  place('generation').textContent = body.generation.slice(0, 12);
}
