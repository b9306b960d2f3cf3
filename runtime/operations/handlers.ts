/** The handler of every operation; a missing one is a compile error. */

import type { Handlers } from './operation.ts';

export const handlers = {} as Handlers;
