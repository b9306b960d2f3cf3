/**
 * `tools/call` of the plainest form, which is nearly all that clients send, answered without the SDK: a server and a
 * transport for each request cost more than everything else of it. Whatever could be objected to is left to the SDK.
 */

import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  type Implementation,
  isSpecType,
  PROTOCOL_VERSION_META_KEY,
  SERVER_INFO_META_KEY,
} from '@modelcontextprotocol/server';
import { toolIds } from '#shared/contract/operations.ts';
import { mcpProtocolVersions } from '#shared/mcp-server.ts';
import type { OperationContext } from '../operations/operation.ts';
import { callTool } from './tools.ts';

/** A call in which there is nothing to object to. */
export interface PlainCall {
  id: string | number;
  name: string;
  input: Record<string, unknown> | undefined;
  /** Of the stateless era (2026-07-28), whose results say more. */
  modern: boolean;
}

const [MODERN, ...earlier] = mcpProtocolVersions;
const meta = {
  version: PROTOCOL_VERSION_META_KEY,
  client: CLIENT_INFO_META_KEY,
  capabilities: CLIENT_CAPABILITIES_META_KEY,
  server: SERVER_INFO_META_KEY,
  progress: 'progressToken',
} as const;

/** The oldest clients name none. */
const earlierVersions: readonly (string | null)[] = [null, ...earlier];
const tools: ReadonlySet<unknown> = new Set(toolIds);

/** Undefined for any other message, and for one that differs in anything from what the specification asks for. */
export function toPlainCall(message: unknown, headers: Pick<Headers, 'get'>): PlainCall | undefined {
  if (!hasOnly(message, ['jsonrpc', 'id', 'method', 'params'])) return undefined;
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !(typeof id === 'string' || Number.isInteger(id)))
    return undefined;
  if (!hasOnly(params, ['name', 'arguments', '_meta'])) return undefined;
  const { name, arguments: input, _meta } = params;
  if (!tools.has(name) || !(input === undefined || isRecord(input)) || headers.get('mcp-session-id') !== null) {
    return undefined;
  }
  const version = headers.get('mcp-protocol-version');
  const modern = version === MODERN;
  const agrees = modern ? isModern(_meta, name, headers) : isEarlier(_meta, version);
  return agrees ? { id: id as string | number, name: name as string, input, modern } : undefined;
}

function isModern(sent: unknown, name: unknown, headers: Pick<Headers, 'get'>): boolean {
  return (
    hasOnly(sent, [meta.version, meta.client, meta.capabilities, meta.progress]) &&
    sent[meta.version] === MODERN &&
    headers.get('mcp-method') === 'tools/call' &&
    headers.get('mcp-name') === name &&
    isSpecType.Implementation(sent[meta.client]) &&
    isSpecType.ClientCapabilities(sent[meta.capabilities]) &&
    isProgressToken(sent[meta.progress])
  );
}

const isEarlier = (sent: unknown, version: string | null): boolean =>
  earlierVersions.includes(version) &&
  (sent === undefined || (hasOnly(sent, [meta.progress]) && isProgressToken(sent[meta.progress])));

const isProgressToken = (sent: unknown): boolean =>
  sent === undefined || typeof sent === 'string' || Number.isInteger(sent);

/** Body of the answer to a plain call, as the SDK would write it. */
export async function answerPlainCall(
  { id, name, input, modern }: PlainCall,
  context: OperationContext,
  info: Implementation,
): Promise<Buffer> {
  const result = await callTool(name, input, context);
  const told = modern ? { ...result, resultType: 'complete', _meta: { [meta.server]: info } } : result;
  return Buffer.from(JSON.stringify({ result: told, jsonrpc: '2.0', id }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function hasOnly(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).every((name) => names.includes(name));
}
