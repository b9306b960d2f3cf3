/** Preview: the forms that send changes to the desk. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Desk, DeskChange } from '../desk.ts';

/**
 * Makes a button that sends a change; `undefined` without a desk.
 * @param back address that is shown afterwards
 * @param field label of an input whose text replaces a value of null in the change; without it there is no input
 */
export function toChangeForm(
  desk: Desk | undefined,
  back: string,
  label: string,
  change: DeskChange,
  field?: string,
): Element | undefined {
  if (!desk) return undefined;
  return h('form', { method: 'post', action: '/change' }, [
    ...toHidden(desk, back),
    field === undefined
      ? undefined
      : h('input', { name: 'text', ariaLabel: field, placeholder: field, required: true }),
    h('button', { name: 'change', value: JSON.stringify(change) }, label),
  ]);
}

/** Makes the button that takes the last change back; `undefined` without a desk or a change. */
export function toUndoForm(desk: Desk | undefined, back: string, label: string): Element | undefined {
  if (!desk?.canUndo()) return undefined;
  return h('form', { id: 'undo', method: 'post', action: '/undo' }, [...toHidden(desk, back), h('button', label)]);
}

const toHidden = ({ token }: Desk, back: string): Element[] => [
  h('input', { type: 'hidden', name: 'token', value: token }),
  h('input', { type: 'hidden', name: 'back', value: back }),
];
