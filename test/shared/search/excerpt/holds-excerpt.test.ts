import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOutline, toSectionEnd } from '#shared/markdown-blocks.ts';
import { toPlainText } from '#shared/search/plain-text.ts';
import { toWords } from '#shared/search/to-words.ts';
import { searchIn } from '../search-fixture.ts';

const sentence = fc
  .array(fc.constantFrom('bombín', 'puerta', 'llave', 'de', 'la', 'casa', 'taller', 'se', 'cambia', 'hoy', '35 €'), {
    minLength: 3,
    maxLength: 30,
  })
  .map((words) => `${words.join(' ')}.`);
const block = fc.oneof(
  sentence,
  fc.array(sentence, { minLength: 2, maxLength: 4 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
  sentence.map((text) => `**¿Y el ${text.slice(0, 40).trim()}?**`),
  fc
    .array(fc.tuple(sentence, fc.constantFrom('48 €', '72 €', '')), { minLength: 1, maxLength: 4 })
    .map((rows) => `| Pieza | Precio |\n| --- | --- |\n${rows.map(([a, b]) => `| ${a} | ${b} |`).join('\n')}`),
);
const heading = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.constantFrom('Cerraduras', '¿Cambiáis el bombín?', 'La puerta', 'Llave'))
  .map(([level, text]) => `${'#'.repeat(level)} ${text}`);
const text = fc.array(fc.oneof(heading, block), { minLength: 1, maxLength: 14 }).map((blocks) => blocks.join('\n\n'));

it('an excerpt is contained as a whole in the section that the result names', () => {
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('bombín', 'puerta llave', 'precio bombín', 'cambia la llave hoy'),
      (text, query) => {
        const [hit] = searchIn([{ path: '/p/', title: 'Muestra', text }]).search(query, { limit: 1, offset: 0 }).hits;
        if (hit?.sectionUrl === undefined) return;
        const markdown = `# Muestra\n\n${text}\n`;
        const { headings } = readOutline(markdown);
        const index = Number(hit.sectionUrl.split('#seccion-')[1]);
        const section = markdown.slice(headings[index]?.start, toSectionEnd(headings, index, markdown.length));
        const excerpt = hit.excerpt.replace(/^…|…$/g, '');
        // A row of a table is told with the heads of its columns.
        if (!section.includes('|')) expect(toPlainText(section)).toContain(excerpt);
        const words = new Set(toWords(toPlainText(section)));
        expect(toWords(excerpt).filter((word) => !words.has(word))).toEqual([]);
        expect(hit.excerpt.length).toBeLessThanOrEqual(240);
      },
    ),
    { numRuns: 300 },
  );
});
