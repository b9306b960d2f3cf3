/** Emits `/api/sandbox`: says that production is safe to try things on, and gives calls to try. */

import type { PublishedDocument } from '../../model.ts';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';
import { toDocument } from '../to-document.ts';
import { toAuthentication, toQuotas } from './policy-summary.ts';

export function emitSandbox(context: EmitContext): PublishedDocument[] {
  const { addresses, guides, examples } = context;
  const sandbox = {
    description: guides.sandbox,
    separate_sandbox: false,
    base_url: addresses.base,
    mcp_url: addresses.mcp,
    read_only: true,
    credentials_required: false,
    quotas: toQuotas(),
    authentication: toAuthentication(context),
    examples: Object.values(examples).map((example) => ({
      description: guides.examples[example.id],
      method: example.method,
      url: example.url,
      ...(Object.keys(example.headers).length > 0 && { headers: example.headers }),
      ...(example.body !== undefined && { body: example.body }),
      status: example.status,
      curl: toCurl(example),
    })),
    openapi: addresses.documents.openapi,
  };
  return [toDocument('sandbox', sandbox)];
}
