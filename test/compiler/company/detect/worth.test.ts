/** What the texts of pages are worth as hours and as statements, by what they say and where they stand. */

import { describe, expect, it } from 'vitest';
import { composeHours, rivalsOf } from '../../../../compiler/company/detect/hours.ts';
import { type Opening, rankOpenings } from '../../../../compiler/company/detect/rank-openings.ts';
import { findStatements } from '../../../../compiler/company/detect/sentences.ts';
import type { Candidate } from '../../../../compiler/company/read/candidates.ts';
import type { OpeningText } from '../../../../compiler/company/read/opening-texts.ts';
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

describe('a text on hours', () => {
  it.each<[rule: string, opening: Texts[number], path: string, scores: number[]]>([
    ['is worth its days, its times and its page', { text: week }, '/contacto/', [8]],
    ['is worth more on their own page', { text: week }, '/horario/', [9]],
    ['is worth less on the home page', { text: week }, '/', [7]],
    ['is worth little on a page on the business', { text: week }, '/nosotros/', [5]],
    ['is worth little among the answers', { text: week }, '/preguntas/', [5]],
    ['is worth little where its work is told', { text: week }, '/metodo/', [5]],
    ['is worth less without days', { text: '9:00 a 14:00' }, '/contacto/', [6]],
    ['is worth less with closed days alone', { text: '9:00 a 14:00, domingos cerrado' }, '/contacto/', [6]],
    ['is worth less without times', { text: 'Lunes' }, '/contacto/', [5]],
    ['is worth less where days are apart from times', { text: '9:00 a 14:00; lunes' }, '/contacto/', [8]],
    ['is worth something around the clock', { text: '24 horas' }, '/contacto/', [7]],
    ['is worth more below its title', { text: week, heading: 'Horario' }, '/contacto/', [11]],
    ['is worth more after it', { text: week, label: 'Horario' }, '/contacto/', [11]],
    ['is worth more with it', { text: `Horario: ${week}` }, '/contacto/', [11]],
    ['is worth less by telephone', { text: week, heading: 'Atención telefónica' }, '/contacto/', [6]],
    ['is worth less in the frame', { text: week, zone: 'header' }, '/contacto/', [7.5]],
    ['is worth less beside the page', { text: week, zone: 'aside' }, '/contacto/', [6]],
    ['is worth less of a season', { text: `${week} en verano` }, '/contacto/', [4]],
    ['is worth less below one', { text: week, heading: 'Verano' }, '/contacto/', [4]],
    ['is worth less of emergencies', { text: `Urgencias: ${week}` }, '/contacto/', [4]],
    ['is none of a season where another sentence names one', { text: `${week}. Hola, verano` }, '/contacto/', [8]],
    ['is kept of a season whatever it is worth', { text: 'Lunes en verano', zone: 'aside' }, '/contacto/', [-1]],
    ['that is worth four is kept', { text: '9:00 a 14:00', zone: 'aside' }, '/contacto/', [4]],
    ['that is worth less is not', { text: 'Lunes', zone: 'aside' }, '/contacto/', []],
    ['of a service is none', { text: week }, '/gas/', []],
    ['of an area is none', { text: week }, '/lugo/', []],
    ['of a post is none', { text: week }, '/nota/', []],
    ['of a service is one in its frame', { text: week, zone: 'footer', heading: 'Horario' }, '/gas/', [6.5]],
    ['of a service is one in its header', { text: week, zone: 'header', heading: 'Horario' }, '/gas/', [6.5]],
    ['on a page of another purpose is none', { text: week }, '/precios/', []],
    ['on a page of another purpose is one below its title', { text: week, heading: 'Horario' }, '/precios/', [7]],
  ])('%s', (_, opening, path, scores) =>
    expect(rankOpenings(viewOf({ [path]: [opening] })).map(({ score }) => score)).toEqual(scores),
  );

  it('comes after better ones, those of pages before, those above', () => {
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

describe('hours', () => {
  const told = (...texts: Texts) => {
    const view = viewOf({ '/contacto/': texts });
    return composeHours(rankOpenings(view), view);
  };
  const evening = 'Lunes de 16:00 a 20:00';
  const two = (one: Texts[number], other: Texts[number]) =>
    told({ text: week, heading: 'Oficina', ...one }, { text: evening, heading: 'Taller', ...other })?.text;
  const first = week;

  it.each<[rule: string, one: Texts[number], other: Texts[number], text: string]>([
    ['are those of each branch', {}, {}, `Oficina: ${week}; Taller: ${evening}`],
    ['in the order of the page', { block: 5 }, {}, `Taller: ${evening}; Oficina: ${week}`],
    ['in that order whichever is better', { label: 'Horario', block: 5 }, {}, `Taller: ${evening}; Oficina: ${week}`],
    ['of names of 60 letters', { heading: 'a'.repeat(60) }, {}, `${'a'.repeat(60)}: ${week}; Taller: ${evening}`],
    ['and not of 61', { heading: 'a'.repeat(61) }, {}, first],
    ['of names that ask nothing', { heading: '¿Oficina?' }, {}, first],
    ['of names with letters', { heading: 'A 1' }, {}, first],
    ['of names that are not the page’s', { heading: 'Casa Luz' }, {}, first],
    ['of names without a number to call', { heading: 'Sede 982 00 00 00' }, {}, first],
    ['of labels first', { label: 'Sede:' }, {}, `Sede: ${week}; Taller: ${evening}`],
    ['of two names', {}, { heading: 'Oficina' }, first],
    ['that differ', {}, { text: week }, first],
    ['in one part of the page', {}, { zone: 'footer' }, first],
    ['that are three worse', { label: 'Horario' }, { zone: 'main' }, `Oficina: ${week}; Taller: ${evening}`],
    ['that are four worse at most', { label: 'Horario' }, { text: '24 horas' }, `Oficina: ${week}; Taller: 24 horas`],
    ['and not five', { label: 'Horario' }, { text: evening, label: 'Por teléfono' }, first],
    ['that are more than a number to call', {}, { text: 'Llame lunes de 16:00 a 20:00 al 982 00 00 00' }, first],
  ])('%s', (_, one, other, text) => expect(two(one, other)).toBe(text));

  it('are those of the branches on one page', () => {
    const view = viewOf({
      '/contacto/': [{ text: week, heading: 'Oficina' }],
      '/horario/': [{ text: evening, heading: 'Taller' }],
    });
    expect(composeHours(rankOpenings(view), view)?.text).toBe(evening);
  });

  it('of what is called alike are told where another page has other times', () => {
    const [one, other] = ['Recepción: 7:00 a 22:00', 'Recepción: 9:00 a 20:00'];
    const view = viewOf({ '/contacto/': [{ text: one }], '/nosotros/': [{ text: other }] });
    expect(composeHours(rankOpenings(view), view)?.text).toBe(one);
    expect(told({ text: one }, { text: other })).toBeUndefined();
  });

  it('are told with two seasons, each once, and emergencies around the clock', () => {
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

  it('are whole where they are of no branch and no season', () => {
    expect(told({ text: week })?.isWhole).toBe(true);
    expect(told({ text: week }, { text: 'Urgencias 24 horas' })?.isWhole).toBe(true);
    expect(told({ text: week }, { text: 'Cerrado en agosto' })?.isWhole).toBe(false);
    expect(told({ text: `${week}. Hola, verano` })?.isWhole).toBe(false);
    expect(told({ text: week, heading: 'Oficina' }, { text: evening, heading: 'Taller' })?.isWhole).toBe(false);
  });

  it('that programs read are without emergencies', () => {
    const { schedule } = told({ text: `${week}. Urgencias martes de 9:00 a 10:00` }) ?? {};
    expect(schedule?.entries.map(({ days }) => days)).toEqual([1]);
  });

  it('are not those of an exception, unless it is worth as much as hours are', () => {
    expect(told({ text: 'Lunes en verano' })).toBeUndefined();
    expect(told({ text: `${week} en verano` })?.text).toBe(`${week} en verano`);
    expect(told({ text: '982 00 00 00' })).toBeUndefined();
  });

  it('are told below a season of 60 letters', () => {
    const below = (size: number) => ({ text: week, label: 'Verano '.padEnd(size, 'x') });
    expect(told(below(60))?.text).toBe(`${below(60).label}: ${week}`);
    expect(told(below(61))?.text).toBe(week);
    expect(told({ text: `${week} en julio`, label: 'Verano' })?.text).toBe(`${week} en julio`);
    expect(told({ text: week, heading: 'Verano :' })?.text).toBe(`Verano: ${week}`);
  });

  it('take 600 letters at most', () => {
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

  it('have a rival on another page that is little worse, ordinary and of one voice', () => {
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

describe('a statement', () => {
  const rank = (path: string, ...texts: Texts) =>
    findStatements(
      (texts[0]?.topic ?? 'tax') as 'tax',
      viewOf({ [path]: texts.map((text) => ({ topic: 'tax' as const, ...text })) }),
    );
  const tax = { text: 'Precios sin IVA.', score: 5 };
  const visit = { topic: 'prices' as const, text: 'El desplazamiento cuesta 25 €.', score: 5 };
  it.each<[rule: string, path: string, text: Texts[number], scores: number[]]>([
    ['is worth its cues and its page', '/precios/', tax, [9]],
    ['is worth no more on a page of another purpose', '/', tax, [5]],
    ['is none on a post', '/nota/', { ...tax, topic: 'how_to_ask' }, []],
    [
      'is none on a page of terms, where its topic has no worth there',
      '/aviso/',
      { topic: 'prices', text: 'Los precios son fijos.', score: 5 },
      [5],
    ],
    [
      'is one by the best role of its page',
      '/aviso-y-contacto/',
      { topic: 'coverage', text: 'Cubrimos toda la isla.', score: 5 },
      [6],
    ],
    [
      'is none by a role that speaks of something else',
      '/aviso/',
      { topic: 'coverage', text: 'Cubrimos toda la isla.', score: 9 },
      [],
    ],
    ['is none of an area', '/lugo/', { ...tax, score: 9 }, []],
    ['of a service is worth less', '/gas/', tax, [3]],
    ['of a service may be worth too little', '/gas/', { ...tax, score: 4.5 }, []],
    ['is worth less in the frame', '/precios/', { ...tax, zone: 'footer' }, [8.5]],
    ['is worth less beside the page', '/precios/', { ...tax, zone: 'aside' }, [7]],
    ['must name its element', '/precios/', { ...tax, text: 'Hola a todos.' }, []],
    ['of a price says what for', '/precios/', { topic: 'prices', text: '55 € / 60 euros', score: 5 }, []],
    ['of the price of one thing is none', '/obras/', { topic: 'prices', text: 'El precio es fijo.', score: 5 }, []],
    [
      'of all prices is one anywhere',
      '/obras/',
      { topic: 'prices', text: 'Nuestros precios son fijos.', score: 5 },
      [5],
    ],
    [
      'of its own prices is none on a page of one thing',
      '/obras/',
      { topic: 'prices', text: 'Los precios son fijos.', score: 5 },
      [],
    ],
    ['of an amount is one below the heading of its page', '/', { ...visit, heading: 'Casa Luz' }, [6]],
    ['of an amount is one below a heading on prices', '/', { ...visit, heading: 'Nuestras tarifas' }, [6]],
    ['of an amount is none below what it is paid for', '/', { ...visit, heading: 'Calderas' }, []],
    ['of an amount is one anywhere on a page on prices', '/precios/', { ...visit, heading: 'Calderas' }, [9]],
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
  ])('on %s, «%s», gains by its page %j; legal pages that are not named tell none', (topic, text, points) => {
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

  it('comes after better ones, those of paths before, shorter ones, those before by letter', () => {
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

  it('of several lines is worth the best and half of the others, four at most', () => {
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

  it('of several lines has 600 letters at most', () => {
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
    ['below it', {}, 'Luz, S.L.; Gas, S.L.'],
    ['one line further', { block: 2 }, 'Luz, S.L.; Gas, S.L.'],
    ['two lines further', { block: 3 }, 'Luz, S.L.'],
    ['below another heading', { heading: 'Gas' }, 'Luz, S.L.'],
    ['in another part of the page', { zone: 'footer' }, 'Luz, S.L.'],
    ['that says the same', { text: 'Luz, S.L.' }, 'Luz, S.L.'],
    ['too long for a line', { text: `Gas, S.L., ${'a'.repeat(150)}` }, 'Luz, S.L.'],
  ])('takes the line %s along, or not', (_, second, text) => {
    const first = { topic: 'legal_notice' as const, text: 'Luz, S.L.', score: 6, block: 0 };
    const lines = [first, { ...first, text: 'Gas, S.L.', score: 3, block: 1, ...second }];
    expect(rank('/aviso/', ...lines)[0]?.text).toBe(text);
  });
});
