/** Examine: the website's answers to AI services under their own names, compared with those to a browser. */

import { readHtml } from '../crawl/read/read-html.ts';
import { shareSaidOn, type Wording } from '../crawl/read/wording.ts';
import type { Examination } from './examination.ts';
import { type Answer, isHtml } from './probe.ts';

/** How a browser names itself. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** As most AI services write it; who shuts one out does so by its name. */
const toUserAgent = (agent: string): string =>
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${agent}/1.0)`;

/** Share of a visitor's words that an agent must get: adverts, times and names of files differ with every answer. */
const MIN_SHARE = 0.7;

/** Notes whether each name gets the home page and `llms.txt` as a browser does; nothing where a browser gets no 200. */
export async function examineAgents({ addresses, ask, note, words }: Examination, agents: readonly string[]) {
  for (const address of [`${addresses.site}/`, addresses.documents.llms]) {
    const seen = agents.length > 0 ? await ask(address, { headers: { 'user-agent': BROWSER } }) : undefined;
    if (seen?.status !== 200) continue;
    for (const agent of agents) {
      const got = await ask(address, { headers: { 'user-agent': toUserAgent(agent) } });
      const share = shareSaidOn(wordingOf(got), wordingOf(seen));
      const found = got.failure ?? `${words.status(got.status)}, ${words.sameWords(Math.round(share * 100))}`;
      note('as-agent', address, got.status === 200 && share >= MIN_SHARE, found, agent);
    }
  }
}

/** Returns the wording of an answer. Other text than HTML is read without elements. */
const wordingOf = (answer: Answer): Wording =>
  readHtml(isHtml(answer) ? answer.text : answer.text.replaceAll('<', ' ')).wording;
