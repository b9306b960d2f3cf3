/** All that people call the same thing in daily life, concept by concept; what is one is said in `concept.ts`. */

import type { Concept } from './concept.ts';
import { businessConcepts } from './concepts/business.ts';
import { buyingConcepts } from './concepts/buying.ts';
import { dailyLifeConcepts } from './concepts/daily-life.ts';
import { foodConcepts } from './concepts/food.ts';
import { ailmentsConcepts } from './concepts/health/ailments.ts';
import { bodyConcepts } from './concepts/health/body.ts';
import { looksAndCareConcepts } from './concepts/health/looks-and-care.ts';
import { homeConcepts } from './concepts/home/home.ts';
import { roomsAndThingsConcepts } from './concepts/home/rooms-and-things.ts';
import { worksConcepts } from './concepts/home/works.ts';
import { lawAndMoneyConcepts } from './concepts/law-and-money.ts';
import { leisureConcepts } from './concepts/leisure.ts';
import { natureAndPeopleConcepts } from './concepts/nature-and-people.ts';
import { schoolAndWorkConcepts } from './concepts/school-and-work.ts';
import { societyConcepts } from './concepts/society.ts';
import { travelConcepts } from './concepts/travel.ts';

export const concepts: readonly Concept[] = [
  ...businessConcepts,
  ...buyingConcepts,
  ...dailyLifeConcepts,
  ...homeConcepts,
  ...lawAndMoneyConcepts,
  ...leisureConcepts,
  ...societyConcepts,
  ...natureAndPeopleConcepts,
  ...bodyConcepts,
  ...ailmentsConcepts,
  ...looksAndCareConcepts,
  ...foodConcepts,
  ...roomsAndThingsConcepts,
  ...worksConcepts,
  ...schoolAndWorkConcepts,
  ...travelConcepts,
];
