/** Spanish: texts on questions and the answers expected of them. */

import type { Expectation, FailedQuestion, GoldenFailure } from '../../../model.ts';
import { listSome } from '../../list-some.ts';

const more = (number: number): string => `y ${number} más`;

export const ask = {
  title: (passed: number, failed: number): string =>
    failed > 0
      ? `${failed} de ${passed + failed} ${passed + failed === 1 ? 'pregunta no tiene' : 'preguntas no tienen'} la respuesta que se espera`
      : passed === 1
        ? '1 pregunta, con la respuesta que se espera'
        : `${passed} preguntas, todas con la respuesta que se espera`,
  /** The outcome of a question instead of the expected answer. */
  failed: ({ expect = '', within, passage = '', fact = '', finds, failure }: FailedQuestion): string => {
    const found = listSome(finds, more) || 'nada';
    const sentences: Record<GoldenFailure, string> = {
      page: `no encuentra ${expect} entre los ${within} primeros resultados; encuentra ${found}`,
      passage: `${fact ? `el dato «${fact}»` : 'ningún resultado'} ${fact ? 'no ' : ''}enseña «${passage}»; encuentra ${found}`,
      fact: `el dato «${fact}» no lo dice ninguna página`,
      known: `debía quedar sin respuesta, y encuentra ${found}`,
    };
    return failure ? sentences[failure] : '';
  },
  expected: ({ expect, passage, fact, unknown }: Expectation): string =>
    [expect, fact, passage && `«${passage}»`, unknown && ask.unknown].filter(Boolean).join(', '),
  unknown: 'no se sabe',
  proposed: (number: number): string => `Preguntas que se podrían añadir (--propose las escribe): ${number}`,
};
