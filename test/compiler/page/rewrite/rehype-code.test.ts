import { describe, it } from 'vitest';
import { rehypeCode } from '../../../../compiler/page/rewrite/rehype-code.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('code', () => {
  const block = (language = '', text = 'x') =>
    `<pre><code${language && ` class="language-${language}"`}>${text}</code></pre>`;
  it.each<Row>([
    ['a block gets its code', '<pre>x</pre>', block()],
    ['code in code is unwrapped', '<pre class="a"><code><i>x</i></code></pre>', block('', '<i>x</i>')],
    ['a language is named by a class', '<pre class="a language-js">x</pre>', block('js')],
    ['a language is named in small letters', '<pre class="lang-JS">x</pre>', block('js')],
    [
      'a language may end in signs',
      '<pre class="lang-c++">x</pre><pre class="lang-c#">x</pre>',
      block('c++') + block('c#'),
    ],
    ['a class that only holds such a word names none', '<pre class="my-lang-js lang-9">x</pre>', block()],
    ['text is no language', '<pre class="language-text">x</pre><pre class="lang-none">x</pre>', block() + block()],
    [
      'a language may begin like text',
      '<pre class="lang-textile">x</pre><pre class="lang-barecode">x</pre>',
      block('textile') + block('barecode'),
    ],
    ['the code in it names it', '<pre><code class="lang-js">x</code></pre>', block('js')],
    ['the block comes before its code', '<pre class="lang-py"><code class="lang-js">x</code></pre>', block('py')],
    [
      'what is around it names none',
      '<div class="lang-py"><pre>x</pre></div>',
      `<div class="lang-py">${block()}</div>`,
    ],
    ['buttons go', '<pre><button>C</button><b>x</b></pre>', block('', '<b>x</b>')],
    ['code in a block in it is unwrapped', '<pre><code><pre>x</pre></code></pre>', block()],
    ['code in a line stays', '<p><code class="lang-js">x</code></p>', '='],
  ])(
    '%s',
    becomes(() => rehypeCode()),
  );
});
