/** Page stage: every fixture page, the only one of its site, gives the Markdown beside it. `UPDATE_GOLDEN=1` rewrites the Markdown for review. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compilePage } from './compile-page.ts';

const folder = new URL('../../fixtures/pages/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.slice(0, -'.html'.length))
  .sort();

describe('the Markdown of a fixture page equals its golden file', () => {
  it.each(names)('%s', (name) => {
    const html = readFileSync(new URL(`${name}.html`, folder), 'utf8');
    const { markdown } = compilePage(html);
    const golden = new URL(`${name}.md`, folder);
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden, markdown);
    expect(markdown).toBe(readFileSync(golden, 'utf8'));
  });
});
