/** Makes elements. Text from the service is only ever text, never markup. */

/** An element; attributes that are `false` are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children);
  return node;
}

export function button(label: string, act: () => void): HTMLButtonElement {
  const node = element('button', { type: 'button' }, label);
  node.addEventListener('click', act);
  return node;
}

/** The element of the page with this id. */
export function byId(id: string): HTMLElement {
  const node = document.getElementById(id);
  if (!node) throw new Error(`no #${id}`);
  return node;
}

/** A sentence with its `{names}` filled in. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** Tells people who do not see the page. */
export function announce(sentence: string): void {
  byId('announcement').textContent = sentence;
}

/** Calls `show` now and each second with the seconds that are left, down to 0. Returns the timer. */
export function countDown(seconds: number, show: (left: number) => void): number {
  const end = Date.now() + seconds * 1000;
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    show(left);
    if (left === 0) clearInterval(timer);
  };
  const timer = window.setInterval(tick, 1000);
  tick();
  return timer;
}
