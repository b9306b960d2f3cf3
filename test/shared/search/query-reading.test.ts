import { describe, expect, it } from 'vitest';
import { pathsOf, type StatedPage, searchIn } from './search-fixture.ts';

const read = (pages: readonly StatedPage[], query: string, synonyms: string[][] = []) => {
  const { unknownWords, corrections, isMostlyUnknown } = searchIn(pages, synonyms).search(query, {
    limit: 5,
    offset: 0,
  });
  return { unknownWords, corrections: corrections.map(({ from, to }) => `${from} → ${to}`), isMostlyUnknown };
};
const page = (text: string, rest: Partial<StatedPage> = {}): StatedPage => ({
  path: '/a/',
  title: 'Taller',
  text,
  ...rest,
});

const workshop = [
  page('Arreglamos bicicletas en el taller. Aceptamos bizum. Cambiamos cámaras y cubiertas, y pintamos cuadros.'),
];

describe('unknown words of a query', () => {
  it('are the significant ones that no page has, in their order, once', () => {
    expect(read(workshop, 'zurcido de bicicletas con bordado y zurcido').unknownWords).toEqual(['zurcido', 'bordado']);
  });

  it('include one that on other sites only implies what this one has', () => {
    expect(read([page('El masaje dura una hora.')], 'descontracturante').unknownWords).toEqual(['descontracturante']);
    expect(pathsOf(searchIn([page('Sesión descontracturante.')]), 'masaje')).toEqual(['/a/']);
  });

  it.each([
    ['question words, stop words and numbers', 'quisiera saber qué hacer con 3 bicicletas'],
    ['words that fit any subject', '¿ofrecen algo para bicicletas?'],
    ['phrases of such words', 'bicicletas: ¿qué debo llevar?'],
    ['such words with a pronoun or in the past', '¿puedo ponerle a mi hijo las bicicletas que usaste?'],
    ['everyday words', '¿se nota mucho en la vieja o tardarán medio día en venir a verla?'],
    ['irregular forms of verbs', 'don, ¿dio poca bici nueva y siguen preparando ojalá?'],
    [
      'words for what any thing or customer has',
      'soy cliente y mañana perdimos el tamaño, ¿qué pasos y condiciones habéis puesto a la bici?',
    ],
    ['abbreviations and single letters', 'tb bicicletas xq q x k'],
    ['words written by their sound', 'kiero una bici y soi vuestra jente'],
    ['another form of a word', 'bicicleta'],
    ['a word of the same family', 'pintar'],
    ['a synonym', 'reparar bici'],
  ])('do not include %s', (_, query) => {
    expect(read(workshop, query).unknownWords).toEqual([]);
  });

  it('include things for sale, even if they look like everyday words', () => {
    expect(read(workshop, '¿se tapan con tapas?').unknownWords).toEqual(['tapas']);
    for (const word of ['tubo', 'botas', 'juntas', 'olas', 'oido', 'seguro', 'internet', 'mesas', 'ganado']) {
      expect(read(workshop, `una de ${word}`).unknownWords).toEqual([word]);
    }
    const english = [page('Bikes', { language: 'en' })];
    for (const query of [
      'mi abuelita y el viejito dijeron',
      '¿qué edad e ingredientes tuvieron?',
      'fecha y duración',
    ]) {
      expect(read(workshop, query).unknownWords).toEqual([]);
    }
    expect(read(english, 'could you actually check some stuff, pls, or does it take a day?').unknownWords).toEqual([]);
    expect(read(english, 'do you sell helmets?').unknownWords).toEqual(['helmets']);
  });

  it('include a word if the site only has an everyday relative of it', () => {
    expect(read([page('Regalos para madres')], 'consulta en madrid').unknownWords).toEqual(['consulta', 'madrid']);
    expect(read([page('Abierto a todos')], 'horario').unknownWords).toEqual(['horario']);
    expect(read([page('Garantizamos una sonrisa')], 'garantía').unknownWords).toEqual(['garantia']);
  });

  it('include the number of a measure that no page has, and no other number', () => {
    const site = [page('Casas de madera de 45 m² y de 60 m2')];
    expect(read(site, 'casas de 45 m2').unknownWords).toEqual([]);
    expect(read(site, 'casas de 70 m² para 9').unknownWords).toEqual(['70']);
    expect(read([page('Panel 3G')], 'panel 3g').unknownWords).toEqual([]);
  });

  it('do not include a phrase for which the site has a synonym', () => {
    expect(read([page('Teléfono 600 000 000')], 'teléfono móvil').unknownWords).toEqual([]);
  });

  it('include a broader term of a word of the site, which finds the page', () => {
    for (const query of ['tarjeta', 'formas de pago']) {
      expect(read(workshop, query).unknownWords).toEqual([query]);
      expect(pathsOf(searchIn(workshop), query)).toEqual(['/a/']);
    }
    expect(read(workshop, 'tarjeta de bicicletas').unknownWords).toEqual(['tarjeta']);
    expect(read([page('Formas de pago')], 'tarjeta de pago').unknownWords).toEqual(['tarjeta']);
    expect(read([page('Pago con tarjeta')], 'tarjeta').unknownWords).toEqual([]);
    expect(read([page('Lo que se va a construir')], 'construyen').unknownWords).toEqual([]);
    expect(read([page('Ácido hialurónico')], 'ácido hialurónico').unknownWords).toEqual([]);
  });

  it('include a word that pages only answer by another, which finds them', () => {
    const pages = [page('Tolerancia de diez minutos'), { path: '/b/', title: 'Atraso' }];
    expect(pathsOf(searchIn(pages), 'impuntual')).toEqual(['/b/', '/a/']);
    expect(pathsOf(searchIn(pages), 'tolerancia')).toEqual(['/a/']);
    expect(read([page('Tolerancia')], 'impuntual').unknownWords).toEqual(['impuntual']);
    const phrases = [page('Lengua de signos en las visitas')];
    expect(pathsOf(searchIn(phrases), 'sordera')).toEqual(['/a/']);
    expect(read(phrases, 'lengua de signos').unknownWords).toEqual([]);
  });

  it.each([
    ['Mi mamá', 'mamografía'],
    ['Suele haber suelo', 'tacón'],
    ['Algo de carne', 'credencial'],
    ['Media mora', 'fallecimiento'],
    ['Sala', 'cloro'],
  ])('do not find «%s» for «%s», which is only spelt similarly', (title, query) => {
    expect(pathsOf(searchIn([page(title)]), query)).toEqual([]);
  });

  it('do not include diminutives and superlatives, which find their word', () => {
    for (const query of ['perrito', 'perritas', 'barquito', 'casita', 'blanquísima', 'sanísimos']) {
      const said = [page('Perro, barco y casa, blanco y sano')];
      expect(read(said, query).unknownWords).toEqual([]);
      expect(pathsOf(searchIn(said), query)).toEqual(['/a/']);
    }
    // What it is made of stands on the site by another name.
    expect(pathsOf(searchIn([page('Grifos y tubos')]), 'canillita')).toEqual(['/a/']);
    expect(read([page('Perros')], 'gorrito de visita').unknownWords).toEqual(['gorrito', 'visita']);
  });

  it('include a word if the site only has one with the same beginning', () => {
    expect(read([page('Las ventajas de la teja')], 'venta').unknownWords).toEqual(['venta']);
    expect(read([page('Lo que se vende')], 'venta').unknownWords).toEqual([]);
  });

  it.each([
    ['Parabrisas tras un accidente', 'choque'],
    ['Estado de gestación', 'embarazada'],
    ['Aforo de la sala', 'butacas'],
    ['Habitaciones con baño', 'cuarto'],
    ['Botiquín y enfermería', 'primeros auxilios'],
    ['Palta y frutilla', 'aguacate'],
    ['Clases en Colombia', 'colombiano'],
    ['Defunciones', 'fallecimiento'],
    ['Reparación de calzado', 'zapatero'],
    ['Compulsas', 'apostilla'],
  ])('do not include, on a site with «%s», «%s»', (title, query) => {
    expect(read([page(title)], query).unknownWords).toEqual([]);
  });

  it('include a phrase whose words the site has only apart', () => {
    const apart = [page('Panel de herramientas. Crema solar.')];
    expect(read(apart, 'instalar panel solar').unknownWords).toEqual(['instalar', 'panel solar']);
    expect(read([page('Energía fotovoltaica')], 'panel solar').unknownWords).toEqual([]);
  });

  it('include of a phrase with a verb only the significant words', () => {
    expect(read(workshop, 'si no me paga el bicicletas').unknownWords).toEqual([]);
    expect(read(workshop, 'para pedir cita').unknownWords).toEqual(['cita']);
    expect(read(workshop, 'el fin de semana').unknownWords).toEqual(['fin de semana']);
  });

  it('include the significant word of a phrase', () => {
    expect(read(workshop, 'bicicletas de noche').unknownWords).toEqual(['noche']);
  });

  it('do not include a word of the same family without a concept', () => {
    expect(read([page('Zurcidos')], 'zurcidora de ropa').unknownWords).toEqual(['ropa']);
  });

  it('include an unfinished last word only if it is a whole word', () => {
    expect(read(workshop, 'bicicl').unknownWords).toEqual([]);
    expect(read([page('Vinoteca')], 'vino').unknownWords).toEqual(['vino']);
    expect(read([page('Vinoteca')], 'vinot').unknownWords).toEqual([]);
    expect(pathsOf(searchIn(workshop), 'bic')).toEqual(['/a/']);
    expect(pathsOf(searchIn(workshop), 'bi')).toEqual([]);
  });

  it('do not include synonyms of the config', () => {
    expect(read(workshop, 'biciclo', [['biciclo', 'bicicletas']]).unknownWords).toEqual([]);
  });

  it('are those that no page in the language of the query has', () => {
    const both = [page('Salea, la teja'), page('Roof tiles', { path: '/en/', language: 'en' })];
    expect(read(both, 'venta de tejas').unknownWords).toEqual(['venta']);
    expect(
      read([page('Tejas'), page('Tiles for sale', { path: '/en/', language: 'en' })], 'venta').unknownWords,
    ).toEqual([]);
  });
});

describe('a query', () => {
  it.each([
    ['bicicletas zurcido bordado', true],
    ['bicicletas zurcido', false],
    ['zurcido', true],
    ['bicicletas', false],
    ['de la', false],
    ['panel solar bicicletas', false],
  ])('of «%s» is mostly unknown: %s', (query, expected) => {
    expect(read(workshop, query).isMostlyUnknown).toBe(expected);
  });
});

describe('corrections of a query', () => {
  const laundry = [
    page(
      'La lavadora de la habitación. Casas de campo y hornos. El camino va a las caderas. Vacuna contra el tétanos.',
    ),
  ];

  it.each([
    ['a word by its sound', 'labadora', ['labadora → lavadora']],
    ['a word by several letters of the same sound', 'avitasion', ['avitasion → habitacion']],
    ['one wrong letter of a long word', 'lavafora', ['lavafora → lavadora']],
    ['no neighbouring key in a short word', 'canino', []],
    ['a missing letter', 'camno', ['camno → camino']],
    ['two exchanged letters', 'cmaino', ['cmaino → camino']],
  ])('include %s', (_, query, expected) => {
    expect(read(laundry, query).corrections).toEqual(expected);
  });

  it('are made of at most six words', () => {
    const words = 'labadora avitasion camno bacuna tetanoz caderaz lavafora ornos'.split(' ');
    expect(words.map((word) => read(laundry, word).corrections.length)).toEqual(words.map(() => 1));
    expect(read(laundry, words.join(' ')).corrections).toHaveLength(6);
  });

  it.each([
    ['a short word', 'orno'],
    ['a word of the language', 'clases'],
    ['a word of the language, however similar', 'hora'],
    ['a distant key in a short word', 'casino'],
    ['a word with two mistakes', 'lavidara'],
    ['a code', 'lavadora2'],
    ['a word of the site', 'camino'],
  ])('do not include %s', (_, query) => {
    expect(read(laundry, query).corrections).toEqual([]);
  });

  it('prefer the same sound to a similar spelling', () => {
    const site = [page('lavadora'), ...['/b/', '/c/'].map((path) => page('labradora', { path }))];
    expect(read(site, 'labadora').corrections).toEqual(['labadora → lavadora']);
  });

  it('are not made of a word that a page in another language has', () => {
    const site = [page('Lavadoras, una lavadora'), page('Labadora taps', { path: '/en/', language: 'en' })];
    expect(read(site, 'labadora')).toEqual({ unknownWords: [], corrections: [], isMostlyUnknown: false });
  });

  it('are made by the language for a word that the site names otherwise', () => {
    const site = [page('Venta de frigoríficos y de software a medida')];
    expect(read(site, 'nebera')).toEqual({
      unknownWords: [],
      corrections: ['nebera → nevera'],
      isMostlyUnknown: false,
    });
    expect(read(site, 'progama de contabilidad').corrections).toEqual(['progama → programa']);
    expect(read(site, 'neberas').corrections).toEqual(['neberas → nevera']);
    expect(read(site, 'neera').corrections).toEqual([]);
    expect(read(site, 'labadora')).toMatchObject({ unknownWords: ['labadora'], corrections: [] });
    expect(read(site, 'software que entendmos').unknownWords).toEqual([]);
    expect(read([page('Una nebera')], 'nebera').corrections).toEqual([]);
    // A word that is still being typed is not misspelt.
    expect(read([page('Un testimonio')], 'testimo')).toMatchObject({ unknownWords: [], corrections: [] });
  });

  it('are made beside a foreign word that the site has', () => {
    const site = [page('Un meeting point y una lavadora')];
    expect(read(site, 'meeting labadora').corrections).toEqual(['labadora → lavadora']);
    expect(read(laundry, 'meeting labadora').corrections).toEqual([]);
  });

  it('do not make a stop word of another', () => {
    expect(read([page('Entre semana')], 'entrr').corrections).toEqual([]);
  });

  it('prefer the form on most pages, of equal ones the first', () => {
    const pages = [
      page('moscada pescada', { path: '/a/' }),
      page('pescada', { path: '/b/' }),
      page('mezcada', { path: '/c/' }),
    ];
    expect(read(pages, 'pezcada').corrections).toEqual(['pezcada → pescada']);
    expect(read([page('gabelas y tabelas')], 'xabelas').corrections).toEqual(['xabelas → gabelas']);
  });

  it('prefer of equal sounds the word on most pages, in the typed form', () => {
    const pages = [page('baca', { path: '/a/' }), page('vaca', { path: '/b/' }), page('vaca', { path: '/c/' })];
    expect(read(pages, 'bhaca').corrections).toEqual(['bhaca → vaca']);
    const both = [page('Una lavadora y dos lavadoras')];
    expect(read(both, 'labadora').corrections).toEqual(['labadora → lavadora']);
    expect(read(both, 'labadoras').corrections).toEqual(['labadoras → lavadoras']);
  });

  it('find synonyms too', () => {
    const site = searchIn([page('Cambio de frigoríficos')]);
    expect(pathsOf(site, 'frijorificos')).toEqual(['/a/']);
    const other = searchIn([
      page('El frigorífico de los frigoríficos', { path: '/a/' }),
      page('Dos neveras', { path: '/b/' }),
    ]);
    expect(pathsOf(other, 'frijorífico')).toEqual(['/a/', '/b/']);
  });

  it('count as known words', () => {
    expect(read(laundry, 'labadora')).toEqual({
      unknownWords: [],
      corrections: ['labadora → lavadora'],
      isMostlyUnknown: false,
    });
  });
});

describe('a question in the other language', () => {
  const site = [
    page('Cambiamos neumáticos y frenos.', { path: '/coches/', title: 'Coches' }),
    page('Abierto de lunes a viernes.', { path: '/horario/', title: 'Horario' }),
  ];

  it('finds the page by concepts of both languages', () => {
    expect(pathsOf(searchIn(site), 'opening hours')[0]).toBe('/horario/');
    expect(pathsOf(searchIn(site), 'do you change tyres')[0]).toBe('/coches/');
    const english = [page('Leaking taps', { path: '/taps/', title: 'Plumbers', language: 'en' })];
    expect(pathsOf(searchIn(english), 'grifo que gotea')).toEqual(['/taps/']);
  });

  it('is recognized by its stop words, and its words are known if a concept has them', () => {
    const wedding = [page('Bodas en Alicante. Facturas en formato electrónico.')];
    expect(read(wedding, 'weddings in Alicante').unknownWords).toEqual([]);
    expect(read(wedding, 'electronic invoice format').unknownWords).toEqual([]);
  });

  it('lists words unknown in both languages', () => {
    expect(read(site, 'do you sell lampshades').unknownWords).toEqual(['lampshades']);
    expect(read(site, 'change tyres').unknownWords).toEqual([]);
    expect(read([page('Un extintor')], 'the fire extinguisher is').unknownWords).toEqual([]);
  });

  it('has less effect on a site with pages in that language', () => {
    const both = [
      page('Tyres', { path: '/en/', title: 'Garage', language: 'en' }),
      page('Neumáticos', { path: '/es/', title: 'Garaje' }),
    ];
    expect(pathsOf(searchIn(both), 'tyres')).toEqual(['/en/', '/es/']);
    expect(pathsOf(searchIn(both), 'neumáticos')).toEqual(['/es/', '/en/']);
  });
});

it('a related word counts a quarter, and a synonym less the rarer it is', () => {
  const worthOf = (texts: string[], query: string, sought: string) =>
    searchIn(texts.map((text, number) => page(text, { path: `/${number}/` })))
      .explain(query, { limit: 1, offset: 0 })
      .hits[0]?.words[0]?.terms.find(({ term }) => term === sought)?.worth;
  expect(worthOf(['Zurcidos', 'Zurcidos', 'Zurcidos y zurcidora'], 'zurcido', 'zurcidor')).toBe(0.25);
  expect(worthOf(['Neveras', 'Neveras y frigoríficos'], 'frigorífico', 'never')).toBe(0.5);
  expect(worthOf(['Neveras', 'Neveras y frigoríficos'], 'nevera', 'frigorific')).toBeLessThan(0.5);
});

it('a foreign word that a page happens to have counts no more than its translation', () => {
  const texts = ['El agua sale fría', 'Casas en venta'];
  const found = searchIn(texts.map((text, number) => page(text, { path: `/${number}/` })));
  const worthOf = (query: string) =>
    found
      .explain(query, { limit: 2, offset: 0 })
      .hits.flatMap(({ words }) => words.filter(({ word }) => word === 'sale'))
      .flatMap(({ terms }) => terms.map(({ worth }) => worth));
  expect(worthOf('what is there for sale')).not.toEqual([]);
  expect(Math.max(...worthOf('what is there for sale'))).toBeLessThan(1);
  expect(Math.max(...worthOf('agua que sale'))).toBe(1);
});

it('a word for which the site has synonyms is as rare as the most frequent of them', () => {
  const texts = ['Neveras con zurcido', 'Neveras', 'Neveras y heladeras'];
  const [first] = searchIn(texts.map((text, number) => page(text, { path: `/${number}/` }))).explain('frigo zurcido', {
    limit: 1,
    offset: 0,
  }).hits;
  const [frigo = 1, zurcido = 0] = ['frigo', 'zurcido'].map(
    (sought) => first?.words.find(({ word }) => word === sought)?.share,
  );
  expect(frigo * 2).toBeLessThan(zurcido);
});

it.each([
  ['bicicletas bicicletas cubiertas', 'bicicletas cubiertas'],
  ['Bicicletas, ¿bicicletas? cubiertas', 'bicicletas cubiertas'],
  ['cubiertas de bicicletas y de bicicletas', 'cubiertas de bicicletas'],
])('the query «%s» has the same words and weights as «%s»', (repeated, once) => {
  const sharesOf = (query: string) =>
    searchIn(workshop)
      .explain(query, { limit: 1, offset: 0 })
      .hits.flatMap(({ words }) => words.map(({ word, share }) => [word, share]))
      .sort();
  expect(sharesOf(repeated)).toEqual(sharesOf(once));
  expect(sharesOf(once)).toHaveLength(2);
});

describe('the note that results lack a price', () => {
  const masajes = (text: string, more: readonly StatedPage[] = []) => {
    const search = searchIn([page(text, { title: 'Masajes' }), ...more]);
    return (query: string, range = { limit: 5, offset: 0 }) => search.search(query, range).lacksPrice;
  };
  const others = ['/b/', '/c/', '/d/'].map((path) =>
    page(`Masajes con su precio en ${path}.`, { path, title: 'Precio de los masajes' }),
  );

  it('is set if a query asks for a price and the first results have no amount', () => {
    expect(masajes('Los masajes, según precio.')('precio de los masajes')).toBe(true);
    for (const query of ['a cuánto la hora de masajes', 'cuánto se paga por los masajes', 'how much are masajes'])
      expect(masajes('Los masajes, según precio.')(query), query).toBe(true);
    expect(masajes('Los masajes son 35 €.')('precio de los masajes')).toBe(false);
    expect(masajes('Según precio.', others)('precio de los masajes')).toBe(true);
  });

  it('is not set for a tax on prices', () => {
    expect(masajes('Los precios de los masajes incluyen los impuestos.')('¿los precios incluyen impuestos?')).toBe(
      false,
    );
  });

  it('is not set for words that can mean another worth', () => {
    expect(masajes('Los masajes y su valor.')('valor de los masajes')).toBe(false);
  });

  it.each(['gratis', 'gratuitos', 'sin coste', 'free'])('is not set if a result is %s', (free) => {
    expect(masajes(`Los masajes son ${free}.`)('precio de los masajes')).toBe(false);
  });

  it('considers the first three results, and is set on the first page of results only', () => {
    const last = page('Masajes. El precio son 35 €.', { path: '/z/', title: 'Otra cosa' });
    expect(masajes('Los masajes y su precio.', [...others.slice(0, 1), last])('precio de los masajes')).toBe(false);
    expect(masajes('Los masajes y su precio.', [...others.slice(0, 2), last])('precio de los masajes')).toBe(true);
    const second = { limit: 1, offset: 1 };
    expect(masajes('Los masajes y su precio.', others)('precio de los masajes', second)).toBe(false);
  });

  it('is set if the free offer is on a page without most of the query', () => {
    const free = (text: string) => masajes('Los masajes, según precio.', [page(text, { path: '/b/', title: 'App' })]);
    expect(free('El precio de la app: gratis.')('precio de los masajes')).toBe(true);
    expect(free('El precio de la app para pedir masajes: gratis.')('precio de los masajes')).toBe(false);
  });

  it('is not set for other questions', () => {
    expect(masajes('Los masajes de tarde.')('masajes')).toBe(false);
    expect(masajes('Los masajes de tarde.')('dónde dan masajes')).toBe(false);
  });
});
