/** Entry of a worker thread that reads and converts pages, with a reader of its own. */

import { createPageReader } from './page-reader.ts';

export const { read, convert } = createPageReader();
