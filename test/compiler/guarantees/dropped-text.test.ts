import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePages, textsOf, toHtml, toProse } from './compile-site.ts';

/** What a page can say in a part, `$` being a word that nothing else on the site says. */
const parts: Readonly<Record<string, string>> = {
  hours: '<p>Horario de atención: $, de lunes a viernes de 8:00 a 20:00 $.</p>',
  'hours in a table':
    '<table><tr><th>Horario</th></tr><tr><td>Lunes a viernes $</td><td>de 9:00 a 14:00 $</td></tr></table>',
  'hours in a list': '<dl><dt>Horario $</dt><dd>Todos los días $, de 10:00 a 22:00</dd></dl>',
  coverage: '<p>Atendemos en Palma, Inca y $, y en toda la isla de Mallorca.</p>',
  'how to ask': '<p>Para pedir un servicio $, rellena el formulario de contacto $ y di qué te pasa.</p>',
  'legal notice': '<p>Titular: Taller $, S.L., CIF B12345674, domicilio en Calle $ 4, Palma.</p>',
  prices: '<p>Los precios orientativos $ van de 85 a 1.200 €, y dependen de la avería $.</p>',
  tax: '<p>Los precios no incluyen el IGIC $, que se suma al importe final $.</p>',
  warranty: '<p>Todas las reparaciones $ tienen una garantía de seis meses $.</p>',
  'who does it':
    '<p>La reparación la hace un técnico independiente $. El presupuesto lo da el técnico $. La factura la emite el técnico $.</p>',
  'who does what':
    '<table><tr><th>Trabajo</th><th>Quién lo hace</th><th>Quién factura</th></tr><tr><td>Averías $</td><td>Técnico $</td><td>El técnico $</td></tr><tr><td>Obras $</td><td>Profesional $</td><td>El profesional $</td></tr></table>',
  'what is sold':
    '<p>Compra aquí tu bono de reparación $ y reserva tu cita online $.</p><a href="/carrito/">Carrito $</a>',
  'the main heading': '<h1>Reparación de $</h1>',
  'a question': '<h2>¿Qué es $?</h2><p>Es $, y nada más.</p>',
  'a menu':
    '<nav><ul><li><a href="/servicios/lavadoras/">Lavadoras $</a></li><li><a href="/zonas/palma/">Palma $</a></li></ul></nav>',
  'a list of services':
    '<ul><li><a href="/servicios/lavadoras/">Arreglo de $</a></li><li><a href="/servicios/hornos/">Hornos $</a></li></ul>',
  'a breadcrumb': '<div class="breadcrumb"><a href="/">Inicio $</a> <a href="/servicios/">Servicios $</a></div>',
  'a logo': '<a class="logo" rel="home" href="/"><img src="/logo.svg" alt="Casa $">Casa $</a>',
  'a copyright': '<p>© 2026 Casa $, S.L. Todos los derechos reservados.</p>',
  'a picture':
    '<figure><img src="/foto.jpg" alt="Foto de $" title="Foto $"><figcaption>Vista de $</figcaption></figure>',
  'a drawing': '<svg><title>Dibujo de $</title></svg>',
  'metadata of the part':
    '<meta name="description" content="Lo de $."><meta property="og:site_name" content="Casa $"><meta itemprop="name" content="$">',
  'structured data':
    '<script type="application/ld+json">{"@type":"LocalBusiness","name":"Ejemplo","legalName":"Casa $, S.L.","description":"Taller de $.","areaServed":["$"],"openingHours":["Mo-Fr 07:13-19:47"]}</script>',
  'a link': '<p><a href="/contacto/" title="$" aria-label="Contacto $">Contacto con $</a></p>',
  code: '<pre><code>npm install $</code></pre>',
  'text alone': 'Se habla de $ y de su horario: de 8:00 a 20:00 $.',
};

/** Ways to drop `$`, each with the selector that does it; without one the page marks it itself. */
const ways: readonly (readonly [string, string?])[] = [
  ['<div data-vitrina="drop">$</div>'],
  ['<div data-vitrina=" Drop ">$</div>'],
  ['<section data-vitrina="drop"><div><div>$</div></div></section>'],
  ['<div data-vitrina="keep"><div data-vitrina="drop">$</div></div>'],
  ['<div data-vitrina="drop">$<div>$<p data-vitrina="keep">Esto se guarda, sea lo que sea lo demás.</p>$</div></div>'],
  ['<ul><li data-vitrina="drop">$</li></ul>'],
  ['<details><summary>Más</summary><div data-vitrina="drop">$</div></details>'],
  ['<div hidden data-vitrina="drop">$</div>'],
  ['<div class="fuera">$</div>', '.fuera'],
  ['<div class="fuera" data-vitrina="">$</div>', '.fuera'],
  ['<article class="fuera aviso"><div>$</div></article>', 'article.aviso:has(div)'],
  ['<div class="marco"><div>$</div></div>', '.marco > div'],
  ['<hr class="raya"><div>$</div>', '.raya + div'],
  ['<div data-nota="para la pantalla">$</div>', '[data-nota="para la pantalla"]'],
  // Only a document as browsers read it has this row group, and closes this paragraph.
  ['<table class="caja"><tr><td>$</td></tr></table>', 'table.caja > tbody > tr'],
  ['<section><p class="antes">Antes<div>$</div></section>', 'section > p.antes + div'],
];
const selectors = ways.flatMap(([, selector]) => selector ?? []);

const titles: Readonly<Record<string, string>> = {
  '/': 'Ejemplo',
  '/contacto/': 'Contacto',
  '/precios/': 'Precios',
  '/aviso-legal/': 'Aviso legal',
  '/servicios/': 'Servicios',
  '/servicios/lavadoras/': 'Lavadoras',
  '/servicios/hornos/': 'Hornos',
  '/zonas/': 'Zonas',
  '/zonas/palma/': 'Palma',
  '/preguntas/': 'Preguntas frecuentes',
};
const zones = ['<body>', '<nav>', '<main>', '</h1>', '</main>', '<footer>', '</footer>'];

/** Letters alone, so that no stemmer and no number rule changes it. */
const toWord = (index: number) =>
  `Zq${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}xk`;

interface Placed {
  part: string;
  way: string;
  page: string;
  zone: string;
}

/** The site whose pages say these parts, each with a word of its own. */
function toSite(placed: readonly Placed[]): Record<string, string> {
  const links = Object.keys(titles).map((path) => `<a href="${path}">${titles[path]}</a>`);
  const pages = Object.fromEntries(
    Object.entries(titles).map(([path, title]) => [path, toHtml(title, toProse(title) + links.join(' '))]),
  );
  placed.forEach(({ part, way, page, zone }, index) => {
    const html = way.replaceAll('$', () => (parts[part] ?? '').replaceAll('$', toWord(index)));
    pages[page] = (pages[page] ?? '').replace(
      zone,
      zone.startsWith('</') && zone !== '</h1>' ? html + zone : zone + html,
    );
  });
  return pages;
}

/** Which of the parts any artifact holds. */
async function findPublished(placed: readonly Placed[]): Promise<Placed[]> {
  const compilation = await compilePages(toSite(placed), { content: { drop: selectors } });
  expect(compilation.site.pages).toHaveLength(Object.keys(titles).length);
  const all = [...textsOf(compilation).values()].join('\n').toLowerCase();
  return placed.filter(({ part }, index) => {
    const isTimed = part === 'structured data' && /\b0?7:13\b/.test(all);
    return isTimed || all.includes(toWord(index).toLowerCase());
  });
}

describe('text that the owner dropped', () => {
  const pages = Object.keys(titles);

  it('is in no artifact, for any text, place and way to drop it', async () => {
    const one = fc.record({
      part: fc.constantFrom(...Object.keys(parts)),
      way: fc.constantFrom(...ways.map(([html]) => html)),
      page: fc.constantFrom(...pages),
      zone: fc.constantFrom(...zones),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 60, size: 'max' }), async (placed) => {
        expect(await findPublished(placed)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('would be published if it were not dropped', async () => {
    const placed = Object.keys(parts).map((part, index) => ({
      part,
      way: '<div>$</div>',
      page: pages[index % pages.length] ?? '/',
      zone: part === 'a logo' ? '<body>' : '</main>',
    }));
    const published = await findPublished(placed);
    expect(published.length).toBeGreaterThan(placed.length / 2);
  });

  it('does not include a part within it that is to be kept', async () => {
    const way = ways.find(([html]) => html.includes('keep">Esto'))?.[0] ?? '';
    const placed = [{ part: 'hours', way, page: '/contacto/', zone: '</footer>' }];
    const texts = textsOf(await compilePages(toSite(placed)));
    expect(texts.get('pages/contacto.md')).toContain('Esto se guarda');
  });
});
