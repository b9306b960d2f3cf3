/** Company stage: the `company` section of the config, what an owner can state. Nothing in it is required. */

import { z } from 'zod';
import type { Locator } from '../document/read-document.ts';

/** A fact in the owner's words, or where on the site it stands: the text of the selector's matches on that page. */
const statedFact = z.union([
  z.string().min(1),
  z.strictObject({ page: z.string().startsWith('/'), selector: z.string().min(1) }),
]);
export type StatedFact = z.infer<typeof statedFact>;

const patterns = z.array(z.string().regex(/^!?\//, 'must start with "/": "/servicios/*"'));

export const companyConfig = z.strictObject({
  description: statedFact.optional(),
  hours: statedFact.optional(),
  coverage: statedFact.optional(),
  howToAsk: statedFact.optional(),
  legalNotice: statedFact.optional(),
  tax: statedFact.optional(),
  prices: statedFact.optional(),
  serviceModel: z
    .strictObject({
      description: statedFact.optional(),
      performedBy: statedFact.optional(),
      quotedBy: statedFact.optional(),
      invoicedBy: statedFact.optional(),
      warranty: statedFact.optional(),
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

const FIELDS = ['description', 'hours', 'coverage', 'howToAsk', 'legalNotice', 'tax', 'prices'] as const;
const MODEL_FIELDS = ['description', 'performedBy', 'quotedBy', 'invoicedBy', 'warranty'] as const;

/** All stated texts of a config, by field below `company`. */
export function statedFacts(config: CompanyConfig): Map<string, StatedFact> {
  const facts = new Map<string, StatedFact>();
  for (const field of FIELDS) {
    const fact = config[field];
    if (fact !== undefined) facts.set(field, fact);
  }
  for (const field of MODEL_FIELDS) {
    const fact = config.serviceModel?.[field];
    if (fact !== undefined) facts.set(`serviceModel.${field}`, fact);
  }
  return facts;
}

/** The facts of a config that are to be looked up on pages; `field` is the config field below `company`. */
export function locatedFacts(config: CompanyConfig): Locator[] {
  return [...statedFacts(config)].flatMap(([field, fact]) => (typeof fact === 'string' ? [] : [{ field, ...fact }]));
}
