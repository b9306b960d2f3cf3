/** `/auth.md`: how an agent identifies itself, and why it need not. */

import type { EmitContext } from '../emit-context.ts';
import { toMarkdownDocument, toMarkdownList, toMarkdownText } from '../markdown.ts';
import { toErrorRows, toExampleBlock, toLimitRows, toQuotaRows, toScopeRows, toTable } from './guide-parts.ts';

export function toAuthGuide(context: EmitContext): string {
  const { site, guides, addresses } = context;
  const { headings, oauth } = guides;
  const { documents } = addresses;
  const brand = toMarkdownText(site.brand);
  return toMarkdownDocument([
    `# ${guides.titles.auth(brand)}`,
    `> ${guides.authIntro(brand)}`,
    `## ${headings.discovery}`,
    toMarkdownList([
      `<${documents.protectedResource}>: ${guides.documents.protectedResource}`,
      `<${addresses.apiProtectedResource}>: ${guides.documents.protectedResource}`,
      `<${documents.authorizationServer}>: ${guides.documents.authorizationServer}`,
    ]),
    oauth.authorize,
    `## ${headings.register}`,
    oauth.register,
    toExampleBlock(context, 'register'),
    guides.placeholders,
    `## ${headings.token}`,
    oauth.token,
    toExampleBlock(context, 'token'),
    `## ${headings.use}`,
    oauth.use,
    toExampleBlock(context, 'searchIdentified'),
    toExampleBlock(context, 'quota'),
    toExampleBlock(context, 'identity'),
    `## ${headings.check}`,
    oauth.check,
    toExampleBlock(context, 'introspect'),
    toExampleBlock(context, 'revoke'),
    `## ${headings.scopes}`,
    toTable(toScopeRows(context)),
    `## ${headings.limits}`,
    toTable(toQuotaRows(context)),
    toTable(toLimitRows(context)),
    `## ${headings.errors}`,
    guides.errorShape,
    toTable(toErrorRows(context)),
    `## ${headings.oauthErrors}`,
    oauth.errors,
    `## ${headings.absent}`,
    toMarkdownList(guides.absent),
  ]);
}
