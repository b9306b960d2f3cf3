/** All concepts of the folder `concepts`, one file for each subject. */

import { type Concept, toConcept } from './concept.ts';
import { rows } from './concepts.inline.js';

export const concepts: readonly Concept[] = rows.map(toConcept);
