import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import type { ContentChanges } from '../../../../compiler/report/diff/compare-content.ts';
import { toDiffMarkdown, toDiffSections, toHeadline } from '../../../../compiler/report/diff/to-diff-sections.ts';
import { toSectionText } from '../../../../compiler/report/render.ts';
import { reportLanguages } from '../../../../compiler/words/report-languages.ts';

const { en } = reportLanguages;

type PageChange = ContentChanges['pages']['changed'][number];
const page = (path: string, change: Partial<PageChange> = {}): PageChange => ({
  path,
  url: `https://x.es${path}`,
  title: '',
  fields: [],
  lines: [],
  ...change,
});
const changes = ({
  facts = [],
  documents = [],
  added = [],
  changed = [],
  removed = [],
}: Partial<Omit<ContentChanges, 'pages'> & ContentChanges['pages']>): ContentChanges => ({
  facts,
  documents,
  pages: { added, changed, removed },
});
const text = (parts: Parameters<typeof changes>[0]) =>
  toSectionText(toDiffSections(changes(parts), en), pc.createColors(false));

describe('the changes of a content', () => {
  it('are counted in the headline, in singular and plural', () => {
    const one = {
      facts: [{ field: 'a' }],
      documents: ['a'],
      added: [page('/a/')],
      changed: [page('/b/')],
      removed: [page('/c/')],
    };
    expect(toHeadline(changes(one), en)).toBe(
      '1 fact changed, 1 page added, 1 page changed, 1 page removed, 1 document changed',
    );
    const two = Object.fromEntries(Object.entries(one).map(([name, list]) => [name, [...list, ...list]]));
    expect(toHeadline(changes(two), en)).toBe(
      '2 facts changed, 2 pages added, 2 pages changed, 2 pages removed, 2 documents changed',
    );
    expect(toHeadline(changes({}), en)).toBe('nothing changed');
  });

  it('have a tone for each kind of line', () => {
    const [section] = toDiffSections(changes({ changed: [page('/a/', { lines: ['@@ a', '-b', '+c', ' d'] })] }), en);
    expect(section?.lines.map(({ tone }) => tone)).toEqual([undefined, 'dim', 'bad', 'good', undefined]);
  });

  it('have the line number in the language of the report', () => {
    const lines = ['@@ line 7 @@', '-b'];
    const [section] = toDiffSections(changes({ changed: [page('/a/', { lines })] }), reportLanguages.es);
    expect(section?.lines.map(({ text }) => text)).toContain('@@ línea 7 @@');
  });

  it('have the lines of 50 pages, and the paths of the others', () => {
    const changed = Array.from({ length: 51 }, (_, at) => page(`/p${at}/`, { lines: ['+uno'] }));
    const shown = text({ changed }).split('\n');
    expect([shown.filter((one) => one.includes('+uno')).length, shown.at(-2)]).toEqual([50, '  changed  /p50/']);
  });

  it('have 40 lines of a page, and the count of the others', () => {
    const shownOf = (length: number) => text({ changed: [page('/a/', { lines: Array(length).fill('+uno') })] });
    expect(shownOf(40).split('\n').slice(-3)).toEqual(['    +uno', '    +uno', '']);
    expect([shownOf(41).match(/uno/g)?.length, shownOf(41).split('\n').at(-2)]).toEqual([40, '    … and 1 more']);
  });

  it('have sections as text, without empty ones', () => {
    expect(text({})).toBe('');
    expect(text({ documents: ['a.md'] })).toBe('Documents\n  a.md\n');
    expect(
      text({
        facts: [
          { field: 'phone', before: '1' },
          { field: 'hours', after: '2' },
        ],
        added: [page('/a/', { title: 'A' })],
        removed: [page('/b/')],
        changed: [page('/c/', { lines: ['@@ line 1 @@', '-a', '+b'] })],
      }),
    ).toBe(
      'Facts\n  company.phone\n    - 1\n  Hours\n    + 2\n\nPages\n  removed  /b/\n  added    /a/  «A»\n  changed  /c/\n    @@ line 1 @@\n    -a\n    +b\n',
    );
  });

  it('have lines cut at 240 characters, and 50 pages as Markdown too', () => {
    const line = (count: number) => text({ changed: [page('/a/', { lines: ['x'.repeat(count)] })] });
    expect([240, 241].map((count) => line(count).match(/x+…?/)?.[0])).toEqual(['x'.repeat(240), `${'x'.repeat(240)}…`]);
    const shown = (parts: Parameters<typeof changes>[0]) =>
      [text(parts), toDiffMarkdown(changes(parts), '', en)].map((said) => said.match(/\+a/g)?.length);
    expect(shown({ changed: Array(51).fill(page('/a/', { lines: ['+a'] })) })).toEqual([50, 50]);
  });

  it('have Markdown in fences that no text can close', () => {
    const markdown = toDiffMarkdown(
      changes({
        facts: [{ field: 'a|b', before: '*c*' }],
        removed: [page('/r/', { title: '[r]' })],
        added: [page('/a/')],
        changed: [
          page('/c/', {
            title: '<c>',
            lines: ['+```'],
            fields: [
              { field: 'title', before: 'x', after: 'y' },
              { field: 'language', after: 'es' },
            ],
          }),
        ],
        documents: ['d.md'],
      }),
      'https://x.es',
      en,
    );
    expect(markdown).toMatch(/^## What agents read of https:\/\/x\.es: 1 fact changed, .*\n\n<details open>/);
    expect(markdown).toContain(
      '<details open><summary>Facts</summary>\n\n```diff\ncompany.a|b\n- *c*\n```\n\n</details>\n\n<details open><summary>Pages',
    );
    expect(markdown).toContain(
      '````diff\nremoved  /r/  «[r]»\nadded    /a/\nchanged  /c/  «<c>»\ntitle\n- x\n+ y\nlanguage\n+ es\n+```\n````\n\n</details>',
    );
    expect(markdown).toMatch(/Documents<\/summary>\n\n```diff\nd\.md\n```\n\n<\/details>\n$/);
    const long = changes({ changed: [page('/c/', { lines: Array(20).fill('+a') })] });
    expect(toDiffMarkdown(long, '', en)).toContain('<details><summary>Pages');
    expect(toDiffMarkdown(changes({}), '', en)).not.toContain('<details');
  });
});
