/** What a worker thread does for the others: it reads and converts pages, with a reader of its own. */

import { createPageReader } from './page-reader.ts';

export const { read, convert } = createPageReader();
