/** Company stage: the facts that are texts, each with where it was found, and what speaks against it. */

import { MAX_STATED_LENGTH } from '../../document/bounds.ts';
import type { CompiledPage, Diagnostic } from '../../model.ts';
import { fold, foldWords } from '../fold.ts';
import type { BusinessNode } from '../read/json-ld.ts';
import type { PageFacts } from '../read-facts.ts';
import { placeholder } from '../vocabulary/placeholders.ts';
import { vocabularyOf } from '../vocabulary/vocabulary.ts';
import { waysWithoutContactData } from '../ways-to-ask.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { detectHours } from './hours.ts';
import { contradict, hoursInWords } from './opening-hours.ts';
import { bestStatement, type PagePurposes, rankStatements, type Statement } from './sentences.ts';

/** Fields of the company information that are running text. */
export type TextField = 'description' | 'hours' | 'coverage' | 'how_to_ask' | 'legal_notice' | 'tax' | 'prices';

interface TextFinding {
  text: string;
  from: string;
  evidence: string;
}

export interface TextFindings {
  found: Map<TextField, TextFinding>;
  diagnostics: Diagnostic[];
}

/** Statements this much weaker than the best are not held against it. */
const RIVAL_MARGIN = 6;
/** Less than this tells nobody how to ask, once the number to call was cut out. */
const FEWEST_WORDS = 5;

/** Detects every text field from the pages of the site. */
export function detectTexts(
  home: CompiledPage | undefined,
  contactPath: string | undefined,
  brand: string,
  facts: readonly PageFacts[],
  purposes: PagePurposes,
  language: string,
): TextFindings {
  const found = new Map<TextField, TextFinding>();
  const diagnostics: Diagnostic[] = [];
  const vocabulary = vocabularyOf(language);
  const set = (field: TextField, text: string | undefined, from: string, evidence: string): void => {
    const clean = text === undefined || text.length > MAX_STATED_LENGTH ? '' : withoutContactData(text, language);
    if (clean !== '' && !found.has(field)) found.set(field, { text: clean, from, evidence });
  };
  const marked = facts.flatMap((page) => page.business.map((node) => ({ node, from: page.path })));
  const namings = [brand, ...facts.flatMap(({ documentTitle, mainHeading }) => [documentTitle, mainHeading])];
  const named = new Set(namings.flatMap((naming) => foldWords(naming).split(' ')));
  const businesses = marked.filter(({ node }) => isNamed(node, named));
  const covered = new Set(businesses.flatMap(({ node }) => node.areas).map(fold));
  // Markup proves nothing, but a sentence that names what it names is about coverage.
  const naming = (text: string): number => {
    const folded = fold(text);
    return [...covered].some((area) => folded.includes(area)) ? 2 : 0;
  };
  const hours = detectHours(facts, purposes, language);
  if (hours.best) set('hours', hours.best.text, hours.best.from, hours.best.text);
  for (const topic of ['coverage', 'how_to_ask', 'legal_notice', 'tax', 'prices'] as const) {
    const statements = rankStatements(topic, facts, purposes, topic === 'coverage' ? naming : undefined);
    const best = bestStatement(statements, language, topic === 'how_to_ask' ? toWays : undefined);
    if (best) set(topic, best.text, best.from, best.text);
  }
  const open = marked.flatMap((business) => {
    const text = hoursInWords(business.node.hours, vocabulary);
    return text === undefined ? [] : [{ ...business, text }];
  });
  const visible = found.get('hours');
  const denied = visible && open.find(({ text }) => contradict(visible.text, text));
  if (denied) diagnostics.push(conflict('hours', visible, { text: denied.text, from: `${denied.from} (JSON-LD)` }));
  const own = open.find(({ node }) => isNamed(node, named));
  if (own) set('hours', own.text, own.from, 'JSON-LD openingHours');
  diagnostics.push(...rivalHours(found.get('hours'), hours.statements, purposes, language));
  const covering = businesses.find(({ node }) => node.areas.length > 0);
  if (covering) set('coverage', covering.node.areas.join(', '), covering.from, 'JSON-LD areaServed');
  const contact = facts.find((page) => page.path === contactPath);
  if (contact) {
    const [text, evidence] = contact.hasForm
      ? [vocabulary.askByForm, 'form']
      : [vocabulary.askOnContactPage, 'contact page'];
    set('how_to_ask', text, contact.path, evidence);
  }
  const describe = (text: string | undefined, from: string, evidence: string): void => {
    if (text !== undefined && !placeholder.test(fold(text))) set('description', text, from, evidence);
  };
  if (home?.description) describe(home.description, home.path, 'meta description');
  for (const { node, from } of businesses) describe(node.description, from, 'JSON-LD description');
  const lead = facts.find(({ path }) => path === home?.path)?.lead;
  if (home) describe(lead, home.path, 'first paragraph');
  const legal = businesses.find(({ node }) => node.legalName !== undefined);
  if (legal) set('legal_notice', legal.node.legalName, legal.from, 'JSON-LD legalName');
  return { found, diagnostics };
}

/** How to ask, without the number to call; the ways alone where hardly more was said. */
function toWays(text: string, language: string): string {
  const clean = withoutContactData(text, language);
  return clean === text || clean.split(' ').length >= FEWEST_WORDS ? clean : waysWithoutContactData(text);
}

/**
 * Whether markup is about the business that the site names: a theme's example is about another. Markup without a name
 * is.
 * @param named the words of all that the site names, folded
 */
function isNamed({ name }: BusinessNode, named: ReadonlySet<string>): boolean {
  const words = foldWords(name ?? '')
    .split(' ')
    .filter((word) => word.length > 2);
  return words.length === 0 || words.filter((word) => named.has(word)).length * 2 >= words.length;
}

/** Other pages that state hours as plainly as the chosen one, and contradict it. A branch or a service may keep hours of its own. */
function rivalHours(
  chosen: TextFinding | undefined,
  statements: readonly Statement[],
  { isArea, isService }: PagePurposes,
  language: string,
): Diagnostic[] {
  const [best] = statements;
  if (chosen === undefined || best === undefined) return [];
  const { label } = vocabularyOf(language).topics.hours;
  // Where one part of a page gives several hours, they are those of several branches or services.
  const isOneOfSeveral = ({ text, from, zone }: Statement): boolean =>
    statements.some((other) => other.from === from && other.zone === zone && contradict(other.text, text));
  const rival = statements.find(
    (statement) =>
      statement.from !== chosen.from &&
      !isArea(statement.from) &&
      (!isService(statement.from) || label.test(fold(statement.text))) &&
      statement.score >= best.score - RIVAL_MARGIN &&
      contradict(statement.text, chosen.text) &&
      !isOneOfSeveral(statement),
  );
  return rival ? [conflict('hours', chosen, { ...rival, text: withoutContactData(rival.text, language) })] : [];
}

function conflict(
  field: TextField,
  chosen: { text: string; from: string },
  other: { text: string; from: string },
): Diagnostic {
  return {
    severity: 'warning',
    code: 'contradictory-fact',
    where: `company.${field}`,
    message: `${chosen.from} says «${chosen.text}», but ${other.from} says «${other.text}».`,
    hint: `Correct the page that is wrong, or state company.${field} in the config.`,
    quote: other.text,
  };
}
