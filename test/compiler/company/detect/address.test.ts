/** Postal addresses as sites show them: which lines are one, and whose it is. */

import { describe, expect, it } from 'vitest';
import { readAddresses } from '../../../../compiler/company/read/addresses.ts';
import { readBlocks } from '../../../../compiler/company/read/blocks.ts';
import { readDocument } from '../../../../compiler/document/read-document.ts';
import { detectSite } from '../detect-site.ts';

const addressesIn = (html: string) => {
  const bytes = new TextEncoder().encode(`<html lang="es"><main>${html}</main></html>`);
  const { tree } = readDocument({ path: '/', url: 'https://x.example/', html: bytes, aliases: [] });
  return readAddresses(readBlocks(tree).blocks).map(({ text }) => text);
};

describe('readAddresses', () => {
  it.each<[html: string, address: string]>([
    ['<p>Calle Mayor, 5, 27001 Lugo</p>', 'Calle Mayor, 5, 27001 Lugo'],
    ['<p>Central: C. Mayor, 5, 27001 Lugo</p>', 'C. Mayor, 5, 27001 Lugo'],
    ['<p>Rosales #392, Puno - Perú</p>', 'Rosales #392, Puno - Perú'],
    ['<p>Pascual Reina #2 El Reloj, Puno, C.P. 31203</p>', 'Pascual Reina #2 El Reloj, Puno, C.P. 31203'],
    ['<p>Rosales 15, Col. Reloj, Ciudad Nueva, 03100 Puno</p>', 'Rosales 15, Col. Reloj, Ciudad Nueva, 03100 Puno'],
    ['<p>📍 C/ Mayor 5 · Lugo.</p>', 'C/ Mayor 5 · Lugo'],
    ['<p>Dirección: Carrera 20 # 15-32, Sarria</p>', 'Carrera 20 # 15-32, Sarria'],
    ['<p><b>Dirección</b><span>Calle Mayor, 5, 27001 Lugo</span></p>', 'Calle Mayor, 5, 27001 Lugo'],
    ['<p>Avda. de Galicia s/n, 27600 Sarria. Abierto todo el año.</p>', 'Avda. de Galicia s/n, 27600 Sarria'],
    ['<p>Calle 9 N° 34–57, Los Campos • 8304250 • 8213182</p>', 'Calle 9 N° 34–57, Los Campos'],
    ['<p>Dirección</p><p>Calle Mayor 5, Piso 8<br>Sada, Lima — Perú</p>', 'Calle Mayor 5, Piso 8, Sada, Lima — Perú'],
    ['<h3>Sede principal</h3><p>Av. Castilla N° 356</p>', 'Av. Castilla N° 356'],
    ['<h3>¿Dónde estamos?</h3><p>Pje. Castilla 356</p>', 'Pje. Castilla 356'],
    ['<p>Dirección</p><p>Jr. Castilla 161, El Reloj,<br>Puno, Perú</p>', 'Jr. Castilla 161, El Reloj, Puno, Perú'],
    ['<p>Dirección</p><p>Calle Mayor 5,<br>Abierto de lunes a viernes</p>', 'Calle Mayor 5'],
    [
      '<p>Ubicación</p><p>Rosales 635,<br>Of. 605, Torre A<br>Edificio Faro</p>',
      'Rosales 635, Of. 605, Torre A, Edificio Faro',
    ],
    ['<p>29 Lewis St, Burbank, IL 60115 | (555) 501-1478</p>', '29 Lewis St, Burbank, IL 60115'],
    ['<p>12 Mill Lane, Droitwich, WR9 7JR</p>', '12 Mill Lane, Droitwich, WR9 7JR'],
    ['<p>Quarry Lane, Droitwich, WR9 7JR</p>', 'Quarry Lane, Droitwich, WR9 7JR'],
    ['<p>Carrera 23 # 61-18, oficina 402<br>Sarria, Lugo</p>', 'Carrera 23 # 61-18, oficina 402, Sarria, Lugo'],
    ['<p>Calle Mayor, 5, 2.º B<br>Sarria, Lugo</p>', 'Calle Mayor, 5, 2.º B, Sarria, Lugo'],
    ['<p>Los Sauces 1860, M5600 San Luz, Lugo</p>', 'Los Sauces 1860, M5600 San Luz, Lugo'],
    ['<p>Los Sauces 435, 2do Piso, Oficina D, Sarria</p>', 'Los Sauces 435, 2do Piso, Oficina D, Sarria'],
    ['<p>Av. del Mar No.95 Sarria, Lugo.</p>', 'Av. del Mar No.95 Sarria, Lugo'],
    ['<h4>1461 N. Bull Blvd<br>Burbank, CA 91505</h4>', '1461 N. Bull Blvd Burbank, CA 91505'],
    ['<h3>Dirección</h3><p>25 de Mayo y Real, Sarria, Ecuador</p>', '25 de Mayo y Real, Sarria, Ecuador'],
    ['<p>Rúa do Mar, 6, bajo</p><p>15010 A Coruña, España</p>', 'Rúa do Mar, 6, bajo, 15010 A Coruña, España'],
    ['<p>Los Sauces 1860, C1043AAZ Sarria</p>', 'Los Sauces 1860, C1043AAZ Sarria'],
    ['<p>Calle Mayor esquina Real</p><p>Abierto hoy</p>', 'Calle Mayor esquina Real'],
    ['<p>Av. del Mar esq. con Calle Real, Sarria</p>', 'Av. del Mar esq. con Calle Real, Sarria'],
    ['<p>300 NE 12th Ave, D-1 Burbank, CA 91505</p>', '300 NE 12th Ave, D-1 Burbank, CA 91505'],
    [
      '<p>Calle Mayor, 5, 27001 Lugo · <a href="https://maps.example/x">Ver mapa →</a></p>',
      'Calle Mayor, 5, 27001 Lugo',
    ],
    ['<p>300 N. Bull St., Ste 5, Burbank, CA 91505</p>', '300 N. Bull St., Ste 5, Burbank, CA 91505'],
    ['<p>Calle Mayor, 5,<br>27001 Lugo, Galicia<br>España</p>', 'Calle Mayor, 5, 27001 Lugo, Galicia, España'],
    ['<p>Calle Mayor s/n<br>27001 Lugo<br>(Sierra de Luz)</p>', 'Calle Mayor s/n, 27001 Lugo (Sierra de Luz)'],
    [
      '<p>Av. del Mar 55 e/ 6 y 7<br>Costa Luz (7108)<br>Partido del Sol<br>Sada, Argentina</p>',
      'Av. del Mar 55 e/ 6 y 7, Costa Luz (7108), Partido del Sol, Sada, Argentina',
    ],
    ['<p>Calle Mayor, 5<br>27001 Lugo<br>Sada<br>Abierto hoy</p>', 'Calle Mayor, 5, 27001 Lugo'],
    ['<p>Calle Mayor, 5<br>27001 Lugo</p><p>Casa Luz</p>', 'Calle Mayor, 5, 27001 Lugo'],
    [
      '<div><span>Dirección</span> <b>Carrer de Mar, 13</b> <i>08820 Sada, Lugo</i></div>',
      'Carrer de Mar, 13, 08820 Sada, Lugo',
    ],
    ['<div><b>Calle Mayor, 5</b><span>27001 Lugo</span></div>', 'Calle Mayor, 5, 27001 Lugo'],
    ['<p><b>Tte. Ana Luz Nº 74<br>Rocas de Luz, V Región.</b></p>', 'Tte. Ana Luz Nº 74, Rocas de Luz, V Región'],
    ['<p>Av. del Mar 55 e/ 6 y 7<br>Sada (7108)</p>', 'Av. del Mar 55 e/ 6 y 7, Sada (7108)'],
    ['<p>Calle Mayor 5, 3º<br>Edificio Faro<br>Lugo, 27001</p>', 'Calle Mayor 5, 3º, Edificio Faro, Lugo, 27001'],
    ['<p>Calle Mayor, 5<br>Calle Real, 3<br>27001 Lugo</p>', 'Calle Real, 3, 27001 Lugo'],
    ['<p>Calle Mayor, 5, Lugo<br>Edificio Faro<br>27001 Lugo</p>', 'Calle Mayor, 5, Lugo'],
    ['<a href="https://maps.example/x">Calle Mayor, 5, 27001 Lugo</a>', 'Calle Mayor, 5, 27001 Lugo'],
    ['<p>Calle Mayor, 5, 27001<br>Lugo, España</p>', 'Calle Mayor, 5, 27001 Lugo, España'],
    ['<p>Calle Mayor, 5, 27001<br>Lugo</p>', 'Calle Mayor, 5, 27001 Lugo'],
    ['<p>Calle Mayor, 5, 27001</p><h2>Zonas</h2><p>Lugo, Orense</p>', 'Calle Mayor, 5, 27001'],
    ['<p>Calle Mayor, 5, Lugo<br>Orense, España</p>', 'Calle Mayor, 5, Lugo'],
    ['<p>Cra. 7 Bis #124-56<br>Chapinero, Sada, Colombia</p>', 'Cra. 7 Bis #124-56, Chapinero, Sada, Colombia'],
    ['<p>Calle Mayor 5,<br>Lugo, España</p>', 'Calle Mayor 5, Lugo, España'],
    ['<p>Dirección: San Martín 4500, Sada</p>', 'San Martín 4500, Sada'],
    ['<h3>Ubicación</h3><p>José de Mitre 45<br>Sada, Argentina</p>', 'José de Mitre 45, Sada, Argentina'],
    ['<p>Ubicación</p><p>Mitre 45, Sada</p>', 'Mitre 45, Sada'],
    ['<p>Av. del Mar 2645 - Sada</p>', 'Av. del Mar 2645 - Sada'],
    ['<p>Av. del Mar 26, Sada - 982 26 45 00</p>', 'Av. del Mar 26, Sada'],
    ['<p>Calle Mayor, 5, Lugo</p><p>Horario amplio</p>', 'Calle Mayor, 5, Lugo'],
    ['<p>Calle Mayor, 5, 27001 Lugo</p><p>15001 Coruña</p>', 'Calle Mayor, 5, 27001 Lugo'],
    ['<h2>Ubicación</h2><p>Av. del Mar 55,<br>Sada, Provincia de Lugo</p>', 'Av. del Mar 55, Sada, Provincia de Lugo'],
    ['<p><b>Ubicación: </b><a href="https://maps.example/x">Calle Mayor, 5</a></p>', 'Calle Mayor, 5'],
    [
      '<dl><dt>Dirección</dt><dd>Calle 20 # 4 – 7 Centro</dd><dt>Ciudad</dt><dd>Sada, Colombia</dd></dl>',
      'Calle 20 # 4 – 7 Centro, Sada, Colombia',
    ],
    [
      '<p>Ana Luz 55 (7108) Costa Clara - Argentina. Tel/Fax: (011) 4000-5000 / 51<br>Abierto hoy</p>',
      'Ana Luz 55 (7108) Costa Clara - Argentina',
    ],
    [
      '<address><i class="fas fa-location-dot"></i> Casa Luz, Sada, Lugo, España.<br><i class="fas fa-phone"></i> 241 412 3456</address>',
      'Casa Luz, Sada, Lugo, España',
    ],
    [
      '<ul><li><i class="fa fa-map-marker"></i><span>Ana Luz #57 Alto. Sada, Cuba</span></li><li><i class="fa fa-phone"></i>982</li></ul>',
      'Ana Luz #57 Alto. Sada, Cuba',
    ],
    [
      `<p>${'Nuestra casa. '.repeat(9)}</p><blockquote><p>Calle Mayor, 5<br>27001 Lugo<br>Galicia, España</p></blockquote>`,
      'Calle Mayor, 5, 27001 Lugo, Galicia, España',
    ],
    ['<p>Dirección</p><p>Sada, Costa de Lugo, España.</p>', 'Sada, Costa de Lugo, España'],
    ['<footer><p>Luz, S.L.<br>Rosa Mayor 5, 27001, Lugo</p></footer>', 'Rosa Mayor 5, 27001, Lugo'],
    ['<h5><address>Direccion :Rosa Mayor 5, of 7<br>Sada, Lugo</address></h5>', 'Rosa Mayor 5, of 7, Sada, Lugo'],
  ])('reads an address in: %s', (html, address) => expect(addressesIn(html)).toEqual([address]));

  it.each<[why: string, html: string]>([
    ['the street has no number', '<p>Calle Mayor, 27001 Lugo</p>'],
    ['it has only a postal code', '<p>C. Postal 27001, Lugo</p><p>C. P. 27001, Lugo</p>'],
    ['it has no place', '<p>Calle Mayor, 5</p>'],
    ['words follow its place', '<p>Rosa Mayor 5, 27001, Lugo: 3 euros</p>'],
    ['only a remark on the entrance follows', '<p>Calle Mayor, 5 · Entrada por el río</p>'],
    ['only a floor follows', '<p>Calle Mayor, 5, Piso 3</p>'],
    ['its place is below another heading', '<p>Calle Mayor, 5</p><h2>Lugo</h2><p>27001 Lugo</p>'],
    [
      'a sentence follows',
      '<p>Calle Mayor, 5</p><p>Desde 1999 atendemos en Lugo y en toda Galicia a quien venga hoy.</p>',
    ],
    ['its place is four lines below', '<p>Calle Mayor, 5</p><p>Edificio Faro</p><p>Oficina 2</p><p>27001 Lugo</p>'],
    ['it is within a sentence', '<p>Puede reclamar a la agencia, Calle Mayor, 5, 27001 Lugo.</p>'],
    ['it begins without a kind of street', '<p>Mayor, 5, 27001 Lugo</p>'],
    ['it has no kind of street and no label', '<p>San Martín 4500, Sada</p>'],
    ['it has a label, but no place', '<p>Dirección: San Martín 4500</p>'],
    ['two services are below it', '<p>Calle Mayor, 5</p><p>Fontanería, Electricidad</p>'],
    ['two services are below its number', '<p>Cra. 7 #124-56<br>Fontanería, Electricidad</p>'],
    ['a label is above names of people', '<h3>Dirección</h3><p>Ana Luz y Rosa Sol, Directoras</p>'],
    ['a label is above a name with a year', '<h3>Dirección</h3><p>Ana Pérez 2019, Directora</p>'],
    ['a country is below a name with a number', '<p>Ana Pérez 45</p><p>Sada, Argentina</p>'],
    ['an icon of a map is before several towns', '<p><i class="fa fa-map-marker"></i> Sada, Lugo, Orense</p>'],
    ['the element `address` holds names of authors', '<address>Ana Ruiz, Juan Gil, Eva Sol</address>'],
    ['the icon is before another line', '<p><i class="bi bi-geo-alt"></i> Sada</p><p>Ana Luz #57</p>'],
    ['other words follow below a label', '<h2>Ubicación</h2><p>Calle Mayor, 5 es la parada del autobús</p>'],
    ['a quotation mentions it', '<blockquote>Llegué a Calle Mayor, 5 y me atendieron en Lugo.</blockquote>'],
    ['a sentence begins with the word of a label', '<p>Dirección de Obra 45, Sada</p>'],
    ['it is longer than 140 characters', `<p>Calle Mayor, 5, 27001 Lugo ${'a'.repeat(120)}</p>`],
    ['it is the filler of a theme', '<p>12 Demo Ave, Burbank, IL 60115</p><p>Calle Falsa 123, 27001 Lugo</p>'],
  ])('reads no address if %s', (_, html) => expect(addressesIn(html)).toEqual([]));
});

describe('the address of the business', () => {
  const lugo = '<p>Calle Mayor, 5, 27001 Lugo</p>';
  const page = (title: string, main: string, footer = '') =>
    `<html lang="es"><title>${title}</title><main><h1>${title}</h1>${main}</main><footer>${footer}</footer></html>`;
  const addressOf = (site: Record<string, string>) => detectSite({ '/': page('Luz', ''), ...site }).company.address;

  it.each<[rule: string, site: Record<string, string>, address: string | undefined]>([
    ['is read from the contact page', { '/contacto/': page('Contacto', lugo) }, 'Calle Mayor, 5, 27001 Lugo'],
    ['is read from the footer of any page', { '/obras/': page('Obras', '', lugo) }, 'Calle Mayor, 5, 27001 Lugo'],
    [
      'is read from the header of any page',
      { '/obras/': `<header>${lugo}</header>${page('Obras', '')}` },
      'Calle Mayor, 5, 27001 Lugo',
    ],
    ['is read from the home page', { '/': page('Luz', lugo) }, 'Calle Mayor, 5, 27001 Lugo'],
    ['is read from the page of opening hours', { '/horario/': page('Horario', lugo) }, 'Calle Mayor, 5, 27001 Lugo'],
    [
      'is read from the page about the business',
      { '/nosotros/': page('Nosotros', lugo) },
      'Calle Mayor, 5, 27001 Lugo',
    ],
    ['is not read from the text of any other page', { '/obras/': page('Obras', lugo) }, undefined],
    ['is not read from the legal notice', { '/aviso-legal/': page('Aviso legal', lugo) }, undefined],
    ['is not read from the privacy policy', { '/privacidad/': page('Privacidad', lugo) }, undefined],
    [
      'is the longest form of one address',
      { '/contacto/': page('Contacto', '<p>C/ Mayor nº 5, Lugo</p>', lugo) },
      'Calle Mayor, 5, 27001 Lugo',
    ],
    [
      'is the one labelled as main office',
      {
        '/contacto/': page(
          'Contacto',
          `<h3>LUGO</h3><div><span>Sede Principal</span><address>Calle Mayor 5<br>27001 Lugo, España</address></div><h3>VIGO</h3><div><span>Taller</span><address>Calle Real 1<br>36201 Vigo, España</address></div>`,
        ),
      },
      'Calle Mayor 5, 27001 Lugo, España',
    ],
    [
      'is absent beside addresses in foreign forms',
      { '/contacto/': page('Contacto', `${lugo}<p>Am Tor 1<br>10999 Berlin</p><p>Rua Alta<br>4000 Porto</p>`) },
      undefined,
    ],
    [
      'is absent if two numbers of a street are stated',
      { '/contacto/': page('Contacto', lugo, '<p>Calle Mayor, 7, 27001 Lugo</p>') },
      undefined,
    ],
    [
      'is absent if two streets are stated',
      { '/contacto/': page('Contacto', lugo, '<p>Calle Nueva, 5, 27001 Lugo</p>') },
      undefined,
    ],
    [
      'is absent if two numbers of 12th Ave are stated',
      {
        '/contacto/': page(
          'Contacto',
          '<p>300 12th Ave, Burbank, CA 91505</p>',
          '<p>40 12th Ave, Burbank, CA 91505</p>',
        ),
      },
      undefined,
    ],
    [
      'is absent if two numbers of Carrera 9 are stated',
      { '/contacto/': page('Contacto', '<p>Carrera 9 # 34-57, Lugo</p>', '<p>Carrera 9 # 40-12, Lugo</p>') },
      undefined,
    ],
  ])('%s', (_, site, address) => expect(addressOf(site)).toBe(address));

  const marked = (...streets: string[]) =>
    streets
      .map((streetAddress) => ({ '@type': 'Store', address: { streetAddress, addressLocality: 'Lugo' } }))
      .map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`)
      .join('');
  const mayor = 'Calle Mayor, 5, 27001 Lugo';

  it.each<[rule: string, site: Record<string, string>, address: string | undefined]>([
    ['is that of the markup if no page shows one', { '/obras/': page('Obras', marked('Mayor, 5')) }, 'Mayor, 5, Lugo'],
    ['is the shown one if the markup has it too', { '/contacto/': page('Contacto', marked('Mayor, 5') + lugo) }, mayor],
    [
      'is the shown one if that of the markup has no number',
      { '/contacto/': page('Contacto', marked('C/ Mayor s/n') + lugo) },
      mayor,
    ],
    [
      'is the shown one if that of the markup has neither kind nor number',
      { '/contacto/': page('Contacto', marked('Mayor s/n') + lugo) },
      mayor,
    ],
    [
      'is the shown one if that of the markup has a floor',
      { '/contacto/': page('Contacto', marked('Mayor, 5, 2.º izquierda') + lugo) },
      mayor,
    ],
    [
      'is the shown one if only that of the markup has a number',
      { '/contacto/': page('Contacto', `${marked('Mayor, 5')}<p>Calle Mayor s/n, 27001 Lugo</p>`) },
      'Calle Mayor s/n, 27001 Lugo',
    ],
    [
      'is the shown one if both have a number of two digits',
      { '/contacto/': page('Contacto', `${marked('Mayor, 15')}<p>Calle Mayor, 15, 27001 Lugo</p>`) },
      'Calle Mayor, 15, 27001 Lugo',
    ],
    [
      'is absent if the markup has a mail address for it',
      { '/contacto/': page('Contacto', marked('luz5@casa.example')) },
      undefined,
    ],
    [
      'is the shown one if that of the markup begins with a building',
      { '/contacto/': page('Contacto', marked('Edif. Luz, Mayor 5') + lugo) },
      mayor,
    ],
    [
      'is absent if the markup has two',
      { '/contacto/': page('Contacto', marked('Mayor, 5', 'Real, 1') + lugo) },
      undefined,
    ],
    [
      'is in its longest form, wherever that is',
      {
        '/': page('Luz', '<p>Calle Alcalde Mayor, 5, 27001 Lugo</p>', '<p>C/ Mayor 5, Lugo</p>'),
        '/contacto/': page('Contacto', '<p>C/ Mayor 5, Lugo</p>', '<p>Calle Alcalde Mayor, 5, Lugo</p>'),
      },
      'Calle Alcalde Mayor, 5, 27001 Lugo',
    ],
    [
      'is the one with a place if another has none',
      { '/': page('Luz', '<p>Ubicación: Calle Nueva, 7</p>'), '/contacto/': page('Contacto', lugo) },
      mayor,
    ],
    [
      'is one if two pages write it differently',
      { '/': page('Luz', lugo), '/contacto/': page('Contacto', '<p>C/ Mayor 5, Lugo</p>') },
      mayor,
    ],
    [
      'is that of the head office among several premises',
      {
        '/contacto/': page(
          'Contacto',
          `<p>Corporativo Norte</p>${lugo}<p>Sucursal Sur</p><p>Calle Nueva, 7, 27600 Sarria</p>`,
        ),
      },
      mayor,
    ],
    [
      'are all premises below a title for them, each behind its name',
      {
        '/contacto/': page(
          'Contacto',
          '<h2>Sedes</h2><p>Lugo: Calle Mayor, 5, Lugo</p><p>Sarria: Calle Nueva, 7, Sarria</p>',
          '<p>Calle Mayor, 5, Lugo</p>',
        ),
      },
      'Lugo: Calle Mayor, 5, Lugo; Sarria: Calle Nueva, 7, Sarria',
    ],
    [
      'is absent below a title for dealers',
      {
        '/contacto/': page(
          'Contacto',
          '<h2>Tiendas y distribuidores</h2><p>Lugo: Calle Mayor, 5, Lugo</p><p>Sarria: Calle Nueva, 7, Sarria</p>',
        ),
      },
      undefined,
    ],
  ])('%s', (_, site, address) => {
    const { company, diagnostics } = detectSite({ '/': page('Luz', ''), ...site });
    expect(company.address).toBe(address);
    expect(diagnostics.filter(({ where }) => where === 'company.address')).toEqual([]);
  });

  it.each<[rule: string, site: Record<string, string>, said: [from: string, text: string][]]>([
    [
      'the markup has another number',
      { '/contacto/': page('Contacto', marked('Mayor, 7') + lugo) },
      [
        ['/contacto/', mayor],
        ['/contacto/', 'Mayor, 7, Lugo'],
      ],
    ],
    [
      'the footer has another number',
      { '/contacto/': page('Contacto', lugo, '<p>Calle Mayor, 7, Lugo</p>') },
      [
        ['/contacto/', mayor],
        ['/contacto/', 'Calle Mayor, 7, Lugo'],
      ],
    ],
    [
      'two places have different postal codes',
      { '/': page('Luz', '<p>C/ Mayor 5, 27004 Lugo</p>'), '/contacto/': page('Contacto', lugo) },
      [
        ['/contacto/', mayor],
        ['/', 'C/ Mayor 5, 27004 Lugo'],
      ],
    ],
    [
      'the markup has another street',
      { '/obras/': page('Obras', marked('Nueva, 5')), '/contacto/': page('Contacto', lugo) },
      [
        ['/contacto/', mayor],
        ['/obras/', 'Nueva, 5, Lugo'],
      ],
    ],
    [
      'two streets only have a small word in common',
      {
        '/': page('Luz', '<p>Calle de Santiago, 5, Lugo</p>'),
        '/contacto/': page('Contacto', '<p>Calle de Compostela, 5, 27001 Lugo</p>'),
      },
      [
        ['/contacto/', 'Calle de Compostela, 5, 27001 Lugo'],
        ['/', 'Calle de Santiago, 5, Lugo'],
      ],
    ],
    [
      'two pages show different streets',
      { '/': page('Luz', '<p>Calle Nueva, 5, Lugo</p>'), '/contacto/': page('Contacto', lugo) },
      [
        ['/contacto/', mayor],
        ['/', 'Calle Nueva, 5, Lugo'],
      ],
    ],
  ])('is left out, with a complaint that quotes both, if %s', (_, site, said) => {
    const { company, diagnostics } = detectSite({ '/': page('Luz', ''), ...site });
    expect(company.address).toBeUndefined();
    const [one, other] = said.map(([from, text]) => ({ from, text }));
    expect(diagnostics.find(({ where }) => where === 'company.address')).toMatchObject({
      code: 'contradictory-fact',
      about: { one, other },
    });
  });

  it('is that of the config, without a complaint on the pages', () => {
    const site = { '/': page('Luz', '<p>Calle Nueva, 5, Lugo</p>'), '/contacto/': page('Contacto', lugo) };
    const { company, diagnostics } = detectSite(site, { stated: { address: mayor } });
    expect(company.address).toBe(mayor);
    expect(diagnostics.filter(({ code }) => code === 'contradictory-fact')).toEqual([]);
  });

  it('has no telephone number', () => {
    const site = { '/contacto/': page('Contacto', '<p>Calle Mayor, 5, 27001 Lugo, tel. 982000000</p>') };
    expect(JSON.stringify(detectSite(site).company)).not.toContain('982000000');
  });
});
