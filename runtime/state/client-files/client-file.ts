/** What the file of one registered client holds. Written once; its time of modification is the last token request. */

import { z } from 'zod';
import { scopes, tokenEndpointAuthMethods } from '#shared/contract/oauth.ts';
import type { Client } from '../state.ts';

/** Ids that may be part of a path, on any file system. */
const clientId = /^[A-Za-z0-9]{16,64}$/;

const clientFile = z.strictObject({
  id: z.string().regex(clientId),
  name: z.string(),
  secretHash: z.string().regex(/^[0-9a-f]{64}$/),
  authMethod: z.enum(tokenEndpointAuthMethods),
  scopes: z.array(z.enum(scopes)),
  registeredAt: z.int(),
});

/** Name of the client's file; undefined for an id that no client can have. */
export function toClientFileName(id: string): string | undefined {
  return clientId.test(id) ? `${id}.json` : undefined;
}

/** The id that a file name stands for; undefined for names of other files. */
export function fromClientFileName(name: string): string | undefined {
  const id = name.endsWith('.json') ? name.slice(0, -'.json'.length) : '';
  return clientId.test(id) ? id : undefined;
}

export function serializeClient({ lastTokenAt: _, ...client }: Client): string {
  return `${JSON.stringify(client, null, 2)}\n`;
}

/**
 * @param modified time of the file's modification, milliseconds since the epoch
 * @returns undefined for anything that `serializeClient` did not write for this id: a torn or a foreign file.
 */
export function parseClient(text: string, id: string, modified: number): Client | undefined {
  const parsed = clientFile.safeParse(parseJson(text));
  if (!parsed.success || parsed.data.id !== id) return undefined;
  const client: Client = parsed.data;
  return modified > client.registeredAt ? { ...client, lastTokenAt: modified } : client;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
