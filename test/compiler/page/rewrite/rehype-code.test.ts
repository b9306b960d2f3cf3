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
    ['a language may be named with a colon', '<pre class="brush:php;">x</pre>', block('php')],
    ['a language may be an option among others', '<pre class="brush: php; toolbar: false">x</pre>', block('php')],
    [
      'a language may be named by data',
      '<pre data-lang="py">x</pre><pre data-language="py">x</pre>',
      block('py') + block('py'),
    ],
    ['data come before classes', '<pre data-lang="py" class="lang-js">x</pre>', block('py')],
    ['a class that only holds such a word names none', '<pre class="my-lang-js lang-9">x</pre>', block()],
    ['a name with other signs is none', '<pre data-lang="a b">x</pre><pre data-lang="(py">x</pre>', block() + block()],
    ['text is no language', '<pre class="language-text">x</pre><pre data-lang="none">x</pre>', block() + block()],
    [
      'a language may begin like text',
      '<pre class="lang-textile">x</pre><pre class="lang-barecode">x</pre>',
      block('textile') + block('barecode'),
    ],
    ['the code in it names it', '<pre><code class="lang-js">x</code></pre>', block('js')],
    ['the block comes before its code', '<pre class="lang-py"><code class="lang-js">x</code></pre>', block('py')],
    [
      'a wrapper names it',
      '<div class="lang-py"><figure><pre>x</pre></figure></div>',
      `<div class="lang-py"><figure>${block('py')}</figure></div>`,
    ],
    [
      'a cell names it',
      '<table><tr><td class="lang-py"><pre>x</pre></td></tr></table>',
      `<table><tbody><tr><td class="lang-py">${block('py')}</td></tr></tbody></table>`,
    ],
    [
      'the block comes before its wrapper',
      '<div class="lang-py"><pre><code class="lang-js">x</code></pre></div>',
      `<div class="lang-py">${block('js')}</div>`,
    ],
    [
      'the inner wrapper comes first',
      '<div class="lang-py"><div class="lang-js"><pre>x</pre></div></div>',
      `<div class="lang-py"><div class="lang-js">${block('js')}</div></div>`,
    ],
    [
      'what is no wrapper names nothing',
      '<section class="lang-py"><pre>x</pre></section>',
      `<section class="lang-py">${block()}</section>`,
    ],
    [
      'what is no wrapper ends what a wrapper names',
      '<div class="lang-py"><section><pre>x</pre></section></div>',
      `<div class="lang-py"><section>${block()}</section></div>`,
    ],
    ['buttons go', '<pre><button>C</button><b>x</b></pre>', block('', '<b>x</b>')],
    ['code in a block in it is unwrapped', '<pre><code><pre>x</pre></code></pre>', block()],
    ['code in a line stays', '<p><code class="lang-js">x</code></p>', '='],
  ])(
    '%s',
    becomes(() => rehypeCode()),
  );
});
