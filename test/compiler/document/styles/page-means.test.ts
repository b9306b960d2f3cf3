/** Document stage: reading which style sheets, scripts and controls of a page can change its look. */

import { describe, expect, it } from 'vitest';
import { type ParsedNode, parseHtml } from '../../../../compiler/document/parse-html.ts';
import { readPageMeans } from '../../../../compiler/document/styles/page-means.ts';

const meansOf = (html: string) => {
  const { $ } = parseHtml(new TextEncoder().encode(`<!doctype html><html><body><p>a</p>${html}</body></html>`));
  return readPageMeans($.root()[0] as unknown as ParsedNode);
};

describe('readPageMeans', () => {
  it('returns the style sheets in the page in order, each in the condition of its media, except those in templates', () => {
    const html =
      '<style>a{}</style><style media="print">b{}</style><style media="screen">c{}</style><template><style>d{}</style></template>';
    expect(meansOf(html).sheets).toEqual(['a{}', '@media print{b{}}', '@media screen{c{}}']);
  });

  it.each<[html: string, isStill: boolean]>([
    ['', true],
    ['<script>a()</script>', false],
    ...[
      'module',
      'text/javascript',
      'application/javascript',
      'text/x-javascript',
      'text/ecmascript',
      'text/jscript',
      'application/x-javascript',
      'text/livescript',
      ' text/javascript ',
      'TEXT/JAVASCRIPT;charset=utf-8',
    ].map((type): [string, boolean] => [`<script type="${type}">a()</script>`, false]),
    ...['application/ld+json', 'text/template', 'speculationrules', 'x-javascript'].map((type): [string, boolean] => [
      `<script type="${type}">{}</script>`,
      true,
    ]),
    ['<a href="javascript:a()">a</a>', false],
    ['<a href=" JavaScript:a()">a</a>', false],
    ['<a href="/javascript:a">a</a>', true],
    ['<p onclick="a()">a</p>', false],
    ['<button popovertarget="a">a</button>', false],
    ['<button commandfor="a">a</button>', false],
    ['<button aria-controls="a">a</button>', true],
    ['<template><script>a()</script></template>', true],
  ])('says whether nothing on a page with %s can open or change anything: %s', (html, isStill) =>
    expect(meansOf(html).isStill).toBe(isStill),
  );

  it.each<[html: string, isStyledElsewhere: boolean]>([
    ['<style>a{color:red}</style>', false],
    ['<link rel="stylesheet" href="/a.css">', true],
    ['<link rel="alternate StyleSheet" href="/a.css">', true],
    ['<link rel="icon" href="/a.png">', false],
    ['<meta name="color-scheme" content="dark">', true],
    ['<meta name="theme-color" content="red">', false],
    ['<style>a{}</style><style>:root{color-scheme:dark}</style>', true],
    ['<style>@media (prefers-color-scheme:dark){a{}}</style>', false],
  ])('says whether a page with %s may have other styles: %s', (html, isStyledElsewhere) =>
    expect(meansOf(html).isStyledElsewhere).toBe(isStyledElsewhere),
  );
});
