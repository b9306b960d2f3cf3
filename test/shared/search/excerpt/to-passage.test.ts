import { describe, expect, it } from 'vitest';
import { type StatedPage, searchIn } from '../search-fixture.ts';

const filler = 'Texto de relleno que no dice nada de lo que se busca en esta página. '.repeat(5);

function hitOf(text: string, query: string, rest: Partial<StatedPage> = {}) {
  const pages = [{ path: '/p/', title: 'Página de muestra', text, ...rest }];
  const [hit] = searchIn(pages).search(query, { limit: 1, offset: 0 }).hits;
  if (hit === undefined) throw new Error('nothing found');
  return hit;
}

describe('a question of the page that is searched', () => {
  it.each([
    ['as a heading', '### ¿Cuánto tarda el envío?', 'seccion-1'],
    ['in bold', '**¿Cuánto tarda el envío?**', undefined],
    ['as plain text', '¿Cuánto tarda el envío?', undefined],
  ])('%s, begins the excerpt, followed by its answer', (_, question, anchor) => {
    const text = `El envío es gratis. ${filler}\n\n${question}\n\nSale el mismo día. ${filler}`;
    const { excerpt, sectionUrl } = hitOf(text, 'cuanto tarda el envio');
    expect(excerpt).toMatch(/^¿Cuánto tarda el envío\? Sale el mismo día\./);
    expect(sectionUrl?.split('#')[1]).toBe(anchor);
  });

  it('is followed by its answer up to the full length, even if another place has the words too', () => {
    const text = `¿Hay envío a casa?\n\nSí, es gratis. ${filler}\n\n## Otros\n\nHay envío a casa. ${filler}`;
    expect(hitOf(text, 'envío a casa').excerpt).toMatch(/^¿Hay envío a casa\? Sí, es gratis\. Texto [^…]*$/);
  });

  it('is not the excerpt if another text has more words of the query', () => {
    const text = `## Envío\n\n${filler}\n\n## Otros\n\nEl envío urgente tarda un día. ${filler}`;
    expect(hitOf(text, 'envío urgente tarda').excerpt).toContain('El envío urgente tarda un día');
  });
});

describe('the part of a page that is searched for an excerpt', () => {
  const text = (fillers: number) =>
    `Hay tejas, también tejados.\n\n${filler.repeat(fillers)}\n\n## Tejas de tejados\n\nSe cambian en un día. ${filler}`;

  it('is the first twenty thousand characters', () => {
    expect(hitOf(text(55), 'tejas tejados').excerpt).toContain('Se cambian en un día');
    expect(hitOf(text(60), 'tejas tejados').excerpt).toContain('Hay tejas');
  });

  it('is smaller for later pages of a search, but at least the beginning', () => {
    const pages = Array.from({ length: 10 }, (_, i) => ({ path: `/${i}/`, title: `Página ${i}`, text: text(28) }));
    const { hits } = searchIn(pages).search('tejas tejados', { limit: 10, offset: 0 });
    expect(hits[0]?.excerpt).toContain('Se cambian en un día');
    expect(hits[9]?.excerpt).toContain('Hay tejas');
    const short = pages.map((page) => ({ ...page, text: text(7) }));
    const all = searchIn(short).search('tejas tejados', { limit: 10, offset: 0 }).hits;
    expect(all[9]?.excerpt).toContain('Se cambian en un día');
  });
});

it('extends a little beyond the place with all words', () => {
  const far = `${filler.repeat(30)}\n\nTejado\n\n${filler.slice(0, 200)}`;
  const section = (answer: string) => `\n\n## Tejado y teja\n\n${answer} ${filler}`;
  expect(hitOf(`${far}${section('Se cambia en un día.')}`, 'tejado').excerpt).toContain('Se cambia en un día');
});

describe('the section of a result', () => {
  const text = `Aquí el toldo. ${filler}\n\n## Cerrajería\n\n${filler} Cambiamos el bombín. ${filler}\n\n## Otra\n\n${filler}`;

  it('is the heading above the excerpt, with its anchor', () => {
    const { section, sectionUrl, excerpt } = hitOf(text, 'bombín');
    expect(section).toBe('Cerrajería');
    expect(sectionUrl).toBe('https://www.ejemplo.es/p/#seccion-1');
    expect(excerpt).toContain('Cambiamos el bombín');
    expect(excerpt).not.toContain('Otra');
  });

  it('is missing below the main heading', () => {
    expect(hitOf(text, 'toldo')).not.toHaveProperty('section');
  });

  it('is the heading one level above if its own has hardly any text', () => {
    const short = `## Cerrajería\n\n${filler}\n\n### Puerta\n\n${filler}\n\n### Bombín\n\n`;
    expect(hitOf(`${short}Se cambia.`, 'bombín').section).toBe('Cerrajería');
    expect(hitOf(`${short}${filler}`, 'bombín').section).toBe('Bombín');
  });

  it('limits which words count as close', () => {
    const apart = `## Precio\n\n${filler} Un bombín.\n\n## Puerta\n\n${filler} La puerta con su viejo bombín. ${filler}`;
    expect(hitOf(apart, 'bombín puerta').excerpt).toContain('La puerta con su viejo bombín');
    const near = `${filler} Un bombín.\n\n## Otra\n\nUna puerta. ${filler}\n\n## Más\n\n${filler} La puerta de la entrada de casa. Y su bombín. ${filler}`;
    expect(hitOf(near, 'bombín puerta').excerpt).toContain('La puerta de la entrada');
  });
});

describe('an excerpt shows the answer to a question for', () => {
  it.each([
    ['money', 'cuánto cuesta el masaje', 'El masaje son 35 € la hora'],
    ['money before its amount', 'precio del masaje', 'El masaje sale por $350'],
    ['hours', 'horario del masaje', 'El masaje, de 9:00 a 14:00'],
    ['a time', 'cuándo es el masaje', 'El masaje es a las 17 h'],
    ['a rhythm', 'cada cuánto conviene un masaje', 'El masaje, semanalmente'],
    ['a temperature', 'a qué temperatura es el masaje', 'El masaje se da a 25 °C'],
    ['a person', 'quién da el masaje', 'El masaje lo da Ana de la Vega'],
    ['a share', 'qué porcentaje tiene el masaje', 'El masaje, un 5 %'],
    ['a share in words', 'qué porcentaje tiene el masaje', 'El masaje, el veinte por ciento'],
    ['days', 'qué días hay masaje', 'El masaje, de martes a jueves'],
    ['a number in words', 'cuántas personas caben en el masaje', 'En el masaje, dos adultos'],
    ['years', 'cuánto dura el masaje', 'El masaje, 3 años'],
    ['a year', 'desde qué año dan masaje', 'El masaje se da desde 1998'],
    ['a number', 'cuántas camillas de masaje hay', 'Para el masaje, 12 camillas'],
    ['an age', 'desde qué edad dan masaje', 'El masaje, a partir de 7 años'],
    ['a place', 'dónde está el masaje', 'El masaje está en la calle Mayor'],
    ['a telephone number', 'teléfono para el masaje', 'El masaje: 600 11 22 33'],
    ['an address to write to', 'teléfono para el masaje', 'El masaje: hola@ejemplo.es'],
    ['an address where mail is asked for', 'mail para el masaje', 'El masaje: hola@ejemplo.es'],
    ['an amount by another word', 'valor del masaje', 'El masaje sale por $350'],
    ['a count', 'cantidad de camillas', 'De masaje y camillas hay 12'],
    ['a discount', 'descuento para el masaje', 'El masaje, un 5 %'],
    ['a time in words', 'cuánto demora el masaje', 'El masaje, entre uno y dos días'],
    ['a measure', 'a qué distancia se da el masaje', 'El masaje, a 50 cm'],
    ['people', 'para cuántos es el masaje', 'El masaje, 2 personas'],
    ['what year', 'en qué año empezó el masaje', 'El masaje se da desde 1998'],
  ])('%s', (_, query, answer) => {
    const other = `El masaje de las camillas gusta. ${filler}`;
    const text = `${other}\n\n${other}\n\n${other}\n\n${answer}.\n\n## Fin\n\n${filler}`;
    expect(hitOf(text, query).excerpt).toContain(answer);
    expect(hitOf(text, 'masaje').excerpt).not.toContain(answer);
  });

  it.each([
    ['a qué distancia se da el masaje', 'El masaje, a 50 cm'],
    ['para cuántos es el masaje', 'El masaje, 2 personas'],
    ['cuánto demora el masaje', 'El masaje, tres semanas'],
  ])('the amount that the query asks for, not another number: %s', (query, answer) => {
    const other = `El masaje 4 de la sala dos gusta. ${filler}`;
    const text = `${other}\n\n${other}\n\n${other}\n\n${answer}.\n\n## Fin\n\n${filler}`;
    expect(hitOf(text, query).excerpt).toContain(answer);
  });

  it('money in the text, not in the address of a link', () => {
    const other = `El masaje de la sala: [Más](https://www.ejemplo.es/35€/). ${filler}`;
    const text = `${other}\n\n${other}\n\n${other}\n\nEl masaje son 40 €. ${filler}`;
    expect(hitOf(text, 'precio del masaje').excerpt).toContain('El masaje son 40 €');
  });

  it('an address by the company fact if the page has no word of the query', () => {
    const page = { path: '/p/', title: 'Bienvenidos', text: `${filler}\n\n${filler} Plaza Mayor, 3. ${filler}` };
    const facts = [{ field: 'address', from: '/p/', evidence: 'Plaza Mayor, 3' }];
    const [hit] = searchIn([page, { path: '/q/', title: 'Otra' }], [], facts).search('dónde estáis', {
      limit: 1,
      offset: 0,
    }).hits;
    expect(hit?.excerpt).toMatch(/^Plaza Mayor, 3/);
  });

  describe('with a company fact that the page does not show', () => {
    const hours = 'Lunes a viernes, de 9:00 a 14:00.';
    const ask = (text: string, query: string, hours_: string) => {
      const page = { path: '/p/', title: 'Bienvenidos', text };
      const facts = ['hours', 'website'].map((field) => ({ field, from: '/p/', evidence: '' }));
      const sources = { website: 'https://www.ejemplo.es/p/', hours: 'https://www.ejemplo.es/p/' };
      const company = { website: 'https://www.ejemplo.es/', hours: hours_, sources };
      return searchIn([page, { path: '/q/', title: 'Otra', text: 'La taquilla.' }], [], facts, company).search(query, {
        limit: 2,
        offset: 0,
      });
    };

    it('is that fact, also for a word of its text', () => {
      expect(ask(filler, 'horario', hours).hits[0]).toMatchObject({ title: 'Bienvenidos', excerpt: hours });
      const written = '**Lunes a viernes**,\nde 9:00 a 14:00.';
      expect(ask(filler, 'horario', written).hits[0]).toMatchObject({ excerpt: hours });
      const { hits, unknownWords } = ask(filler, 'abren los viernes', hours);
      expect(hits[0]).toMatchObject({ title: 'Bienvenidos', excerpt: hours });
      expect(unknownWords).toEqual([]);
    });

    it('is not a fact of another page or question, or one unlike the answer', () => {
      const text = 'La taquilla cierra cuando llueve.';
      expect(ask(text, 'cierra la taquilla', hours).hits.map(({ excerpt }) => excerpt)).toEqual([
        hours,
        'La taquilla.',
      ]);
      expect(ask(text, 'taquilla', hours).hits[0]?.excerpt).not.toBe(hours);
      expect(ask(text, 'bienvenidos', hours).hits[0]?.excerpt).toBe(text);
      expect(ask(text, 'cierra la taquilla', 'Todos los días').hits[0]?.excerpt).toBe(text);
      expect(ask('La taquilla cierra a las 20:00.', 'cierra la taquilla', hours).hits[0]?.excerpt).toContain('20:00');
    });
  });

  it.each([
    ['un masaje en 15 días', 'de 9 a 14'],
    ['un masaje cada semana', '9:00-14:00'],
    ['un masaje, 20 min', 'todo el día, las 24 horas'],
    ['un masaje, 20 minutos', 'desde las 9 a. m'],
    ['un masaje anual', 'desde las 17 h'],
    ['un masaje que se pide 24 hours antes', '24 hours a day'],
    ['un masaje de 3 a 5 sesiones', 'martes a sábado / 10 a 13 / 16 a 19'],
    ['un masaje a 10-15 €', 'lunes, 16-20 h'],
  ])('is hours of opening (not %j), where they are asked for', (other, hours) => {
    const text = `Hay ${other}. ${filler}\n\n${filler} El masaje, ${hours}. ${filler}`;
    expect(hitOf(text, 'abren para el masaje').excerpt).toContain(hours);
  });

  it('is nothing of the kind for another question', () => {
    const text = `El masaje, sí, un masaje, relaja. ${filler}\n\n${filler} Son 35 € el masaje. ${filler}`;
    expect(hitOf(text, 'masaje').excerpt).toContain('un masaje, relaja');
  });
});

describe('a passage', () => {
  it('begins at its sentence', () => {
    const text = `${filler} No es esto. Sí que es el bombín de la puerta. ${filler}`;
    expect(hitOf(text, 'bombín').excerpt).toMatch(/^Sí que es el bombín/);
  });

  it.each([
    'El Dr. Ruiz y la Sra. Gil cambian el bombín',
    'En la Avda. Real, núm. 4, cambian el bombín',
    'Paso 3. Se cambia el bombín',
    'Se cambia, aprox. en una hora y en la C. de Ing. Gil, el bombín',
    'No. Se cambia el bombín',
  ])('begins before an abbreviation, a number or a bare answer (%s)', (sentence) => {
    expect(hitOf(`${filler} ${sentence}. ${filler}`, 'bombín').excerpt.startsWith(sentence)).toBe(true);
  });

  it('begins after a short word that ends a sentence, or a year', () => {
    for (const end of ['Eso sí.', 'Desde 1998.', 'Con la ONCE.'])
      expect(hitOf(`${filler} ${end} Cambian el bombín. ${filler}`, 'bombín').excerpt).toMatch(/^Cambian el bombín/);
  });

  it('begins at a word shortly before its own where the sentence is long', () => {
    const text = `${filler}\n\nPrimero ${'palabra '.repeat(60)}bombín ${'y más '.repeat(60)}`;
    expect(hitOf(text, 'bombín').excerpt).toMatch(/^…(?:palabra )+bombín y más .*…$/);
  });

  it('ends with whole words, of which none is cut by the signs of Markdown', () => {
    const text = `Bombín: ${'**palabra** '.repeat(80)}`;
    expect(hitOf(text, 'bombín').excerpt).toMatch(/^Bombín:(?: palabra)+…$/);
    expect(hitOf(text, 'bombín').excerpt.length).toBeGreaterThan(230);
  });

  it('is one passage of its section, however much another says', () => {
    const text = `## Uno\n\nBombín y puerta. ${filler}\n\n## Dos\n\nPuerta y bombín. ${filler}`;
    const { excerpt, section } = hitOf(text, 'bombín puerta');
    expect(excerpt).toMatch(section === 'Uno' ? /^Bombín y puerta\. Texto/ : /^Puerta y bombín\. Texto/);
    expect(excerpt.match(/bombín/gi)).toHaveLength(1);
  });

  it('ends with its section, though there is room for more', () => {
    const text = `## Uno\n\n${filler} ${filler}\n\nHay bombín y puerta.\n\n## Dos\n\n${filler}`;
    expect(hitOf(text, 'bombín puerta').excerpt).toMatch(/Hay bombín y puerta\.$/);
  });

  it('has a mark at an end that is within a sentence, and none where a sentence ends', () => {
    const long = `Primero ${'palabra '.repeat(60)}bombín ${'y más '.repeat(60)}`;
    expect(hitOf(long, 'bombín').excerpt).toMatch(/^…palabra.* (?:y|más)…$/);
    expect(hitOf(`El bombín se cambia. ${'Y ya está. '.repeat(40)}`, 'bombín').excerpt).toMatch(/^El bombín.*está\.$/);
  });

  describe('an excerpt of a table', () => {
    const table = '| Zona | Laborables | Domingos |\n| --- | --- | --- |\n';

    it('has the head of the column before each number', () => {
      const text = `${filler}\n\n${table}| Palma | 40 € | 60 € |\n| Yaiza, Haría | 48 € | 72 € |\n\n${filler}`;
      expect(hitOf(text, 'yaiza').excerpt).toMatch(/^Yaiza, Haría – Laborables: 48 €; Domingos: 72 €\. Texto/);
      expect(hitOf(text, 'palma yaiza').excerpt).toMatch(/^(?:\S+ )*Palma – Laborables: 40 €; Domingos: 60 €\. Yaiza/);
    });

    it('has the head before a first cell that is a number, and cells without head or text as they are', () => {
      const row = (heads: string, cells: string) => `${filler}\n\n${heads}\n| --- | --- |\n${cells}\n`;
      expect(hitOf(row('| Kilos | Precio |', '| 10 | 48 € del bombín |'), 'bombín').excerpt).toMatch(
        / Kilos: 10; Precio: 48 € del bombín\.$/,
      );
      expect(hitOf(row('|  |  |', '| Bombín | 48 € |'), 'bombín').excerpt).toMatch(/ Bombín – 48 €\.$/);
      expect(hitOf(row('| Qué | Precio |', '| Bombín |  |'), 'bombín').excerpt).toMatch(/ Qué: Bombín\.$/);
    });
  });

  it('an excerpt repeats no text', () => {
    const text = `## Uno\n\n### A\n\nUn bombín.\n\n### B\n\nEl bombín de latón. ${filler.slice(0, 90)}`;
    const { excerpt } = hitOf(`${text}\n\n## Dos\n\n${filler}`, 'bombín');
    expect(excerpt.match(/latón/g)).toHaveLength(1);
    expect(excerpt).toContain('Un bombín.');
  });

  it('an excerpt begins with the heading of a card too short to be the section', () => {
    const cards = `## Incluido\n\n### Cerradura\n\nUn bombín.\n\n### Otra\n\n${filler}${filler}`;
    const { excerpt, section } = hitOf(cards, 'bombín cerradura');
    expect([excerpt, section]).toEqual([expect.stringMatching(/^(?:Incluido )?Cerradura Un bombín\. /), 'Incluido']);
  });

  it('an excerpt is chosen for the words that the title lacks', () => {
    const other = `El masaje es en la sala. ${filler}`;
    const text = `${other} ${other} ${other} Se paga en la caja. ${filler}`;
    expect(hitOf(text, 'masaje caja', { title: 'Masaje' }).excerpt).toContain('Se paga en la caja');
  });

  it('the length of an excerpt counts its shown text, not addresses of links', () => {
    const link = `[guía](https://www.ejemplo.es/${'a'.repeat(300)}/)`;
    const text = `El bombín según la ${link} y la puerta. ${filler}\n\nBombín:\n\n${filler}`;
    expect(hitOf(text, 'bombín puerta').excerpt).toMatch(/^El bombín según la guía y la puerta/);
  });
});
