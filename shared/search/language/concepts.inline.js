/** The rows of `concepts/`, as `concept.ts` describes them. */

import { readTables } from '../../build/read-tables.js';

export const rows = readTables(new URL('concepts/', import.meta.url));
