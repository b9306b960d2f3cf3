import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../../compiler/company/read/blocks.ts';
import { readCandidates, readResponsibilities } from '../../../../../compiler/company/read/statements/candidates.ts';
import { wordsFor, wordsOf } from '../../../../../compiler/words/languages.ts';

const block = (text: string, more: Partial<Block> = {}): Block => ({
  text,
  zone: 'main',
  heading: '',
  above: '',
  card: undefined,
  ...more,
});
const read = (...blocks: Block[]) => readCandidates(blocks, wordsFor('es'));
const told = 'Damos servicio en Lugo.';
const list = (size: number): string => `Damos servicio en Lugo ${'y'.repeat(size - 24)}:`;
const long = (size: number): string => `Damos servicio en Lugo ${'y'.repeat(size - 24)}.`;

describe('readCandidates', () => {
  it.each<[rule: string, blocks: Block[], found: string[]]>([
    ['scores a sentence by its words', [block(told)], [`6 ${told}`]],
    ['adds to the score below a heading of the topic', [block(told, { heading: 'Zonas' })], [`8 ${told}`]],
    ['reads English on a Spanish page', [block('We cover all of Lugo.')], ['4 We cover all of Lugo.']],
    [
      'takes no word for a place that the page also writes small',
      [block('Trabajamos en Arquitectura y Diseño.'), block('La buena arquitectura y el diseño.')],
      [],
    ],
    ['takes no acronym for a place', [block('Damos servicio en LIDAR.')], []],
    ['adds nothing below another heading', [block(told, { heading: 'Nosotros' })], [`6 ${told}`]],
    ['adds to the score after a label of the topic', [block(`Zonas: ${told}`)], [`9 Zonas: ${told}`]],
    ['adds nothing after another label', [block(`Nosotros: ${told}`)], [`6 Nosotros: ${told}`]],
    [
      'takes the block before for a label if it ends with a colon',
      [block('Zonas:'), block(told)],
      [`9 Zonas: ${told}`],
    ],
    ['takes no label below another heading', [block('Zonas:', { heading: 'Aquí' }), block(told)], [`6 ${told}`]],
    ['takes no label of another zone', [block('Zonas:', { zone: 'footer' }), block(told)], [`6 ${told}`]],
    [
      'joins the next sentence if it speaks of other places',
      [block(`${told} Si vives fuera de ella, pregunta.`)],
      [`6 ${told} Si vives fuera de ella, pregunta.`],
    ],
    ['joins no other sentence', [block(`${told} Si vives en ella, pregunta.`)], [`6 ${told}`]],
    ['joins no sentence of another block', [block(told), block('Salvo la sierra.')], [`6 ${told}`]],
    ['takes no sentence for a label', [block('Zonas.'), block(told)], [`6 ${told}`]],
    [
      'ignores a label of 45 characters, and one before another label',
      [block(list(45)), block(list(46)), block('Zonas.')],
      [],
    ],
    ['ignores an invitation with a year', [block('Las clases de 2024: llama para pedir cita.')], []],
    [
      'keeps an invitation without a year',
      [block('Las clases: llama para pedir cita.')],
      ['6 Las clases: llama para pedir cita.'],
    ],
    ['gives a sentence of 280 characters its full score', [block(long(280))], [`6 ${long(280)}`]],
    ['gives a sentence of 281 characters less', [block(long(281), { heading: 'Zonas' })], [`6 ${long(281)}`]],
    ['reads a sentence of 420 characters', [block(long(420), { heading: 'Zonas' })], [`6 ${long(420)}`]],
    ['ignores a sentence that begins with dots', [block(`…${told}`), block(`...${told}`)], []],
    [
      'ignores a sentence that ends with dots, as the site cut it',
      [block(told.replace('.', '...'), { heading: 'Zonas' })],
      [],
    ],
    ['ignores a sentence of 421 characters', [block(long(421), { heading: 'Zonas' })], []],
    [
      'gives a sentence with «También» less',
      [block(`También ${told}`, { heading: 'Zonas' }), block(`Así también ${told}`)],
      [`6 Así también ${told}`],
    ],
    ['gives a question less', [block('Zonas: damos servicio en Lugo?')], ['4 Zonas: damos servicio en Lugo?']],
    [
      'gives a sentence on invoices less',
      [block('Zonas: damos servicio en Lugo, factura aparte')],
      ['4 Zonas: damos servicio en Lugo, factura aparte'],
    ],
    ['ignores a sentence with a low score', [block(`${told.slice(0, -1)} sin cookies.`, { heading: 'Zonas' })], []],
    ['ignores a sentence whose score is only that of its label', [block('Titular: usuario del registro')], []],
    ['removes the mark of a footnote', [block(`(1) ${told}`)], [`6 ${told}`]],
    ['keeps a dash in the sentence', [block(`Aquí – ${told}`)], [`6 Aquí – ${told}`]],
  ])('%s', (_, blocks, found) => expect(read(...blocks).map(({ score, text }) => `${score} ${text}`)).toEqual(found));

  it('keeps the twelve best sentences of a topic, or 24 of equal score, in the order of the page', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => block(`Damos servicio en Lugo ${at}.`));
    expect(read(...many(24))).toHaveLength(24);
    expect(read(...many(25)).map((one) => one.block)).toEqual(Array.from({ length: 24 }, (_, at) => at));
    const better = Array.from({ length: 12 }, (_, at) => block(`Damos servicio en Vigo ${at}.`, { heading: 'Zonas' }));
    expect(read(...many(3), ...better).map((one) => one.block)).toEqual(better.map((_, at) => at + 3));
    expect(read(...many(3), ...better.slice(1))).toHaveLength(14);
  });
});

describe('readResponsibilities', () => {
  const head = ['Lo que se hace', 'Lo hace'];
  const gas = ['Gas', 'Un instalador'];
  const removals = ['Mudanzas', 'Una empresa'];
  const both = { performed_by: 'Gas: Un instalador; Mudanzas: Una empresa' };
  it.each<[rule: string, tables: string[][][], found: object | undefined]>([
    ['reads a column «Lo hace»', [[head, gas, removals]], both],
    ['ignores a first column', [[['Lo hace', 'Qué'], ['Un instalador', 'Gas'], removals]], undefined],
    ['ignores a table with one row', [[head, gas]], undefined],
    ['ignores a table without a head', [[gas, removals]], undefined],
    ['skips rows without a name', [[head, ['', 'Un pintor'], gas, removals]], both],
    ['skips rows without an answer', [[head, ['Obras', ''], gas, removals]], both],
    [
      'reads a column in which half of the rows name workers',
      [[head, gas, ['Obras', 'Nadie']]],
      { performed_by: 'Gas: Un instalador; Obras: Nadie' },
    ],
    [
      'ignores a column in which a third of the rows name workers',
      [[head, gas, ['Obras', 'Nadie'], ['Luz', 'Nadie']]],
      undefined,
    ],
    ['ignores a table without a column for the work', [[['', 'Factura'], gas, removals]], undefined],
    [
      'takes the first of several tables',
      [[], [['Mes', 'Día'], gas, removals], [head, gas, removals], [head, removals, gas]],
      both,
    ],
  ])('%s', (_, tables, found) => expect(readResponsibilities(tables, wordsOf('es'))).toEqual(found));
});
