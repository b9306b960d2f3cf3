/** A small website as a value, and random edits of it as editors make them. */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';

interface EditedPage {
  title: string;
  language: string;
  paragraphs: readonly string[];
  /** The path of another page. */
  linksTo: string;
}

export interface EditedSite {
  /** Origin that it is published at. */
  url: string;
  pages: ReadonlyMap<string, EditedPage>;
  /** Paths in the menu of every page, also of pages that do not exist. */
  menu: readonly string[];
  /** Text above the content of every page; empty for none. */
  banner: string;
}

export type SiteEdit = (site: EditedSite) => EditedSite;

const paths = ['/a/', '/b/', '/c/', '/servicios/d/', '/servicios/e/', '/zonas/f/'];
const titles = ['Precios', 'Zonas', 'Averías', 'Horario €', 'Precios de averías'];
const sentences = [
  'Reparamos lavadoras y hornos de todas las marcas, con recambios nuevos y factura al terminar.',
  'Abrimos de lunes a viernes de 9:00 a 18:00 y los sábados solo por la mañana.',
  'Llámanos a cualquier hora: vamos con la furgoneta y decimos antes lo que cuesta.',
  'We repair washing machines and ovens of all brands, and you pay when it works again.',
];

const path = fc.constantFrom('/', ...paths);
const text = fc.record({
  title: fc.constantFrom(...titles),
  language: fc.constantFrom('es', 'es', 'en'),
  paragraphs: fc.subarray(sentences),
  linksTo: path,
});

/** Changes the page at a path, or adds one with defaults for the missing fields. */
const withPage =
  (at: string, page: Partial<EditedPage>): SiteEdit =>
  (site) => {
    const before = site.pages.get(at) ?? { title: 'Nueva', language: 'es', paragraphs: sentences, linksTo: '/' };
    return { ...site, pages: new Map(site.pages).set(at, { ...before, ...page }) };
  };

/** Removes the page at a path; never the home page. */
const without =
  (at: string): SiteEdit =>
  (site) => ({ ...site, pages: new Map([...site.pages].filter(([other]) => other !== at || other === '/')) });

/** Any edit: text, title, language or links of a page, also a new one; pages removed or renamed; menu and banner. */
export const anyEdit: fc.Arbitrary<SiteEdit> = fc.oneof(
  fc.tuple(path, text).map(([at, page]) => withPage(at, page)),
  fc.tuple(path, fc.constantFrom(...titles)).map(([at, title]) => withPage(at, { title })),
  fc.tuple(path, fc.constantFrom('es', 'en')).map(([at, language]) => withPage(at, { language })),
  fc.tuple(path, fc.subarray(sentences)).map(([at, paragraphs]) => withPage(at, { paragraphs })),
  path.map(without),
  fc.tuple(path, path).map(
    ([from, to]): SiteEdit =>
      (site) => {
        const page = site.pages.get(from);
        return page ? withPage(to, page)(without(from)(site)) : site;
      },
  ),
  fc.subarray(paths).map(
    (menu): SiteEdit =>
      (site) => ({ ...site, menu }),
  ),
  fc.constantFrom('', 'En agosto cerramos por las tardes.').map(
    (banner): SiteEdit =>
      (site) => ({ ...site, banner }),
  ),
);

/** The site before its first edit. */
export const toEditedSite = (url: string): EditedSite =>
  [
    withPage('/', { title: 'Inicio', paragraphs: sentences.slice(0, 2), linksTo: '/a/' }),
    withPage('/a/', { title: 'Servicios', linksTo: '/servicios/d/' }),
    withPage('/b/', { title: 'Contacto', paragraphs: sentences.slice(1) }),
    withPage('/servicios/d/', { title: 'Hornos', paragraphs: sentences.slice(2) }),
  ].reduce((site: EditedSite, edit) => edit(site), {
    url,
    pages: new Map(),
    menu: ['/a/', '/b/', '/c/'],
    banner: '',
  });

/** Replaces a folder by the site as built HTML: an `index.html` for each page. */
export async function writeEditedSite(folder: string, site: EditedSite): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [at, page] of site.pages) {
    const file = join(folder, at, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, toHtml(at, page, site));
  }
}

const toHtml = (at: string, { title, language, paragraphs, linksTo }: EditedPage, { url, menu, banner }: EditedSite) =>
  `<!doctype html><html lang="${language}"><head>
<title>${title} | Ejemplo</title><link rel="canonical" href="${url}${at}"></head><body>
<nav>${menu.map((entry) => `<a href="${entry}">Apartado ${entry}</a>`).join(' ')}</nav>
${banner && `<div><p>${banner}</p></div>`}<main><h1>${title}</h1>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}<p>Más en <a href="${linksTo}">otra página</a>.</p></main>
<footer>Ejemplo, S. L. Todos los derechos reservados.</footer></body></html>`;
