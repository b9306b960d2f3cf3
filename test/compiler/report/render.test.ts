import fc from 'fast-check';
import type { Root } from 'mdast';
import { createColors } from 'picocolors';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { CommandError } from '../../../compiler/command-error.ts';
import { toReportJson, toSectionMarkdown, toSectionText } from '../../../compiler/report/render.ts';
import { line, type Section, section } from '../../../compiler/report/sections.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { foreignText, obeyedIn } from '../../foreign-text.ts';

/** Sections as commands make them, of what a site may say. */
const foreignSections = fc.array(
  fc.record({
    title: foreignText(),
    isDetail: fc.boolean(),
    lines: fc.array(
      fc.record({
        text: foreignText(),
        tone: fc.constantFrom('dim', 'good', 'bad', 'warning'),
        depth: fc.nat({ max: 3 }),
        isCut: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
) as fc.Arbitrary<Section[]>;

const lineCount = (sections: readonly Section[]) => sections.flatMap(({ lines }) => lines).length;
const toMdast = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);

describe('a report with any foreign text', () => {
  it('has as many lines on a terminal as sections, and no other control characters than colours', () => {
    fc.assert(
      fc.property(foreignSections, fc.boolean(), fc.option(fc.nat({ max: 60 })), (sections, isColored, width) => {
        const text = toSectionText(sections, createColors(isColored), width ?? undefined);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours.
        const plain = text.replace(/\u001b\[(?:1|2|22|31|32|33|39)m/g, '');
        expect(obeyedIn(plain)).toEqual([]);
        expect(plain.split('\n')).toHaveLength(2 * sections.length + lineCount(sections));
      }),
      { numRuns: 500 },
    );
  });

  it('is a heading and a fenced block for each section in Markdown', () => {
    fc.assert(
      fc.property(foreignText(), foreignSections, (heading, sections) => {
        const markdown = toSectionMarkdown(`Todo: ${heading}`, sections);
        expect(obeyedIn(markdown)).toEqual([]);
        const [first, ...blocks] = toMdast(markdown).children;
        expect(first).toMatchObject({ type: 'heading', children: [{ type: 'text' }] });
        expect(blocks.map(({ type }) => type)).toEqual(sections.flatMap(() => ['html', 'code', 'html']));
      }),
      { numRuns: 200 },
    );
  });

  it('keeps its structure in JSON, without control characters, and line breaks only in own texts', () => {
    fc.assert(
      fc.property(foreignText(), fc.array(foreignText()), foreignText(), (one, some, block) => {
        const json = toReportJson({ a: one, b: [{ c: some }, null, 3, true] }, { d: { e: `a\n${block}` } });
        expect(obeyedIn(json)).toEqual([]);
        const { a, b, d } = JSON.parse(json);
        expect(b).toEqual([{ c: some.map(() => expect.any(String)) }, null, 3, true]);
        for (const read of [a, ...b[0].c]) expect([obeyedIn(read), read.includes('\n')]).toEqual([[], false]);
        expect(obeyedIn(d.e)).toEqual([]);
        expect(d.e).toMatch(/^a\n/);
      }),
      { numRuns: 500 },
    );
    expect(toReportJson({ a: 'á «b»  c', '::x': 1 }, {}, 0)).toBe('{"a":"á «b»  c",": :x":1}\n');
  });

  it('cuts a title and a line at 2,000 characters', () => {
    const text = toSectionText([{ title: 'a'.repeat(1e6), lines: line('b'.repeat(1e6)) }], createColors(false));
    expect(text).toHaveLength(2 * 4_001 + '\n  \n'.length);
  });

  it('has single blanks in a sentence and two between cells', () => {
    expect(line('  9×  una \n\t cosa ')).toEqual([{ text: '  9× una cosa ' }]);
    expect(line(['  9×', '', 'una   cosa', '/a%C3%B1o/'])).toEqual([{ text: '  9×  una cosa  /año/' }]);
    expect(line(['', ''])).toEqual([]);
    expect(section(['1', 'Uno', '/'], [])).toEqual([]);
  });
});

describe.each(Object.entries(reportLanguages))('a complaint of a command in %s', (_, words) => {
  const { errors, files } = words.commands;
  const sentences = { ...errors, ...files };

  it.each(Object.keys(sentences))('%s has one line for each of its sentences, without control characters', (name) => {
    const say = sentences[name as keyof typeof sentences] as (...values: unknown[]) => string | string[];
    const lists = ['badConfig', 'foreignFiles', 'noGeneration', 'noPages', 'noStart', 'damaged'];
    fc.assert(
      fc.property(fc.array(foreignText(), { minLength: 3, maxLength: 3 }), fc.array(foreignText()), (values, list) => {
        const toSaid = ([first, ...rest]: readonly string[]) =>
          lists.includes(name) ? say(...(say.length === 1 ? [list] : [first, list])) : say(first, ...rest);
        const said = toSaid(values);
        const text = new CommandError('refused', () => said).say(errors, words);
        expect(obeyedIn(text)).toEqual([]);
        expect(text.split('\n')).toHaveLength([said].flat().length);
      }),
      { numRuns: 20 },
    );
  });
});
