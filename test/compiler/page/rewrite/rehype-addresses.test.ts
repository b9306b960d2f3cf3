import { describe, it } from 'vitest';
import { rehypeAddresses } from '../../../../compiler/page/rewrite/rehype-addresses.ts';
import { becomes, type Row } from '../../change-html.ts';

const resolve = (address: string): string | undefined =>
  address.startsWith('nowhere') ? undefined : new URL(address, 'https://x.es/a/').href;

describe('addresses', () => {
  it.each<Row>([
    [
      'a link is made absolute, and keeps nothing else',
      '<a class="b" href="c">C</a>',
      '<a href="https://x.es/a/c">C</a>',
    ],
    ['a link to nowhere is unwrapped', '<a href="nowhere">C</a>', 'C'],
    ['a link without an address is unwrapped', '<a href="">C</a><a>D</a>', 'CD'],
    ['a bare # is no place', '<a href="#">C</a>', 'C'],
    ['a place of the page is one', '<a href="#c">C</a>', '<a href="https://x.es/a/#c">C</a>'],
    [
      'a call is unwrapped',
      '<a href="tel:600">C</a><a href="https://wa.me/600">D</a><a href="https://wa.link/x">E</a>',
      'CDE',
    ],
    [
      'a link to an archive is a word of its sentence',
      'a <a rel="nofollow tag" href="c">C</a> <a rel="category" href="d">D</a>',
      'a C D',
    ],
    ['a link without text goes', '<a href="c"><i></i></a>', ''],
    [
      'a link around an image stays',
      '<a href="c"><b><img src="d" alt="E"></b></a>',
      '<a href="https://x.es/a/c"><b><img src="https://x.es/a/d" alt="E"></b></a>',
    ],
    ['a link around an image that goes goes too', '<a href="c"><img src="d"></a>', ''],
    [
      'a link to a file that an icon shows has the name of the file, once',
      '<a href="/b/c%20d.pdf?v=1"><img src="d"></a><a href="/b/c%20d.pdf?v=1"><i></i></a><a href="e.xlsx"><i></i></a>',
      '<a href="https://x.es/b/c%20d.pdf?v=1">c d.pdf</a><a href="https://x.es/a/e.xlsx">e.xlsx</a>',
    ],
    [
      'a link to a file that a text tells of elsewhere goes',
      '<a href="c.pdf"><img src="d"></a><p><a href="c.pdf">C</a></p>',
      '<p><a href="https://x.es/a/c.pdf">C</a></p>',
    ],
    ['the way back from a footnote goes', '<a href="#n1">↩︎</a><a href="#n1">^ ^</a>', ''],
    ['a mark that leads to another page stays', '<a href="c#n1">↑</a>', '<a href="https://x.es/a/c#n1">↑</a>'],
    [
      'words with a mark stay',
      '<a href="#n1">↑ up</a><a href="#n1">up ↑</a>',
      '<a href="https://x.es/a/#n1">↑ up</a><a href="https://x.es/a/#n1">up ↑</a>',
    ],
    [
      'links in links are rewritten',
      '<b><a href="c"><i>C</i></a></b>',
      '<b><a href="https://x.es/a/c"><i>C</i></a></b>',
    ],
  ])(
    '%s',
    becomes(() => rehypeAddresses({ resolve })),
  );

  const image = (attributes: string) => `<img ${attributes}>`;
  const shown = (name: string, alt = 'Patio') => `<img src="https://x.es/a/${name}" alt="${alt}">`;
  it.each<Row>([
    ['an image is made absolute', image('alt="Patio" src="f" class="g"'), shown('f')],
    ['an image without an alternative text goes', image('src="f"') + image('src="f" alt=" "'), ''],
    ['an image whose alternative text is marks goes', image('src="f" alt="..."') + image('src="f" alt="- –"'), ''],
    ['an alternative text is one line without tags', image('alt=" a  <b>\n c " src="f"'), shown('f', 'a b c')],
    [
      'a decoration goes',
      image('alt="Patio" src="f" role="presentation"') + image('alt="Patio" src="f" role="none"'),
      '',
    ],
    ['another role says nothing', image('alt="Patio" src="f" role="nonesuch"'), shown('f')],
    [
      'a pixel goes, by either side',
      image('alt="Patio" src="f" width="3"') + image('alt="Patio" src="f" height="0px"'),
      '',
    ],
    [
      'a small image stays',
      image('alt="Patio" src="f" width="4" height="13"') +
        image('alt="Patio" src="f" height="30px"') +
        image('alt="Patio" src="f" height="1em"'),
      shown('f').repeat(3),
    ],
    ['a sign that is drawn is the sign', image('alt="🍃" src="f"') + image('alt="👩🏽‍🔧" src="f"'), '🍃👩🏽‍🔧'],
    ['a sign and a word are no sign', image('alt="🍃 A" src="f"'), shown('f', '🍃 A')],
    ['the name of a file says nothing', image('alt="IMG_1.JPEG" src="f"') + image('alt="a.webp" src="f"'), ''],
    [
      'the name of a variable says nothing, nor what any image is',
      image('alt="carousel_productos_2" src="f"') + image('alt="Imagen 3" src="f"') + image('alt="icon" src="f"'),
      '',
    ],
    [
      'nor does what is written as files are, other than the name of a thing',
      image('alt="taller-fachada-2" src="f"') +
        image('alt="x_1149-2" src="f"') +
        ['Roca-Vila', 'ISO-9001', 'wi-fi', '24h', 'ISO-9001-2015'].map((alt) => image(`alt="${alt}" src="f"`)).join(''),
      ['Roca-Vila', 'ISO-9001', 'wi-fi', '24h', 'ISO-9001-2015'].map((alt) => shown('f', alt)).join(''),
    ],
    [
      'what an image is of says something',
      image('alt="Logo Marina" src="f"') + image('alt="Fotos" src="f"') + image('alt="a_b y c" src="f"'),
      shown('f', 'Logo Marina') + shown('f', 'Fotos') + shown('f', 'a_b y c'),
    ],
    [
      'a text about a file says something',
      image('alt="Un logo.png" src="f"') + image('alt="a.png nuevo" src="f"'),
      shown('f', 'Un logo.png') + shown('f', 'a.png nuevo'),
    ],
    [
      'what a lazy loader keeps comes first',
      image('alt="Patio" src="f" data-original="o" data-src="s" srcset="t 9w"'),
      shown('s'),
    ],
    ...['data-src', 'data-lazy-src', 'data-original', 'data-orig-src', 'data-img', 'data-url', 'src', 'srcset']
      .concat('data-srcset', 'data-lazy-srcset')
      .map((name): Row => [`an address may stand in ${name}`, image(`alt="Patio" ${name}="s"`), shown('s')]),
    [
      'what stands in src comes before what stands in a set',
      image('alt="Patio" src="f" data-srcset="d 9w"'),
      shown('f'),
    ],
    ['an image in the page itself is passed over', image('alt="Patio" data-src="DATA:x" src="f"'), shown('f')],
    ['an address to nowhere is passed over', image('alt="Patio" data-src="nowhere" src="f"'), shown('f')],
    ['an image without any address goes', image('alt="Patio" src="nowhere"') + image('alt="Patio"'), ''],
    [
      'the largest of a set is taken',
      image('alt="Patio" srcset="a 1x, b 2.5x, c 2x"') + image('alt="Patio" srcset="a 300w,b 200w"'),
      shown('b') + shown('a'),
    ],
    ['what has no size is of the first', image('alt="Patio" srcset="a, b 2x"'), shown('b')],
    ['the first of the largest is taken', image('alt="Patio" srcset="a, b 1x"'), shown('a')],
    ['any size is more than none', image('alt="Patio" srcset="a 0w"'), shown('a')],
    ['a set may hold a comma in an address', image('alt="Patio" srcset="a,1.jpg 2x, b 1x"'), shown('a,1.jpg')],
  ])(
    '%s',
    becomes(() => rehypeAddresses({ resolve })),
  );
});
