import { describe, expect, it } from 'vitest';
import { rehypePhrasing } from '../../../../compiler/page/rewrite/rehype-phrasing.ts';
import { becomes, changeHtml, type Row } from '../../change-html.ts';

describe('parts of lines', () => {
  const steps: Row[] = [
    ['an abbreviation is its text', '<abbr title="Teléfono">T:</abbr> <acronym title="Centro">C</acronym>', 'T: C'],
    ['a formula is its text', '<math alttext="a+b"><mi>c</mi></math> <math><mi>c</mi></math>', 'a+b c'],
    ['nothing in a program is touched', '<pre><u>a</u><x-y>b</x-y></pre>', '='],
    ['what Markdown has no sign for is its text', '<u>a</u> <kbd>b</kbd> <small>c</small>', 'a b c'],
    [
      'a line with blocks is a block',
      '<span><div>a</div></span> <font><p>b</p></font>',
      '<div><div>a</div></div> <div><p>b</p></div>',
    ],
    ['unknown elements are lines', '<x-y>a</x-y> <picture>b</picture>', '<span>a</span> <span>b</span>'],
    ['unless they hold blocks', '<x-y><p>a</p></x-y>', '<div><p>a</p></div>'],
    ['a search is a block', '<search>a</search>', '<div>a</div>'],
    ['a figure is a block', '<figure>a</figure>', '<div>a</div>'],
    ['neighbouring links are set apart', '<a>a</a><a>b</a><button>c</button>', '<a>a</a> <a>b</a> <span>c</span>'],
    [
      'neighbouring buttons are',
      '<button>a</button><button>b</button><a>c</a>',
      '<span>a</span> <span>b</span> <a>c</a>',
    ],
    ['links and words are not', 'a<a>b</a>c<b>d</b><a>e</a>', '='],
    [
      'an image is set apart from a word',
      'A!<img src="f"> (<img src="f">¡<img src="f">«<img src="f">',
      'A! <img src="f"> (<img src="f">¡<img src="f">«<img src="f">',
    ],
    ['also with something empty between', 'A<i></i><img src="f">', 'A<i></i> <img src="f">'],
    ['an image after a blank or a block is not', 'A <img src="f"><p>b</p><img src="f">', '='],
    ['letters of one word are one word', '<span>H</span><span>ola</span>', '='],
    ['a blank sets apart', '<b>Aceite </b><i>89 €</i>', '='],
  ];
  it.each(steps)(
    '%s',
    becomes(() => rehypePhrasing()),
  );

  it.each<[what: string, before: string, after: string]>([
    ['a name and its price', 'Aceite', '<span>89 €</span>'],
    ['a name and its price behind it', '<b>Aceite</b>', '89 €'],
    ['a name and a price that begins with its sign', 'Aceite', '<i>€ 14,00</i>'],
    ['a measure and its price', '<b>Aceite 1L</b>', '<b>€14,00</b>'],
    ['a label and its number', '<b>Teléfono</b>', '943 000'],
    ['a label and its number abroad', '<strong>Teléfono</strong>', '+34 943'],
    ['a label and a link to its value', '<b>Teléfono</b>', '<a>943 000</a>'],
    ['a label with a colon and its value', 'Precio:', '<span>desde</span>'],
    ['a measure in inches and what has it', 'Aceite de 5"', '<span>de la sierra</span>'],
    ['a word in small letters and its amount', 'desde', '<i>26 €</i>'],
    ['a name and its badge', 'Psicotécnico', '<span class="badge">Incluido</span>'],
    ['a phrase and the next', '<b>Cuenta tu idea</b>', 'Fecha y lugar'],
    ['a phrase and a word in a part', 'Cuenta tu idea', '<b>Fecha</b>'],
    ['a phrase and a short word', '<b>Cuenta tu idea</b>', 'Te vemos'],
    ['a sentence and the next', 'Elige fecha.', '<em>Nosotros vamos</em>'],
    ['a figure and what it counts', '<b>2</b>', '<i>casas</i>'],
    ['a share and a word', '<b>98%</b>', '<b>Contentos</b>'],
    ['a price and what it covers', '60 €', '<b>Con todo</b>'],
    ['a figure and a question', '<b>1</b>', '¿Cuánto tarda?'],
    ['a word and an outcry', 'Reserva', '<b>¡Ya!</b>'],
    ['a sum and a sum of each', '85 €', '<b>17 € la clase</b>'],
    ['a sum and one that begins with its sign', '€30', '<b>€10</b>'],
    ['an icon and a word', '<b>→</b>', '<b>Aceite</b>'],
    ['an icon and the text behind it', '<b>✕</b>', 'Aceite'],
    ['a word and a separator', '<b>Aceite</b>', '<b>·</b>'],
    ['an image and its caption', '<img>', 'Casa'],
    ['an image and its caption in a part', '<img>', '<span>Casa</span>'],
  ])('%s are set apart: %s%s', (_, before, after) => {
    expect(changeHtml(before + after, rehypePhrasing())).toBe(`${before} ${after}`);
  });

  it('what Markdown has no sign for is set apart from what follows it', () => {
    expect(changeHtml('<p>Baño <small>desde</small>26 €</p>', rehypePhrasing())).toBe('<p>Baño desde 26 €</p>');
    expect(changeHtml('<p>La <small>RUTA</small>s de <abbr>EE</abbr>UU</p>', rehypePhrasing())).toBe(
      '<p>La RUTAs de EEUU</p>',
    );
  });

  it.each<[what: string, before: string, after: string]>([
    ['a first letter and its phrase', '<b>A</b>', 'ceite de la sierra'],
    ['a word and its end', 'Acei', '<b>tes</b>'],
    ['a word in capitals and its end', '<b>VI</b>', 'TRINA AZUL'],
    ['a name of two words in one', '<b>Multi</b>', 'Servicios'],
    ['a name of two words in one, behind a blank', '<br> Multi', '<b>Servicios</b>'],
    ['a phrase and its end', '<b>Cuenta tu idea</b>', 's y lugar'],
    ['a word and a raised figure', 'Aceite', '<span>2</span>'],
    ['a letter and its figure', '<b>A</b>', '<b>3</b>'],
    ['a figure and its ending', '<b>5</b>', '<i>ta</i>'],
    ['a figure and its measure', '<b>3</b>', '<b>Mm</b>'],
    ['figures of one number', '<b>8</b>', '3'],
    ['the figures of a sum', '<b>8</b>', '<b>5 €</b>'],
    ['a sum and its cents', '85 €', '<b>50</b>'],
    ['initials', 'U.', '<em>Sa</em>'],
    ['an address', 'Elige.fecha.', '<em>com/Es</em>'],
    ['a word and a sign of its own', '<b>Aceite</b>', '<b>®</b>'],
    ['a bracket and a question', '(', '<b>¿Ya?</b>'],
    ['an image and a full stop', '<img>', '. Casa'],
    ['a link and a word that goes on', '<a>Casa</a>', 's rurales'],
  ])('%s are one: %s%s', (_, before, after) => {
    expect(changeHtml(before + after, rehypePhrasing())).toBe(before + after);
  });
});
