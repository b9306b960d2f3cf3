/** Company stage: of all sentences that may state a fact, the one that states it best. */

import type { PagePath } from '#shared/page.ts';
import { comparePaths } from '#shared/page-path.ts';
import { withoutContactData } from '../contact-data.ts';
import { fold } from '../fold.ts';
import type { Candidate } from '../read/candidates.ts';
import type { PageFacts } from '../read-facts.ts';
import type { PageRole, Topic } from '../vocabulary/vocabulary.ts';

/** What the candidates' pages are for. */
export interface PagePurposes {
  /** Roles of a page, `blog` also for the posts below it. */
  rolesOf(path: PagePath): ReadonlySet<PageRole>;
  isService(path: PagePath): boolean;
  isArea(path: PagePath): boolean;
}

export interface Statement {
  text: string;
  from: PagePath;
  score: number;
}

/** What a sentence gains by the page that it stands on. */
const ROLE_WEIGHT: Record<Topic, Partial<Record<PageRole, number>>> = {
  hours: { contact: 4, home: 3, about: 1, faq: 1, how_it_works: 1 },
  coverage: { areas: 4, home: 3, contact: 1, about: 1, faq: 1 },
  how_to_ask: { contact: 4, how_it_works: 3, home: 2, faq: 1 },
  legal_notice: { legal: 6, privacy: 3, terms: 3, cookies: 1 },
  tax: { taxes: 4, prices: 4, terms: 2, faq: 1 },
  prices: { prices: 4, home: 1, faq: 1, how_it_works: 1, terms: 1 },
  model: { how_it_works: 5, home: 3, about: 2, faq: 1 },
  performed_by: { how_it_works: 4, home: 2, about: 2, faq: 1 },
  quoted_by: { how_it_works: 4, prices: 2, home: 2, faq: 1 },
  invoiced_by: { how_it_works: 4, terms: 2, taxes: 2, home: 2, faq: 1, prices: 1 },
  warranty: { warranty: 5, how_it_works: 2, terms: 2, faq: 2, home: 1 },
  no_online_sale: { how_it_works: 2, legal: 2, terms: 2 },
};
const POST_WEIGHT = -6;
const DETAIL_WEIGHT = -2;
/** Facts that stand in several lines, and the longest line that is taken along. */
const IN_LINES: Partial<Record<Topic, number>> = { hours: 90, legal_notice: 160 };
/** Lead of the least that a statement of several lines must be worth. */
const THRESHOLD: Partial<Record<Topic, number>> = { hours: 5, legal_notice: 5 };
const LONGEST = 600;

/** All statements on a topic, best first; equally good ones by path. Contact data is out, and what it left empty. */
export function rankStatements(
  topic: Topic,
  facts: readonly PageFacts[],
  purposes: PagePurposes,
  language: string,
): Statement[] {
  const statements = facts.flatMap((page) => {
    const weight = weightOf(topic, page.path, purposes);
    const candidates = page.candidates.filter((candidate) => candidate.topic === topic);
    return toGroups(topic, candidates).flatMap((group): Statement[] => {
      const text = toText(group, topic, language);
      const [best = 0, ...others] = group.map(({ score }) => score).sort((a, b) => b - a);
      const own =
        best +
        Math.min(
          4,
          others.reduce((sum, score) => sum + score / 2, 0),
        );
      if (text === '' || own < (THRESHOLD[topic] ?? 0)) return [];
      return [{ text, from: page.path, score: own + weight + zoneWeight(group[0]) }];
    });
  });
  return statements.sort(
    (a, b) =>
      b.score - a.score || comparePaths(a.from, b.from) || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
  );
}

function weightOf(topic: Topic, path: PagePath, purposes: PagePurposes): number {
  const roles = purposes.rolesOf(path);
  if (roles.has('blog')) return POST_WEIGHT;
  const weights = [...roles].map((role) => ROLE_WEIGHT[topic][role] ?? 0);
  if (weights.length > 0) return Math.max(...weights);
  return purposes.isService(path) || purposes.isArea(path) ? DETAIL_WEIGHT : 0;
}

const zoneWeight = (candidate: Candidate | undefined): number =>
  candidate?.zone === 'main' ? 0 : candidate?.zone === 'aside' ? -2 : -0.5;

/** Short lines that follow each other below one heading are one statement. */
function toGroups(topic: Topic, candidates: readonly Candidate[]): Candidate[][] {
  const longest = IN_LINES[topic];
  if (longest === undefined) return candidates.map((candidate) => [candidate]);
  const groups: Candidate[][] = [];
  for (const candidate of candidates) {
    const last = groups.at(-1)?.at(-1);
    const follows =
      last !== undefined &&
      last.heading === candidate.heading &&
      last.zone === candidate.zone &&
      candidate.block - last.block <= 2 &&
      candidate.text.length <= longest &&
      (last.text.length <= longest || last.block === candidate.block);
    if (follows) groups.at(-1)?.push(candidate);
    else groups.push([candidate]);
  }
  return groups;
}

function toText(group: readonly Candidate[], topic: Topic, language: string): string {
  const lines = [...new Set(group.map(({ text }) => withoutContactData(text, language)))].filter((text) => text !== '');
  let joined = '';
  for (const line of lines) {
    const clean = topic === 'legal_notice' ? line : withoutLabel(line);
    const separator = joined === '' ? '' : /[.!?]$/.test(joined) ? ' ' : '; ';
    if (joined.length + clean.length > LONGEST) break;
    joined += separator + clean;
  }
  return joined;
}

/** `Horario: Atendemos siempre` says no more than `Atendemos siempre`; `Sábados: cerrado` would say less. */
function withoutLabel(text: string): string {
  const [label = '', ...rest] = text.split(': ');
  const isTitle =
    /^(?:horarios?|nuestro horario|horario de (?:atencion|apertura)|cobertura|zona de (?:cobertura|servicio)|precios?|tarifas?|garantia|nota|importante|hours|opening hours|coverage|prices?|warranty|note)$/;
  const bare = rest.join(': ').trim();
  if (!isTitle.test(fold(label)) || bare === '') return text;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
