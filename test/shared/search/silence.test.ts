import { describe, expect, it } from 'vitest';
import { asWritten } from '#shared/search/as-written.ts';
import { emitSearchIndex } from '../../../compiler/emit/search-index.ts';
import { pathsOf, searchIn } from './search-fixture.ts';

const garage = [
  { path: '/', title: 'Taller', text: 'Lavamos furgonetas y camiones.' },
  {
    path: '/s/',
    title: 'Servicios',
    text: '## Engrase\n\nGrasa nueva en bisagras y en la quinta rueda.\n\n## Aceite\n\nCambio de aceite y de filtros.\n\n## Dudas\n\n### ¿Cómo se paga?\n\nSe paga en efectivo.',
  },
];
const tell = (query: string, company = {}) => {
  const { isApart, isMostlyUnknown, missing } = searchIn(garage, [], [], company).search(query, {
    limit: 5,
    offset: 0,
  });
  return { isApart, isMostlyUnknown, missing };
};

describe('the notes on what results lack', () => {
  it('name words that no section has together', () => {
    expect(tell('cambio de ruedas').isApart).toBe(true);
    expect(tell('cambio de aceite').isApart).toBe(false);
    expect(tell('cambio de embrague').isApart).toBe(true);
    expect(tell('aceite').isApart).toBe(false);
  });

  it('are missing if a question of the site has the words', () => {
    expect(tell('se puede pagar con tarjeta').isMostlyUnknown).toBe(false);
    expect(tell('se puede pagar con camello').isMostlyUnknown).toBe(true);
  });

  it('name hours that are not stated, and missing facts of the company', () => {
    const hours = { field: 'hours', because: 'not_stated', urls: [] };
    expect(tell('horario de engrase').missing).toEqual(hours);
    expect(tell('horario de engrase', { hours: 'De 9 a 14' }).missing).toBeUndefined();
    expect(tell('aceite').missing).toBeUndefined();
    const url = 'https://www.ejemplo.es/s/';
    const missing = [{ field: 'hours', because: 'contradicted', statements: [{ url, text: 'De 9 a 14' }, { url }] }];
    expect(tell('horario de engrase', { missing }).missing).toEqual({
      field: 'hours',
      because: 'contradicted',
      urls: [url],
    });
  });
});

it('search lists unknown words one by one, as typed, without stop words', () => {
  expect(asWritten('¿Hacen PEDIDO Mínimo del paté?', ['pedido', 'minimo'], 'es')).toEqual(['PEDIDO', 'Mínimo']);
  expect(asWritten('Lengua de Señas', ['lengua de señas'], 'es')).toEqual(['Lengua', 'Señas']);
});

it('search finds a hyphenated name typed as one word', () => {
  const site = [
    { path: '/a/', title: 'Anti-cal', text: 'Un filtro anti-cal.' },
    { path: '/b/', title: 'Robot Rover-2', text: 'El Rover-2 corta.' },
  ];
  expect(pathsOf(searchIn(site), 'antical')).toEqual(['/a/']);
  expect(pathsOf(searchIn(site), 'rover2')).toEqual(['/b/']);
  expect(searchIn(site).search('antical', { limit: 1, offset: 0 }).unknownWords).toEqual([]);
});

it('search knows the words of removed calls to action, without their numbers', () => {
  const page = {
    path: '/',
    title: 'Taller',
    description: '',
    language: 'es',
    markdown: '# Taller\n',
    headings: [],
    imageAlts: [],
  };
  const removed = [{ rule: 'call-to-action', selector: 'a', text: '¡Reserva ya! Llama al 600 000 000' }];
  const [lunr] = emitSearchIndex({ pages: [{ ...page, removed }], synonyms: [], facts: [] });
  const text = Buffer.from(lunr?.body ?? '').toString();
  expect(text).toContain('reserv');
  expect(text).not.toContain('600');
});

it('search ranks by the subject before the rest of the query', () => {
  const filler = 'El precio depende de la piedra. '.repeat(3);
  const site = [
    { path: '/', title: 'Muros', text: `## Precio\n\nUn muro cuesta 7 €. ${filler} También hacemos un patio.` },
    {
      path: '/patios/',
      title: 'Patios',
      text: 'Todos los patios. ## Dudas\n\n### ¿Qué cuesta un patio?\n\nUn patio cuesta 16 €.',
    },
    { path: '/hogares/', title: 'Hogares', text: 'Junto a un patio.' },
  ];
  expect(pathsOf(searchIn(site), 'precio de un patio')[0]).toBe('/patios/');
});
