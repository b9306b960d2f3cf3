/** Conditions of a compiled site, in the `expect.json` of each fixture site. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const texts = z.array(z.string().min(1)).optional();

/** Regexes that a text must and must not match, case ignored; `^` and `$` are the ends of a line. */
const patterns = z.strictObject({ has: texts, lacks: texts });

const page = z.strictObject({
  /** Texts that the page must have, must not have, must have once, and must have in this order. */
  has: texts,
  lacks: texts,
  once: texts,
  order: texts,
  /** Groups of texts of which the page has all or none. */
  whole: z.array(z.array(z.string())).optional(),
  /** The title, or several of which it must be one; case is ignored. */
  title: z.union([z.string(), z.array(z.string())]).optional(),
  /** The page is not published. */
  absent: z.literal(true).optional(),
  /** Patterns of the Markdown as it is. */
  markdown: patterns.optional(),
});

const fact = z.strictObject({
  /** Pattern that the value must match, and one that it must not; JSON for values other than texts. */
  has: z.string().optional(),
  lacks: z.string().optional(),
  /** The value may be missing. */
  orAbsent: z.boolean().optional(),
  /** The exact value. */
  is: z.unknown().optional(),
  /** The value must be missing. */
  absent: z.literal(true).optional(),
});

const query = z.strictObject({
  query: z.string(),
  /** Path that the first result must have, and one that one of the first three must have. */
  first: z.string().optional(),
  in3: z.string().optional(),
  /** Patterns of the excerpt and section of that result, else of the first. */
  excerpt: z.string().optional(),
  section: z.string().optional(),
  /** Words that must be unknown, or none. */
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
  /** Texts that at least one page must have, and texts that none may have. */
  somewhere: texts,
  nowhere: texts,
  /** Maximum pages. */
  atMost: z.int().optional(),
  /** By field, with a dot below `service_model`. */
  company: z.record(z.string(), fact).optional(),
  queries: z.array(query).optional(),
});

export type Expectations = z.infer<typeof expectations>;
export type ExpectedPage = z.infer<typeof page>;
export type ExpectedFact = z.infer<typeof fact>;
export type ExpectedAnswer = z.infer<typeof query>;

/** Reads the `expect.json` in a folder. @throws Error if it is missing, or has an unknown key or a wrong value */
export function readExpectations(folder: string): Expectations {
  return expectations.parse(JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8')));
}
