/** What the texts of pages are worth as hours and as statements, by what they say and where they stand. */

import { describe, expect, it } from 'vitest';
import { composeHours, rivalsOf } from '../../../../compiler/company/detect/hours.ts';
import { type Opening, rankOpenings } from '../../../../compiler/company/detect/rank-openings.ts';
import { findStatements } from '../../../../compiler/company/detect/sentences.ts';
import type { OpeningText } from '../../../../compiler/company/read/opening-texts.ts';
import type { Candidate } from '../../../../compiler/company/read/statements/score.ts';
import type { SiteView } from '../../../../compiler/company/site-view.ts';

type Texts = Partial<OpeningText & Candidate>[];
/** Roles by path; `/gas/` is a service and `/lugo/` an area. */
const ROLES: Record<string, string[]> = {
  '/': ['home'],
  '/contacto/': ['contact'],
  '/precios/': ['prices'],
  '/nota/': ['blog', 'contact'],
  '/aviso/': ['legal'],
  '/aviso-y-contacto/': ['legal', 'contact'],
  '/condiciones/': ['terms'],
  '/garantia/': ['warranty'],
  '/horario/': ['hours'],
  '/iva/': ['taxes'],
  '/metodo/': ['how_it_works'],
  '/nosotros/': ['about'],
  '/preguntas/': ['faq'],
  '/zonas/': ['areas'],
  '/privacidad/': ['privacy'],
  '/cookies/': ['cookies'],
};
const viewOf = (pages: Record<string, Texts>): SiteView =>
  ({
    language: 'es',
    index: {},
    facts: Object.entries(pages).map(([path, texts]) => {
      const full = texts.map((text, at) => ({ zone: 'main', heading: '', label: '', block: at, ...text }));
      return { path, mainHeading: 'Casa Luz', openings: full, candidates: full, prices: [] };
    }),
    purposes: {
      rolesOf: (path: string) => new Set(ROLES[path] ?? []),
      isService: (path: string) => path === '/gas/',
      isArea: (path: string) => path === '/lugo/',
      isInMenu: () => false,
    },
  }) as unknown as SiteView;
const week = 'Lunes de 9:00 a 14:00';

describe('the score of a text on hours', () => {
  it.each<[rule: string, opening: Texts[number], path: string, scores: number[]]>([
    ['counts days, times and the page', { text: week }, '/contacto/', [8]],
    ['is higher on a page of hours', { text: week }, '/horario/', [9]],
    ['is lower on the home page', { text: week }, '/', [7]],
    ['is low on a page about the business', { text: week }, '/nosotros/', [5]],
    ['is low on a page of questions', { text: week }, '/preguntas/', [5]],
    ['is low on a page on how it works', { text: week }, '/metodo/', [5]],
    ['is lower without days', { text: '9:00 a 14:00' }, '/contacto/', [6]],
    ['is lower if only closed days are named', { text: '9:00 a 14:00, domingos cerrado' }, '/contacto/', [6]],
    ['is lower without times', { text: 'Lunes' }, '/contacto/', [5]],
    ['is not lower if the days follow the times', { text: '9:00 a 14:00; lunes' }, '/contacto/', [8]],
    ['is lower round the clock without days', { text: '24 horas' }, '/contacto/', [7]],
    ['is higher below the heading «Horario»', { text: week, heading: 'Horario' }, '/contacto/', [11]],
    ['is higher after the label «Horario»', { text: week, label: 'Horario' }, '/contacto/', [11]],
    ['is higher if it begins with «Horario»', { text: `Horario: ${week}` }, '/contacto/', [11]],
    ['is lower below a heading on the telephone', { text: week, heading: 'Atención telefónica' }, '/contacto/', [6]],
    ['is lower in a header', { text: week, zone: 'header' }, '/contacto/', [7.5]],
    ['is lower in an aside', { text: week, zone: 'aside' }, '/contacto/', [6]],
    ['is lower with a season', { text: `${week} en verano` }, '/contacto/', [4]],
    ['is lower below a season', { text: week, heading: 'Verano' }, '/contacto/', [4]],
    ['is lower for emergencies', { text: `Urgencias: ${week}` }, '/contacto/', [4]],
    ['is not lower if another sentence names a season', { text: `${week}. Hola, verano` }, '/contacto/', [8]],
    ['can be negative for a season, which is kept', { text: 'Lunes en verano', zone: 'aside' }, '/contacto/', [-1]],
    ['of four is kept', { text: '9:00 a 14:00', zone: 'aside' }, '/contacto/', [4]],
    ['below four is not kept', { text: 'Lunes', zone: 'aside' }, '/contacto/', []],
    ['is missing on the page of a service', { text: week }, '/gas/', []],
    ['is missing on the page of an area', { text: week }, '/lugo/', []],
    ['is missing on a post', { text: week }, '/nota/', []],
    [
      'is kept in the footer of the page of a service',
      { text: week, zone: 'footer', heading: 'Horario' },
      '/gas/',
      [6.5],
    ],
    [
      'is kept in the header of the page of a service',
      { text: week, zone: 'header', heading: 'Horario' },
      '/gas/',
      [6.5],
    ],
    ['is missing on a page of prices', { text: week }, '/precios/', []],
    ['is kept on a page of prices below the heading «Horario»', { text: week, heading: 'Horario' }, '/precios/', [7]],
  ])('%s', (_, opening, path, scores) =>
    expect(rankOpenings(viewOf({ [path]: [opening] })).map(({ score }) => score)).toEqual(scores),
  );

  it('orders texts by score, then path, then place on the page', () => {
    const view = viewOf({
      '/contacto/': [
        { text: week, zone: 'aside' },
        { text: week, block: 9 },
        { text: week, block: 8 },
      ],
      '/aviso-y-contacto/': [{ text: week }],
    });
    const order = ['/aviso-y-contacto/ 0', '/contacto/ 8', '/contacto/ 9', '/contacto/ 0'];
    expect(rankOpenings(view).map(({ from, block }) => `${from} ${block}`)).toEqual(order);
    const { facts } = view;
    expect(rankOpenings({ ...view, facts: facts.toReversed() }).map(({ from, block }) => `${from} ${block}`)).toEqual(
      order,
    );
  });
});

describe('tellHours', () => {
  const told = (...texts: Texts) => {
    const view = viewOf({ '/contacto/': texts });
    return composeHours(rankOpenings(view), view);
  };
  const evening = 'Lunes de 16:00 a 20:00';
  const two = (one: Texts[number], other: Texts[number]) =>
    told({ text: week, heading: 'Oficina', ...one }, { text: evening, heading: 'Taller', ...other })?.text;
  const first = week;

  it.each<[rule: string, one: Texts[number], other: Texts[number], text: string]>([
    ['names each of two branches', {}, {}, `Oficina: ${week}; Taller: ${evening}`],
    ['orders branches as the page does', { block: 5 }, {}, `Taller: ${evening}; Oficina: ${week}`],
    [
      'orders branches as the page does, if the second has a higher score',
      { label: 'Horario', block: 5 },
      {},
      `Taller: ${evening}; Oficina: ${week}`,
    ],
    [
      'takes names of branches of 60 characters',
      { heading: 'a'.repeat(60) },
      {},
      `${'a'.repeat(60)}: ${week}; Taller: ${evening}`,
    ],
    ['takes no names of branches of 61 characters', { heading: 'a'.repeat(61) }, {}, first],
    ['takes no question for a branch', { heading: '¿Oficina?' }, {}, first],
    ['takes no single letter and digit for a branch', { heading: 'A 1' }, {}, first],
    ['takes no main heading for a branch', { heading: 'Casa Luz' }, {}, first],
    ['takes no name with a telephone number for a branch', { heading: 'Sede 982 00 00 00' }, {}, first],
    ['takes the label before the heading as name', { label: 'Sede:' }, {}, `Sede: ${week}; Taller: ${evening}`],
    ['gives the best text if both have the same name', {}, { heading: 'Oficina' }, first],
    ['gives the best text if both state the same hours', {}, { text: week }, first],
    ['gives the best text if the other is in the footer', {}, { zone: 'footer' }, first],
    [
      'names a branch whose score is three lower',
      { label: 'Horario' },
      { zone: 'main' },
      `Oficina: ${week}; Taller: ${evening}`,
    ],
    [
      'names a branch whose score is four lower',
      { label: 'Horario' },
      { text: '24 horas' },
      `Oficina: ${week}; Taller: 24 horas`,
    ],
    [
      'leaves out a branch whose score is five lower',
      { label: 'Horario' },
      { text: evening, label: 'Por teléfono' },
      first,
    ],
    [
      'leaves out a branch whose text has a telephone number',
      {},
      { text: 'Llame lunes de 16:00 a 20:00 al 982 00 00 00' },
      first,
    ],
  ])('%s', (_, one, other, text) => expect(two(one, other)).toBe(text));

  it('takes branches of a single page only', () => {
    const view = viewOf({
      '/contacto/': [{ text: week, heading: 'Oficina' }],
      '/horario/': [{ text: evening, heading: 'Taller' }],
    });
    expect(composeHours(rankOpenings(view), view)?.text).toBe(evening);
  });

  it('gives nothing if one page states two times for one part, and the better text of two pages', () => {
    const [one, other] = ['Recepción: 7:00 a 22:00', 'Recepción: 9:00 a 20:00'];
    const view = viewOf({ '/contacto/': [{ text: one }], '/nosotros/': [{ text: other }] });
    expect(composeHours(rankOpenings(view), view)?.text).toBe(one);
    expect(told({ text: one }, { text: other })).toBeUndefined();
  });

  it('adds up to three texts on seasons, and one on emergencies', () => {
    const season = (name: string) => ({ text: `Lunes de 8:00 a 9:00 en ${name}` });
    const withSeasons = (...names: string[]) => told({ text: week }, ...names.map(season))?.text;
    expect(withSeasons('julio', 'agosto')).toBe(`${week}; ${season('julio').text}; ${season('agosto').text}`);
    expect(withSeasons('julio', 'agosto', 'mayo', 'enero')).toBe(withSeasons('julio', 'agosto', 'mayo'));
    expect(withSeasons('julio', 'julio')).toBe(`${week}; ${season('julio').text}`);
    expect(withSeasons('julio', 'julio y agosto')).toBe(
      `${week}; ${season('julio').text}; ${season('julio y agosto').text}`,
    );
    expect(told({ text: week }, { text: 'Urgencias 24 horas' })?.text).toBe(`${week}; Urgencias 24 horas`);
    expect(told({ text: week }, { text: 'Urgencias 24 horas' }, { text: 'Guardia 24 horas' })?.text).toBe(
      `${week}; Urgencias 24 horas`,
    );
  });

  it('marks the text as whole if it has neither branch nor season', () => {
    expect(told({ text: week })?.isWhole).toBe(true);
    expect(told({ text: week }, { text: 'Urgencias 24 horas' })?.isWhole).toBe(true);
    expect(told({ text: week }, { text: 'Cerrado en agosto' })?.isWhole).toBe(false);
    expect(told({ text: `${week}. Hola, verano` })?.isWhole).toBe(false);
    expect(told({ text: week, heading: 'Oficina' }, { text: evening, heading: 'Taller' })?.isWhole).toBe(false);
  });

  it('leaves emergencies out of the schedule', () => {
    const { schedule } = told({ text: `${week}. Urgencias martes de 9:00 a 10:00` }) ?? {};
    expect(schedule?.entries.map(({ days }) => days)).toEqual([1]);
  });

  it('gives a season only if its score is that of ordinary hours', () => {
    expect(told({ text: 'Lunes en verano' })).toBeUndefined();
    expect(told({ text: `${week} en verano` })?.text).toBe(`${week} en verano`);
    expect(told({ text: '982 00 00 00' })).toBeUndefined();
  });

  it('puts a label with a season of up to 60 characters before the hours', () => {
    const below = (size: number) => ({ text: week, label: 'Verano '.padEnd(size, 'x') });
    expect(told(below(60))?.text).toBe(`${below(60).label}: ${week}`);
    expect(told(below(61))?.text).toBe(week);
    expect(told({ text: `${week} en julio`, label: 'Verano' })?.text).toBe(`${week} en julio`);
    expect(told({ text: week, heading: 'Verano :' })?.text).toBe(`Verano: ${week}`);
  });

  it('limits the text to 600 characters', () => {
    const long = (size: number) => ({ text: `${week} ${'y'.repeat(size - week.length - 1)}` });
    const july = { text: 'Lunes de 8:00 a 9:00 en julio' };
    expect(told(long(600 - july.text.length), july)?.text).toHaveLength(602);
    expect(told(long(601 - july.text.length), july)?.text).toHaveLength(601 - july.text.length);
    const branches = (size: number) =>
      told({ ...long(size), heading: 'Oficina' }, { text: evening, heading: 'Taller' })?.text;
    const room = 600 - 'Oficina: '.length - `Taller: ${evening}`.length;
    expect(branches(room)).toHaveLength(602);
    expect(branches(room + 1)).toBe(`Oficina: ${long(room + 1).text}`);
  });

  it('are contradicted by texts of another page with nearly the score, no season and no third version', () => {
    const rivals = (path: string, ...texts: Texts) => {
      const view = viewOf({
        '/': texts,
        '/contacto/': [{ text: week, heading: 'Horario' }],
        ...(path !== '/' && { [path]: texts, '/': [] }),
      });
      const openings: Opening[] = rankOpenings(view);
      const hours = composeHours(openings, view);
      return hours ? rivalsOf(hours, openings).map(({ text }) => text) : undefined;
    };
    expect(rivals('/', { text: evening })).toEqual([evening]);
    expect(rivals('/', { text: week })).toEqual([]);
    expect(rivals('/contacto/', { text: week, heading: 'Horario' }, { text: evening, zone: 'aside' })).toEqual([]);
    expect(rivals('/', { text: evening, zone: 'aside' })).toEqual([evening]);
    expect(rivals('/', { text: '16:00 a 20:00', zone: 'footer' })).toEqual([]);
    expect(rivals('/', { text: evening, heading: 'Verano' })).toEqual([]);
    expect(rivals('/', { text: evening }, { text: 'Lunes de 10:00 a 11:00' })).toEqual([]);
    expect(rivals('/', { text: evening }, { text: 'Lunes de 10:00 a 11:00', zone: 'aside' })).toHaveLength(2);
  });
});

describe('the score of a statement', () => {
  const rank = (path: string, ...texts: Texts) =>
    findStatements(
      (texts[0]?.topic ?? 'tax') as 'tax',
      viewOf({ [path]: texts.map((text) => ({ topic: 'tax' as const, ...text })) }),
    );
  const tax = { text: 'Precios sin IVA.', score: 5 };
  const visit = { topic: 'prices' as const, text: 'El desplazamiento cuesta 25 €.', score: 5 };
  it.each<[rule: string, path: string, text: Texts[number], scores: number[]]>([
    ['adds the role of its page', '/precios/', tax, [9]],
    ['stays the same on the home page', '/', tax, [5]],
    ['is missing on a post', '/nota/', { ...tax, topic: 'how_to_ask' }, []],
    [
      'stays the same on a legal page that is not worth anything to prices',
      '/aviso/',
      { topic: 'prices', text: 'Los precios son fijos.', score: 5 },
      [5],
    ],
    [
      'counts the best of two roles',
      '/aviso-y-contacto/',
      { topic: 'coverage', text: 'Cubrimos toda la isla.', score: 5 },
      [6],
    ],
    [
      'is missing on a legal page for the coverage',
      '/aviso/',
      { topic: 'coverage', text: 'Cubrimos toda la isla.', score: 9 },
      [],
    ],
    ['is missing on the page of an area', '/lugo/', { ...tax, score: 9 }, []],
    ['is lower on the page of a service', '/gas/', tax, [3]],
    ['below three on the page of a service is missing', '/gas/', { ...tax, score: 4.5 }, []],
    ['is lower in a footer', '/precios/', { ...tax, zone: 'footer' }, [8.5]],
    ['is lower in an aside', '/precios/', { ...tax, zone: 'aside' }, [7]],
    ['is missing without a word of the topic', '/precios/', { ...tax, text: 'Hola a todos.' }, []],
    [
      'is missing for an amount that names nothing',
      '/precios/',
      { topic: 'prices', text: '55 € / 60 euros', score: 5 },
      [],
    ],
    ['is missing for the price of one thing', '/obras/', { topic: 'prices', text: 'El precio es fijo.', score: 5 }, []],
    [
      'is kept for all prices on any page',
      '/obras/',
      { topic: 'prices', text: 'Nuestros precios son fijos.', score: 5 },
      [5],
    ],
    [
      'is missing for prices of the page on another page',
      '/obras/',
      { topic: 'prices', text: 'Los precios son fijos.', score: 5 },
      [],
    ],
    ['is kept for an amount below the main heading', '/', { ...visit, heading: 'Casa Luz' }, [6]],
    ['is kept for an amount below a heading on prices', '/', { ...visit, heading: 'Nuestras tarifas' }, [6]],
    ['is missing for an amount below another heading', '/', { ...visit, heading: 'Calderas' }, []],
    [
      'is kept for an amount on the page of prices, below any heading',
      '/precios/',
      { ...visit, heading: 'Calderas' },
      [9],
    ],
  ])('%s', (_, path, text, scores) => expect(rank(path, text).map(({ score }) => score)).toEqual(scores));

  it.each<[topic: Candidate['topic'], text: string, points: Record<string, number>]>([
    ['coverage', 'Cubrimos toda la isla.', { zonas: 4, '': 3, contacto: 1, nosotros: 1, preguntas: 1 }],
    ['how_to_ask', 'Rellene el formulario de la web.', { contacto: 4, metodo: 3, '': 2, preguntas: 1 }],
    ['legal_notice', 'Luz, S.L.', { aviso: 6, privacidad: 3, condiciones: 3, cookies: 1 }],
    ['tax', 'Precios sin IVA.', { iva: 4, precios: 4, condiciones: 2, aviso: 1, preguntas: 1 }],
    ['prices', 'Los precios son fijos.', { precios: 4, '': 1, preguntas: 1, metodo: 1, condiciones: 1, aviso: 0 }],
    ['model', 'Coordinamos a técnicos de la isla.', { metodo: 4, '': 2, nosotros: 2, preguntas: 1, aviso: 0 }],
    [
      'performed_by',
      'Las reparaciones las hace un técnico.',
      { metodo: 4, '': 2, nosotros: 2, preguntas: 1, aviso: 0 },
    ],
    ['quoted_by', 'El técnico hace el presupuesto.', { metodo: 4, '': 2, nosotros: 2, preguntas: 1, aviso: 0 }],
    ['invoiced_by', 'El técnico emite la factura.', { metodo: 4, '': 2, nosotros: 2, preguntas: 1, aviso: 0 }],
    ['warranty', 'La garantía es de dos años.', { garantia: 5, metodo: 2, condiciones: 2, preguntas: 2, '': 1 }],
    ['no_online_sale', 'No se cobra en la web.', { metodo: 2, aviso: 2, condiciones: 2 }],
  ])('for the topic %s and «%s» is raised by the role of the page: %j', (topic, text, points) => {
    const legal = ['/aviso/', '/condiciones/', '/cookies/', '/privacidad/'];
    const gained = Object.keys(ROLES)
      .filter((path) => ROLES[path]?.length === 1)
      .flatMap((path) => rank(path, { topic, text, score: 9 }))
      .map(({ from, score }) => [from, score - 9] as const)
      .filter(([from, gain]) => gain !== 0 || legal.includes(from));
    expect(Object.fromEntries(gained)).toEqual(
      Object.fromEntries(Object.entries(points).map(([name, gain]) => [name === '' ? '/' : `/${name}/`, gain])),
    );
  });

  it('orders statements, then by path, length and letters', () => {
    const view = viewOf({
      '/b/': [
        { topic: 'tax', text: 'Con IVA aparte hoy.', score: 5 },
        { topic: 'tax', text: 'Con IVA aparte.', score: 5 },
      ],
      '/a/': ['Sin IVA, claro.', 'Sin IVA, ahora.', 'Sin IVA, bueno.'].map((text) => ({
        topic: 'tax',
        text,
        score: 5,
      })),
      '/c/': [{ topic: 'tax', text: 'Precios sin IVA.', score: 6 }],
    });
    expect(findStatements('tax', view).map(({ text }) => text)).toEqual([
      'Precios sin IVA.',
      'Sin IVA, ahora.',
      'Sin IVA, bueno.',
      'Sin IVA, claro.',
      'Con IVA aparte.',
      'Con IVA aparte hoy.',
    ]);
  });

  it('of several lines adds half of the others, four at most', () => {
    const lines = (...scores: number[]) =>
      rank(
        '/aviso/',
        ...scores.map((score, at) => ({ topic: 'legal_notice' as const, text: `Luz, S.L., ${at}`, score, block: at })),
      );
    expect(lines(5)[0]?.score).toBe(11);
    expect(lines(2, 6)[0]?.score).toBe(13);
    expect(lines(6, 4, 4)[0]?.score).toBe(16);
    expect(lines(6, 4, 4, 4)[0]?.score).toBe(16);
    expect(lines(4, 2)[0]?.score).toBe(11);
    expect(lines(4)).toEqual([]);
  });

  it('is of a text of at most 600 characters, of several lines', () => {
    const lines = (last: number) =>
      [150, 150, 150, last].map((size, at) => ({
        topic: 'legal_notice' as const,
        text: `Luz ${at}, S.L.`.padEnd(size, 'x'),
        score: 6,
        block: at,
      }));
    expect(rank('/aviso/', ...lines(146))[0]?.text).toHaveLength(602);
    expect(rank('/aviso/', ...lines(147))[0]?.text).toHaveLength(454);
  });

  it.each<[where: string, second: Partial<Candidate>, text: string]>([
    ['in the next block', {}, 'Luz, S.L.; Gas, S.L.'],
    ['two blocks further', { block: 2 }, 'Luz, S.L.; Gas, S.L.'],
    ['three blocks further', { block: 3 }, 'Luz, S.L.'],
    ['below another heading', { heading: 'Gas' }, 'Luz, S.L.'],
    ['in the footer', { zone: 'footer' }, 'Luz, S.L.'],
    ['with the same text', { text: 'Luz, S.L.' }, 'Luz, S.L.'],
    ['of 161 characters', { text: `Gas, S.L., ${'a'.repeat(150)}` }, 'Luz, S.L.'],
  ])('joins or leaves the second line %s', (_, second, text) => {
    const first = { topic: 'legal_notice' as const, text: 'Luz, S.L.', score: 6, block: 0 };
    const lines = [first, { ...first, text: 'Gas, S.L.', score: 3, block: 1, ...second }];
    expect(rank('/aviso/', ...lines)[0]?.text).toBe(text);
  });
});
