/** `/agents.md`: when and how an agent uses the site. */

import type { EmitContext } from '../emit-context.ts';
import { toMarkdownDocument, toMarkdownLink, toMarkdownList, toMarkdownText } from '../markdown.ts';
import { toDocumentRows, toExampleBlock } from './guide-parts.ts';

/** Entries of a list of links; the rest is in the company information. */
const linkLimit = 30;

export function toAgentsGuide(context: EmitContext): string {
  const { site, guides, addresses, description } = context;
  const { headings, steps } = guides;
  const brand = toMarkdownText(site.brand);
  return toMarkdownDocument([
    `# ${guides.titles.agents(brand)}`,
    `> ${toMarkdownText(description)}`,
    `## ${headings.whenToUse}`,
    toMarkdownList(guides.whenToUse(brand)),
    `## ${headings.notFor}`,
    toMarkdownList(guides.notFor(brand)),
    `## ${headings.steps}`,
    `1. ${steps.search}`,
    toExampleBlock(context, 'search'),
    `2. ${steps.read}`,
    toExampleBlock(context, 'read'),
    `3. ${steps.company}`,
    toExampleBlock(context, 'company'),
    `## ${headings.mcp}`,
    guides.mcp(addresses.mcp),
    toExampleBlock(context, 'mcpTools'),
    toExampleBlock(context, 'mcpCall'),
    `## ${headings.rules}`,
    toMarkdownList(guides.rules(brand)),
    `## ${headings.quota}`,
    guides.quota,
    guides.quotaHeaders,
    guides.optionalIdentity(addresses.documents.authGuide),
    ...toBusinessBlocks(context),
    `## ${headings.documents}`,
    toMarkdownList(toDocumentRows(context).map(({ url, description }) => `<${url}>: ${description}`)),
  ]);
}

/** The facts that agents are asked for most often, if the site states them. */
function toBusinessBlocks({ company, guides, locale, byUrl }: EmitContext): string[] {
  const { fields } = locale;
  const fact = (label: string, value: string | undefined, field = '') => {
    const source = company.sources?.[field];
    const from = source === undefined ? '' : ` (<${byUrl.get(source)?.mirror ?? source}>)`;
    return value ? [`${label.replace(/\.$/, '')}: ${toMarkdownText(value)}${from}`] : [];
  };
  const model = company.service_model;
  const facts = [
    ...fact(fields.contentLanguage, company.language),
    ...fact(fields.hours, company.hours, 'hours'),
    ...fact(fields.coverage, company.coverage, 'coverage'),
    ...fact(fields.howToAsk.split('. ')[0] ?? '', company.how_to_ask, 'how_to_ask'),
    ...fact(fields.serviceModelDescription, model?.description, 'service_model.description'),
    ...fact(fields.performedBy, model?.performed_by, 'service_model.performed_by'),
    ...fact(fields.quotedBy, model?.quoted_by, 'service_model.quoted_by'),
    ...fact(fields.invoicedBy, model?.invoiced_by, 'service_model.invoiced_by'),
    ...fact(fields.warranty, model?.warranty, 'service_model.warranty'),
    ...fact(fields.prices, company.prices, 'prices'),
    ...fact(fields.tax, company.tax, 'tax'),
    ...fact(fields.contactPage, company.contact_page),
  ];
  const links = (heading: string, entries: typeof company.services = []) =>
    listUnder(
      `### ${heading}`,
      entries.slice(0, linkLimit).map(({ name, url }) => toMarkdownLink(name, byUrl.get(url)?.mirror ?? url)),
    );
  const blocks = [
    ...listUnder('', facts),
    ...links(guides.headings.services, company.services),
    ...links(guides.headings.areas, company.areas),
  ];
  return blocks.length ? [`## ${guides.headings.business}`, ...blocks] : [];
}

const listUnder = (heading: string, items: readonly string[]): string[] =>
  items.length > 0 ? [heading, toMarkdownList(items)] : [];
