/** Describes what is wrong with the parameters of an MCP request; the SDK would answer with an internal error. */

import { specTypeSchemas } from '@modelcontextprotocol/server';

const schemas = new Map<unknown, (typeof specTypeSchemas)[keyof typeof specTypeSchemas]>([
  ['initialize', specTypeSchemas.InitializeRequest],
  ['tools/list', specTypeSchemas.ListToolsRequest],
  ['tools/call', specTypeSchemas.CallToolRequest],
  ['resources/list', specTypeSchemas.ListResourcesRequest],
  ['resources/templates/list', specTypeSchemas.ListResourceTemplatesRequest],
  ['resources/read', specTypeSchemas.ReadResourceRequest],
]);

/** The complaint of JSON-RPC 2.0 §5.1 `Invalid params`; undefined for every other message. */
export async function checkParams(message: unknown): Promise<string | undefined> {
  const schema = schemas.get((message as { method?: unknown } | null)?.method);
  const { issues = [] } = (await schema?.['~standard'].validate(message)) ?? {};
  const wrong = issues.filter(({ path }) => path?.[0] === 'params');
  if (wrong.length === 0) return undefined;
  const reasons = wrong.map(({ path = [], message: reason }) => {
    const place = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
    return `${place}: ${reason.replace(/^Invalid input: /, '')}`;
  });
  return `Invalid params: ${reasons.join('; ')}`;
}
