/** Makes elements, and finds those that are there. Text from the service is only ever text, never markup. */

import type { ScriptFacts } from '../script-facts.ts';

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

export function button(label: string, act: () => void): HTMLButtonElement {
  const node = element('button', { type: 'button' }, label);
  node.addEventListener('click', act);
  return node;
}

/** Returns the element of the page with this id. */
export const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** Fills in the `{names}` of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** Announces a sentence to screen readers. */
export function announce(sentence: string): void {
  byId('announcement').textContent = sentence;
}

/** Data of the emitter for the script, read from the page. */
export const facts: ScriptFacts = JSON.parse(byId('facts').textContent ?? '');
export const { text } = facts;
