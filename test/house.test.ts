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

  it('lets the compiler stages meet only in compile.ts and the commands', () => {
    const stages = ['crawl', 'page', 'company', 'emit', 'report'];
    const meetings = stages.flatMap((stage) =>
      violations(
        new RegExp(`^compiler/(${stages.filter((other) => other !== stage).join('|')})/`),
        /^$/,
        new RegExp(`^compiler/${stage}/`),
      ),
    );
    expect(meetings).toEqual([]);
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
