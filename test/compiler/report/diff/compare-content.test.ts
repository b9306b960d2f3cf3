import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { type ContentSnapshot, compareContent, toSnapshot } from '../../../../compiler/report/diff/compare-content.ts';
import { toDiffMarkdown, toDiffSections, toHeadline } from '../../../../compiler/report/diff/to-diff-sections.ts';
import { toSectionText } from '../../../../compiler/report/render.ts';
import { reportLanguages } from '../../../../compiler/words/report-languages.ts';

const { en } = reportLanguages;

interface Content {
  pages: Record<string, string>;
  company?: object;
}

function snapshotOf({ pages, company = {} }: Content): ContentSnapshot {
  const files = new Map<string, string>();
  const listed = Object.entries(pages).map(([path, markdown]) => {
    const file = path === '/' ? 'index.md' : `${path.slice(1, -1)}.md`;
    files.set(`pages/${file}`, `---\ntitle: "x"\n---\n\n${markdown}`);
    const title = /^# (.*)/.exec(markdown)?.[1] ?? '';
    return { path, file, url: `https://www.ejemplo.es${path}`, title, description: '', language: 'es', aliases: [] };
  });
  files.set('manifest.json', JSON.stringify({ pages: listed }));
  files.set('company-info.json', JSON.stringify(company));
  return toSnapshot((path) => Buffer.from(files.get(path) as string));
}

const before: Content = {
  pages: { '/': '# Inicio\n\nHola.\n', '/precios/': '# Precios\n\nDesde 30 euros.\n', '/vieja/': '# Vieja\n' },
  company: {
    hours: 'De 9 a 18.',
    tax: 'IGIC',
    service_model: { online_booking: false },
    services: [{ name: 'Luz', url: 'https://www.ejemplo.es/luz/' }],
  },
};
const after: Content = {
  pages: { '/': '# Inicio\n\nHola.\n', '/nueva/': '# Nueva\n', '/precios/': '# Tarifas\n\nDesde 35 euros.\n```\n' },
  company: {
    hours: 'De 8 a 20.',
    coverage: 'Toda la isla',
    service_model: { online_booking: true },
    services: [{ name: 'Electricidad', url: 'https://www.ejemplo.es/luz/' }],
  },
};
const files = ['pages/precios.md', 'pages/nueva.md', 'pages/vieja.md', 'manifest.json', 'search-index.bin', 'llms.txt'];
const compare = () => compareContent(snapshotOf(before), snapshotOf(after), files, 'es');

describe('compareContent', () => {
  it('lists changed facts, pages and documents, without what follows from them', () => {
    expect(compare()).toEqual({
      facts: [
        { field: 'hours', before: 'De 9 a 18.', after: 'De 8 a 20.' },
        { field: 'tax', before: 'IGIC' },
        { field: 'service_model.online_booking', before: 'false', after: 'true' },
        { field: 'services[/luz/]', before: 'Luz', after: 'Electricidad' },
        { field: 'coverage', after: 'Toda la isla' },
      ],
      pages: {
        added: [{ path: '/nueva/', url: 'https://www.ejemplo.es/nueva/', title: 'Nueva' }],
        changed: [
          {
            path: '/precios/',
            url: 'https://www.ejemplo.es/precios/',
            title: 'Tarifas',
            fields: [{ field: 'title', before: 'Precios', after: 'Tarifas' }],
            lines: ['@@ line 1 @@', '-# Precios', '+# Tarifas', ' ', '-Desde 30 euros.', '+Desde 35 euros.', '+```'],
          },
        ],
        removed: [{ path: '/vieja/', url: 'https://www.ejemplo.es/vieja/', title: 'Vieja' }],
      },
      documents: ['llms.txt'],
    });
  });

  it('lists all pages as added without earlier content, and nothing if both are equal', () => {
    const content = snapshotOf(before);
    const first = compareContent(undefined, content, [], 'es');
    expect(first.pages.added.map(({ path }) => path)).toEqual(['/', '/precios/', '/vieja/']);
    expect(toDiffSections(compareContent(content, content, [], 'es'), en)).toEqual([]);
  });
});

it('lists changed fields of a page, except empty ones', () => {
  const stating = (stated: object) => {
    const snapshot = snapshotOf({ pages: { '/': '# A\n' } });
    return { ...snapshot, manifest: { ...snapshot.manifest, pages: [{ ...snapshot.manifest.pages[0], ...stated }] } };
  };
  const fieldsOf = (one: object, other: object) =>
    compareContent(stating(one) as ContentSnapshot, stating(other) as ContentSnapshot, [], 'es').pages.changed.flatMap(
      ({ fields }) => fields,
    );
  const stated = { description: 'Toldos.', language: 'en', last_modified: '2026-01-02', aliases: ['/b', '/c'] };
  expect(fieldsOf({}, stated)).toEqual([
    { field: 'description', after: 'Toldos.' },
    { field: 'language', before: 'es', after: 'en' },
    { field: 'last_modified', after: '2026-01-02' },
    { field: 'aliases', after: '/b /c' },
  ]);
  expect(fieldsOf({ description: undefined }, { description: '' })).toEqual([]);
});

it('reads content without a final newline, a page file or company-info.json', () => {
  const [damaged, whole] = ['# A', '# A\n'].map((text) => snapshotOf({ pages: { '/': text } }));
  const { pages } = compareContent(damaged, whole as ContentSnapshot, ['pages/index.md'], 'es');
  expect(pages.changed[0]?.lines).toEqual(['@@ line 1 @@', '-# A', '+# A']);
  const listed = JSON.stringify(whole?.manifest);
  const bare = toSnapshot((path) => Buffer.from({ 'manifest.json': listed }[path] as string));
  expect([bare.manifest.pages.map(bare.readPage), 'company' in bare]).toEqual([[''], false]);
});

it('writes opening hours in the language of the editor, and lists a named page once', () => {
  const { pages } = before;
  const hours = (opens: string) => [{ days: ['Monday', 'Sunday'], opens, closes: '14:00' }];
  const named = (name: string) => `https://www.ejemplo.es/${name}/`;
  const of = (name: string, opens: string) =>
    snapshotOf({
      pages,
      company: {
        opening_hours: hours(opens),
        contact_page: named(name),
        prices_page: named(name),
        pages: { contact: named(name), prices: named(name) },
      },
    });
  const { facts } = compareContent(of('a', '08:00'), of('b', '09:00'), [], 'es');
  expect(facts).toEqual([
    { field: 'opening_hours', before: 'lun, dom 08:00-14:00', after: 'lun, dom 09:00-14:00' },
    { field: 'pages.contact', before: named('a'), after: named('b') },
    { field: 'pages.prices', before: named('a'), after: named('b') },
  ]);
});

it('lists changed hours once, without opening_hours and citations', () => {
  const { pages } = before;
  const opening = (opens: string) => [{ days: ['Monday'], opens, closes: '14:00' }];
  const stating = (hours: string, opens: string) =>
    snapshotOf({
      pages,
      company: {
        hours,
        opening_hours: opening(opens),
        cites: { hours: `https://www.ejemplo.es/#:~:text=${hours}`, opening_hours: `https://www.ejemplo.es/#${opens}` },
      },
    });
  const { facts } = compareContent(stating('De 8 a 14', '08:00'), stating('De 9 a 14', '09:00'), [], 'es');
  expect(facts).toEqual([{ field: 'hours', before: 'De 8 a 14', after: 'De 9 a 14' }]);
});

describe('the diff of two contents', () => {
  it('has facts before pages as text', () => {
    const text = toSectionText(toDiffSections(compare(), en), createColors(false));
    expect(text.indexOf('Hours')).toBeLessThan(text.indexOf('/precios/'));
    expect(text).toContain('  Hours\n    - De 9 a 18.\n    + De 8 a 20.\n');
    expect(text).toContain(
      '  removed  /vieja/  «Vieja»\n  added    /nueva/  «Nueva»\n  changed  /precios/  «Tarifas»\n',
    );
    expect(text).toContain('    +Desde 35 euros.\n');
  });

  it('has a fence longer than any in the pages as Markdown', () => {
    const markdown = toDiffMarkdown(compare(), 'https://www.ejemplo.es', en);
    expect(markdown).toContain('Facts</summary>\n\n```diff\nHours\n- De 9 a 18.\n+ De 8 a 20.\n');
    expect(markdown).toContain('````diff\n');
    expect(markdown).toContain('removed  /vieja/  «Vieja»');
  });

  it('has a headline with the counts', () => {
    expect(toHeadline(compare(), en)).toBe(
      '5 facts changed, 1 page added, 1 page changed, 1 page removed, 1 document changed',
    );
  });
});
