/**
 * Generates a website: each page has a menu, side links, an article and a footer, and all are linked from the first.
 */

import { createWriter } from '../http/bench-content.ts';
import { createRandom } from '../http/random.ts';

/** Number of pages besides the home page, and their sizes, whose logarithms are spread evenly. */
export interface SiteSize {
  pages: number;
  /** Characters of the smallest and the largest page. */
  from: number;
  to: number;
}

/** Returns the HTML files of the site by path, the same every time. */
export function toBenchSite({ pages, from, to }: SiteSize): Record<string, string> {
  const random = createRandom(7);
  const entries = Array.from({ length: pages }, (_, number): [string, string] => {
    const size = from * (to / from) ** random();
    return [toPath(number).slice(1), toPage(number, pages, size)];
  });
  const first = Array.from({ length: 10 }, (_, number) => `<li><a href="${toPath(number)}">Página ${number}</a></li>`);
  return Object.fromEntries([
    ['index.html', toDocument('Inicio', `<h1>Inicio</h1><ul>${first.join('')}</ul>`, '')],
    ...entries,
  ]);
}

/** Returns the address of a page, made of a word and its number. */
const toPath = (number: number) => `/p/${createWriter(number + 1).word()}-${number}.html`;

function toPage(number: number, pages: number, size: number): string {
  const { word, sentence } = createWriter(number + 1);
  const random = createRandom(number + 1);
  const title = `${word()} ${word()} ${number}`;
  const link = () => `<a href="${toPath(Math.floor(random() * pages))}">${word()} ${word()}</a>`;
  const rich = () =>
    sentence().replace(' ', random() < 0.3 ? ` ${link()} ` : random() < 0.3 ? ' <strong>bien</strong> ' : ' ');
  const paragraph = () => `<p class="texto">${rich()} ${sentence()} ${rich()}</p>\n`;
  const blocks = [
    paragraph,
    paragraph,
    paragraph,
    () => `<ul>${Array.from({ length: 5 }, () => `<li>${rich()}</li>`).join('\n')}</ul>\n`,
    () =>
      `<table><thead><tr><th>${word()}</th><th>${word()}</th></tr></thead><tbody>${Array.from({ length: 6 }, () => `<tr><td>${word()}</td><td>${Math.floor(random() * 900)} €</td></tr>`).join('')}</tbody></table>\n`,
    () =>
      `<figure><img src="/img/${number % 50}.png" alt="${word()}"><figcaption>${sentence()}</figcaption></figure>\n`,
    () => `<pre><code>const ${word()} = ${word()}(${Math.floor(random() * 99)})\n</code></pre>\n`,
  ];
  let body = `<h1>${title}</h1>\n`;
  while (body.length < size) {
    body += `<h2>${word()} ${word()}</h2>\n`;
    for (let block = 0; block < 5; block++) body += (blocks[Math.floor(random() * blocks.length)] ?? paragraph)();
  }
  const side = Array.from({ length: 10 }, (_, place) => number * 10 + place).filter((other) => other < pages);
  return toDocument(
    title,
    `<article>${body}</article>`,
    `<aside><ul>${side.map((other) => `<li><a href="${toPath(other)}">Página ${other}</a></li>`).join('')}</ul></aside>`,
  );
}

function toDocument(title: string, main: string, side: string): string {
  const menu = Array.from({ length: 12 }, (_, number) => `<li><a href="${toPath(number)}">Apartado ${number}</a></li>`);
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>${title} | Ejemplo</title><meta name="description" content="${title}">
<style>.texto{line-height:1.7}</style></head><body><header><nav><ul>${menu.join('')}</ul></nav></header>${side}<main>${main}</main>
<footer><ul>${menu.join('')}</ul><p>© Ejemplo. Todos los derechos reservados.</p></footer></body></html>`;
}
