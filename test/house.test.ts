import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageRules } from '../compiler/page/page-rules.ts';

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
    .map((entry) => join(entry.parentPath, entry.name))
    // What is built of it is none of its rooms.
    .filter((path) => relative(root, path).split(sep)[1] !== 'dist')
    .map(readModule),
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

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() && entry.name !== 'dist' ? entry.name : []))
    .sort();

/** Folders whose comments are in plain English. The list only grows. */
const plainFolders = [
  'compiler',
  'runtime',
  'shared',
  'test/compiler/config',
  'test/compiler/crawl',
  'test/runtime/oauth',
  'test/runtime/state',
];

/** Comments of a file, each docstring in one line. Comments after code are left out. */
const commentsOf = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*(?:\/\*\*([\s\S]*?)\*\/|\/\/(.*)$)/gm)].map(([, docstring, line]) =>
    (docstring ?? line ?? '').replace(/\n[ \t]*\*/g, '').trim(),
  );

/** Phrases that do not name a subject, an object or a condition. */
const riddle =
  /^what\b|\b(?:whoever|whatever|nobody|somebody|so many|(?:by|of) which|(?:is|are) told|stands? in|what (?:is|are))\b|(?<!\bthere )\b(?:is|are) (?:no(?! longer)|none)\b/i;

describe('the source', () => {
  it('imports compiler only in compiler, and runtime only in runtime', () => {
    expect(violations(/^compiler\//, /^compiler\//)).toEqual([]);
    expect(violations(/^runtime\//, /^runtime\//)).toEqual([]);
  });

  it('imports Node modules in shared/ only in shared/build, and reads tables only in inline modules', () => {
    expect(violations(/^node:/, /^(?!shared\/(?!build\/))/)).toEqual([]);
    expect(violations(/read-tables\.js$/, /\.inline\.js$/)).toEqual([]);
  });

  it('imports each library only in its folder or files', () => {
    expect(violations(/^(unified|rehype-|remark-|hast-util-|cheerio)/, /^compiler\//)).toEqual([]);
    expect(violations(/^playwright-core$/, /^compiler\/render\//)).toEqual([]);
    expect(violations(/^pdfjs-dist/, /^compiler\/pdf\/read-sheets\.ts$/)).toEqual([]);
    expect(violations(/^undici$/, /^compiler\//)).toEqual([]);
    expect(violations(/^h3$/, /^runtime\//)).toEqual([]);
    expect(violations(/^listhen$/, /^runtime\/server\.ts$/)).toEqual([]);
    const lunr = modules.filter(({ imports }) => imports.includes('lunr')).map(({ file }) => file);
    expect(lunr.length, lunr.join(', ')).toBeLessThanOrEqual(3);
  });

  it('reads process.env in one file of each program, and in the build', () => {
    const readers = modules.filter(({ text }) => /process\.env/.test(text)).map(({ file }) => file);
    expect(
      readers.filter((file) => !['compiler/cli.ts', 'runtime/options.ts', 'shared/build/build.js'].includes(file)),
    ).toEqual([]);
  });

  it('writes to the terminal in six files', () => {
    const writers = modules.filter(({ text }) => /process(?:\.std(?:out|err)|\[stream\])|console\./.test(text));
    expect(writers.map(({ file }) => file).sort()).toEqual([
      'compiler/cli.ts',
      'compiler/commands/steps/compile-with-progress.ts',
      'compiler/commands/steps/options.ts',
      'compiler/commands/steps/print.ts',
      'compiler/commands/try.ts',
      'runtime/server.ts',
    ]);
  });

  it('imports in each folder of compiler/ only the folders listed for it, which are before it in the list', () => {
    const rooms: Record<string, string[]> = {
      trial: [],
      words: [],
      signs: ['words'],
      pdf: [],
      render: [],
      crawl: ['words', 'pdf', 'render'],
      document: ['signs', 'words', 'trial'],
      page: ['document', 'signs', 'words', 'trial'],
      site: ['page', 'signs'],
      company: ['document', 'signs', 'words'],
      config: ['words', 'document', 'company'],
      emit: [],
      output: ['emit'],
      report: ['document', 'words', 'output'],
      convert: ['document', 'site', 'page', 'company', 'report'],
      cache: ['config', 'crawl', 'pdf', 'render', 'convert'],
      preview: ['document', 'report', 'words'],
      init: ['company', 'config', 'words'],
      examine: ['crawl', 'report', 'words'],
      hook: [],
    };
    const order = Object.keys(rooms);
    // For people, and for scripts.
    const top = ['commands', 'api'];
    for (const [room, allowed] of Object.entries(rooms)) {
      expect(order.slice(0, order.indexOf(room)), room).toEqual(expect.arrayContaining(allowed));
      const others = [...order, ...top].filter((other) => other !== room && !allowed.includes(other));
      const above = room === 'cache' ? 'compile' : 'to-compilation|compile';
      const climbing = new RegExp(`^compiler/(?:(?:${others.join('|')})/|(?:${above})\\.ts$)`);
      expect(violations(climbing, /^$/, new RegExp(`^compiler/${room}/`))).toEqual([]);
    }
    expect(foldersIn('compiler')).toEqual([...order, ...top].sort());
  });

  it('applies each of the page rules that has a name in exactly one place', () => {
    const applied = modules
      .filter(({ file }) => file.startsWith('compiler/page/'))
      .flatMap(({ text }) => Array.from(text.matchAll(/(?:applies|trims)\('([^']+)'\)/g), ([, name]) => name));
    expect(applied.sort()).toEqual(pageRules.names.toSorted());
  });

  it('has no circular imports', () => {
    const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]));
    const isBelow = new Set<string>();
    const circleFrom = (file: string, above: readonly string[]): string[] | undefined => {
      if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
      if (isBelow.has(file)) return undefined;
      for (const one of importsOf.get(file) ?? []) {
        const circle = circleFrom(one, [...above, file]);
        if (circle) return circle;
      }
      isBelow.add(file);
      return undefined;
    };
    expect(modules.flatMap(({ file }) => circleFrom(file, []) ?? [])).toEqual([]);
  });

  it('imports no other folder of runtime in state, no folder of requests in telemetry.ts, and neither mcp nor oauth in http', () => {
    expect(
      violations(/^runtime\/\w+\//, /^(?!runtime\/state\/)/).filter((one) => !/→ runtime\/state\//.test(one)),
    ).toEqual([]);
    expect(violations(/^runtime\/(?:http|mcp|oauth|operations)\//, /^(?!runtime\/telemetry\.ts)/)).toEqual([]);
    expect(violations(/^runtime\/(?:mcp|oauth)\//, /^(?!runtime\/http\/)/)).toEqual([]);
  });

  it('has files of at most 300 lines, and folders of at most 12 files except commands', () => {
    const long = modules.filter(({ text }) => text.split('\n').length > 301);
    expect(long.map(({ file }) => file)).toEqual([]);
    const counts = new Map<string, number>();
    for (const { file } of modules) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const full = [...counts].filter(([folder, count]) => count > 12 && folder !== 'compiler/commands');
    expect(full).toEqual([]);
  });

  it('imports cheerio and parse5 only in the files that parse a page, and htmlparser2 only in the crawl', () => {
    expect(
      violations(
        /^(cheerio|parse5)/,
        /^compiler\/document\/(parse-html|owner-rules|embedded\/shadow-roots|page-styles|read-document)\.ts$/,
      ),
    ).toEqual([]);
    expect(violations(/^htmlparser2$/, /^compiler\/crawl\/read\/read-(?:html|sitemap)\.ts$/)).toEqual([]);
  });

  it('names exactly the exports of plugin files rehype…', () => {
    const names = modules.flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
    );
    const plugins = names.filter(({ file }) => /\/(?:passes|rewrite)\/(?:\w+\/)?rehype-/.test(file));
    expect(plugins.filter(({ name }) => !name.startsWith('rehype'))).toEqual([]);
    expect(names.filter(({ name }) => name.startsWith('rehype'))).toEqual(plugins);
  });

  it('imports neither h3 nor runtime/http in the operations', () => {
    expect(violations(/^(h3$|runtime\/http\/)/, /^(?!runtime\/operations\/)/)).toEqual([]);
  });

  it('has no default export except the config', () => {
    const defaults = modules
      .filter(({ text }) => /^export default/m.test(text.replace(/`[^`]*`/g, '')))
      .map(({ file }) => file);
    expect(defaults).toEqual(['compiler/site.config.ts']);
  });

  it('has no riddles in the comments of the listed folders', () => {
    const files = plainFolders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:ts|m?js)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => relative(root, path).split(sep)[1] !== 'dist'),
    );
    const comments = files.flatMap((file) =>
      commentsOf(readFileSync(file, 'utf8')).map((comment) => ({ file: relative(root, file), comment })),
    );
    expect(comments.length).toBeGreaterThan(1_000);
    expect(comments.filter(({ comment }) => riddle.test(comment))).toEqual([]);
  });
});
