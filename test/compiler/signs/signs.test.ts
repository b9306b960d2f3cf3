import { describe, expect, it } from 'vitest';
import {
  BREADCRUMB_TEXT,
  CONSENT_BOX_NAMES,
  FOOTER_NAMES,
  MENU_NAMES,
  REPLY_NAMES,
} from '../../../compiler/signs/box-names.ts';
import { CLONE, FOLDED, FOR_PHONES, SCREEN_READER_ONLY } from '../../../compiler/signs/hidden.ts';
import { iconSign, isNamedIcon } from '../../../compiler/signs/icon.ts';
import { UI_WORDS } from '../../../compiler/signs/interface-words.ts';
import {
  CONTACT_ADDRESS,
  CONTENTS_TITLE,
  NEIGHBOUR_NAMES,
  NEW_WINDOW,
  ONWARD,
  RELATED_TITLE,
  TAG_NAMES,
  TAG_REL,
} from '../../../compiler/signs/links.ts';
import {
  titleBeginnings,
  titleEndings,
  titleParts,
  withoutEdgeSeparator,
} from '../../../compiler/signs/title-separator.ts';

const fitting = (form: RegExp | undefined, texts: readonly string[]) => texts.filter((text) => form?.test(text));

describe('a line of an interface', () => {
  it.each<[name: string, said: string[], others: string[]]>([
    ['copyright', ['© casa', '(c) 2020 casa', 'todos los derechos reservados', 'all rights reserved'], ['(c) casa']],
    ['share', ['facebook', 'ver en instagram', 'comparte esto', 'teilen'], ['facebooks', 'xfacebook', 'x']],
    ['related', ['productos similares', 'entradas recientes', 'leggi anche'], ['disimilares']],
    ['comments', ['3 comentarios', 'leave a reply', 'kommentare'], ['comentariosos', 'comentamos']],
    ['account', ['entra en mi cuenta', 'log in', 'warenkorb'], ['mi cuentakilómetros']],
    ['newsletter', ['suscríbete', 'boletín', 'newsletter'], ['boletines']],
    ['consent', ['usamos cookies', 'rechazar'], ['rechazaron']],
    ['legal', ['aviso legal', 'política de envíos', 'impressum'], ['aviso legalista']],
    ['action', ['pide cita', 'read more', 'jetzt buchen'], ['pidec']],
    ['navigation', ['inicio', 'menú principal', 'suche'], ['inicios', 'el inicio']],
    ['byline', ['por ana', 'publicado ayer', 'unos 3 min de lectura', '3 min read'], ['portada', 'hecho por ana']],
    [
      'date',
      ['3 de mayo de 2024', '3rd may 2024', 'may 3, 2024', '2024-05-03', '3.5.24', 'hace 3 días'],
      ['3 de mayo'],
    ],
    ['price', ['40 €', '€ 40', '12 eur', '$5'], ['40 europeos', 'euros']],
    ['contact', ['a.b@c-d.es', '928 123 456', '(928) 12-34', '+34 928 123'], ['@casa', '12 34', 'a@b']],
    ['rating', ['4,5 de 5', '4/5', '★', '12 opiniones', '4 out of 5'], ['4 de 50', '14 de 6']],
    ['advertising', ['publicidad', 'sponsored', 'advertisement', 'werbung'], ['publicidades']],
    ['script', ['activa javascript', 'tu navegador', 'please wait'], ['javascripts']],
  ])('is told by its words as %s: %j, not %j', (name, said, others) => {
    expect(fitting(UI_WORDS[name], [...said, ...others])).toEqual(said);
  });
});

describe('a link', () => {
  it.each<[what: string, form: RegExp, said: string[], others: string[]]>([
    ['opens a window', NEW_WINDOW, ['(Se abre en una nueva ventana)', 'external link ↗'], ['Nueva ventana de PVC']],
    ['leads on', ONWARD, ['Leer más →', 'Leer más sobre grifos', '« Anterior'], ['Leer', 'Leer más rápido', 'Grifos']],
    ['is below a title of contents', CONTENTS_TITLE, ['Contenido:', 'Índice', 'On this page'], ['Contenido digital']],
    [
      'is below a title of what is related',
      RELATED_TITLE,
      ['otros artículos', 'related'],
      ['otros artículosx', 'unrelated'],
    ],
    [
      'reaches a person',
      CONTACT_ADDRESS,
      ['tel:1', 'MAILTO:a@b.es', 'https://wa.me/34', 'http://t.me/a'],
      ['/tel:1', 'https://wa.me.es/', 'https://at.me/'],
    ],
    ['leads to an archive', TAG_REL, ['tag', 'nofollow category'], ['tags', 'hashtag']],
    ['stands among tags', TAG_NAMES, ['tag-list', 'a tagcloud b'], ['tag-listing', 'my-tag-list']],
    ['leads to a neighbour', NEIGHBOUR_NAMES, ['nav-links', 'x pager'], ['pagers', 'nav-linksx']],
  ])('that %s is told: %j, not %j', (_, form, said, others) => {
    expect(fitting(form, [...said, ...others])).toEqual(said);
  });
});

describe('a box', () => {
  it.each<[what: string, form: RegExp, said: string[], others: string[]]>([
    ['a footer', FOOTER_NAMES, ['footer', 'site-footer', 'a pie'], ['footers', 'pie1', 'piedra']],
    ['a menu', MENU_NAMES, ['menu', 'site-menu', 'menu_main x'], ['menus', 'submenu']],
    [
      'asking for consent',
      CONSENT_BOX_NAMES,
      ['cookie-banner', 'aviso-cookies', 'cky-modal', 'cc-window'],
      ['cookie-policy', 'sticky-modal', 'acc-window'],
    ],
    ['to reply in', REPLY_NAMES, ['comment-respond', 'a respond'], ['responds', 'comment-responded']],
    ['for screen readers', SCREEN_READER_ONLY, ['sr-only', 'x visuallyhidden'], ['sr-only-focusable', 'nosr-only']],
    ['folded', FOLDED, ['accordion', 'tab-content', 'owl-item', 'my-slider'], ['tabla', 'sliderow']],
    ['a copy', CLONE, ['slick-cloned', 'splide__slide--clone', 'x clone'], ['cyclone', 'clones']],
    ['for phones', FOR_PHONES, ['lg:hidden', 'd-md-none', 'x mobile-only'], ['sm:hidden', 'd-none', 'mobile-onlyx']],
  ])('is %s by its names: %j, not %j', (_, form, said, others) => {
    expect(fitting(form, [...said, ...others])).toEqual(said);
  });

  it('is the way from the home page by its first words', () => {
    const said = ['Inicio > Zonas', 'Estás en: Inicio / Zonas', 'Home » Zones', 'inicio → a'];
    expect(fitting(BREADCRUMB_TEXT, [...said, 'Inicio de obra', 'Zonas > Inicio'])).toEqual(said);
  });
});

it.each<[className: string, name: string, sign: string]>([
  ['fa fa-check', '', '✓'],
  ['fa-solid fa-circle-check', '', '✓'],
  ['icon-close', '', '✗'],
  ['bi bi-x-lg', '', '✗'],
  ['material-icons', 'check_circle', '✓'],
  ['material-icons', 'close', '✗'],
  ['fa fa-checkered', '', ''],
  ['fa fa-phone', '', ''],
  ['check', '', ''],
  ['material-icons', 'closed', ''],
])('an icon of the class %j with the name %j is %j', (className, name, sign) => {
  expect(iconSign(className, name)).toBe(sign);
});

it('an icon is drawn for its name by the fonts that do so', () => {
  const classes = ['material-icons', 'a material-symbols-outlined', 'immaterial-icons', 'fa fa-check'];
  expect(classes.map(isNamedIcon)).toEqual([true, true, false, false]);
});

describe('a title', () => {
  it('has parts where signs stand between blanks', () => {
    expect(titleParts('Zonas | Averías Norte – Lugo')).toEqual(['Zonas', 'Averías Norte', 'Lugo']);
    expect(titleParts('Lunes-viernes: 24h')).toEqual(['Lunes-viernes: 24h']);
    expect(titleParts(' :: A :: ')).toEqual(['A']);
  });

  it('has endings and beginnings, the longest first', () => {
    expect(titleEndings('A | B - C')).toEqual([' | B - C', ' - C']);
    expect(titleBeginnings('A | B - C')).toEqual(['A | B - ', 'A | ']);
    expect([titleEndings('A | '), titleBeginnings(' | A')]).toEqual([[], []]);
  });

  it('loses the separators at its edges, and none within', () => {
    expect(['| A -', '» A', 'A | B', '--A--'].map(withoutEdgeSeparator)).toEqual(['A', 'A', 'A | B', 'A']);
  });
});
