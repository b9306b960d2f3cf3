/** Choosing content: by which reason a removal is reported, and which of them say what a block is. */

import { expect, it } from 'vitest';
import { reasonToRemove } from '../../../../compiler/page/choose/removal-reasons.ts';
import { signals } from './blocks-of.ts';

const told = (names: string[], ...corrections: string[]) => {
  const reason = reasonToRemove({
    signals: signals(...names),
    corrections: corrections.map((name) => ({ name, by: -4 })),
  });
  return reason && `${reason.isEvidence ? 'is' : 'may be'} ${reason.name}`;
};

it.each<[rule: string, names: string[], corrections: string[], expected: string | undefined]>([
  ['is none without a sign', ['tag:p', 'in:section'], [], undefined],
  ['is the surest of several', ['says:legal', 'named:newsletter', 'in-page:footer'], [], 'is landmark-footer'],
  [
    'is the surest, whatever comes behind it',
    ['in-page:footer', 'named:newsletter', 'says:legal'],
    [],
    'is landmark-footer',
  ],
  ['is no sure one for a footer inside of content', ['in:footer', 'in-main:footer'], [], undefined],
  ['is a last line in a footer there', ['says:copyright', 'in:footer', 'in-main:footer'], [], 'is legal'],
  ['is a hint where such a line stands elsewhere', ['says:copyright', 'in:section'], [], 'may be legal'],
  ['is a hint where only the words say so', ['says:newsletter'], [], 'may be newsletter'],
  ['is a hint where most of it is linked', ['links:.7'], [], 'may be link-list'],
  ['is none where half of it is', ['links:.5'], [], undefined],
  ['is a hint where a heading says so', ['section:related', 'section:comments'], [], 'may be comments'],
  ['is a hint where the heading of an offer invites to subscribe', ['section:newsletter'], [], 'may be newsletter'],
  ['is what a rule found out', ['links:1'], ['related'], 'is related'],
  ['is what a rule found out of a form', [], ['form'], 'is form'],
  ['is none for an aside there', ['in:aside', 'in-main:aside'], [], undefined],
  ['is the sign rather than the rule', ['in-page:aside'], ['related'], 'is landmark-aside'],
  ['is no rule about content', [], ['definition', 'small-page', 'data-table'], undefined],
])('the reason to go %s', (_, names, corrections, expected) => expect(told(names, ...corrections)).toBe(expected));
