/** All that people call the same thing in daily life, concept by concept; what is one is said in `concepts/concept.ts`. */

import { businessConcepts } from './concepts/business.ts';
import { buyingConcepts } from './concepts/buying.ts';
import { careConcepts } from './concepts/care.ts';
import type { Concept } from './concepts/concept.ts';
import { homeConcepts } from './concepts/home.ts';
import { leisureConcepts } from './concepts/leisure.ts';
import { natureAndPeopleConcepts } from './concepts/nature-and-people.ts';
import { societyConcepts } from './concepts/society.ts';

export const concepts: readonly Concept[] = [
  ...businessConcepts,
  ...buyingConcepts,
  ...homeConcepts,
  ...careConcepts,
  ...leisureConcepts,
  ...societyConcepts,
  ...natureAndPeopleConcepts,
];
