/** Company stage: the owner's facts, looked up and checked. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import type { Diagnostic } from '../../model.ts';
import { type CompanyConfig, statedFacts } from '../company-config.ts';
import type { Finding } from '../facts.ts';
import type { PageFacts } from '../read-facts.ts';

/** Texts by config field below `company`. */
export interface StatedTexts {
  texts: ReadonlyMap<string, Finding>;
  /** Those that cannot be published. */
  refused: ReadonlySet<string>;
  /** A complaint for each of them. */
  diagnostics: Diagnostic[];
}

/** Looks up what the config states. */
export function resolveStated(config: CompanyConfig, facts: readonly PageFacts[]): StatedTexts {
  const texts = new Map<string, Finding>();
  const refused = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const [field, fact] of statedFacts(config)) {
    const where = `company.${field}`;
    const stated =
      typeof fact === 'string'
        ? { text: fact.trim(), from: 'config', evidence: where }
        : {
            text: facts.find((page) => page.path === fact.page)?.located[field] ?? '',
            from: fact.page,
            evidence: fact.selector,
          };
    if (stated.text === '') {
      refused.add(field);
      diagnostics.push({
        severity: 'error',
        code: 'fact-not-located',
        where,
        about: { from: stated.from, text: stated.evidence },
      });
      continue;
    }
    const complaint = contactComplaint(where, stated.text);
    if (complaint) {
      refused.add(field);
      diagnostics.push(complaint);
    } else texts.set(field, stated);
  }
  return { texts, refused, diagnostics };
}

/** The complaint about a stated text that holds a telephone number or an e-mail address; undefined when it holds none. */
export function contactComplaint(where: string, text: string): Diagnostic | undefined {
  const [found] = findContactData(text);
  if (found === undefined) return undefined;
  return {
    severity: 'error',
    code: 'contact-data',
    where,
    about: { holder: found.kind === 'phone' ? 'stated-phone' : 'stated-email' },
    quote: found.match,
  };
}
