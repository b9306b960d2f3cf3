/** The three content operations as MCP tools: the same schemas, handlers, sentences and errors as over HTTP. */

import { type CallToolResult, ProtocolError, ProtocolErrorCode, type Tool } from '@modelcontextprotocol/server';
import { checkParameters, toJsonTypes } from '#shared/contract/check-parameters.ts';
import { ApiError, toErrorBody } from '#shared/contract/errors.ts';
import { type OperationId, operationIds, operations, type ToolId, toolIds } from '#shared/contract/operations.ts';
import { toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { Locale, ToolSite } from '#shared/locale/locales.ts';
import { isPrepared } from '../content/prepared.ts';
import { type Handler, handlers, type OperationContext } from '../operations/handlers.ts';

/** Definitions for `tools/list`, in the contract's order. */
export function toTools(locale: Locale, site: ToolSite): Tool[] {
  return toolIds.map((id) => ({
    name: id,
    title: locale.operations[id].title,
    description: locale.tools[id](site),
    inputSchema: toJsonSchema(operations[id].parameters, locale, 'input') as Tool['inputSchema'],
    outputSchema: toJsonSchema(operations[id].result, locale, 'output') as NonNullable<Tool['outputSchema']>,
    annotations: {
      title: locale.operations[id].title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }));
}

/**
 * Result of `tools/call`. What the caller can fix becomes a tool execution error that models read, with the HTTP
 * answer's code and a hint that names tools instead of addresses. @throws ProtocolError for an unknown tool
 */
export async function callTool(name: string, input: unknown, context: OperationContext): Promise<CallToolResult> {
  const id = toolIds.find((one) => one === name);
  if (id === undefined) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name} (tools: ${toolIds.join(', ')})`);
  }
  try {
    return await callHandler(id, input, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { locale, addresses } = context.content;
    const body = toErrorBody(error.details, locale, { ...addresses, operations: toolNames });
    return { content: [{ type: 'text', text: JSON.stringify(body) }], isError: true };
  }
}

/** Operation names as models call them. */
const toolNames = Object.fromEntries(operationIds.map((id) => [id, id])) as Record<OperationId, string>;

async function callHandler<Id extends ToolId>(
  id: Id,
  input: unknown,
  context: OperationContext,
): Promise<CallToolResult> {
  const handler: Handler<Id> = handlers[id];
  const given = withoutNulls((input ?? {}) as Record<string, unknown>);
  const result = await handler(checkParameters(id, toJsonTypes(id, given)), context);
  const structured = isPrepared(result) ? result.result : result;
  const text = isPrepared(result) ? result.body.toString() : JSON.stringify(result);
  return { content: [{ type: 'text', text }], structuredContent: structured };
}

/** Some models send null for each parameter that they leave out. */
const withoutNulls = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
