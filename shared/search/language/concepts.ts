/** All that people call the same thing in daily life, concept by concept; what is one is said in `concept.ts`. */

import type { Concept } from './concept.ts';
import { bodyConcepts } from './concepts/body.ts';
import { businessConcepts } from './concepts/business.ts';
import { buyingConcepts } from './concepts/buying.ts';
import { dailyLifeConcepts } from './concepts/daily-life.ts';
import { foodConcepts } from './concepts/food.ts';
import { homeConcepts } from './concepts/home.ts';
import { leisureConcepts } from './concepts/leisure.ts';
import { natureAndPeopleConcepts } from './concepts/nature-and-people.ts';
import { roomsAndThingsConcepts } from './concepts/rooms-and-things.ts';
import { schoolAndWorkConcepts } from './concepts/school-and-work.ts';
import { societyConcepts } from './concepts/society.ts';
import { travelConcepts } from './concepts/travel.ts';

export const concepts: readonly Concept[] = [
  ...businessConcepts,
  ...buyingConcepts,
  ...dailyLifeConcepts,
  ...homeConcepts,
  ...leisureConcepts,
  ...societyConcepts,
  ...natureAndPeopleConcepts,
  ...bodyConcepts,
  ...foodConcepts,
  ...roomsAndThingsConcepts,
  ...schoolAndWorkConcepts,
  ...travelConcepts,
];
