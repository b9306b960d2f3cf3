/** Collects the regular expressions of the programs: literals from the source, built ones while it is loaded. */

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { parseAst } from 'vitest/node';
import { groupBy } from '#shared/group-by.ts';
import { inlineModules } from '../../shared/build/inline-modules.js';

export interface Pattern {
  pattern: RegExp;
  /** `shared/page.ts:12`. */
  place: string;
}

interface Module {
  path: string;
  /** From the root, with slashes. */
  file: string;
  text: string;
  literals: Pattern[];
  /** Offsets of each `RegExp` that is called. */
  calls: number[];
}

/** Modules that start a program when they are loaded, and those for a browser. */
const PROGRAM = /^compiler\/(?:cli|convert\/page-worker)\.|^runtime\/(?:server|start)\.|\/(?:browser|client)\/|js$/;

/**
 * Returns the patterns, equal ones together, each with its place, and the files that build a pattern after they were
 * loaded, which is not collected. Loads all modules but entry points and scripts for browsers.
 * @param root folder of the repository
 */
export async function collectPatterns(root: string): Promise<{ patterns: Pattern[][]; later: string[] }> {
  const modules = ['compiler', 'runtime', 'shared']
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:ts|m?js)$/.test(entry.name))
    .map(({ parentPath, name }) => readModule(join(parentPath, name), root))
    // Built programs repeat the sources.
    .filter(({ file }) => !/^\w+\/dist\//.test(file));
  const built = await loadNoting(modules, root);
  const all = [...modules.flatMap(({ literals }) => literals), ...built];
  const noted = new Set(built.map(({ place }) => place));
  const isLater = (module: Module) => module.calls.some((start) => !noted.has(placeOf(module, start)));
  return {
    patterns: [...groupBy(all, ({ pattern }) => String(pattern)).values()].map((same) => [...same]),
    later: modules.filter(isLater).map(({ file }) => file),
  };
}

function readModule(path: string, root: string): Module {
  const text = readFileSync(path, 'utf8');
  const file = relative(root, path).split(sep).join('/');
  const module: Module = { path, file, text, literals: [], calls: [] };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (node instanceof RegExp) return;
    const { type, start, regex, callee } = node as SyntaxNode;
    if (regex) {
      module.literals.push({ pattern: new RegExp(regex.pattern, regex.flags), place: placeOf(module, start) });
    }
    if (/^(?:New|Call)Expression$/.test(type) && callee?.name === 'RegExp') module.calls.push(callee.start);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(text, { lang: file.endsWith('.ts') ? 'ts' : 'js', sourceType: 'module' }));
  return module;
}

interface SyntaxNode {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string; start: number };
}

const placeOf = ({ file, text }: Module, index: number): string => `${file}:${text.slice(0, index).split('\n').length}`;

/** Loads all modules as one bundle, in which each call of `RegExp` records its pattern. Returns the patterns. */
async function loadNoting(modules: readonly Module[], root: string): Promise<Pattern[]> {
  const outfile = join(root, 'node_modules/.cache/patterns.mjs');
  mkdirSync(dirname(outfile), { recursive: true });
  const imports = modules.filter(({ file }) => !PROGRAM.test(file)).map(({ file }) => `import './${file}';`);
  await build({
    stdin: { contents: `${imports.join('\n')}\nexport { noted } from 'noting';`, resolveDir: root },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
    plugins: [inlineModules, notePatterns(modules)],
  });
  const { noted } = await import(pathToFileURL(outfile).href);
  return noted;
}

const notePatterns = (modules: readonly Module[]): Plugin => ({
  name: 'note-patterns',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^noting$/ }, () => ({ path: 'noting', namespace: 'noting' }));
    onLoad({ filter: /./, namespace: 'noting' }, () => ({ contents: NOTING }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const module = modules.find((one) => one.path === path);
      return module && { contents: withNoting(module), loader: 'ts' };
    });
  },
});

const NOTING = `
export const noted = [];
const note = (place) => (pattern) => {
  noted.push({ pattern, place });
  return pattern;
};
export const noting = (place) => new Proxy(RegExp, {
  construct: (target, args) => note(place)(new target(...args)),
  apply: (target, self, args) => note(place)(target(...args)),
});`;

/** Returns the text of a module with `new (noting(place))(…)` for each `new RegExp(…)`. */
function withNoting(module: Module): string {
  const { text, calls } = module;
  const starts = [...calls].sort((a, b) => a - b);
  const parts = starts.map((start, at) => {
    const rest = text.slice(start + 'RegExp'.length, starts[at + 1]);
    return `(noting(${JSON.stringify(placeOf(module, start))}))${rest}`;
  });
  return `import { noting } from 'noting';${text.slice(0, starts[0])}${parts.join('')}`;
}
