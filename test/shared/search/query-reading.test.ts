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

describe('unknown words', () => {
  it('are the telling ones that the site says in no way, in their order and once each', () => {
    expect(read(workshop, 'zurcido de bicicletas con bordado y zurcido').unknownWords).toEqual(['zurcido', 'bordado']);
  });

  it('are those that elsewhere only tell of what the site has', () => {
    expect(read([page('El masaje dura una hora.')], 'descontracturante').unknownWords).toEqual(['descontracturante']);
    expect(pathsOf(searchIn([page('Sesión descontracturante.')]), 'masaje')).toEqual(['/a/']);
  });

  it.each([
    ['words of asking, stop words and numbers', 'quisiera saber qué hacer con 3 bicicletas'],
    ['words that go with any subject', '¿ofrecen algo para bicicletas?'],
    ['phrases of these', 'bicicletas: ¿qué debo llevar?'],
    ['these with a pronoun, or of the past', '¿puedo ponerle a mi hijo las bicicletas que usaste?'],
    ['words of everyday speech', '¿se nota mucho en la vieja o tardarán medio día en venir a verla?'],
    ['verbs in forms of their own', 'don, ¿dio poca bici nueva y siguen preparando ojalá?'],
    [
      'what any thing or customer has',
      'soy cliente y mañana perdimos el tamaño, ¿qué pasos y condiciones habéis puesto a la bici?',
    ],
    ['shorthand and the letters of it', 'tb bicicletas xq q x k'],
    ['words written as they sound', 'kiero una bici y soi vuestra jente'],
    ['another form of a word', 'bicicleta'],
    ['a word of the same family', 'pintar'],
    ['what is called otherwise', 'reparar bici'],
  ])('are not %s', (_, query) => {
    expect(read(workshop, query).unknownWords).toEqual([]);
  });

  it('hold what is sold, however like an everyday word it is', () => {
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

  it('are not taken for known by an everyday word of the same family', () => {
    expect(read([page('Regalos para madres')], 'consulta en madrid').unknownWords).toEqual(['consulta', 'madrid']);
    expect(read([page('Abierto a todos')], 'horario').unknownWords).toEqual(['horario']);
    expect(read([page('Garantizamos una sonrisa')], 'garantía').unknownWords).toEqual(['garantia']);
  });

  it('hold the number of a measure that nobody says, and no other number', () => {
    const site = [page('Casas de madera de 45 m² y de 60 m2')];
    expect(read(site, 'casas de 45 m2').unknownWords).toEqual([]);
    expect(read(site, 'casas de 70 m² para 9').unknownWords).toEqual(['70']);
    expect(read([page('Panel 3G')], 'panel 3g').unknownWords).toEqual([]);
  });

  it('are no phrase that also says what the site says otherwise', () => {
    expect(read([page('Teléfono 600 000 000')], 'teléfono móvil').unknownWords).toEqual([]);
  });

  it('hold what is only of the kind of what the site says, which is found all the same', () => {
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

  it('hold what pages only answer by another word, which is found by that but asks for nothing', () => {
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
  ])('do not find %s for %s, which is merely spelt like another word for it', (title, query) => {
    expect(pathsOf(searchIn([page(title)]), query)).toEqual([]);
  });

  it('are no diminutives or superlatives of what the site says, which they find', () => {
    for (const query of ['perrito', 'perritas', 'barquito', 'casita', 'blanquísima', 'sanísimos']) {
      const said = [page('Perro, barco y casa, blanco y sano')];
      expect(read(said, query).unknownWords).toEqual([]);
      expect(pathsOf(searchIn(said), query)).toEqual(['/a/']);
    }
    // What it is made of stands on the site by another name.
    expect(pathsOf(searchIn([page('Grifos y tubos')]), 'canillita')).toEqual(['/a/']);
    expect(read([page('Perros')], 'gorrito de visita').unknownWords).toEqual(['gorrito', 'visita']);
  });

  it('are not taken for known by a word of the same beginning that names something else', () => {
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
  ])('are none where %s says %s', (title, query) => {
    expect(read([page(title)], query).unknownWords).toEqual([]);
  });

  it('hold a phrase whose words the site says, but not together', () => {
    const apart = [page('Panel de herramientas. Crema solar.')];
    expect(read(apart, 'instalar panel solar').unknownWords).toEqual(['instalar', 'panel solar']);
    expect(read([page('Energía fotovoltaica')], 'panel solar').unknownWords).toEqual([]);
  });

  it('hold no phrase that says or does something, only the words of it that tell', () => {
    expect(read(workshop, 'si no me paga el bicicletas').unknownWords).toEqual([]);
    expect(read(workshop, 'para pedir cita').unknownWords).toEqual(['cita']);
    expect(read(workshop, 'el fin de semana').unknownWords).toEqual(['fin de semana']);
  });

  it('hold the one word of a phrase that tells', () => {
    expect(read(workshop, 'bicicletas de noche').unknownWords).toEqual(['noche']);
  });

  it('hold no word of a family that no concept has', () => {
    expect(read([page('Zurcidos')], 'zurcidora de ropa').unknownWords).toEqual(['ropa']);
  });

  it('hold an unfinished last word only when it is a whole one that nobody says', () => {
    expect(read(workshop, 'bicicl').unknownWords).toEqual([]);
    expect(read([page('Vinoteca')], 'vino').unknownWords).toEqual(['vino']);
    expect(read([page('Vinoteca')], 'vinot').unknownWords).toEqual([]);
    expect(pathsOf(searchIn(workshop), 'bic')).toEqual(['/a/']);
    expect(pathsOf(searchIn(workshop), 'bi')).toEqual([]);
  });

  it('are not what the config says is the same', () => {
    expect(read(workshop, 'biciclo', [['biciclo', 'bicicletas']]).unknownWords).toEqual([]);
  });

  it('are those that no page in the language of the query says, on a site with several', () => {
    const both = [page('Salea, la teja'), page('Roof tiles', { path: '/en/', language: 'en' })];
    expect(read(both, 'venta de tejas').unknownWords).toEqual(['venta']);
    expect(
      read([page('Tejas'), page('Tiles for sale', { path: '/en/', language: 'en' })], 'venta').unknownWords,
    ).toEqual([]);
  });
});

describe('a search that says so', () => {
  it.each([
    ['bicicletas zurcido bordado', true],
    ['bicicletas zurcido', false],
    ['zurcido', true],
    ['bicicletas', false],
    ['de la', false],
    ['panel solar bicicletas', false],
  ])('knows mostly nothing of «%s»: %s', (query, expected) => {
    expect(read(workshop, query).isMostlyUnknown).toBe(expected);
  });
});

describe('corrections', () => {
  const laundry = [
    page(
      'La lavadora de la habitación. Casas de campo y hornos. El camino va a las caderas. Vacuna contra el tétanos.',
    ),
  ];

  it.each([
    ['what sounds alike', 'labadora', ['labadora → lavadora']],
    ['several letters that sound alike', 'avitasion', ['avitasion → habitacion']],
    ['one letter of a long word', 'lavafora', ['lavafora → lavadora']],
    ['a letter beside the right one in a short word', 'canino', []],
    ['a letter too few', 'camno', ['camno → camino']],
    ['two letters that changed places', 'cmaino', ['cmaino → camino']],
  ])('read %s', (_, query, expected) => {
    expect(read(laundry, query).corrections).toEqual(expected);
  });

  it('read six words of a query at most', () => {
    const words = 'labadora avitasion camno bacuna tetanoz caderaz lavafora ornos'.split(' ');
    expect(words.map((word) => read(laundry, word).corrections.length)).toEqual(words.map(() => 1));
    expect(read(laundry, words.join(' ')).corrections).toHaveLength(6);
  });

  it.each([
    ['a short word', 'orno'],
    ['a word that the language knows', 'clases'],
    ['a word that the language knows, however near', 'hora'],
    ['a letter from elsewhere on the keyboard in a short word', 'casino'],
    ['a word of two mistakes', 'lavidara'],
    ['a code', 'lavadora2'],
    ['what the site says', 'camino'],
  ])('never touch %s', (_, query) => {
    expect(read(laundry, query).corrections).toEqual([]);
  });

  it('take what sounds alike before what is nearly written so', () => {
    const site = [page('lavadora'), ...['/b/', '/c/'].map((path) => page('labradora', { path }))];
    expect(read(site, 'labadora').corrections).toEqual(['labadora → lavadora']);
  });

  it('are none of a word that a page in another language says', () => {
    const site = [page('Lavadoras, una lavadora'), page('Labadora taps', { path: '/en/', language: 'en' })];
    expect(read(site, 'labadora')).toEqual({ unknownWords: [], corrections: [], isMostlyUnknown: false });
  });

  it('read a word that the site calls otherwise as the language writes it', () => {
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

  it('are made beside a foreign word that the site says', () => {
    const site = [page('Un meeting point y una lavadora')];
    expect(read(site, 'meeting labadora').corrections).toEqual(['labadora → lavadora']);
    expect(read(laundry, 'meeting labadora').corrections).toEqual([]);
  });

  it('never make a stop word of another', () => {
    expect(read([page('Entre semana')], 'entrr').corrections).toEqual([]);
  });

  it('take the form on most pages, of equals the first', () => {
    const pages = [
      page('moscada pescada', { path: '/a/' }),
      page('pescada', { path: '/b/' }),
      page('mezcada', { path: '/c/' }),
    ];
    expect(read(pages, 'pezcada').corrections).toEqual(['pezcada → pescada']);
    expect(read([page('gabelas y tabelas')], 'xabelas').corrections).toEqual(['xabelas → gabelas']);
  });

  it('take of all that sounds alike what is on most pages, in the form that was meant', () => {
    const pages = [page('baca', { path: '/a/' }), page('vaca', { path: '/b/' }), page('vaca', { path: '/c/' })];
    expect(read(pages, 'bhaca').corrections).toEqual(['bhaca → vaca']);
    const both = [page('Una lavadora y dos lavadoras')];
    expect(read(both, 'labadora').corrections).toEqual(['labadora → lavadora']);
    expect(read(both, 'labadoras').corrections).toEqual(['labadoras → lavadoras']);
  });

  it('are looked up by their other names too', () => {
    const site = searchIn([page('Cambio de frigoríficos')]);
    expect(pathsOf(site, 'frijorificos')).toEqual(['/a/']);
    const other = searchIn([
      page('El frigorífico de los frigoríficos', { path: '/a/' }),
      page('Dos neveras', { path: '/b/' }),
    ]);
    expect(pathsOf(other, 'frijorífico')).toEqual(['/a/', '/b/']);
  });

  it('are known words', () => {
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

  it('finds the page by what both call the same', () => {
    expect(pathsOf(searchIn(site), 'opening hours')[0]).toBe('/horario/');
    expect(pathsOf(searchIn(site), 'do you change tyres')[0]).toBe('/coches/');
    const english = [page('Leaking taps', { path: '/taps/', title: 'Plumbers', language: 'en' })];
    expect(pathsOf(searchIn(english), 'grifo que gotea')).toEqual(['/taps/']);
  });

  it('is told by words that join others, and by no form that the site does not write', () => {
    const wedding = [page('Bodas en Alicante. Facturas en formato electrónico.')];
    expect(read(wedding, 'weddings in Alicante').unknownWords).toEqual([]);
    expect(read(wedding, 'electronic invoice format').unknownWords).toEqual([]);
  });

  it('tells what nobody says in either', () => {
    expect(read(site, 'do you sell lampshades').unknownWords).toEqual(['lampshades']);
    expect(read(site, 'change tyres').unknownWords).toEqual([]);
    expect(read([page('Un extintor')], 'the fire extinguisher is').unknownWords).toEqual([]);
  });

  it('counts less where the site has pages in it', () => {
    const both = [
      page('Tyres', { path: '/en/', title: 'Garage', language: 'en' }),
      page('Neumáticos', { path: '/es/', title: 'Garaje' }),
    ];
    expect(pathsOf(searchIn(both), 'tyres')).toEqual(['/en/', '/es/']);
    expect(pathsOf(searchIn(both), 'neumáticos')).toEqual(['/es/', '/en/']);
  });
});

it('a word of the family is worth a quarter, however rare; another name the less the rarer it is', () => {
  const worthOf = (texts: string[], query: string, sought: string) =>
    searchIn(texts.map((text, number) => page(text, { path: `/${number}/` })))
      .explain(query, { limit: 1, offset: 0 })
      .hits[0]?.words[0]?.terms.find(({ term }) => term === sought)?.worth;
  expect(worthOf(['Zurcidos', 'Zurcidos', 'Zurcidos y zurcidora'], 'zurcido', 'zurcidor')).toBe(0.25);
  expect(worthOf(['Neveras', 'Neveras y frigoríficos'], 'frigorífico', 'never')).toBe(0.5);
  expect(worthOf(['Neveras', 'Neveras y frigoríficos'], 'nevera', 'frigorific')).toBeLessThan(0.5);
});

it('a word of another language that happens to stand here is worth no more than what it means', () => {
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

it('a word that the site says otherwise is as rare as the most usual of its names there', () => {
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
])('«%s» asks for what «%s» does', (repeated, once) => {
  const sharesOf = (query: string) =>
    searchIn(workshop)
      .explain(query, { limit: 1, offset: 0 })
      .hits.flatMap(({ words }) => words.map(({ word, share }) => [word, share]))
      .sort();
  expect(sharesOf(repeated)).toEqual(sharesOf(once));
  expect(sharesOf(once)).toHaveLength(2);
});

describe('a price that is asked for', () => {
  const masajes = (text: string, more: readonly StatedPage[] = []) => {
    const search = searchIn([page(text, { title: 'Masajes' }), ...more]);
    return (query: string, range = { limit: 5, offset: 0 }) => search.search(query, range).lacksPrice;
  };
  const others = ['/b/', '/c/', '/d/'].map((path) =>
    page(`Masajes con su precio en ${path}.`, { path, title: 'Precio de los masajes' }),
  );

  it('is missed where the first results tell no amount', () => {
    expect(masajes('Los masajes, según precio.')('precio de los masajes')).toBe(true);
    expect(masajes('Los masajes son 35 €.')('precio de los masajes')).toBe(false);
    expect(masajes('Según precio.', others)('precio de los masajes')).toBe(true);
  });

  it('is not what a tax does with prices', () => {
    expect(masajes('Los precios de los masajes incluyen los impuestos.')('¿los precios incluyen impuestos?')).toBe(
      false,
    );
  });

  it('is not what may be worth something else', () => {
    expect(masajes('Los masajes y su valor.')('valor de los masajes')).toBe(false);
  });

  it.each(['gratis', 'gratuitos', 'sin coste', 'free'])('is told by what is %s', (free) => {
    expect(masajes(`Los masajes son ${free}.`)('precio de los masajes')).toBe(false);
  });

  it('is one result among the first three, and told of once', () => {
    const last = page('Masajes. El precio son 35 €.', { path: '/z/', title: 'Otra cosa' });
    expect(masajes('Los masajes y su precio.', [...others.slice(0, 1), last])('precio de los masajes')).toBe(false);
    expect(masajes('Los masajes y su precio.', [...others.slice(0, 2), last])('precio de los masajes')).toBe(true);
    const second = { limit: 1, offset: 1 };
    expect(masajes('Los masajes y su precio.', others)('precio de los masajes', second)).toBe(false);
  });

  it('is not told by what a page without most of the query calls free', () => {
    const free = (text: string) => masajes('Los masajes, según precio.', [page(text, { path: '/b/', title: 'App' })]);
    expect(free('El precio de la app: gratis.')('precio de los masajes')).toBe(true);
    expect(free('El precio de la app para pedir masajes: gratis.')('precio de los masajes')).toBe(false);
  });

  it('is nothing that other questions miss', () => {
    expect(masajes('Los masajes de tarde.')('masajes')).toBe(false);
    expect(masajes('Los masajes de tarde.')('dónde dan masajes')).toBe(false);
  });
});
