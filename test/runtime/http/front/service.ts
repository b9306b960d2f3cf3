/** The runtime before a website, as it stands for all tests of a file; before each test the website forgets the last. */

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RawAnswer, type RawRequest, rawRequest } from '../../../service/raw-request.ts';
import { manifest, type RunningService, runService } from '../../../service/running-service.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export interface FrontService {
  /** The website behind; answers with the text `website` until a test tells it otherwise. */
  readonly website: Upstream;
  readonly service: RunningService;
  /** Asks the runtime for a path. */
  ask(path: string, request?: RawRequest): Promise<RawAnswer>;
}

/** A page of the content served that is not the home page, where there is one. */
export const page = findPage();

function findPage() {
  const found = manifest.pages.find(({ path }) => path !== '/') ?? manifest.pages[0];
  if (!found) throw new Error('the example site has no page');
  return found;
}

/** Starts both before the tests of the file, and ends them after; neither is there before the first hook has run. */
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
