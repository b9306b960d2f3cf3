import { describe, expect, it } from 'vitest';
import { rehypePhrasing } from '../../../../compiler/page/rewrite/rehype-phrasing.ts';
import { becomes, changeHtml, type Row } from '../../change-html.ts';

describe('rehypePhrasing', () => {
  const steps: Row[] = [
    ['unwraps abbreviations', '<abbr title="Teléfono">T:</abbr> <acronym title="Centro">C</acronym>', 'T: C'],
    [
      'replaces a formula by its alternative text, or else its text',
      '<math alttext="a+b"><mi>c</mi></math> <math><mi>c</mi></math>',
      'a+b c',
    ],
    ['changes nothing in `pre`', '<pre><u>a</u><x-y>b</x-y></pre>', '='],
    ['unwraps elements that Markdown cannot write', '<u>a</u> <kbd>b</kbd> <small>c</small>', 'a b c'],
    [
      'makes a box of an inline element with blocks',
      '<span><div>a</div></span> <font><p>b</p></font>',
      '<div><div>a</div></div> <div><p>b</p></div>',
    ],
    ['makes a span of unknown elements', '<x-y>a</x-y> <picture>b</picture>', '<span>a</span> <span>b</span>'],
    ['makes a box of an unknown element with blocks', '<x-y><p>a</p></x-y>', '<div><p>a</p></div>'],
    ['makes a box of `search`', '<search>a</search>', '<div>a</div>'],
    ['makes a box of `figure`', '<figure>a</figure>', '<div>a</div>'],
    [
      'puts a blank between a link and the next link or button',
      '<a>a</a><a>b</a><button>c</button>',
      '<a>a</a> <a>b</a> <span>c</span>',
    ],
    [
      'puts a blank between two buttons',
      '<button>a</button><button>b</button><a>c</a>',
      '<span>a</span> <span>b</span> <a>c</a>',
    ],
    ['puts no blank between a link and a word', 'a<a>b</a>c<b>d</b><a>e</a>', '='],
    [
      'puts a blank between a word and an image, and none after an opening mark',
      'A!<img src="f"> (<img src="f">¡<img src="f">«<img src="f">',
      'A! <img src="f"> (<img src="f">¡<img src="f">«<img src="f">',
    ],
    [
      'puts a blank between a word and an image with an empty element between them',
      'A<i></i><img src="f">',
      'A<i></i> <img src="f">',
    ],
    ['puts no blank before an image after a blank or a block', 'A <img src="f"><p>b</p><img src="f">', '='],
    ['joins letters of one word in two elements', '<span>H</span><span>ola</span>', '='],
    ['keeps a blank at the end of an element', '<b>Aceite </b><i>89 €</i>', '='],
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
    ['a word and a phrase', '<b>Fecha</b>', 'Cuenta tu idea'],
    ['a phrase in a part and a word', '<b>Cuenta tu idea</b>', 'Fecha'],
    ['an icon and a word', '<i>★</i>', 'Fecha'],
    ['a word and a separator', 'Fecha', '<i>·</i>'],
    ['a comma and a word', 'fecha,', '<b>lugar</b>'],
    ['a closing mark and a figure', '<b>fecha»</b>', '3'],
    ['a colon and a figure', '<b>a:</b>', '3'],
    ['a figure and a question', '<b>12</b>', '¿Cuándo?'],
    ['two prices', '<b>5 €</b>', '<i>7 €</i>'],
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
  ])('separates %s: %s%s', (_, before, after) => {
    expect(changeHtml(before + after, rehypePhrasing())).toBe(`${before} ${after}`);
  });

  it('puts a blank between unwrapped text and a number after it, and none before the end of a word', () => {
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
  ])('does not separate %s: %s%s', (_, before, after) => {
    expect(changeHtml(before + after, rehypePhrasing())).toBe(before + after);
  });
});
