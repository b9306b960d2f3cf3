/** What the script of the developer page must know: addresses, names and sentences, as JSON inside the page. */

import { toOperationPath, toStatusPath } from '#shared/addresses.ts';
import { type ToolId, toolIds } from '#shared/contract/operations.ts';
import { companyInfo } from '#shared/contract/schemas.ts';
import { type JsonSchema, toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { EmitContext } from '../emit-context.ts';
import type { ScriptFacts } from './script-facts.ts';

export function toScriptFacts({ site, locale, guides }: EmitContext): ScriptFacts {
  return {
    site: site.url,
    operations: Object.fromEntries(toolIds.map((id) => [id, toOperationPath(id, site.apiPath)])) as Record<
      ToolId,
      string
    >,
    status: toStatusPath(site.apiPath),
    fields: toFieldNames(toJsonSchema(companyInfo, locale, 'output')),
    text: guides.developerPage.script,
  };
}

/** The first sentence of each description, without its stop, names the field; one that starts with a value does not. */
function toFieldNames({ properties }: JsonSchema, prefix = ''): Record<string, string> {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  return Object.fromEntries(
    fields.flatMap(([name, field]): [string, string][] => [
      [prefix + name, /^[^`].*?(?=[.:](?:\s|$))/s.exec(String(field.description ?? ''))?.[0] ?? name],
      ...Object.entries(toFieldNames(field, `${prefix}${name}.`)),
    ]),
  );
}
