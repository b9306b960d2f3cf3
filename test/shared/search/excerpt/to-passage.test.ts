import { describe, expect, it } from 'vitest';
import { type StatedPage, searchIn } from '../search-fixture.ts';

const filler = 'Texto de relleno que no dice nada de lo que se busca en esta página. '.repeat(5);

function hitOf(text: string, query: string, rest: Partial<StatedPage> = {}) {
  const pages = [{ path: '/p/', title: 'Página de muestra', text, ...rest }];
  const [hit] = searchIn(pages).search(query, { limit: 1, offset: 0 }).hits;
  if (hit === undefined) throw new Error('nothing found');
  return hit;
}

describe('a question that stands on the page', () => {
  it.each([
    ['as a heading', '### ¿Cuánto tarda el envío?', 'seccion-1'],
    ['in bold', '**¿Cuánto tarda el envío?**', undefined],
    ['as it is', '¿Cuánto tarda el envío?', undefined],
  ])('%s, is answered by what follows it', (_, question, anchor) => {
    const text = `El envío es gratis. ${filler}\n\n${question}\n\nSale el mismo día. ${filler}`;
    const { excerpt, sectionUrl } = hitOf(text, 'cuanto tarda el envio');
    expect(excerpt).toMatch(/^¿Cuánto tarda el envío\? Sale el mismo día\./);
    expect(sectionUrl?.split('#')[1]).toBe(anchor);
  });

  it('wins over a heading with the same words', () => {
    const question = `¿Hay envío a casa?\n\nSí, gratis. ${filler}`;
    const text = `## Envío a casa\n\n${filler}\n\n## Dudas\n\n${question}`;
    expect(hitOf(text, 'envío a casa').excerpt).toMatch(/^¿Hay envío a casa\? Sí, gratis/);
    expect(hitOf(text.replace('¿Hay envío a casa?', 'Hay envío a casa.'), 'envío a casa').excerpt).toMatch(/^Envío/);
  });

  it('gives way to the text that says more of what was asked', () => {
    const text = `## Envío\n\n${filler}\n\n## Otros\n\nEl envío urgente tarda un día. ${filler}`;
    expect(hitOf(text, 'envío urgente tarda').excerpt).toContain('El envío urgente tarda un día');
  });
});

describe('of places that say the same', () => {
  it('the heading wins, whose text follows', () => {
    const text = `Psicología, Equipo de Tarde\n\n## Psicología: el equipo\n\nAna y Berta atienden los lunes. ${filler}`;
    expect(hitOf(text, 'equipo de psicología').excerpt).toMatch(/^Psicología: el equipo Ana y Berta/);
  });

  it.each([
    ['in bold', '**Tapas y cierres**'],
    ['with a colon', 'Tapas y cierres:'],
    ['in bold with a colon', '**Tapas y cierres:**'],
    ['that is a heading in a list', '- #### Tapas y cierres'],
    ['that is a heading in an inner list', '  1. #### Tapas y cierres'],
  ])('a line %s wins over the text, since it says what follows', (_, line) => {
    const text = `Tapas y cierres tenemos. ${filler}\n\n${line}\n\nDe goma o de corcho. ${filler}`;
    expect(hitOf(text, 'tapas y cierres').excerpt).toMatch(/^Tapas y cierres:? De goma/);
    expect(hitOf(text.replace(line, 'Tapas y cierres.'), 'tapas y cierres').excerpt).toMatch(
      /^Tapas y cierres tenemos/,
    );
  });

  it.each(['- ', '* ', '1. ', '  - '])(
    'an item that is a link and nothing else (%j) gives way to the text',
    (bullet) => {
      const link = `${bullet}[Tapa de cierre](https://www.ejemplo.es/p/#tapa)`;
      const text = `## Índice\n\n${link}\n\n${filler}\n\n## Más\n\nEl cierre: con su tapa. ${filler}`;
      expect(hitOf(text, 'tapa de cierre').excerpt).toMatch(/^El cierre: con su tapa/);
      const more = text.replace(link, `${link}, de serie (2024)`);
      expect(hitOf(more, 'tapa de cierre').excerpt).toMatch(/^(?:Índice )?Tapa de cierre, de serie \(2024\)/);
    },
  );

  it.each([
    ['an image', '![Tapa de cierre](/a.png)'],
    ['an image that is a link', '[![Tapa de cierre](/a.png)](/a/)'],
    ['a link', '[Tapa de cierre](/a/)'],
  ])('a line that is %s gives way to the text', (_, line) => {
    const text = `${line}\n\n${filler}\n\nEl cierre: con su tapa. ${filler}`;
    expect(hitOf(text, 'tapa de cierre').excerpt).toMatch(/^El cierre: con su tapa/);
  });
});

describe('where it is looked for', () => {
  const text = (fillers: number) =>
    `Hay tejas, también tejados.\n\n${filler.repeat(fillers)}\n\n## Tejas de tejados\n\nSe cambian en un día. ${filler}`;

  it('is the first twenty thousand letters, though every word was seen before', () => {
    expect(hitOf(text(55), 'tejas tejados').excerpt).toContain('Se cambian en un día');
    expect(hitOf(text(60), 'tejas tejados').excerpt).toContain('Hay tejas');
  });

  it('is less of each further page of a search, but never less than the beginning', () => {
    const pages = Array.from({ length: 10 }, (_, i) => ({ path: `/${i}/`, title: `Página ${i}`, text: text(28) }));
    const { hits } = searchIn(pages).search('tejas tejados', { limit: 10, offset: 0 });
    expect(hits[0]?.excerpt).toContain('Se cambian en un día');
    expect(hits[9]?.excerpt).toContain('Hay tejas');
    const short = pages.map((page) => ({ ...page, text: text(7) }));
    const all = searchIn(short).search('tejas tejados', { limit: 10, offset: 0 }).hits;
    expect(all[9]?.excerpt).toContain('Se cambian en un día');
  });
});

it('is looked for a little beyond the place where every word was seen', () => {
  const far = `${filler.repeat(30)}\n\nTejado\n\n${filler.slice(0, 200)}`;
  const section = (answer: string) => `\n\n## Tejado y teja\n\n${answer} ${filler}`;
  expect(hitOf(`${far}${section('Se cambia en un día.')}`, 'tejado').excerpt).toContain('Se cambia en un día');
});

describe('the section of a passage', () => {
  const text = `Aquí el toldo. ${filler}\n\n## Cerrajería\n\n${filler} Cambiamos el bombín. ${filler}\n\n## Otra\n\n${filler}`;

  it('is the heading that it stands below, with its anchor', () => {
    const { section, sectionUrl, excerpt } = hitOf(text, 'bombín');
    expect(section).toBe('Cerrajería');
    expect(sectionUrl).toBe('https://www.ejemplo.es/p/#seccion-1');
    expect(excerpt).toContain('Cambiamos el bombín');
    expect(excerpt).not.toContain('Otra');
  });

  it('is none below the main heading', () => {
    expect(hitOf(text, 'toldo')).not.toHaveProperty('section');
  });

  it('is the heading above while its own has hardly any text', () => {
    const short = `## Cerrajería\n\n${filler}\n\n### Puerta\n\n${filler}\n\n### Bombín\n\nSe cambia.`;
    expect(hitOf(short, 'bombín').section).toBe('Cerrajería');
  });

  it('bounds what stands together', () => {
    const apart = `## Precio\n\n${filler} Un bombín.\n\n## Puerta\n\n${filler} La puerta con su viejo bombín. ${filler}`;
    expect(hitOf(apart, 'bombín puerta').excerpt).toContain('La puerta con su viejo bombín');
    const near = `${filler} Un bombín.\n\n## Otra\n\nUna puerta. ${filler}\n\n## Más\n\n${filler} La puerta de la entrada de casa. Y su bombín. ${filler}`;
    expect(hitOf(near, 'bombín puerta').excerpt).toContain('La puerta de la entrada');
  });

  it('begins at a label right before its heading, which ends the one before', () => {
    const text = `## Uno\n\n${filler}\n\nPara el bombín de casa\n\n## Dos\n\nEsto se necesita. ${filler}`;
    const { section, excerpt } = hitOf(text, 'bombín');
    expect(section).toBe('Dos');
    expect(excerpt).toMatch(/^Dos Esto se necesita\./);
    const before = text.replace('## Uno\n\n', '## Uno\n\nUna puerta. ').replace(filler, filler.slice(0, 190));
    expect(hitOf(before, 'puerta').excerpt).toMatch(/^Uno Una puerta\. Texto/);
    expect(hitOf(before, 'puerta').excerpt).not.toContain('bombín');
    for (const other of ['Es para el bombín.', '- Para el bombín', `${'Para el bombín '.repeat(4)}`]) {
      expect(hitOf(text.replace('Para el bombín de casa', other), 'bombín').section).toBe('Uno');
    }
    expect(hitOf(`${filler}\n\n## Dos\n\n${filler}\n\nUn bombín`, 'bombín').excerpt).toContain('Un bombín');
  });

  it('bounds what a short passage is shown with', () => {
    const text = `## Uno\n\nPrimero esto.\n\n## Dos\n\nUn bombín. ${filler.slice(0, 190)}`;
    expect(hitOf(text, 'bombín').excerpt).toMatch(/^Dos Un bombín\. Texto/);
  });
});

describe('what the answer looks like', () => {
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
    ['a count', 'cantidad de camillas', 'Camillas, hay 12'],
    ['a discount', 'descuento para el masaje', 'El masaje, un 5 %'],
    ['a time in words', 'cuánto demora el masaje', 'El masaje, entre uno y dos días'],
    ['a measure', 'a qué distancia se da el masaje', 'El masaje, a 50 cm'],
    ['people', 'para cuántos es el masaje', 'El masaje, 2 personas'],
    ['what year', 'en qué año empezó el masaje', 'El masaje se da desde 1998'],
  ])('is %s', (_, query, answer) => {
    const text = `El masaje de las camillas gusta. ${filler}\n\n${filler} ${answer}. ${filler}`;
    expect(hitOf(text, query).excerpt.startsWith(answer)).toBe(true);
  });

  it.each([
    ['a qué distancia se da el masaje', 'El masaje, a 50 cm'],
    ['para cuántos es el masaje', 'El masaje, 2 personas'],
    ['cuánto demora el masaje', 'El masaje, tres semanas'],
  ])('is no number of something else: %s', (query, answer) => {
    const text = `El masaje 4 de la sala dos gusta. ${filler}\n\n${filler} ${answer}. ${filler}`;
    expect(hitOf(text, query).excerpt.startsWith(answer)).toBe(true);
  });

  it('is shown besides where it stands further down in the section, with what leads to it', () => {
    const text = (amount: string) => `## Masaje\n\nUn masaje. ${filler}\n\n- 60 min\n- Sala 2, ${amount}\n\n${filler}`;
    const { excerpt } = hitOf(text('oferta de julio 35 €, con té'), 'precio del masaje');
    expect(excerpt).toMatch(/^Masaje Un masaje\. Texto .* … Sala 2, oferta de julio 35 €, con té$/);
    expect(excerpt.length).toBeLessThanOrEqual(240);
    // What stands before the passage is no answer in it.
    expect(hitOf(`Son 20 €.\n\n${text('oferta de julio 35 €, con té')}`, 'precio del masaje').excerpt).toBe(excerpt);
    const far = hitOf(text(`${'palabra '.repeat(20)}35 € ${'y más '.repeat(20)}`), 'precio del masaje').excerpt;
    expect(far).toMatch(/ … (?:palabra ){5}35 € (?:y más ){7}y$/);
    const other = text('de pie').replace(/$/, '\n\n## Otra\n\nSon 35 €.');
    expect(hitOf(other, 'precio del masaje').excerpt).not.toContain('35');
  });

  it('is not what an image or the address of a link says', () => {
    const link = '[Más](https://www.ejemplo.es/35€/) ![Son 35 €](https://www.ejemplo.es/a.jpg)';
    const text = `El masaje de la sala: ${link}. ${filler}\n\n${filler} El masaje son 40 €. ${filler}`;
    expect(hitOf(text, 'precio del masaje').excerpt).toMatch(/^El masaje son 40 €/);
  });

  it('is shown where the page says none of the words, but answers them as the company information knows', () => {
    const page = { path: '/p/', title: 'Bienvenidos', text: `${filler}\n\n${filler} Plaza Mayor, 3. ${filler}` };
    const facts = [{ field: 'address', from: '/p/', evidence: 'Plaza Mayor, 3' }];
    const [hit] = searchIn([page, { path: '/q/', title: 'Otra' }], [], facts).search('dónde estáis', {
      limit: 1,
      offset: 0,
    }).hits;
    expect(hit?.excerpt).toMatch(/^Plaza Mayor, 3/);
  });

  describe('and the text does not show', () => {
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

    it('is what the company information knows, found by its own words too', () => {
      expect(ask(filler, 'horario', hours).hits[0]).toMatchObject({ title: 'Bienvenidos', excerpt: hours });
      const written = '**Lunes a viernes**,\nde 9:00 a 14:00.';
      expect(ask(filler, 'horario', written).hits[0]).toMatchObject({ excerpt: hours });
      const { hits, unknownWords } = ask(filler, 'abren los viernes', hours);
      expect(hits[0]).toMatchObject({ title: 'Bienvenidos', excerpt: hours });
      expect(unknownWords).toEqual([]);
    });

    it('is no fact of another page, of another question, or that does not look like an answer', () => {
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
  ])('is hours of opening (not %j), where they are asked for', (other, hours) => {
    const text = `Hay ${other}. ${filler}\n\n${filler} El masaje, ${hours}. ${filler}`;
    expect(hitOf(text, 'abren para el masaje').excerpt).toContain(hours);
  });

  it('is nothing of the kind for another question', () => {
    const text = `El masaje relaja. ${filler}\n\n${filler} El masaje son 35 €. ${filler}`;
    expect(hitOf(text, 'masaje').excerpt).toContain('El masaje relaja');
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

  it('begins below a heading that is shown beside it, without what comes between', () => {
    const text = `## Ana Ruiz\n\nEs de Soria. Es quien cambia el bombín. ${filler}`;
    expect(hitOf(text, 'bombín')).toMatchObject({ excerpt: expect.stringMatching(/^Es quien/), section: 'Ana Ruiz' });
  });

  it('is taken for what stands below a heading with the other words, however far, not below another', () => {
    const section = `## Puerta de casa\n\n${filler}\n\nEl bombín es de latón. ${filler}`;
    const text = `## Toldo\n\nEl bombín y más. ${filler}\n\n${section}`;
    expect(hitOf(text, 'bombín puerta').excerpt).toMatch(/^El bombín es de latón/);
    const other = section.replace('El bombín', `## Otra\n\nEl bombín`);
    expect(hitOf(other, 'bombín puerta').excerpt).toMatch(/^Puerta de casa/);
  });

  it('leaves room to the next best, apart from it, and ends for one that says nearly as much', () => {
    const short = `## Uno\n\nEl bombín. ${filler.slice(0, 180)}\n\n## Dos\n\nUn bombín de latón. ${filler}`;
    expect(hitOf(short, 'bombín').excerpt).toMatch(/^El bombín\. Texto .* … Un bombín de latón\. Texto/);
    const long = `## Uno\n\nUn bombín y puerta. ${filler}\n\n## Dos\n\nBombín de latón y puerta. ${filler}`;
    const { excerpt, section } = hitOf(long, 'bombín puerta');
    expect(excerpt).toMatch(/^Un bombín y puerta\. Texto .* … Bombín de latón y puerta\. Texto/);
    expect(section).toBe('Uno');
    expect(excerpt.length).toBeLessThanOrEqual(240);
    expect(hitOf(long.replace('latón y puerta', 'latón'), 'bombín puerta').excerpt).not.toContain('…');
    const between = long.replace('## Dos', `## Tres\n\nSolo un bombín. ${filler}\n\n## Dos`);
    for (const text of [between, `${long}\n\n## Tres\n\nSolo un bombín. ${filler}`])
      expect(hitOf(text, 'bombín puerta').excerpt).toMatch(/ … Bombín de latón y puerta\. Texto/);
  });

  it('leaves the room of what stands before it to another that says more than half as much', () => {
    const text = (other: string) =>
      `## Uno\n\nUno y dos.\n\nUn bombín con llave. ${filler.slice(0, 150)}\n\n## Dos\n\n${other} ${filler}`;
    const { excerpt } = hitOf(text('Un bombín y una llave.'), 'bombín llave');
    expect(excerpt).toMatch(/^Un bombín con llave\. .* … Un bombín y una/);
    expect(hitOf(text('Una llave.'), 'bombín llave').excerpt).toMatch(/^Uno Uno y dos\. Un bombín con llave\. /);
  });

  it('keeps what stands before it as far as there is room besides the other', () => {
    const before = `## Uno\n\n${filler.slice(0, 140)}\n\nUno y dos.`;
    const text = `${before}\n\nBombín. ${filler.slice(0, 100)}\n\n## Dos\n\nUn bombín.\n\n## Tres\n\n${filler}`;
    expect(hitOf(text, 'bombín').excerpt).toMatch(/^Uno y dos\. Bombín\. Texto [^…]* … Un bombín\.$/);
  });

  it('shows nothing twice', () => {
    const text = `## Uno\n\n### A\n\nUn bombín.\n\n### B\n\nEl bombín de latón. ${filler.slice(0, 90)}`;
    const { excerpt } = hitOf(`${text}\n\n## Dos\n\n${filler}`, 'bombín');
    expect(excerpt.match(/latón/g)).toHaveLength(1);
    expect(excerpt).toContain('Un bombín.');
  });

  it('ends without another that shows nothing', () => {
    const text = `## Uno\n\nUn bombín. ${filler.slice(0, 170)}\n\n## Dos\n\n![Bombín](/a.png)\n\n## Tres\n\n${filler}`;
    expect(hitOf(text, 'bombín').excerpt).not.toContain('…');
    expect(hitOf(text.replace('![', 'El ['), 'bombín').excerpt).toMatch(/ … El Bombín$/);
  });

  it('begins with its sentence as long as both fit', () => {
    const text = (words: number) => `${filler}. Primero ${'palabra '.repeat(words)}bombín. ${filler}`;
    expect(hitOf(text(27), 'bombín').excerpt).toMatch(/^Primero (?:palabra )+bombín\.?/);
    expect(hitOf(text(30), 'bombín').excerpt).toMatch(/^(?:palabra )+bombín\. Texto/);
  });

  it('is taken where its section goes on, unless the one that soon ends says more', () => {
    const text = `## Uno\n\nEl bombín y la puerta.\n\n## Dos\n\nEl bombín de la puerta. ${filler}`;
    expect(hitOf(text, 'bombín puerta').excerpt).toMatch(/^El bombín de la puerta\. Texto/);
    const more = text.replace('la puerta.', 'la puerta con llave.');
    expect(hitOf(more, 'bombín puerta llave').excerpt).toMatch(/^Uno El bombín y la puerta con llave\./);
  });

  it('begins with its heading where a card has too little text to be told as the section', () => {
    const cards = (title: string) => `## Incluido\n\n### ${title}\n\nUn bombín.\n\n### Otra\n\n${filler}${filler}`;
    const { excerpt, section } = hitOf(cards('Cerradura'), 'bombín');
    expect([excerpt, section]).toEqual([expect.stringMatching(/^Cerradura Un bombín\. /), 'Incluido']);
    expect(hitOf(cards(`${'Cerradura '.repeat(6)}y`), 'bombín').excerpt).toMatch(/^Un bombín\./);
    expect(hitOf(cards(`${'Cerradura '.repeat(6)}`), 'bombín').excerpt).toMatch(/^Cerradura /);
  });

  it('begins with the first line of its list item, unless that is long, and with a short line above that names it', () => {
    const item = (first: string) => `${filler}\n\n- Otra cosa\n- ${first}\n  Lleva el bombín. ${filler}`;
    expect(hitOf(item('Ana Ruiz'), 'bombín').excerpt).toMatch(/^Ana Ruiz Lleva el bombín\./);
    expect(hitOf(item('palabra '.repeat(13)), 'bombín').excerpt).toMatch(/^Lleva el bombín\./);
    const below = (line: string) => `${filler}\n\n${line}\n\nCon su bombín. ${filler}`;
    expect(hitOf(below('Cerradura'), 'bombín').excerpt).toMatch(/^Cerradura Con su bombín\./);
    for (const line of ['Es una cerradura.', '- Cerradura', 'palabra '.repeat(8), '---', '![Cerradura](/a.png)'])
      expect(hitOf(below(line), 'bombín').excerpt).toMatch(/^Con su bombín\./);
  });

  it('begins with its heading where that may be the answer, as names are', () => {
    const text = `## Ana Ruiz\n\nDirige el taller. ${filler}${filler}`;
    expect(hitOf(text, 'quién dirige').excerpt).toMatch(/^Ana Ruiz Dirige el taller\./);
    expect(hitOf(text, 'dirige').excerpt).toMatch(/^Dirige el taller\./);
    expect(hitOf(text.replace('Ana Ruiz', 'Equipo'), 'quién dirige').excerpt).toMatch(/^Dirige el taller\./);
  });

  it('is taken for the words that the title does not say', () => {
    const text = `El masaje es en la sala. ${filler} ${filler} Se paga en la caja. ${filler}`;
    expect(hitOf(text, 'masaje caja', { title: 'Masaje' }).excerpt).toContain('Se paga en la caja');
    expect(hitOf(text, 'masaje caja').excerpt).toContain('El masaje es en la sala');
  });

  it('is taken where one sentence says it all, rather than several', () => {
    const text = `Un bombín. Una puerta. ${filler}${filler} La puerta de la entrada de casa lleva bombín. ${filler}`;
    expect(hitOf(text, 'bombín puerta').excerpt).toContain('La puerta de la entrada');
  });

  it('reaches as far as what is shown of it, which addresses of links are not', () => {
    const link = `[guía](https://www.ejemplo.es/${'a'.repeat(300)}/)`;
    const text = `El bombín según la ${link} y la puerta. ${filler}\n\nBombín:\n\n${filler}`;
    expect(hitOf(text, 'bombín puerta').excerpt).toMatch(/^El bombín según la guía y la puerta/);
  });

  it('is taken for the words that the page says seldom', () => {
    const text = `El masaje va aquí. ${filler}${filler} El toldo va allí. ${filler}`;
    expect(hitOf(`${text} Masaje, masaje.`, 'masaje toldo').excerpt).toContain('El toldo va allí');
    expect(hitOf(text, 'masaje toldo').excerpt).toContain('El masaje va aquí');
  });

  it('is shown with what stands before it where it is short, as far as both have room', () => {
    expect(hitOf(`${filler}\n\nUno y dos.\n\nUn bombín.`, 'bombín').excerpt).toBe('Uno y dos. Un bombín.');
    expect(hitOf(`${filler}${filler}\n\nUn bombín.`, 'bombín').excerpt).toBe('Un bombín.');
  });

  it('is not the description that other pages have too', () => {
    const pages = ['/a/', '/b/'].map((path) => ({
      path,
      title: `Bombín ${path}`,
      text: filler,
      description: 'La empresa de siempre.',
    }));
    const { hits } = searchIn(pages).search('bombín', { limit: 2, offset: 0 });
    for (const { excerpt } of hits) expect(excerpt).toMatch(/^Texto de relleno/);
  });
});
