/** Content operations as MCP tools, with the same schemas, handlers, sentences and errors as over HTTP. */

import { type CallToolResult, ProtocolError, ProtocolErrorCode, type Tool } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { checkParameters, toJsonTypes } from '#shared/contract/check-parameters.ts';
import { ApiError, type ErrorDetails, toErrorBody } from '#shared/contract/errors.ts';
import type { ToolSite } from '#shared/contract/mcp-server.ts';
import { type OperationId, operationIds, operations, type ToolId, toolIds } from '#shared/contract/operations.ts';
import { toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { Locale } from '#shared/locale/locales.ts';
import { isPrepared } from '../content/prepared.ts';
import { type Handler, handlers, type OperationContext } from '../operations/handlers.ts';

/** Tools and texts of one endpoint. */
export interface Toolbox {
  instructions: string;
  /** Definitions for `tools/list`. */
  tools: Tool[];
  /** Calls a tool. @throws ProtocolError for an unknown tool, ApiError for errors that the caller can fix */
  call(name: string, input: Record<string, unknown>, context: OperationContext): Promise<CallToolResult>;
  /** Names of the operations in error texts: those of the tools. */
  operationNames: Record<OperationId, string>;
  /** Whether pages are also resources. */
  hasResources: boolean;
}

/** Creates the tools of `/mcp`, in the contract's order. */
export function createContentTools(locale: Locale, site: ToolSite): Toolbox {
  return {
    instructions: locale.toolInstructions(site),
    tools: toolIds.map((id) =>
      toTool(id, { title: locale.operations[id].title, description: locale.tools[id](site) }, operations[id], locale),
    ),
    call: (name, input, context) => callOperation(requireTool(name, toolIds), input, context),
    operationNames,
    hasResources: true,
  };
}

/** Name of each operation as a tool of `/mcp`: its id. */
export const operationNames = Object.fromEntries(operationIds.map((id) => [id, id])) as Record<OperationId, string>;

/** Returns a definition for `tools/list`. */
export function toTool(
  name: string,
  { title, description }: { title: string; description: string },
  { parameters, result }: { parameters: z.ZodObject; result: z.ZodObject },
  locale: Locale,
): Tool {
  return {
    name,
    title,
    description,
    inputSchema: toJsonSchema(parameters, locale, 'input') as Tool['inputSchema'],
    // Results have no descriptions here, as every model reads the list. OpenAPI has them.
    outputSchema: toJsonSchema(result, undefined, 'output') as NonNullable<Tool['outputSchema']>,
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

/** Returns the name of a known tool. @throws ProtocolError for another name */
export function requireTool<Name extends string>(name: string, names: readonly Name[]): Name {
  const known = names.find((one) => one === name);
  if (known !== undefined) return known;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name} (tools: ${names.join(', ')})`);
}

/**
 * Calls a tool. An error that the caller can fix becomes a tool execution error for models, with the HTTP answer's code
 * and a hint that names tools instead of addresses. @throws ProtocolError for an unknown tool
 */
export async function callTool(
  { call, operationNames: names }: Toolbox,
  { name, arguments: input = {} }: { name: string; arguments?: Record<string, unknown> | undefined },
  context: OperationContext,
): Promise<CallToolResult> {
  try {
    return await call(name, withoutNulls(input), context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { content: [{ type: 'text', text: toErrorText(error.details, names, context) }], isError: true };
  }
}

function toErrorText(details: ErrorDetails, names: Toolbox['operationNames'], { content }: OperationContext): string {
  return JSON.stringify(toErrorBody(details, content.locale, { ...content.addresses, operations: names }));
}

async function callOperation<Id extends ToolId>(
  id: Id,
  input: Record<string, unknown>,
  context: OperationContext,
): Promise<CallToolResult> {
  const handler: Handler<Id> = handlers[id];
  const result = await handler(checkParameters(id, toJsonTypes(id, input)), context);
  const structured = isPrepared(result) ? result.result : result;
  const text = isPrepared(result) ? result.body.toString() : JSON.stringify(result);
  return { content: [{ type: 'text', text }], structuredContent: structured };
}

/** Removes parameters that are null, as some models send null for those that they leave out. */
const withoutNulls = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
