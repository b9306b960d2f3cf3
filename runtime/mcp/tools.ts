/** The three content operations as MCP tools: the same schemas, handlers, sentences and errors as over HTTP. */

import { type CallToolResult, ProtocolError, ProtocolErrorCode, type Tool } from '@modelcontextprotocol/server';
import { checkParameters } from '#shared/contract/check-parameters.ts';
import { ApiError, toErrorBody } from '#shared/contract/errors.ts';
import { operations, type ToolId, toolIds } from '#shared/contract/operations.ts';
import { toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { Locale } from '#shared/locale/locale.ts';
import { isPrepared } from '../content/prepared.ts';
import { handlers } from '../operations/handlers.ts';
import type { Handler, OperationContext } from '../operations/operation.ts';

/** Definitions for `tools/list`, in the contract's order. */
export function toTools(locale: Locale): Tool[] {
  return toolIds.map((id) => ({
    name: id,
    title: locale.operations[id].title,
    description: locale.operations[id].description,
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
 * Result of `tools/call`. What the caller can mend is a tool execution error that carries the same code and hint
 * as the HTTP answer, so that a model reads it.
 * @throws ProtocolError for a tool that does not exist.
 */
export async function callTool(name: string, input: unknown, context: OperationContext): Promise<CallToolResult> {
  const id = toolIds.find((one) => one === name);
  if (id === undefined) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name} (tools: ${toolIds.join(', ')})`);
  }
  try {
    return await answer(id, input, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { locale, addresses } = context.content;
    const body = toErrorBody(error.details, locale, addresses);
    return { content: [{ type: 'text', text: JSON.stringify(body) }], isError: true };
  }
}

async function answer<Id extends ToolId>(id: Id, input: unknown, context: OperationContext): Promise<CallToolResult> {
  const handler: Handler<Id> = handlers[id];
  const result = await handler(checkParameters(id, withoutNulls((input ?? {}) as Record<string, unknown>)), context);
  const structured = isPrepared(result) ? result.result : result;
  const text = isPrepared(result) ? Buffer.from(result.body).toString() : JSON.stringify(result);
  return { content: [{ type: 'text', text }], structuredContent: structured };
}

/** Models that have to fill in every parameter say null for those that they leave out. */
const withoutNulls = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
