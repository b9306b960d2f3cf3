import { expect, it } from 'vitest';
import { parseScope, type Scope } from '#shared/contract/oauth.ts';

const [content, quota] = ['content:read', 'quota:read'] as const;

it.each<[asked: string | undefined, allowed: Scope[], granted: Scope[] | undefined]>([
  [undefined, [content, quota], [content, quota]],
  [undefined, [quota], [quota]],
  [content, [content, quota], [content]],
  // In the order of the contract, each once.
  [`${quota} ${content}`, [content, quota], [content, quota]],
  [`${quota} ${quota}`, [content, quota], [quota]],
  [quota, [content], undefined],
  [`${content} admin`, [content, quota], undefined],
  ['', [content, quota], undefined],
  [`${content}  ${quota}`, [content, quota], undefined],
  [` ${content}`, [content, quota], undefined],
  [`${content} `, [content, quota], undefined],
  [`${content}\t${quota}`, [content, quota], undefined],
  [content.toUpperCase(), [content, quota], undefined],
])('parseScope grants for %j, if %j is allowed, %j', (asked, allowed, granted) => {
  expect(parseScope(asked, allowed)).toEqual(granted);
});
