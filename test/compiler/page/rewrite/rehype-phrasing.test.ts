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
      'A!<img src="f"> (<img src="f">¡<img src="f">',
      'A! <img src="f"> (<img src="f">¡<img src="f">',
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

  it.each<[rule: string, row: string, isApart: boolean]>([
    ['a row of the common frameworks', '<p class="md:flex"><b>01</b><b>norte</b></p>', true],
    ['one of another', '<p class="d-inline-flex gap-2"><b>01</b><b>norte</b></p>', true],
    ['a grid', '<p class="grid"><b>norte</b><b>sur</b></p>', true],
    ['its own style', '<p style="color:red;display: flex"><b>norte</b><b>sur</b></p>', true],
    ['a text and a part', '<p class="flex">norte<b>sur</b></p>', true],
    ['a part and its note', '<p class="flex"><b>norte.</b><b>(sur)</b></p>', true],
    ['another class', '<p class="flexible"><b>norte</b><b>sur</b></p>', false],
    ['another style', '<p style="display:block"><b>norte</b><b>sur</b></p>', false],
    ['no row', '<p><b>norte</b><b>sur</b></p>', false],
    ['a figure and its sign', '<p class="flex"><b>70</b><b>%</b></p>', false],
    ['a sign and its figure', '<p class="flex"><b>+</b><b>70 años</b></p>', false],
    ['a sum and its cents', '<p class="flex"><b>12</b><b>50</b></p>', false],
    ['a raised letter', '<p class="flex"><b>12</b><sup>a</sup></p>', false],
  ])('in a row parts are words of their own: %s', (_, html, isApart) => {
    const row = html.replace(/(?<=[>\p{L}])(?=<(?:b|sup)>(?!.*<(?:b|sup)>))/u, isApart ? ' ' : '');
    expect(changeHtml(html, rehypePhrasing())).toBe(row);
  });

  const span = (text: string, name = ' class="a"') => `<span${name}>${text}</span>`;
  it.each<[rule: string, before: string, after: string, isApart: boolean]>([
    ['a text and a price in a named part', 'Aceite', span('89 €'), true],
    ['a text and a part without a name', 'Aceite', span('89 €', ''), false],
    ['a text and an emphasis', 'Aceite', '<b class="a">89 €</b>', false],
    ['a text and a capital letter', 'Aceite', span('Suave'), true],
    ['a text and a whole word in capitals', 'Aceite', span('SUAVE'), false],
    ['one letter and a price', 'A', span('89 €'), false],
    ['a label and a part', 'Precio:', span('Desde'), true],
    ['a text and a raised figure', 'Aceite', span('2', ' class="sup"'), false],
    ['a text and a part with an id', 'Aceite', span('89', ' id="a"'), true],
    ['a text and a part with data', 'Aceite', span('89', ' data-a="1"'), true],
    ['a text and a part with a title', 'Aceite', span('89', ' title="a"'), false],
    ['a name and its price', '<b>Aceite</b>', '<b>89</b>', true],
    ['a name and a sum that begins with its sign', '<b>ACEITE</b>', '<i>€ 89</i>', true],
    ['a letter and a figure', '<b>A</b>', '<b>3</b>', false],
    ['a link and a price', '<a>Aceite</a>', '<b>89</b>', false],
    ['two kinds of elements, two words', '<b>Aceite</b>', '<i>Suave</i>', true],
    ['one kind of elements, two words', '<b>Aceite</b>', '<b>Suave</b>', false],
    ['two kinds of elements, initials', '<b>Aceite</b>', '<i>Su</i>', false],
    ['named parts, two words', span('Aceite'), span('S'), true],
    ['a named part and one without a name', span('Aceite'), span('Suave', ''), false],
    ['a part without a name and a named one', span('Aceite', ''), span('Suave'), false],
    ['a sum and a word', span('89 €'), span('Suave'), true],
    ['a date and a word', span('2024'), span('Suave'), true],
    ['initials and a name', span('J.'), span('Suave'), true],
    ['a date and a capital', span('2024'), span('S'), false],
    ['a name and its price from some sum on', span('Aceite'), span('desde 60'), true],
    ['a name and a short word', span('Aceite'), span('de 60'), false],
    ['a name and a word', span('Aceite'), span('desde siempre', ' class="b"'), false],
    ['chips', span('lana'), span('seda'), true],
    ['chips of three letters', span('ron'), span('gin'), true],
    ['parts of a word', span('la'), span('vado'), false],
    ['a word and its end', span('lava'), span('do'), false],
    ['parts of two kinds', span('lana'), span('seda', ' class="b"'), false],
    ['a figure and a word, in parts without a name', '<b>2,000+</b>', '<b>Servicios</b>', true],
    ['a share and a word', '<b>98%</b>', '<b>Contentos</b>', true],
    ['a figure and initials', '<b>3</b>', '<b>Mm</b>', false],
    ['a figure and small letters', '<b>3</b>', '<b>mil</b>', false],
    ['two dates', '<time>2024</time>', '<time>2025</time>', true],
    ['a date and a figure', '<time>2024</time>', '<b>2025</b>', false],
    ['a short word and a name', 'By', span('Nuria'), true],
    ['a sentence and the next', 'Elige fecha.', '<em>Nosotros vamos</em>', true],
    ['a sentence and a small letter', 'Elige fecha.', '<em>com</em>', false],
    ['initials and letters', 'U.', '<em>Sa</em>', false],
    ['a figure and a question', '<b>1</b>', '¿Cuánto tarda?', true],
    ['a word and an outcry', 'Reserva', '<b>¡Ya!</b>', true],
    ['a bracket and a question', '(', '<b>¿Ya?</b>', false],
    ['a price and what it covers', '60 €', '<b>Con todo</b>', true],
    ['a figure and what it counts', '<b>2</b>', '<i>casas</i>', true],
    ['a figure and its ending', '<b>5</b>', '<i>ta</i>', false],
    ['a figure and a short word', '<b>5</b>', '<i>mil</i>', false],
    ['an image and its caption', '<img>', 'Casa', true],
    ['an image and a named caption', '<img>', span('Casa'), true],
    ['an image and a full stop', '<img>', '. Casa', false],
    ['a sum and a sum of each', '85 €', '<b>17 € la clase</b>', true],
    ['a sum and one that begins with its sign', '€30', '<b>€10</b>', true],
    ['a sum and one in front of it', '<b>US$12.50</b>', '10 $', true],
    ['a sum and its cents', '85 €', '<b>50</b>', false],
    ['the figures of a sum', '<b>8</b>', '<b>5 €</b>', false],
    ['a price and one letter', '60 €', '<b>Aa</b>', false],
    ['a phrase and the text behind it', '<b>Cuenta tu idea</b>', 'Fecha y lugar', true],
    ['a word and the text behind it', '<b>Multi</b>', 'Servicios', false],
    ['a phrase and its end', '<b>Cuenta tu idea</b>', 's y lugar', false],
    ['a link and the text behind it', '<a>Cuenta tu idea</a>', 'Fecha y lugar', false],
  ])('%s: %s%s', (_, before, after, isApart) => {
    expect(changeHtml(before + after, rehypePhrasing())).toBe(before + (isApart ? ' ' : '') + after);
  });
});
