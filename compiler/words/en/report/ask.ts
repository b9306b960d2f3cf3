/** English: texts on questions and the answers expected of them. */

import type { GoldenFailure } from '../../../model.ts';
import type { ask as es } from '../../es/report/ask.ts';
import { listSome } from '../../list-some.ts';

const more = (number: number): string => `and ${number} more`;

export const ask: typeof es = {
  title: (passed, failed) =>
    failed > 0
      ? `${failed} of ${passed + failed} questions do not get the answer that is expected`
      : passed === 1
        ? '1 question, with the answer that is expected'
        : `${passed} questions, all with the answer that is expected`,
  failed: ({ expect = '', within, passage = '', fact = '', finds, failure }) => {
    const found = listSome(finds, more) || 'nothing';
    const sentences: Record<GoldenFailure, string> = {
      page: `does not find ${expect} among the first ${within} results; it finds ${found}`,
      passage: `${fact ? `the fact «${fact}» does not say` : 'no result shows'} «${passage}»; it finds ${found}`,
      fact: `no page states the fact «${fact}»`,
      known: `was to stay without an answer, and finds ${found}`,
    };
    return failure ? sentences[failure] : '';
  },
  expected: ({ expect, passage, fact, unknown }) =>
    [expect, fact, passage && `«${passage}»`, unknown && ask.unknown].filter(Boolean).join(', '),
  unknown: 'not known',
  proposed: (number) => `Questions that could be added (--propose prints them): ${number}`,
};
