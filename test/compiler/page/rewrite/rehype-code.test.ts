import { describe, it } from 'vitest';
import { rehypeCode } from '../../../../compiler/page/rewrite/rehype-code.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('rehypeCode', () => {
  const block = (language = '', text = 'x') =>
    `<pre><code${language && ` class="language-${language}"`}>${text}</code></pre>`;
  it.each<Row>([
    ['wraps the text of a `pre` in `code`', '<pre>x</pre>', block()],
    ['unwraps `code` in the `code` it adds', '<pre class="a"><code><i>x</i></code></pre>', block('', '<i>x</i>')],
    ['reads the language from a class language-js', '<pre class="a language-js">x</pre>', block('js')],
    ['writes the language in lower case', '<pre class="lang-JS">x</pre>', block('js')],
    [
      'reads a language that ends with signs',
      '<pre class="lang-c++">x</pre><pre class="lang-c#">x</pre>',
      block('c++') + block('c#'),
    ],
    [
      'reads no language from a class that only contains such a name',
      '<pre class="my-lang-js lang-9">x</pre>',
      block(),
    ],
    [
      'reads no language from `text` or `none`',
      '<pre class="language-text">x</pre><pre class="lang-none">x</pre>',
      block() + block(),
    ],
    [
      'reads a language whose name contains `text` or `bare`',
      '<pre class="lang-textile">x</pre><pre class="lang-barecode">x</pre>',
      block('textile') + block('barecode'),
    ],
    ['reads the language from the class of `code`', '<pre><code class="lang-js">x</code></pre>', block('js')],
    [
      'takes the language of `pre` before that of `code`',
      '<pre class="lang-py"><code class="lang-js">x</code></pre>',
      block('py'),
    ],
    [
      'reads no language from an element around the block',
      '<div class="lang-py"><pre>x</pre></div>',
      `<div class="lang-py">${block()}</div>`,
    ],
    ['removes buttons', '<pre><button>C</button><b>x</b></pre>', block('', '<b>x</b>')],
    ['unwraps a `pre` in `code`', '<pre><code><pre>x</pre></code></pre>', block()],
    ['leaves code within a line as it is', '<p><code class="lang-js">x</code></p>', '='],
  ])(
    '%s',
    becomes(() => rehypeCode()),
  );
});
