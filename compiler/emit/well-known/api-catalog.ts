/** The catalog of the site's APIs (RFC 9727), a link set in JSON (RFC 9264 §4.2), with the relations of RFC 8631. */

import type { EmitContext } from '../emit-context.ts';

export function toApiCatalog({ addresses, site, guides }: EmitContext): object {
  const { documents } = addresses;
  const guide = (href: string) => ({ href, type: 'text/markdown', hreflang: [site.language] });
  const linkset = [
    {
      anchor: documents.apiCatalog,
      item: [
        { href: addresses.base, title: guides.titles.api(site.brand) },
        { href: addresses.mcp, title: guides.titles.mcp(site.brand) },
      ],
    },
    {
      anchor: addresses.base,
      'service-desc': [{ href: documents.openapi, type: 'application/json' }],
      'service-doc': [
        { href: documents.developerPage, type: 'text/html', hreflang: [site.language] },
        guide(documents.apiIndexMarkdown),
        guide(documents.agentsGuide),
      ],
      'service-meta': [
        { href: addresses.apiProtectedResource, type: 'application/json' },
        { href: documents.sandbox, type: 'application/json' },
      ],
      status: [{ href: addresses.status, type: 'application/json' }],
    },
    {
      anchor: addresses.mcp,
      'service-desc': [{ href: documents.mcpServerCardReserved, type: 'application/mcp-server-card+json' }],
      'service-doc': [guide(documents.agentsGuide)],
      'service-meta': [{ href: documents.protectedResource, type: 'application/json' }],
    },
  ];
  return { linkset };
}
