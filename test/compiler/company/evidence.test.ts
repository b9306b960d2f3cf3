import { array, assert, constantFrom, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContactData } from '#shared/contact/find-contact-data.ts';
import { readBlocks } from '../../../compiler/company/read/blocks.ts';
import { readDocument } from '../../../compiler/document/read-document.ts';
import { detectSite } from './detect-site.ts';

/** Sentences that state a fact, and sentences with its words that state none. */
const TELLING: Readonly<Record<string, string>> = {
  hours: 'Abrimos de lunes a viernes de 9:00 a 14:00.',
  coverage: 'Damos servicio en toda la provincia de Lugo.',
  legal_notice: 'Titular: Casa Luz, S.L. NIF: B00000000.',
  tax: 'Los precios no incluyen el IVA.',
  prices: 'Los precios son orientativos: desde 30 € por hora.',
  how_to_ask: 'Para pedir una visita, rellena el formulario de abajo.',
};
const EMPTY = [
  'Respondemos a su correo en menos de 24 horas.',
  'El horario de esta web es flexible y la atención es cercana.',
  'Nuestro servicio se basa en la confianza de todos los clientes.',
  'El titular de los datos puede ejercer sus derechos.',
  'El impuesto de circulación se paga en el banco.',
  'Precios que sorprenden a todo el mundo.',
  'Zona de espera con conexión gratuita y sin coste.',
];
/** What markup states of a business, by the field that it is told in. */
const MARKED: Readonly<Record<string, object>> = {
  hours: { openingHours: 'Mo-Fr 09:00-14:00' },
  coverage: { areaServed: 'Lugo' },
  legal_notice: { legalName: 'Casa Luz, S.L.' },
  address: { address: { streetAddress: 'Calle Mayor, 5', addressLocality: 'Lugo' } },
};
const CONTACTS = [
  '982 00 00 00',
  '+34 600-123-456',
  'luz@casa.example',
  'luz (arroba) casa.example',
  '6 0 0 1 2 3 4 5 6',
];
const PATHS = ['/', '/contacto/', '/precios/', '/aviso-legal/', '/quienes-somos/'];

type Placed = readonly [path: string, text: string];
const wrap = (text: string, kind: string): string =>
  ({
    p: `<p>${text}</p>`,
    li: `<ul><li>${text}</li></ul>`,
    td: `<table><tr><td>${text}</td><td>Luz</td></tr></table>`,
  })[kind] ?? `<footer><p>${text}</p></footer>`;
const toSite = (placed: readonly Placed[], kind: string): Record<string, string> =>
  Object.fromEntries(
    PATHS.map((path) => [
      path,
      `<html lang="es"><title>Casa Luz</title><h1>Casa Luz</h1>${placed.map(([at, text]) => (at === path ? wrap(text, kind) : '')).join('')}</html>`,
    ]),
  );
const visibleIn = (html: string): string => {
  const { tree } = readDocument({
    path: '/',
    url: 'https://x.example/',
    html: new TextEncoder().encode(html),
    aliases: [],
  });
  return readBlocks(tree)
    .blocks.map(({ text }) => text)
    .join('\n');
};

const anyPlace = constantFrom(...PATHS);
const anyFact = constantFrom(...Object.keys(TELLING));
const anyKind = constantFrom('p', 'li', 'footer');
const anyEmpty = array(tuple(anyPlace, constantFrom(...EMPTY)), { maxLength: 4 });
const anyFacts = array(tuple(anyPlace, anyFact), { maxLength: 4 });

describe('facts of random pages', () => {
  it('are visible text of the page that is their source', () => {
    assert(
      property(anyFacts, anyEmpty, anyKind, (facts, empty, kind) => {
        const site = toSite([...facts.map(([path, fact]) => [path, TELLING[fact] ?? ''] as const), ...empty], kind);
        const found = detectSite(site);
        for (const field of Object.keys(TELLING)) {
          const source = found.facts.find((one) => one.field === field);
          if (source === undefined) continue;
          expect(found.company.sources?.[field]).toBe(`https://www.taller.example${source.from}`);
          expect(visibleIn(site[source.from] ?? '')).toContain(source.evidence.replace(/^(?:Titular|NIF): /, ''));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are absent without the sentence that states them, and alone with it', () => {
    assert(
      property(anyFact, anyPlace, anyEmpty, anyKind, (fact, path, empty, kind) => {
        const told = detectSite(toSite([...empty, [path, TELLING[fact] ?? '']], kind)).company;
        const dropped = detectSite(toSite(empty, kind)).company;
        expect(dropped).not.toHaveProperty(fact);
        for (const other of Object.keys(TELLING)) if (other !== fact) expect(told).not.toHaveProperty(other);
      }),
      { numRuns: 25 },
    );
  });

  it('of the markup have its page as source, and are absent without it', () => {
    assert(
      property(constantFrom(...Object.keys(MARKED)), anyPlace, anyEmpty, anyKind, (fact, path, empty, kind) => {
        const node = JSON.stringify({ '@type': 'Store', name: 'Casa Luz', ...MARKED[fact] });
        const script = `<script type="application/ld+json">${node}</script>`;
        const site = toSite(empty, kind);
        const told = detectSite({ ...site, [path]: `${site[path]}${script}` });
        expect(told.facts.find(({ field }) => field === fact)).toMatchObject({
          from: path,
          evidence: `JSON-LD ${Object.keys(MARKED[fact] ?? {})[0]}`,
        });
        for (const other of Object.keys({ ...TELLING, ...MARKED }))
          if (other !== fact) expect(told.company).not.toHaveProperty(other);
        expect(detectSite(site).company).not.toHaveProperty(fact);
      }),
      { numRuns: 25 },
    );
  });

  it('are read from the page with the fitting role: hours, prices and legal notice', () => {
    for (const [fact, path] of Object.entries({
      hours: '/contacto/',
      prices: '/precios/',
      legal_notice: '/aviso-legal/',
    }))
      expect(detectSite(toSite([[path, TELLING[fact] ?? '']], 'p')).company).toHaveProperty(fact);
  });

  it('have no telephone number or mail address in any field', () => {
    const anySaid = record({
      path: anyPlace,
      fact: anyFact,
      contact: constantFrom(...CONTACTS),
      after: constantFrom(true, false),
    });
    assert(
      property(array(anySaid, { minLength: 1, maxLength: 5 }), anyKind, (said, kind) => {
        const placed = said.map(({ path, fact, contact, after }): Placed => {
          const text = (TELLING[fact] ?? '').replace(/\.$/, '');
          return [path, after ? `${text}, ${contact}.` : `${contact}: ${text}.`];
        });
        const strings = JSON.stringify(detectSite(toSite(placed, kind)).company).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
        expect(strings.flatMap((text) => findContactData(text))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
