/** Makes elements. What comes from the service is only ever text, never markup. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | undefined>} [attributes] `false` and `undefined` are left out
 * @param {(Node | string)[]} children
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children);
  return node;
}

/**
 * @param {string} label
 * @param {() => void} act
 */
export function button(label, act) {
  const node = element('button', { type: 'button' }, label);
  node.addEventListener('click', act);
  return node;
}

/**
 * The element of the page with this id.
 * @param {string} id
 */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`no #${id}`);
  return node;
}

/**
 * A sentence with its `{names}` filled in.
 * @param {string} sentence
 * @param {Record<string, string | number>} values
 */
export function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * Tells people who do not see the page.
 * @param {string} sentence
 */
export function announce(sentence) {
  byId('announcement').textContent = sentence;
}
