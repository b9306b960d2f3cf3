/** Property tests draw the same values in every run, so that a failure is the change's; `FC_SEED` draws others. */

import fc from 'fast-check';

const { FC_SEED = '20250101' } = process.env;
fc.configureGlobal({ seed: FC_SEED === 'random' ? Date.now() : Number(FC_SEED) });
