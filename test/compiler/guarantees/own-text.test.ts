import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileHtml, compileSite } from '../page/compile-page.ts';

/** A word that no other text has. */
const toWord = (page: number, text: number) => `zq${page}x${text}k`;

const sentences = [
  '$ se visita por la mañana con un guía que cuenta la historia de cada casa y de quien vivió en ella.',
  'Lo que cuesta $ depende de la época del año, de cuántos vengan y de si hace falta traslado desde el puerto.',
  'En $ se sube despacio, se para en la fuente y se vuelve por el camino de los molinos antes de comer.',
  'Para $ conviene llevar calzado cómodo, agua y algo de abrigo, porque arriba sopla el viento casi siempre.',
  'Nadie conoce $ como Andrés, que nació allí, y que todavía sube los domingos a ver cómo está todo.',
];

/** Ways to set texts under a heading, as page builders do; `#` is the heading, `$` stands for each text. */
const sections: readonly ((heading: string, texts: string[]) => string)[] = [
  (heading, texts) => `<h2>${heading}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}`,
  (heading, texts) =>
    `<section class="bloque"><h2>${heading}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}</section>`,
  (heading, texts) => `<div><h3>${heading}</h3><div>${texts.join('<br><br>')}</div></div>`,
  (heading, texts) =>
    `<div class="caja"><h3>${heading}</h3><ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul></div>`,
  (heading, texts) =>
    `<div class="elementor-widget-wrap"><div class="elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h2 class="elementor-heading-title">${heading}</h2></div></div>${texts
      .map(
        (text) =>
          `<div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><p>${text}</p></div></div>`,
      )
      .join('')}</div>`,
  (heading, texts) =>
    `<div class="et_pb_row"><div class="et_pb_column"><h4>${heading}</h4></div><div class="et_pb_column">${texts.map((text) => `<p>${text}</p>`).join('')}</div></div>`,
  (heading, texts) => texts.map((text) => `<details><summary>${heading}</summary><p>${text}</p></details>`).join(''),
  (heading, texts) =>
    `<h3>${heading}</h3><dl>${texts.map((text) => `<dt>${heading}</dt><dd>${text}</dd>`).join('')}</dl>`,
  (heading, texts) =>
    `<figure><figcaption>${heading}: lo que hay que saber antes de venir, contado con calma y en pocas palabras</figcaption><table>${texts.map((text) => `<tr><th>${heading}</th><td>${text}</td></tr>`).join('')}</table></figure>`,
  (heading, texts) =>
    `<div class="fila"><h2>${heading}</h2>${texts.map((text, index) => `<div class="ficha"><h3>Paso ${index + 1}</h3><p>${text}</p><a href="/contacto/">Reservar ahora</a></div>`).join('')}</div>`,
  (heading, texts) =>
    `<div><h2>${heading}</h2>${texts.map((text) => `<div><p>${text}</p></div>`).join('')}<p><a href="/a/">Más rutas</a> <a href="/b/">Todas</a></p></div>`,
];
const headings = ['¿Qué hacemos?', 'Recorrido', 'Preguntas frecuentes', 'Qué incluye', 'Cómo llegar', 'Contáctanos'];

/** What the pages share beside their headings. */
const shared = [
  '<div class="aviso"><h2>¿Te ayudamos?</h2><p>Cuéntanos qué buscas y te escribimos esta misma semana.</p><a href="/contacto/">Reserva tu plaza</a></div>',
  '<p>Todas las rutas llevan seguro, guía titulado y una parada para comer a mitad de camino.</p>',
  '<div class="mas"><h3>Otras rutas</h3><ul><li><a href="/a/">Ruta del norte</a></li><li><a href="/b/">Ruta del sur</a></li></ul></div>',
  '',
];

interface PlannedSection {
  heading: string;
  way: number;
  texts: number[];
  /** Share of the pages that have it, in tenths. */
  share: number;
}

/** The pages of a site made from one template, and the words that each has for itself. */
function toPages(count: number, plan: readonly PlannedSection[], extra: string): { html: string; words: string[] }[] {
  return Array.from({ length: count }, (_, page) => {
    const words: string[] = [];
    const toText = (sentence: number) => {
      const word = toWord(page, words.length);
      words.push(word);
      return (sentences[sentence] ?? '').replace('$', word);
    };
    const body = plan
      .filter(({ share }) => page * 10 < share * count)
      .map(({ heading, way, texts }) => (sections[way] as (typeof sections)[number])(heading, texts.map(toText)))
      .join('');
    const html = `<title>Ruta ${page} | Isla</title><header><nav><a href="/">Inicio</a> <a href="/contacto/">Contacto</a></nav></header>
<main><h1>Ruta ${page}</h1><p>${toText(page % sentences.length)}</p>${body}${extra}</main><footer><p>© Isla. Todos los derechos.</p></footer>`;
    return { html, words };
  });
}

describe('text that only one page of a site has', () => {
  it('is kept, whatever the other pages repeat around it', () => {
    const section = fc.record({
      heading: fc.constantFrom(...headings),
      way: fc.nat({ max: sections.length - 1 }),
      texts: fc.array(fc.nat({ max: sentences.length - 1 }), { minLength: 1, maxLength: 4 }),
      share: fc.integer({ min: 4, max: 10 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 9 }),
        fc.array(section, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...shared),
        (count, plan, extra) => {
          const pages = toPages(count, plan, extra);
          const site = compileSite(Object.fromEntries(pages.map(({ html }, at) => [`/ruta-${at}/`, html])));
          for (const at of [0, count - 1]) {
            const { html = '', words = [] } = pages[at] ?? {};
            const path = `/ruta-${at}/`;
            const alone = compileHtml(html, {}, path).page;
            const { markdown = '', removed = [] } = site.get(path) ?? {};
            const taken = removed.filter(({ rule }) => rule === 'site-template').map(({ text }) => text);
            expect(words.filter((word) => taken.some((text) => text.includes(word)))).toEqual([]);
            expect(words.filter((word) => alone.markdown.includes(word) && !markdown.includes(word))).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps its heading, even if all pages have the same', () => {
    const plan = [0, 1, 2, 4].map((way, index) => ({ heading: headings[index] ?? '', way, texts: [0, 1], share: 10 }));
    const pages = toPages(8, plan, shared[2] ?? '');
    const site = compileSite(Object.fromEntries(pages.map(({ html }, at) => [`/ruta-${at}/`, html])));
    const { markdown } = site.get('/ruta-1/') ?? {};
    for (const { heading } of plan) expect(markdown).toMatch(new RegExp(`^#+ ${heading.replace('?', '\\?')}$`, 'm'));
    expect(markdown).not.toContain('Ruta del norte');
  });
});
