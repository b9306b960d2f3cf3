/** Company stage: how the service works and who answers for what. */

import { comparePaths } from '#shared/page-path.ts';
import type { ModelField } from '../facts.ts';
import type { PageFacts } from '../read-facts.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { bestStatement, rankStatements } from './sentences.ts';

interface ModelFinding {
  field: ModelField;
  text: string;
  from: string;
  evidence: string;
}

const FIELDS = ['performed_by', 'quoted_by', 'invoiced_by', 'warranty'] as const;

/** What the site states of its service model: a table that tells who does what wins over single sentences. */
export function detectServiceModel(view: SiteView): ModelFinding[] {
  const { facts, language } = view;
  const found: ModelFinding[] = [];
  const model = bestStatement(rankStatements('model', view), language);
  if (model) found.push({ field: 'description', text: model.text, from: model.from, evidence: model.text });
  const table = fullestTable(facts);
  for (const field of FIELDS) {
    const column = table?.responsibilities?.[field];
    const sentence = bestStatement(rankStatements(field, view), language);
    // A term in months or years tells more of a warranty than who gives it.
    if (table && column !== undefined && !(field === 'warranty' && sentence)) {
      const text = withoutContactData(column, language);
      if (text !== '') found.push({ field, text, from: table.path, evidence: 'table' });
    } else if (sentence) found.push({ field, text: sentence.text, from: sentence.from, evidence: sentence.text });
  }
  return found;
}

/** The table that answers for most; of equal ones that of the page first by path. */
function fullestTable(facts: readonly PageFacts[]): PageFacts | undefined {
  const size = (page: PageFacts): number => Object.keys(page.responsibilities ?? {}).length;
  return facts.filter((page) => size(page) > 0).sort((a, b) => size(b) - size(a) || comparePaths(a.path, b.path))[0];
}

export interface BookingFinding {
  booking: boolean;
  /** What invites to it, in the words of the site. */
  label?: string;
  from: string;
  evidence: string;
}

/**
 * Whether something is contracted or paid on the site: a page that denies it is believed, else a desk that markup shows.
 * Undefined where a page invites to book or buy and no desk is seen.
 */
export function detectOnlineBooking(view: SiteView): BookingFinding | undefined {
  const [denial] = rankStatements('no_online_sale', view);
  if (denial) return { booking: false, label: denial.text, from: denial.from, evidence: denial.text };
  const pages = [...view.facts].sort((a, b) => comparePaths(a.path, b.path));
  const desks = pages.flatMap(({ path: from, business, saleSigns }) => [
    ...saleSigns.desks.map(({ sign, label }) => ({ booking: true, label, from, evidence: sign })),
    ...business
      .flatMap(({ actions }) => actions)
      .filter((type) => /^(?:Reserve|Order|Buy|Pay)Action$/.test(type))
      .map((type) => ({ booking: true, label: '', from, evidence: type })),
  ]);
  const desk = desks.find(({ label }) => label !== '') ?? desks[0];
  if (desk) return desk;
  if (pages.some(({ saleSigns }) => saleSigns.invitation !== undefined)) return undefined;
  return { booking: false, from: '/', evidence: 'no shop, payment or booking desk on any page' };
}
