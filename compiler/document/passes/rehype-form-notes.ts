/**
 * Document stage, an early pass: removes lines that only say how a form is filled in, since its fields are left out.
 */

import type { Element, Root } from 'hast';
import { countAll } from '#shared/group-by.ts';
import { inAnyLanguage } from '../../words/any-language.ts';
import {
  attribute,
  findElement,
  hasText,
  isBlock,
  isElement,
  isTextLonger,
  textOf,
  visitElements,
} from '../elements.ts';
import { type Removals, removeWhere } from '../removals.ts';

const LINES = ['p', 'div', 'span', 'small', 'label', 'li', 'legend', 'em', 'strong'] as const;
/** Maximum characters of a note. */
const MAX_LENGTH = 90;
/** Minimum steps of a form in several steps. */
const MIN_STEPS = 2;

const word = (source: string): RegExp => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'iu');
const FIELDS_SOURCE = inAnyLanguage((words) => words.interface?.fields);
const REQUIRED_SOURCE = inAnyLanguage((words) => words.interface?.required);
const FIELDS = word(FIELDS_SOURCE);
const REQUIRED = word(REQUIRED_SOURCE);

/** Matches the mark of a field that must be filled in. */
const MARK = /\*|asterisc|asterisk|astérisque/i;

/** Matches a whole note without the mark. */
const NOTE = new RegExp(`^(?:${FIELDS_SOURCE} ${REQUIRED_SOURCE}|${REQUIRED_SOURCE} ${FIELDS_SOURCE})[.:]?$`, 'iu');

/** Matches the number of a step, and captures the number of steps. */
const STEP = new RegExp(
  `^${inAnyLanguage((words) => words.interface?.step)} \\d{1,2} ?(?:${inAnyLanguage((words) => words.interface?.outOf)}|/) ?(\\d{1,2})$`,
  'iu',
);

/**
 * Removes notes on fields that must be filled in, and the numbers of steps («Paso 1 de 3») if several name one total.
 * Pages without a form or label stay as they are.
 */
export function rehypeFormNotes({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    if (!findElement(tree, (element) => isElement(element, 'form', 'label'))) return;
    const totals: string[] = [];
    visitElements(tree, (element) => totals.push(...stepsOf(element)));
    const steps = countAll(totals);
    const isStep = (element: Element) => stepsOf(element).some((total) => (steps.get(total) ?? 0) >= MIN_STEPS);
    removeWhere(tree, removals, (element) => (isNote(element) || isStep(element) ? 'form-control' : undefined));
  };
}

/** Whether an element is a line of text of at most {@link MAX_LENGTH} that the owner has not marked to keep. */
const isLine = (element: Element): boolean =>
  isElement(element, ...LINES) &&
  attribute(element, 'dataVitrina') !== 'keep' &&
  !element.children.some(isBlock) &&
  hasText(element) &&
  !isTextLonger(element, MAX_LENGTH);

/** Whether a line says which fields must be filled in. */
function isNote(element: Element): boolean {
  if (!isLine(element)) return false;
  const text = textOf(element);
  // A second sentence says more.
  if (/[.!?]\s+\p{L}/u.test(text)) return false;
  return NOTE.test(text) || (MARK.test(text) && FIELDS.test(text) && REQUIRED.test(text));
}

/** Returns the number of steps that a line states with that of one; an empty list for other elements. */
const stepsOf = (element: Element): string[] => (isLine(element) ? (STEP.exec(textOf(element))?.slice(1) ?? []) : []);
