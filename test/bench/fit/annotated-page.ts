/**
 * Reads annotated pages: their text blocks with signals and labels. A folder holds `html/ID.html` and
 * `ground-truth/ID.json` of each page, as the data set has them.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { codeDigest } from '../../../compiler/cache/open-cache.ts';
import { attribute, isElement } from '../../../compiler/document/elements.ts';
import { readDocument } from '../../../compiler/document/read-document.ts';
import { readSignals } from '../../../compiler/page/choose/signals/block-signals.ts';
import { readStatedTexts } from '../../../compiler/page/choose/stated-texts.ts';
import { type Place, toTextBlocks } from '../../../compiler/page/choose/text-blocks.ts';
import { labelBlocks } from './label-blocks.ts';
import { wordsOf } from './word-f1.ts';

export interface AnnotatedBlock {
  text: string;
  tag: string;
  words: number;
  signals: readonly number[];
  /** Positions in the page's `classWords`. */
  classes: readonly number[];
  /** Share of the block that is content, 0 to 1. */
  label: number;
}

export interface AnnotatedPage {
  id: string;
  /** Pages of one host are never on both sides of a fold. */
  host: string;
  type: string;
  /** Text of the main content, as annotated. */
  truth: string;
  /** Boilerplate that must not be taken for content. */
  unwanted: readonly string[];
  blocks: readonly AnnotatedBlock[];
  /** Words that class names on the page are made of. */
  classWords: readonly string[];
}

interface Annotation {
  url?: string;
  _internal?: { page_type?: { primary?: string } | string };
  ground_truth?: { main_content?: string; without?: string[]; url?: string };
}

/** Reads all pages of a folder, sorted by id. Keeps them in the system's temporary folder for runs of the same code. */
export function readAnnotatedPages(folder: string): AnnotatedPage[] {
  const name = createHash('sha256')
    .update(`${codeDigest()}\n${resolve(folder)}`)
    .digest('hex')
    .slice(0, 16);
  const file = join(tmpdir(), 'vitrina-bench-fit', `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const pages = readdirSync(join(folder, 'ground-truth'))
    .sort()
    .map((entry) => readAnnotatedPage(folder, entry.replace(/\.json$/, '')));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(pages));
  renameSync(`${file}.part`, file);
  return pages;
}

function readAnnotatedPage(folder: string, id: string): AnnotatedPage {
  const annotation: Annotation = JSON.parse(readFileSync(join(folder, 'ground-truth', `${id}.json`), 'utf8'));
  const { main_content: truth = '', without = [], url = '' } = annotation.ground_truth ?? {};
  const address = URL.parse(annotation.url ?? url) ?? new URL(`https://${id}.example/`);
  const html = readFileSync(join(folder, 'html', `${id}.html`));
  const document = readDocument({ path: address.pathname, url: address.href, html, aliases: [] });
  const blocks = toTextBlocks(document.tree);
  const signals = readSignals(blocks, readStatedTexts(document));
  const labels = labelBlocks(
    blocks.map(({ text }) => text),
    truth,
  );
  const classes = classReader();
  return {
    id,
    host: address.hostname.split('.').slice(-2).join('.'),
    type: typeOf(annotation),
    truth,
    unwanted: without,
    blocks: blocks.map(({ text, tag, words, place }, position) => ({
      text,
      tag,
      words,
      signals: signals[position] ?? [],
      classes: classes.around(place),
      label: labels[position] ?? 0,
    })),
    classWords: classes.words(),
  };
}

function typeOf({ _internal }: Annotation): string {
  const stated = _internal?.page_type;
  const type = typeof stated === 'string' ? stated : stated?.primary;
  return type === 'category' ? 'collection' : (type ?? 'article');
}

/** Reads words of three letters or more in the class names and ids around a place, as positions in `words()`. */
function classReader(): { around(place: Place): readonly number[]; words(): string[] } {
  const known = new Map<string, number>();
  const ofPlaces = new Map<Place, readonly number[]>();
  const around = (place: Place): readonly number[] => {
    const remembered = ofPlaces.get(place);
    if (remembered) return remembered;
    const own = isElement(place.element, 'body')
      ? []
      : wordsOf(
          `${attribute(place.element, 'className')} ${attribute(place.element, 'id')}`
            .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
            .replaceAll('_', ' '),
        ).filter((word) => /^\p{L}{3,}$/u.test(word));
    for (const word of own) if (!known.has(word)) known.set(word, known.size);
    const all = [
      ...new Set([...(place.parent ? around(place.parent) : []), ...own.map((word) => known.get(word) ?? 0)]),
    ];
    ofPlaces.set(place, all);
    return all;
  };
  return { around, words: () => [...known.keys()] };
}
