import { describe, it } from 'vitest';
import { rehypeAddresses } from '../../../../compiler/page/rewrite/rehype-addresses.ts';
import { becomes, type Row } from '../../change-html.ts';

const resolve = (address: string): string | undefined =>
  address.startsWith('nowhere') ? undefined : new URL(address, 'https://x.es/a/').href;

describe('rehypeAddresses', () => {
  it.each<Row>([
    [
      'makes a link absolute and removes its other attributes',
      '<a class="b" href="c">C</a>',
      '<a href="https://x.es/a/c">C</a>',
    ],
    ['unwraps a link whose address leads nowhere', '<a href="nowhere">C</a>', 'C'],
    ['unwraps a link without an address', '<a href="">C</a><a>D</a>', 'CD'],
    ['unwraps a link to a bare #', '<a href="#">C</a>', 'C'],
    ['makes a link to a fragment absolute', '<a href="#c">C</a>', '<a href="https://x.es/a/#c">C</a>'],
    [
      'unwraps a link that starts a call or a chat',
      '<a href="tel:600">C</a><a href="https://wa.me/600">D</a><a href="https://wa.link/x">E</a>',
      'CDE',
    ],
    [
      'unwraps a link to a tag or category',
      'a <a rel="nofollow tag" href="c">C</a> <a rel="category" href="d">D</a>',
      'a C D',
    ],
    ['removes a link without text', '<a href="c"><i></i></a>', ''],
    [
      'keeps a link around an image with a text',
      '<a href="c"><b><img src="d" alt="E"></b></a>',
      '<a href="https://x.es/a/c"><b><img src="https://x.es/a/d" alt="E"></b></a>',
    ],
    ['removes a link around an image without a text', '<a href="c"><img src="d"></a>', ''],
    [
      'names a link to a file by its file name, if it only has an icon, and keeps one of them',
      '<a href="/b/c%20d.pdf?v=1"><img src="d"></a><a href="/b/c%20d.pdf?v=1"><i></i></a><a href="e.xlsx"><i></i></a>',
      '<a href="https://x.es/b/c%20d.pdf?v=1">c d.pdf</a><a href="https://x.es/a/e.xlsx">e.xlsx</a>',
    ],
    [
      'removes an icon that links to a file, if a text links to it too',
      '<a href="c.pdf"><img src="d"></a><p><a href="c.pdf">C</a></p>',
      '<p><a href="https://x.es/a/c.pdf">C</a></p>',
    ],
    ['removes a mark that leads back from a footnote', '<a href="#n1">↩︎</a><a href="#n1">^ ^</a>', ''],
    ['keeps a mark that leads to another page', '<a href="c#n1">↑</a>', '<a href="https://x.es/a/c#n1">↑</a>'],
    [
      'keeps a link of a mark and words',
      '<a href="#n1">↑ up</a><a href="#n1">up ↑</a>',
      '<a href="https://x.es/a/#n1">↑ up</a><a href="https://x.es/a/#n1">up ↑</a>',
    ],
    [
      'makes a link around other elements absolute',
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
    ['makes an image absolute and removes its other attributes', image('alt="Patio" src="f" class="g"'), shown('f')],
    ['removes an image without an alternative text', image('src="f"') + image('src="f" alt=" "'), ''],
    [
      'removes an image whose alternative text has only marks',
      image('src="f" alt="..."') + image('src="f" alt="- –"'),
      '',
    ],
    ['writes an alternative text in one line without tags', image('alt=" a  <b>\n c " src="f"'), shown('f', 'a b c')],
    [
      'removes an image whose role is presentation or none',
      image('alt="Patio" src="f" role="presentation"') + image('alt="Patio" src="f" role="none"'),
      '',
    ],
    ['keeps an image of another role', image('alt="Patio" src="f" role="nonesuch"'), shown('f')],
    [
      'removes an image that is 3 pixels wide or 0 high',
      image('alt="Patio" src="f" width="3"') + image('alt="Patio" src="f" height="0px"'),
      '',
    ],
    [
      'keeps an image that is 4 pixels wide or more',
      image('alt="Patio" src="f" width="4" height="13"') +
        image('alt="Patio" src="f" height="30px"') +
        image('alt="Patio" src="f" height="1em"'),
      shown('f').repeat(3),
    ],
    [
      'replaces an image by its alternative text if that is an emoji',
      image('alt="🍃" src="f"') + image('alt="👩🏽‍🔧" src="f"'),
      '🍃👩🏽‍🔧',
    ],
    ['keeps an image whose alternative text is an emoji and a word', image('alt="🍃 A" src="f"'), shown('f', '🍃 A')],
    [
      'removes an image whose alternative text is a file name',
      image('alt="IMG_1.JPEG" src="f"') + image('alt="a.webp" src="f"'),
      '',
    ],
    [
      'removes an image whose alternative text is a variable, a numbered «Imagen» or «icon»',
      image('alt="carousel_productos_2" src="f"') + image('alt="Imagen 3" src="f"') + image('alt="icon" src="f"'),
      '',
    ],
    [
      'removes an image whose alternative text is hyphenated like a file name, unless it is a name such as ISO-9001',
      image('alt="taller-fachada-2" src="f"') +
        image('alt="x_1149-2" src="f"') +
        ['Roca-Vila', 'ISO-9001', 'wi-fi', '24h', 'ISO-9001-2015'].map((alt) => image(`alt="${alt}" src="f"`)).join(''),
      ['Roca-Vila', 'ISO-9001', 'wi-fi', '24h', 'ISO-9001-2015'].map((alt) => shown('f', alt)).join(''),
    ],
    [
      'keeps an image whose alternative text names what it shows',
      image('alt="Logo Marina" src="f"') + image('alt="Fotos" src="f"') + image('alt="a_b y c" src="f"'),
      shown('f', 'Logo Marina') + shown('f', 'Fotos') + shown('f', 'a_b y c'),
    ],
    [
      'keeps an image whose alternative text holds a file name among words',
      image('alt="Un logo.png" src="f"') + image('alt="a.png nuevo" src="f"'),
      shown('f', 'Un logo.png') + shown('f', 'a.png nuevo'),
    ],
    [
      'takes the address of a lazy loader before others',
      image('alt="Patio" src="f" data-original="o" data-src="s" srcset="t 9w"'),
      shown('s'),
    ],
    ...['data-src', 'data-lazy-src', 'data-original', 'data-orig-src', 'data-img', 'data-url', 'src', 'srcset']
      .concat('data-srcset', 'data-lazy-srcset')
      .map((name): Row => [`takes the address of an image in ${name}`, image(`alt="Patio" ${name}="s"`), shown('s')]),
    ['takes the address in src before one in a set', image('alt="Patio" src="f" data-srcset="d 9w"'), shown('f')],
    ['passes over an image in the page itself (data:)', image('alt="Patio" data-src="DATA:x" src="f"'), shown('f')],
    ['passes over an address that leads nowhere', image('alt="Patio" data-src="nowhere" src="f"'), shown('f')],
    ['removes an image without a usable address', image('alt="Patio" src="nowhere"') + image('alt="Patio"'), ''],
    [
      'takes the largest image of a set',
      image('alt="Patio" srcset="a 1x, b 2.5x, c 2x"') + image('alt="Patio" srcset="a 300w,b 200w"'),
      shown('b') + shown('a'),
    ],
    ['takes an image without size in a set for 1x', image('alt="Patio" srcset="a, b 2x"'), shown('b')],
    ['takes the first of the largest images of a set', image('alt="Patio" srcset="a, b 1x"'), shown('a')],
    ['takes an image of size 0 in a set', image('alt="Patio" srcset="a 0w"'), shown('a')],
    ['allows commas in the addresses of a set', image('alt="Patio" srcset="a,1.jpg 2x, b 1x"'), shown('a,1.jpg')],
  ])(
    '%s',
    becomes(() => rehypeAddresses({ resolve })),
  );
});
