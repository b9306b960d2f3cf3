/** Shapes of the two tools that ChatGPT's connectors and deep research require, as OpenAI documents them. */

import * as z from 'zod';
import { described, readPageParameters, searchPagesParameters, url } from './schemas.ts';

const found = z.object({
  id: described('documentId', z.string()),
  title: described('resultTitle', z.string()),
  url: described('linkUrl', url),
});

const document = z.object({
  id: described('documentId', z.string()),
  title: described('pageTitle', z.string()),
  text: described('markdown', z.string()),
  url: described('pageAddress', url),
  metadata: described('documentMetadata', z.record(z.string(), z.string()).optional()),
});

export const connectorTools = {
  search: {
    parameters: searchPagesParameters.pick({ query: true }),
    result: z.object({ results: described('results', z.array(found)) }),
  },
  fetch: {
    parameters: z.object({ id: described('documentId', readPageParameters.shape.url) }),
    result: document,
  },
} as const satisfies Record<string, { parameters: z.ZodObject; result: z.ZodObject }>;

export type ConnectorToolId = keyof typeof connectorTools;
export const connectorToolIds = Object.keys(connectorTools) as ConnectorToolId[];

export type ConnectorResults = z.infer<(typeof connectorTools)['search']['result']>;
export type ConnectorDocument = z.infer<typeof document>;
