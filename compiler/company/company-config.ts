/** Company stage: the `company` section of the config, what an owner can state. Nothing in it is required. */

import * as z from 'zod';
import { isSelector } from '../document/owner-rules.ts';
import type { Locator } from '../document/read-document.ts';
import { toEscaped } from '../words/readable-address.ts';
import { modelConfigs, textConfigs } from './facts.ts';

/** A fact in the owner's words, or where on the site it stands: the text of the selector's matches on that page. */
const statedFact = z.union([
  z.string().min(1),
  z.strictObject({
    page: z.string().startsWith('/'),
    selector: z.string().refine(isSelector, 'selector'),
  }),
]);
export type StatedFact = z.infer<typeof statedFact>;

const patterns = z.array(z.string().regex(/^!?\//, 'pattern'));

const stated = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, statedFact.optional()])) as Record<
    Name,
    z.ZodOptional<typeof statedFact>
  >;

export const companyConfig = z.strictObject({
  ...stated(textConfigs),
  serviceModel: z
    .strictObject({
      ...stated(modelConfigs),
      /** Whether something is contracted or paid on the site itself. */
      onlineBooking: z.boolean().optional(),
    })
    .optional(),
  /**
   * Path patterns of the services' pages: `*` stands for a part of one segment, `**` for anything; `!` before a pattern
   * takes pages out again. An empty list says that there are none.
   */
  services: patterns.optional(),
  /** The same for areas. */
  areas: patterns.optional(),
  /** Paths of named pages: the keys of `pages` (`contact`, `prices`, …) and any other. */
  pages: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), z.string().startsWith('/')).optional(),
});
export type CompanyConfig = z.infer<typeof companyConfig>;

/** All stated texts of a config, by field below `company`. */
export function statedFacts(config: CompanyConfig): Map<string, StatedFact> {
  const values = [
    ...textConfigs.map((name) => [name, config[name]] as const),
    ...modelConfigs.map((name) => [`serviceModel.${name}`, config.serviceModel?.[name]] as const),
  ];
  return new Map(
    values.flatMap(([name, fact]) => {
      if (fact === undefined) return [];
      return [[name, typeof fact === 'string' ? fact : { ...fact, page: toEscaped(fact.page) }] as const];
    }),
  );
}

/** The facts of a config that are to be looked up on pages; `field` is the config field below `company`. */
export function locatedFacts(config: CompanyConfig): Locator[] {
  return [...statedFacts(config)].flatMap(([field, fact]) => (typeof fact === 'string' ? [] : [{ field, ...fact }]));
}
