/** What machines ask to know whether the process lives and which generation it serves. */

import type { RegisterRoutes } from '../app.ts';
import { answerRead } from './documents.ts';
import { type HeaderPair, respondJson } from './respond.ts';

const uncached: HeaderPair[] = [['cache-control', 'no-store']];

/** `/healthz`: the process answers. `/readyz`: it serves a generation, and which. */
export const registerHealth: RegisterRoutes = (app, deps) => {
  app.all('/healthz', (event) => answerRead(event, () => respondJson(event, 200, { status: 'ok' }, uncached)));
  app.all('/readyz', (event) =>
    answerRead(event, () =>
      respondJson(event, 200, { status: 'ready', generation: deps.content.generation }, uncached),
    ),
  );
};
