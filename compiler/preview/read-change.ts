/** Preview: reads a change of the config from a form of the desk. It accepts only fields that the desk offers. */

import { attempt } from '#shared/attempt.ts';
import type { DeskChange } from './desk.ts';

/** Characters of a stated fact or a query. */
const MAX_TEXT_LENGTH = 2_000;

/** Paths that can be changed, each with the kinds of change and a check of the value. */
const changeable: readonly (readonly [path: RegExp, kinds: readonly string[], isValue: (value: unknown) => boolean])[] =
  [
    [/^content\.(?:drop|keep)$/, ['add', 'remove'], isText],
    [/^search\.golden$/, ['add', 'remove'], isQuestion],
    [
      /^company\.(?:serviceModel\.)?[a-zA-Z]+$/,
      ['set', 'unset'],
      (value) => value === false || isText(value) || isPlace(value),
    ],
  ];

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT_LENGTH;
}

/** Whether a value is the place of a fact: a page, and a selector of a part of it. */
function isPlace(value: unknown): boolean {
  const { page, selector, ...others } = Object(value) as Record<string, unknown>;
  return isText(page) && isText(selector) && Object.keys(others).length === 0;
}

/** Whether a value is a question with an expected page, or with `unknown: true`, and nothing else. */
function isQuestion(value: unknown): boolean {
  const { query, expect, unknown, ...others } = (value ?? {}) as Record<string, unknown>;
  const isExpected = unknown === undefined ? isText(expect) : unknown === true && expect === undefined;
  return isText(query) && isExpected && Object.keys(others).length === 0;
}

/** Reads a change from a form's field `change` (JSON); null stands for the field `text`. `undefined` if not allowed. */
export function readChange(form: URLSearchParams): DeskChange | undefined {
  const sent = attempt((): Partial<DeskChange> & { value?: unknown } => JSON.parse(form.get('change') ?? ''));
  const { kind, path } = sent ?? {};
  if (!kind || !Array.isArray(path) || !path.every((key) => typeof key === 'string')) return undefined;
  const value = sent?.value === null ? (form.get('text') ?? '').trim() : sent?.value;
  const rule = changeable.find(([name]) => name.test(path.join('.')));
  if (!rule?.[1].includes(kind)) return undefined;
  if (kind === 'unset') return { kind, path };
  return rule[2](value) ? { kind, path, value } : undefined;
}
