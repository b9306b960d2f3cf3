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

/** Whether something is contracted or paid on the site: a page that denies it is believed, else what the markup shows. */
export function detectOnlineBooking(view: SiteView): { booking: boolean; from: string; evidence: string } {
  const denial = rankStatements('no_online_sale', view).find(({ score }) => score >= 5);
  if (denial) return { booking: false, from: denial.from, evidence: denial.text };
  for (const page of [...view.facts].sort((a, b) => comparePaths(a.path, b.path))) {
    const action = page.business
      .flatMap(({ actions }) => actions)
      .find((type) => /^(?:Reserve|Order|Buy|Pay)Action$/.test(type));
    const [sign = action] = page.saleSigns;
    if (sign !== undefined) return { booking: true, from: page.path, evidence: sign };
  }
  return { booking: false, from: '/', evidence: 'no shop, payment or booking desk on any page' };
}
