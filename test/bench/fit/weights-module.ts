import { signalsDigest } from './signals-digest.ts';

/** Data set of the weights, and their word F1 on pages that they were not fitted to: of all, and of services. */
export interface Provenance {
  name: string;
  address: string;
  version: string;
  licence: string;
  pages: number;
  all: number;
  service: number;
}

const LINE = 120;

/** Returns the text of the module with fitted weights. @param weights by name, then the bias */
export function toWeightsModule(names: readonly string[], weights: Float64Array, from: Provenance): string {
  const kinds = new Map<string, string[]>();
  names.forEach((name, index) => {
    const [kind = '', value = ''] = name.split(':');
    const entry = `${toKey(value)}: ${toNumber(weights[index] as number)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  });
  const table = [...kinds].map(([kind, entries]) => wrap(`  ${toKey(kind)}: {`, entries)).join('\n');
  return `/**
 * Choosing content: the weight of each signal, as log-odds. Written by \`npm run bench:fit\`: signals change in
 * \`signals.ts\`, then it is run again. Fitted by logistic regression (L2) to the text blocks of ${from.pages} annotated pages of
 * ${from.name}, ${from.licence},
 * ${from.address} (${from.version}).
 * Word F1 on pages that it was not fitted to: ${from.all.toFixed(3)}, of services ${from.service.toFixed(3)}.
 */

/** Digest of the signals on one page for which these weights were fitted. */
export const SIGNALS_DIGEST = '${signalsDigest()}';

export const BIAS = ${toNumber(weights.at(-1) ?? 0)};

/** Log-odds by kind and value. */
// biome-ignore format: a line holds a kind of signal.
export const SIGNAL_WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
${table}
};
`;
}

/** Returns lines with as many entries as fit, the first after `start`, and the closing brace. */
function wrap(start: string, entries: readonly string[]): string {
  const lines = [start];
  for (const entry of entries) {
    const line = lines.at(-1) ?? '';
    if (line.length + entry.length + 5 <= LINE) lines[lines.length - 1] = `${line} ${entry},`;
    else lines.push(`    ${entry},`);
  }
  return `${lines.join('\n').replace(/,$/, '')} },`;
}

const toKey = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

const toNumber = (value: number): string => String(Math.round(value * 100) / 100 || 0);
