/** Company stage: the `company` section of the config: path patterns and checked facts. Nothing is required. */

import * as z from 'zod';
import { findContactData } from '#shared/contact/find-contact-data.ts';
import type { PagePath } from '#shared/page.ts';
import { isSelector } from '../document/owner-rules.ts';
import type { Locator } from '../document/read-document.ts';
import { complain, type Diagnostic } from '../model.ts';
import { toEscaped } from '../words/readable-address.ts';
import { type Finding, modelConfigs, textConfigs } from './facts.ts';
import type { PageFacts } from './read-facts.ts';

const path = z.string().startsWith('/', 'path').transform(toEscaped).meta({ form: "'/contacto/'" });

/** A fact in the owner's words, or its place: the text of the selector's matches on that page; `false`: no fact. */
const statedFact = z.union([
  z.string().min(1),
  z.literal(false),
  z.strictObject({
    page: path,
    selector: z.string().refine(isSelector, 'selector').meta({ form: "'.horario'" }),
  }),
]);
type StatedFact = z.infer<typeof statedFact>;

const patterns = z.array(z.string().regex(/^!?\//, 'pattern').transform(toEscaped).meta({ form: "'/servicios/*'" }));

/** Optional facts by name. */
const stated = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, statedFact.optional()])) as Record<
    Name,
    z.ZodOptional<typeof statedFact>
  >;

/** The schema of the section. */
export const companyConfig = z.strictObject({
  ...stated(textConfigs),
  serviceModel: z
    .strictObject({
      ...stated(modelConfigs),
      /** Whether something is contracted or paid on the site itself. */
      onlineBooking: z.boolean().optional(),
    })
    .optional(),
  /** Patterns of service pages: `*` is part of one segment, `**` anything, `!` excludes. Empty: no services. */
  services: patterns.optional(),
  /** Patterns of pages of areas. */
  areas: patterns.optional(),
  /** Paths of named pages: the keys of `pages` (`contact`, `prices`, …) and any other. */
  pages: z
    .record(z.string().regex(/^[a-z][a-z0-9_]*$/), path)
    .meta({ form: "{ contact: '/contacto/' }" })
    .optional(),
});
export type CompanyConfig = z.infer<typeof companyConfig>;

/** Facts that the config has, by field below `company`; those of the service model as `serviceModel.warranty`. */
function statedFacts(config: CompanyConfig): Map<string, StatedFact> {
  const values = [
    ...textConfigs.map((name) => [name, config[name]] as const),
    ...modelConfigs.map((name) => [`serviceModel.${name}`, config.serviceModel?.[name]] as const),
  ];
  return new Map(values.flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact] as const])));
}

/** Full names (`company.hours`) of the text facts that the config states, locates on a page or switches off. */
export const statedFieldsOf = (config: CompanyConfig): Set<string> =>
  new Set([...statedFacts(config).keys()].map((field) => `company.${field}`));

/** Places of facts that the config locates on pages; `field` is the config field below `company`. */
export function locatedFacts(config: CompanyConfig): Locator[] {
  return [...statedFacts(config)].flatMap(([field, fact]) => (typeof fact === 'object' ? [{ field, ...fact }] : []));
}

/**
 * Whether a whole path matches a pattern and no `!` pattern, with or without its final slash. `*` stays within a
 * segment, `**` does not.
 */
export function matchesPatterns(path: PagePath, patterns: readonly string[]): boolean {
  const fits = (pattern: string): boolean => toExpression(pattern).test(path.replace(/(.)\/$/, '$1'));
  const isOut = (pattern: string): boolean => pattern.startsWith('!') && fits(pattern.slice(1));
  return patterns.some(fits) && !patterns.some(isOut);
}

/** Makes an expression of a path pattern without its `!`, for paths without a final slash. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/(.)\/$/, '$1')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`);
}

/** Texts by config field below `company`; `undefined` for one that the owner switched off or that was refused. */
export type StatedTexts = ReadonlyMap<string, Finding | undefined>;

/**
 * Looks up the facts that the config states or locates. One without text on its page, or with contact data, is
 * `undefined` and gets an error.
 */
export function resolveStated(config: CompanyConfig, facts: readonly PageFacts[]) {
  const texts = new Map<string, Finding | undefined>();
  const diagnostics: Diagnostic[] = [];
  for (const [field, fact] of statedFacts(config)) {
    const where = `company.${field}`;
    if (fact === false) {
      texts.set(field, undefined);
      continue;
    }
    const stated =
      typeof fact === 'string'
        ? { text: fact.trim(), from: 'config', evidence: where }
        : {
            text: facts.find((page) => page.path === fact.page)?.located[field] ?? '',
            from: fact.page,
            evidence: fact.selector,
          };
    const about = { from: stated.from, text: stated.evidence };
    const complaint =
      stated.text === '' ? complain('error', 'fact-not-located', where, about) : contactComplaint(where, stated.text);
    if (complaint) diagnostics.push(complaint);
    texts.set(field, complaint ? undefined : stated);
  }
  return { texts, diagnostics };
}

/** Returns an error on contact data in a text of the config, for the first one found; `undefined` without any. */
export function contactComplaint(where: string, text: string): Diagnostic | undefined {
  const [found] = findContactData(text);
  if (found === undefined) return undefined;
  const holder = found.kind === 'phone' ? 'stated-phone' : 'stated-email';
  return complain('error', 'contact-data', where, { holder }, { quote: found.match });
}
