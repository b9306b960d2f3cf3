import { beforeAll, describe, expect, it } from 'vitest';
import { findContactData } from '#shared/contact/find-contact-data.ts';
import type { SiteConfig } from '../../../compiler/config/define-site.ts';
import type { Compilation } from '../../../compiler/to-compilation.ts';
import { compilePages, textsOf, toHtml, toProse } from './compile-site.ts';

/** Disguises as they stand in HTML, each with what would give it away in any document. */
const disguises: readonly (readonly [string, string, RegExp])[] = [
  ['a number in groups', '971 234 501', /971\D{0,3}234\D{0,3}501/],
  ['dots', '971.23.45.02', /971\.23\.45\.02/],
  ['hyphens', '971-234-503', /971-234-503/],
  ['parentheses', '(971) 23 45 04', /971\) 23 45 04/],
  ['a prefix', '+34 971 234 505', /971 234 505/],
  ['a long prefix', '0034971234506', /971234506/],
  ['single digits', '9 7 1 2 3 4 5 0 7', /9 7 1 2 3 4 5 0 7/],
  ['entities', '&#57;71&nbsp;234&#x20;508', /971\s234\s508/],
  ['full-width digits', '９７１　２３４　５０９', /９７１|971\s234\s509/],
  ['zero-width characters between digits', '97\u200b1 23\u200b4 51\u200b0', /971 234 510/],
  ['tag characters between digits', '97\u{e0031}1 23\u{e0020}4 51\u{e0031}1', /971 234 511/],
  ['words for digits', 'seis cero cero uno dos tres cuatro cinco seis', /seis cero cero/i],
  ['a call link', '<a href="tel:+34971234512">Llámanos al 971 23 45 12</a>', /971234512|971 23 45 12/],
  ['a chat link in words', 'https://wa.me/34971234513', /34971234513/],
  ['emphasis inside', '<b>971</b> <span>234</span> <i>514</i>', /971 234 514/],
  ['an address', 'buzon01@taller.es', /buzon01/],
  ['an address with blanks', 'buzon02 @ taller . es', /buzon02/],
  ['words for its signs', 'buzon03 arroba taller punto es', /buzon03/],
  ['words in brackets', 'buzon04 [at] taller [dot] es', /buzon04/],
  ['words in parentheses', 'buzon05(arroba)taller(punto)es', /buzon05/],
  ['an address as entities', '&#98;uzon06&#64;taller&period;es', /buzon06/],
  ['a mail link', '<a href="mailto:buzon07@taller.es">buzon07@taller.es</a>', /buzon07/],
  [
    'an address protected by a script',
    '<a href="/cdn-cgi/l/email-protection#b2d0c7c8dddc828af2c6d3deded7c09cd7c1"><span class="__cf_email__" data-cfemail="b2d0c7c8dddc828af2c6d3deded7c09cd7c1">[email&#160;protected]</span></a>',
    /buzon08|b2d0c7c8dddc828a/,
  ],
  [
    'an address protected by a script, whole',
    '<span class="__cf_email__" data-cfemail="b2d0c7c8dddc8380f2c6d3deded7c09cd7c1">[email&#160;protected]</span>',
    /buzon12/,
  ],
  ['full-width letters', 'ｂｕｚｏｎ０９＠ｔａｌｌｅｒ．ｅｓ', /ｂｕｚｏｎ|buzon09/],
  ['a zero-width character inside', 'buz\u200bon10@tal\u200bler.es', /buzon10/],
  ['an escape', 'buzon11%40taller.es', /buzon11/],
];

/** What must stay as it stands. */
const innocent = {
  prices: 'Los precios orientativos van de 85 a 1.200 €, sin IGIC, según la tarifa del 01/03/2026.',
  legalNotice:
    'Titular: Taller del Norte, S.L., CIF B12345674, inscrita en el Registro Mercantil de Las Palmas, Tomo 1234, Folio 56, Hoja GC-12345, inscripción 1ª.',
  hours: 'Atendemos de lunes a viernes, de 8:00 a 20:00, y los sábados de 9:00 a 14:00.',
};

const ownDocuments =
  /^(?:company-info\.json|llms\.txt|agents\.md|auth\.md|api\.md|api\.json|openapi\.json|sitemap\.md|desarrolladores\/|api\/|\.well-known\/|mcp\/)/;

/** The documents about the business and the service; what a page itself says is the page's. */
const documentsOf = (compilation: Compilation) => [...textsOf(compilation)].filter(([path]) => ownDocuments.test(path));

const prose = toProse('Taller');

/** A site whose pages say everything that is detected, always beside the contact data. */
function toSite(contact: string): Record<string, string> {
  const text = contact.replace(/<[^>]*>/g, '');
  const attribute = text.replaceAll('"', '&quot;');
  const jsonLd = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: `Taller del Norte ${text}`,
    description: `Taller de averías. Avisos en ${text}.`,
    legalName: `Taller del Norte, S.L. ${text}`,
    telephone: text,
    email: text,
    areaServed: ['Palma', text],
    openingHours: ['Mo-Fr 08:00-20:00', text],
    contactPoint: { '@type': 'ContactPoint', telephone: text, email: text },
  });
  const head = `<meta name="description" content="Averías en toda la isla. Avisos: ${attribute}"><meta property="og:site_name" content="Taller del Norte"><script type="application/ld+json">${jsonLd}</script>`;
  const page = (title: string, content: string) =>
    toHtml(`${title} ${text} | Taller del Norte`, toProse(title) + content.replace(prose, ''), head).replace(
      '<h1>',
      `<h1>`,
    );
  return {
    '/': page(
      'Taller del Norte',
      `${prose}<h2>Avisos</h2><p>Pide un técnico en ${contact}, o rellena el formulario.</p><p><a href="/servicios/">Servicios</a> <a href="/precios/">Precios</a> <a href="/aviso-legal/">Aviso legal</a> <a href="/zonas/">Zonas</a></p>`,
    ),
    '/contacto/': page(
      'Contacto',
      `${prose}<p>${innocent.hours}</p><p>Horario de avisos: de 8:00 a 20:00 en ${contact}.</p><p>Para pedir un servicio, escribe a ${contact} o rellena el formulario de contacto.</p><form><input type="email"><textarea></textarea></form>`,
    ),
    '/precios/': page(
      'Precios',
      `${prose}<p>${innocent.prices}</p><p>Pide presupuesto sin compromiso en ${contact}.</p>`,
    ),
    '/aviso-legal/': page(
      'Aviso legal',
      `<h2>Titular</h2><p>${innocent.legalNotice}</p><p>Contacto del titular: ${contact}</p>${prose}`,
    ),
    '/servicios/': page(
      'Servicios',
      `${prose}<ul><li><a href="/servicios/lavadoras/">Lavadoras ${contact}</a></li><li><a href="/servicios/hornos/">Hornos</a></li></ul><p>La reparación la hace un técnico independiente: ${contact}. La factura la emite el técnico, tel. ${contact}.</p>`,
    ),
    '/servicios/lavadoras/': page('Lavadoras', `${prose}<p>Llama a ${contact}.</p>`),
    '/servicios/hornos/': page('Hornos', prose),
    '/zonas/': page(
      'Zonas',
      `${prose}<p>Atendemos en Palma, Inca y Manacor; avisos en ${contact}.</p><p><a href="/zonas/palma/">Palma</a></p>`,
    ),
    '/zonas/palma/': page(`Palma`, `${prose}<p>Atendemos Palma, ${contact}.</p>`),
  };
}

describe('contact data of pages', () => {
  it.each(disguises)('is in no document about the business: %s', async (_, contact, trace) => {
    const compilation = await compilePages(toSite(contact));
    const documents = documentsOf(compilation);
    expect(documents.map(([path]) => path)).toEqual(
      expect.arrayContaining(['company-info.json', 'llms.txt', 'agents.md']),
    );
    const leaks = documents.flatMap(([path, text]) => {
      const found = trace.exec(text) ?? trace.exec(decodeSafely(text));
      return found ? [`${path}: ${text.slice(Math.max(0, found.index - 60), found.index + 40)}`] : [];
    });
    expect(leaks).toEqual([]);
    const { company } = compilation.site;
    expect(company.legal_notice).toBe(innocent.legalNotice);
    expect(company.prices).toContain('85 a 1.200 €');
    expect(company.prices).toContain('01/03/2026');
    expect(company.hours).toContain('de 8:00 a 20:00');
    expect(findContactData(JSON.stringify({ ...company, website: '', legal_notice: '' }))).toEqual([]);
  });
});

function decodeSafely(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString());
}

describe('contact data that the config states', () => {
  const stated: Compilation[] = [];
  const fields = {
    description: 'description',
    hours: 'hours',
    coverage: 'coverage',
    howToAsk: 'howToAsk',
    legalNotice: 'legalNotice',
    tax: 'tax',
    prices: 'prices',
  };
  beforeAll(async () => {
    for (const [, contact] of disguises) {
      const text = `Avisos en ${contact.replace(/<[^>]*>/g, '')} todos los días.`;
      const company = Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
      stated.push(
        await compilePages({ '/': toHtml('Inicio', prose) }, {
          company: { ...company, serviceModel: { description: text, warranty: text } },
          site: { brand: text },
        } as Partial<SiteConfig>),
      );
    }
  });

  it.each(
    disguises.filter(([, contact]) => !contact.includes('__cf_email__')).map(([name], index) => [name, index] as const),
  )('is refused for each field: %s', (_, index) => {
    const { diagnostics } = stated[index] as Compilation;
    const refused = diagnostics
      .filter(({ code, severity }) => code === 'contact-data' && severity === 'error')
      .map(({ where }) => where);
    expect(refused.sort()).toEqual(
      [
        ...Object.keys(fields).map((field) => `company.${field}`),
        'company.serviceModel.description',
        'company.serviceModel.warranty',
        'site.brand',
      ].sort(),
    );
  });

  it('is in no document about the business', () => {
    for (const [index, [name, , trace]] of disguises.entries()) {
      for (const [path, text] of documentsOf(stated[index] as Compilation))
        expect(trace.test(text), `${name} in ${path}`).toBe(false);
    }
  });

  it('is not confused with prices, dates and register numbers', async () => {
    const { site, diagnostics } = await compilePages({ '/': toHtml('Inicio', prose) }, { company: innocent });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(site.company).toMatchObject({
      prices: innocent.prices,
      legal_notice: innocent.legalNotice,
      hours: innocent.hours,
    });
  });
});
