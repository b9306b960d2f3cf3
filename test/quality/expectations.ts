/** What must hold of a compiled site, as the `expect.json` of each fixture site says it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const texts = z.array(z.string().min(1)).optional();

/** Regexes that are tried on a text, case ignored; `^` and `$` are the ends of a line. */
const patterns = z.strictObject({ has: texts, lacks: texts });

const page = z.strictObject({
  /** Texts that stand on the page, do not, stand there once, stand there in this order. */
  has: texts,
  lacks: texts,
  once: texts,
  order: texts,
  /** Groups of texts of which the page has all or none. */
  whole: z.array(z.array(z.string())).optional(),
  /** One title, or several that will do; case is ignored. */
  title: z.union([z.string(), z.array(z.string())]).optional(),
  /** The page is not published. */
  absent: z.literal(true).optional(),
  /** Patterns of the Markdown as it is. */
  markdown: patterns.optional(),
});

const fact = z.strictObject({
  /** Patterns of the value, or of its JSON. */
  has: z.string().optional(),
  lacks: z.string().optional(),
  /** The value may be missing. */
  orAbsent: z.boolean().optional(),
  is: z.unknown().optional(),
  absent: z.literal(true).optional(),
});

const query = z.strictObject({
  query: z.string(),
  /** Path of the first result, or of one of the first three. */
  first: z.string().optional(),
  in3: z.string().optional(),
  /** Patterns of that result's excerpt and section. */
  excerpt: z.string().optional(),
  section: z.string().optional(),
  unknown: texts,
  noUnknown: z.literal(true).optional(),
  /** Whether the answer has a hint. */
  hint: z.boolean().optional(),
});

const expectations = z.strictObject({
  /** The rule in words. */
  why: z.string().optional(),
  /** Further arguments of `compile`: `--url ADDRESS`. */
  args: texts,
  /** Patterns of the English report. */
  report: patterns.optional(),
  /** By file below `pages/`. */
  pages: z.record(z.string(), page).optional(),
  /** Texts of at least one page, of none; the most pages. */
  somewhere: texts,
  nowhere: texts,
  atMost: z.int().optional(),
  /** By field, with a dot below `service_model`. */
  company: z.record(z.string(), fact).optional(),
  queries: z.array(query).optional(),
});

export type Expectations = z.infer<typeof expectations>;
export type ExpectedPage = z.infer<typeof page>;
export type ExpectedFact = z.infer<typeof fact>;
export type ExpectedAnswer = z.infer<typeof query>;

/** Reads the `expect.json` in a folder. @throws Error for an unknown key or a wrong value */
export function readExpectations(folder: string): Expectations {
  return expectations.parse(JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8')));
}
