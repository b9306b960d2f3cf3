import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Module {
  file: string;
  text: string;
  /** Files of the house (relative to its root) and bare package names. */
  imports: string[];
}

const modules = ['shared', 'compiler', 'runtime'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|js)$/.test(entry.name))
    .map((entry) => readModule(join(entry.parentPath, entry.name))),
);

function readModule(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  const imports = specifiers.map((specifier) => {
    if (specifier.startsWith('#shared/')) return specifier.slice(1);
    return specifier.startsWith('.') ? relative(root, join(dirname(path), specifier)) : specifier;
  });
  return { file: relative(root, path), text, imports };
}

/** `file → import` for every import that matches and whose file is not allowed it. */
const violations = (imported: RegExp, allowed: RegExp, from = /./) =>
  modules
    .filter(({ file }) => from.test(file) && !allowed.test(file))
    .flatMap(({ file, imports }) => imports.filter((one) => imported.test(one)).map((one) => `${file} → ${one}`));

describe('the house', () => {
  it('keeps compiler and runtime apart, and shared below both', () => {
    expect(violations(/^compiler\//, /^compiler\//)).toEqual([]);
    expect(violations(/^runtime\//, /^runtime\//)).toEqual([]);
  });

  it('does no I/O in shared', () => {
    expect(violations(/^node:/, /^(?!shared\/)/)).toEqual([]);
  });

  it('lets each library in where its trade is', () => {
    expect(violations(/^(unified|rehype-|remark-|hast-util-|cheerio)/, /^compiler\//)).toEqual([]);
    expect(violations(/^undici$/, /^(compiler\/|runtime\/http\/front\/website\.ts$)/)).toEqual([]);
    expect(violations(/^h3$/, /^runtime\//)).toEqual([]);
    const lunr = modules.filter(({ imports }) => imports.includes('lunr')).map(({ file }) => file);
    expect(lunr.length, lunr.join(', ')).toBeLessThanOrEqual(3);
  });

  it('reads the environment in one file of each program', () => {
    const readers = modules.filter(({ text }) => /process\.env/.test(text)).map(({ file }) => file);
    expect(readers.filter((file) => !['compiler/cli.ts', 'runtime/options.ts'].includes(file))).toEqual([]);
  });

  it('goes one way down the compiler, from the crawl to what is written, with data between the stages', () => {
    // What each room of a page's way may import, beside itself, the model and the files at the compiler's top.
    const below: Record<string, string[]> = {
      signs: ['words'],
      words: [],
      crawl: ['words', 'signs'],
      document: ['signs', 'words'],
      page: ['document', 'signs', 'words'],
      company: ['document', 'signs', 'words'],
      emit: [],
      report: ['document', 'words', 'output'],
    };
    const rooms = Object.keys(below).concat(
      'audit',
      'cache',
      'commands',
      'convert',
      'doctor',
      'init',
      'output',
      'preview',
    );
    const climbing = Object.entries(below).flatMap(([room, allowed]) =>
      violations(
        new RegExp(`^compiler/(${rooms.filter((other) => other !== room && !allowed.includes(other)).join('|')})/`),
        /^$/,
        new RegExp(`^compiler/${room}/`),
      ),
    );
    expect(climbing).toEqual([]);
  });

  it('knows every room that there is', () => {
    const rooms = readdirSync(join(root, 'compiler'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(rooms.sort()).toEqual(
      'audit cache commands company convert crawl doctor document emit init output page preview report signs words'.split(
        ' ',
      ),
    );
  });

  it('parses a page in one place, and asks cheerio nowhere after it', () => {
    expect(
      violations(
        /^(cheerio|parse5)/,
        /^compiler\/document\/(parse-document|parse-html|owner-rules|read-document)\.ts$/,
      ),
    ).toEqual([]);
    expect(violations(/^htmlparser2$/, /^compiler\/crawl\/read\/read-html\.ts$/)).toEqual([]);
  });

  it('calls rehype what is a plugin, and nothing else', () => {
    const names = modules.flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
    );
    const plugins = names.filter(({ file }) => /\/(?:passes|rewrite)\/rehype-/.test(file));
    expect(plugins.filter(({ name }) => !name.startsWith('rehype'))).toEqual([]);
    expect(names.filter(({ name }) => name.startsWith('rehype'))).toEqual(plugins);
  });

  it('knows no HTTP in the operations', () => {
    expect(violations(/^(h3$|runtime\/http\/)/, /^(?!runtime\/operations\/)/)).toEqual([]);
  });

  it('has no default exports but the config of the owner', () => {
    const defaults = modules
      .filter(({ text }) => /^export default/m.test(text.replace(/`[^`]*`/g, '')))
      .map(({ file }) => file);
    expect(defaults).toEqual(['compiler/site.config.ts']);
  });
});
