import { expect, it } from 'vitest';
import { compilePages, textsOf, toHtml, toProse } from './compile-site.ts';

/** Escape, bell, NUL as a browser reads it, a C1 command of terminals, delete, no character at all. */
const CONTROLS = '\u001b\u0007\u009b\u007f\u0081\uffff';
const AS_ENTITIES = '&#27;&#7;&#x81;&#127;';
const PUBLISHED =
  /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\\u(?:00[01][0-9a-f]|007f|00[89][0-9a-f]|d[89a-f][0-9a-f]{2}|ff[ef][ef])/iu;

it.each([
  ['written', CONTROLS],
  ['as references', AS_ENTITIES],
])('control characters of a page are in no artifact, %s', async (_, sign) => {
  const business = {
    '@type': 'LocalBusiness',
    name: `Taller${CONTROLS}\ud800 Norte`,
    openingHours: `Mo-Fr 09:00-14:00${CONTROLS}`,
    address: { streetAddress: `Calle${CONTROLS} Mayor 3`, postalCode: '27001', addressLocality: `Lugo${CONTROLS}` },
    [`clave${CONTROLS}`]: CONTROLS,
  };
  const body = `${toProse('tuberías')}
    <h2 id="avisos${sign}">Avisos${sign} urgentes</h2><p lang="es${sign}">Atendemos${sign} lunes${sign} de 9:00 a 14:00.</p>
    <p><img src="/foto${sign}.jpg" alt="Foto${sign} del taller" title="${sign}"></p>
    <p><a href="/contacto/${sign}" title="Contacto${sign}">Contacto${sign}</a> <a href="/contacto/" aria-label="Ver${sign}"></a></p>
    <p><span class="counter" data-to="300" data-suffix="${sign} clientes">0</span></p>
    <table><tr><th>Servicio${sign}</th><th>Precio</th></tr><tr><td>Desatasco${sign}</td><td>50${sign} €</td></tr></table>
    <pre><code class="language-sh${sign}">echo${sign} hola</code></pre>
    <body class="x${sign}" data-x="${sign}"><!-- ${sign} --><footer>© 2026 Taller${sign} Norte</footer>`;
  const head = `<meta name="description" content="Fontaneros${sign} de Lugo"><meta property="og:site_name" content="Taller${sign}">
    <meta property="article:modified_time" content="2026-01-02${sign}"><script type="application/ld+json">${JSON.stringify(business)}</script>`;
  const compilation = await compilePages({
    '/': toHtml(`Inicio${sign} | Taller`, body, head),
    '/contacto/': toHtml('Contacto', `${toProse('contacto')}<form><textarea></textarea></form>`),
  });
  const texts = [...textsOf(compilation)].filter(([path]) => !path.endsWith('.bin'));
  for (const [path, text] of texts) expect(PUBLISHED.exec(text)?.[0], path).toBeUndefined();
  const page = compilation.site.pages.find(({ path }) => path === '/');
  expect(page?.markdown).toContain('![Foto del taller]');
  expect(page?.headings.map(({ anchor }) => anchor)).toContain('avisos');
  expect(compilation.site.company.opening_hours).toHaveLength(1);
});
