import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../compiler/company/read/blocks.ts';
import { readCandidates, readResponsibilities } from '../../../../compiler/company/read/candidates.ts';
import { wordsFor, wordsOf } from '../../../../compiler/words/languages.ts';

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

describe('a sentence that may state a fact', () => {
  it.each<[rule: string, blocks: Block[], found: string[]]>([
    ['is worth its cues', [block(told)], [`4 ${told}`]],
    ['is worth more below a heading of its topic', [block(told, { heading: 'Zonas' })], [`6 ${told}`]],
    ['may be in another language', [block('We cover all of Lugo.')], ['4 We cover all of Lugo.']],
    ['is no better below another', [block(told, { heading: 'Nosotros' })], [`4 ${told}`]],
    ['is worth more after a label of its topic', [block(`Zonas: ${told}`)], [`7 Zonas: ${told}`]],
    ['is no better after another', [block(`Nosotros: ${told}`)], [`4 Nosotros: ${told}`]],
    ['has the line before it for a label', [block('Zonas:'), block(told)], [`7 Zonas: ${told}`]],
    ['has none of another heading', [block('Zonas:', { heading: 'Aquí' }), block(told)], [`4 ${told}`]],
    ['has none of another part', [block('Zonas:', { zone: 'footer' }), block(told)], [`4 ${told}`]],
    [
      'has the next one of its block, on what holds elsewhere',
      [block(`${told} Si vives fuera de ella, pregunta.`)],
      [`4 ${told} Si vives fuera de ella, pregunta.`],
    ],
    ['has no other', [block(`${told} Si vives en ella, pregunta.`)], [`4 ${told}`]],
    ['has none of another block', [block(told), block('Salvo la sierra.')], [`4 ${told}`]],
    ['has none that is a sentence', [block('Zonas.'), block(told)], [`4 ${told}`]],
    ['that ends with a colon tells nothing by itself', [block(list(45)), block(list(46)), block('Zonas.')], []],
    ['that invites is forgotten beside a year', [block('Las clases de 2024: llama para pedir cita.')], []],
    [
      'that invites is told without one',
      [block('Las clases: llama para pedir cita.')],
      ['7 Las clases: llama para pedir cita.'],
    ],
    ['of 280 letters is not long', [block(long(280))], [`4 ${long(280)}`]],
    ['of 281 is', [block(long(281), { heading: 'Zonas' })], [`4 ${long(281)}`]],
    ['of 420 is read', [block(long(420), { heading: 'Zonas' })], [`4 ${long(420)}`]],
    ['that goes on from another is not', [block(`…${told}`), block(`...${told}`)], []],
    ['that goes on is', [block(told.replace('.', '...'), { heading: 'Zonas' })], [`6 ${told.replace('.', '...')}`]],
    ['of 421 is not', [block(long(421), { heading: 'Zonas' })], []],
    [
      'that adds to another is worth less',
      [block(`También ${told}`, { heading: 'Zonas' }), block(`Así también ${told}`)],
      [`4 Así también ${told}`],
    ],
    ['that asks is worth less', [block('Zonas: damos servicio en Lugo?')], ['4 Zonas: damos servicio en Lugo?']],
    [
      'on who pays is worth less',
      [block('Zonas: damos servicio en Lugo, factura aparte')],
      ['4 Zonas: damos servicio en Lugo, factura aparte'],
    ],
    ['that is worth too little is forgotten', [block(`${told.slice(0, -1)} sin cookies.`, { heading: 'Zonas' })], []],
    ['is forgotten where all its points are its label’s', [block('Titular: usuario del registro')], []],
    ['loses the mark of a footnote', [block(`(1) ${told}`)], [`4 ${told}`]],
    ['loses none inside', [block(`Aquí – ${told}`)], [`4 Aquí – ${told}`]],
  ])('%s', (_, blocks, found) => expect(read(...blocks).map(({ score, text }) => `${score} ${text}`)).toEqual(found));

  it('is one of the twelve best of its topic, or of twice as many that are as good, in the order of the page', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => block(`Damos servicio en Lugo ${at}.`));
    expect(read(...many(24))).toHaveLength(24);
    expect(read(...many(25)).map((one) => one.block)).toEqual(Array.from({ length: 24 }, (_, at) => at));
    const better = Array.from({ length: 12 }, (_, at) => block(`Damos servicio en Vigo ${at}.`, { heading: 'Zonas' }));
    expect(read(...many(3), ...better).map((one) => one.block)).toEqual(better.map((_, at) => at + 3));
    expect(read(...many(3), ...better.slice(1))).toHaveLength(14);
  });
});

describe('a table that says who answers for what', () => {
  const head = ['Lo que se hace', 'Lo hace'];
  const gas = ['Gas', 'Un instalador'];
  const removals = ['Mudanzas', 'Una empresa'];
  const both = { performed_by: 'Gas: Un instalador; Mudanzas: Una empresa' };
  it.each<[rule: string, tables: string[][][], found: object | undefined]>([
    ['has a column for it', [[head, gas, removals]], both],
    ['has none in its first column', [[['Lo hace', 'Qué'], ['Un instalador', 'Gas'], removals]], undefined],
    ['has two rows at least', [[head, gas]], undefined],
    ['has them below its head', [[gas, removals]], undefined],
    ['loses rows without a name', [[head, ['', 'Un pintor'], gas, removals]], both],
    ['loses rows without an answer', [[head, ['Obras', ''], gas, removals]], both],
    [
      'names workers in half of its rows',
      [[head, gas, ['Obras', 'Nadie']]],
      { performed_by: 'Gas: Un instalador; Obras: Nadie' },
    ],
    ['and not in fewer', [[head, gas, ['Obras', 'Nadie'], ['Luz', 'Nadie']]], undefined],
    ['says who does the work', [[['', 'Factura'], gas, removals]], undefined],
    [
      'is the first of several',
      [[], [['Mes', 'Día'], gas, removals], [head, gas, removals], [head, removals, gas]],
      both,
    ],
  ])('%s', (_, tables, found) => expect(readResponsibilities(tables, wordsOf('es'))).toEqual(found));
});
