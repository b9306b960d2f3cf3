/** Runs the runtime in front mode before a website, for all tests of a file. */

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RawAnswer, type RawRequest, rawRequest } from '../../../service/raw-request.ts';
import { manifest, type RunningService, runService } from '../../../service/running-service.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export interface FrontService {
  /** The website behind. Before each test, its requests are cleared, and it answers with the text `website`. */
  readonly website: Upstream;
  readonly service: RunningService;
  /** Sends a request for a path, unchanged, to the runtime. */
  ask(path: string, request?: RawRequest): Promise<RawAnswer>;
}

/** A page of the served content; not the home page, unless it is the only one. */
export const page = findPage();

function findPage() {
  const found = manifest.pages.find(({ path }) => path !== '/') ?? manifest.pages[0];
  if (!found) throw new Error('the example site has no page');
  return found;
}

/** Registers hooks that start both before the tests of the file, and end them after. Before, both are undefined. */
export function startFrontService(): FrontService {
  let website: Upstream;
  let service: RunningService;

  beforeAll(async () => {
    website = await startUpstream();
    service = await runService({ UPSTREAM_URL: website.origin });
  });

  afterAll(async () => {
    await service?.stop();
    await website?.close();
  });

  beforeEach(() => {
    website.requests.length = 0;
    website.answer((_request, response) => response.end('website'));
  });

  return {
    get website() {
      return website;
    },
    get service() {
      return service;
    },
    ask: (path, request) => rawRequest(service.origin, path, request),
  };
}
