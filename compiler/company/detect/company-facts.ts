/** Company stage: the facts that are texts, each with where it was found, and what speaks against it. */

import type { CompiledPage, Diagnostic } from '../../model.ts';
import { fold } from '../fold.ts';
import type { PageFacts } from '../read-facts.ts';
import { placeholder } from '../vocabulary/placeholders.ts';
import { vocabularyOf } from '../vocabulary/vocabulary.ts';
import { withoutContactData } from '../without-contact-data.ts';
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

/** Detects every text field from the pages of the site. */
export function detectTexts(
  home: CompiledPage | undefined,
  contactPath: string | undefined,
  facts: readonly PageFacts[],
  purposes: PagePurposes,
  language: string,
): TextFindings {
  const found = new Map<TextField, TextFinding>();
  const diagnostics: Diagnostic[] = [];
  const vocabulary = vocabularyOf(language);
  const set = (field: TextField, text: string | undefined, from: string, evidence: string): void => {
    const clean = text === undefined ? '' : withoutContactData(text, language);
    if (clean !== '' && !found.has(field)) found.set(field, { text: clean, from, evidence });
  };
  const businesses = facts.flatMap((page) => page.business.map((node) => ({ node, from: page.path })));
  const covered = new Set(businesses.flatMap(({ node }) => node.areas).map(fold));
  // Markup proves nothing, but a sentence that names what it names is about coverage.
  const naming = (text: string): number => ([...covered].some((area) => fold(text).includes(area)) ? 2 : 0);
  for (const topic of ['hours', 'coverage', 'how_to_ask', 'legal_notice', 'tax', 'prices'] as const) {
    const statements = rankStatements(topic, facts, purposes, topic === 'coverage' ? naming : undefined);
    const best = bestStatement(statements, language);
    if (best) set(topic, best.text, best.from, best.text);
  }
  const markedUp = businesses.find(({ node }) => hoursInWords(node.hours, vocabulary) !== undefined);
  const inWords = markedUp && hoursInWords(markedUp.node.hours, vocabulary);
  if (markedUp && inWords !== undefined) {
    const visible = found.get('hours');
    if (visible && contradict(visible.text, inWords))
      diagnostics.push(conflict('hours', visible, { text: inWords, from: `${markedUp.from} (JSON-LD)` }));
    set('hours', inWords, markedUp.from, 'JSON-LD openingHours');
  }
  diagnostics.push(...rivalHours(found.get('hours'), rankStatements('hours', facts, purposes), language));
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
  const opening = facts.find(({ path }) => path === home?.path)?.opening;
  if (home) describe(opening, home.path, 'first paragraph');
  const named = businesses.find(({ node }) => node.legalName !== undefined);
  if (named) set('legal_notice', named.node.legalName, named.from, 'JSON-LD legalName');
  return { found, diagnostics };
}

/** Other pages that state hours as plainly as the chosen one, and contradict it. */
function rivalHours(chosen: TextFinding | undefined, statements: readonly Statement[], language: string): Diagnostic[] {
  const [best] = statements;
  if (chosen === undefined || best === undefined) return [];
  const rival = statements.find(
    ({ text, from, score }) =>
      from !== chosen.from && score >= best.score - RIVAL_MARGIN && contradict(text, chosen.text),
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
