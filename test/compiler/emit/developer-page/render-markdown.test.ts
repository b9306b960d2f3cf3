/** @module-tag chromium */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementContent, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import type { Browser, Page } from 'playwright-core';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../../preview/browser.ts';

const root = join(import.meta.dirname, '../../../..');
const browserFolder = join(root, 'compiler/emit/developer-page/browser');
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage();
  await page.route('http://page.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' })
      : route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(browserFolder, pathname)) });
  });
  await page.goto('http://page.test/');
  await page.addScriptTag({ type: 'module', content: inPage });
  await page.waitForFunction('window.show');
});
afterAll(() => browser?.close());

/** An element as its name and what is in it, a text as itself; what only styles or links is left out. */
type Shape = string | [name: string, ...Shape[]];

/** Runs in the page: shows a text, and tells what became of it. */
const inPage = `
  import { renderMarkdown } from '/markdown.js';
  const link = (url, name) => {
    const node = document.createElement('a');
    node.href = url;
    node.append(name);
    return node;
  };
  const toShape = (node) => {
    if (node.nodeType === 3) return node.data;
    const inner = [...node.childNodes].map(toShape);
    if (node.className === 'table') return inner[0];
    if (node.localName === 'a') return ['a', node.href, ...inner];
    return [node.localName, ...inner];
  };
  window.show = (markdown) => {
    const main = document.querySelector('main');
    main.replaceChildren(renderMarkdown(markdown, link, { table: 'Table', image: 'Image' }));
    main.normalize();
    return [...main.childNodes].map(toShape);
  };
`;

const show = async (markdown: string): Promise<Shape[]> =>
  tidy((await page.evaluate(`window.show(${JSON.stringify(markdown)})`)) as Shape[]);

/** The same by the reference implementation. */
function refer(markdown: string): Shape[] {
  const tree = toHast(parser.parse(markdown)) as Root;
  return tidy(tree.children.flatMap((node) => toShape(node as ElementContent)));
}

function toShape(node: ElementContent): Shape[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const inner = node.children.flatMap(toShape);
  const [, level] = /^h(\d)$/.exec(node.tagName) ?? [];
  if (level) return [[`h${Math.min(6, Number(level) + 2)}`, ...inner]];
  if (node.tagName === 'a') return [['a', new URL(String(node.properties.href)).href, ...inner]];
  if (node.tagName === 'img') return [['span', String(node.properties.alt || 'Image')]];
  return [[node.tagName, ...inner]];
}

/** Blanks between blocks and the ends of lines say nothing. */
function tidy(shapes: Shape[]): Shape[] {
  const joined: Shape[] = [];
  for (const shape of shapes) {
    const last = joined.at(-1);
    if (typeof shape === 'string' && typeof last === 'string') joined[joined.length - 1] = last + shape;
    else joined.push(shape);
  }
  return joined
    .map(
      (shape): Shape =>
        typeof shape === 'string' ? shape.replace(/\s*\n\s*/g, '\n') : [shape[0], ...tidy(shape.slice(1))],
    )
    .map((shape) => (typeof shape === 'string' && shape.endsWith('\n') ? shape.trimEnd() : shape))
    .map((shape) => (typeof shape === 'string' && shape.startsWith('\n') ? shape.trimStart() : shape))
    .filter((shape) => shape !== '');
}

describe('the Markdown of a page is shown', () => {
  const files = readdirSync(join(root, 'dist-content/pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );

  it('as the reference implementation reads it, on every page of the example site', async () => {
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(join(root, 'dist-content/pages', file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
      expect([file, ...(await show(text))]).toEqual([file, ...refer(text)]);
    }
  });

  it.each([
    ['emphasis', '_a_ **b** **_c_** a_b_c 2 \\* 3 ** x _ ~~d~~ **e _f_ g**'],
    ['emphasis that is not closed', '**a _b c'],
    ['escapes', '\\# no \\[x\\](y) \\_z\\_ &lt;b&gt; &amp; &#x20; \\\\'],
    ['code', '`` a ` b `` and `c` and ` d'],
    [
      'links',
      '[a](https://x.es/a) [**b** c](https://x.es/\\(b\\) "t") [d](<https://x.es/d e>) [e] (f) [g](https://x.es/(h))',
    ],
    ['nested brackets', '[a [b] c](https://x.es/)'],
    ['pictures', '![una foto](https://x.es/f.jpg) ![](https://x.es/g.jpg) [![pie](https://x.es/h.jpg)](https://x.es/)'],
    ['line breaks', 'a\\\nb\nc'],
    ['headings', '# a\n\n## b *c*\n\n##### d\n\n###### e'],
    ['rules and quotes', '> a\n>\n> - b\n> - c\n\n---\n\nd'],
    ['tight lists', '- a\n- b\n  - c\n  - d\n- e'],
    ['loose lists', '- a\n\n  b\n- c'],
    ['lists apart', '- a\n- b\n\n* c\n* d\n\n1. e\n2. f\n\n3) g'],
    ['numbered lists', '7. a\n8. b\n   1. c\n   2. d'],
    ['items of blocks', '- a\n\n  | x | y |\n  | - | - |\n  | 1 | 2 |\n\n  ```\n  code\n  ```\n- b'],
    ['code blocks', '```js\nlet a = `1`;\n\n# no\n```\n\n~~~~\n```\n~~~~'],
    ['tables', '| a | b \\| c |\n| :- | -: |\n| **1** | `2 \\| 3` |\n| only |'],
  ])('%s', async (_, markdown) => {
    expect(await show(markdown)).toEqual(refer(markdown));
  });

  it('without links that run, and without markup', async () => {
    const shapes = JSON.stringify(
      await show('[one](javascript:alert(1)) [two](data:text/html,x) <img src=x onerror=y> <b>c</b>'),
    );
    expect(shapes).not.toMatch(/"(img|b|a)"/);
    expect(shapes).toContain('<img src=x onerror=y>');
  });

  it('in time that grows with the text', async () => {
    const start = performance.now();
    for (const piece of ['**a _b ', '[', '![a](', '`', '- ', '> ', '| a ', '~~', '\\', '* _ ** ']) {
      await show(piece.repeat(2000));
    }
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
