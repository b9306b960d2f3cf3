/** Source → Document: HTML for the readers that have no parser of ours, which take time for every element that is open. */

import { Parser } from 'htmlparser2';
import { MAX_OPEN_ELEMENTS } from './bounds.ts';

/** The HTML as far as no more than {@link MAX_OPEN_ELEMENTS} are open. */
export function boundNesting(html: string): string {
  let open = 0;
  const parser = new Parser({
    onopentagname() {
      if (++open > MAX_OPEN_ELEMENTS) parser.pause();
    },
    onclosetag() {
      open--;
    },
  });
  parser.end(html);
  return open > MAX_OPEN_ELEMENTS ? html.slice(0, parser.startIndex) : html;
}
