/** Tables and lists that more than one guide shows, as Markdown, computed from the contract. */

import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { scopes } from '#shared/contract/oauth.ts';
import type { ExampleId } from '#shared/contract/operations.ts';
import { type OperationId, operations } from '#shared/contract/operations.ts';
import {
  clientLifetimeSeconds,
  quotaPolicies,
  registrationLimit,
  tokenLifetimeSeconds,
  tokenRequestLimit,
} from '#shared/contract/policy.ts';
import { type JsonSchema, toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { GuideText } from '#shared/locale/locales.ts';
import { toOneLine } from '#shared/short-text.ts';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';

/** Rows of a table, ready for Markdown or HTML. The first row is the head. */
export type Rows = string[][];

export function toParameterRows(id: OperationId, { locale, guides }: EmitContext): Rows {
  const { labels } = guides;
  const { properties = {}, required = [] } = toJsonSchema(operations[id].parameters, locale, 'input') as ObjectSchema;
  return [
    [labels.name, labels.type, labels.required, labels.values, labels.meaning],
    ...Object.entries(properties).map(([name, schema]) => [
      `\`${name}\``,
      typeOf(schema),
      required.includes(name) ? labels.yes : labels.no,
      toValues(schema, guides),
      String(schema.description ?? ''),
    ]),
  ];
}

export function toResultRows(id: OperationId, { locale, guides }: EmitContext): Rows {
  const { labels } = guides;
  return [
    [labels.name, labels.type, labels.required, labels.meaning],
    ...toFieldRows('', toJsonSchema(operations[id].result, locale, 'output'), labels),
  ];
}

/** Makes a row for each field, with nested ones below it: `results[].title`. */
function toFieldRows(prefix: string, schema: ObjectSchema, labels: GuideText['labels']): Rows {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = (field.items as JsonSchema | undefined) ?? field;
    return [
      [
        `\`${prefix}${name}\``,
        typeOf(field),
        required.includes(name) ? labels.yes : labels.no,
        String(field.description ?? ''),
      ],
      ...toFieldRows(`${prefix}${name}${field.items ? '[]' : ''}.`, inner, labels),
    ];
  });
}

export function toErrorRows({ guides }: EmitContext): Rows {
  const { labels } = guides;
  return [
    [labels.code, labels.status, labels.meaning],
    ...Object.entries(errorStatus).map(([code, status]) => [
      `\`${code}\``,
      String(status),
      guides.errors[code as ErrorCode],
    ]),
  ];
}

export function toScopeRows({ guides }: EmitContext): Rows {
  const { labels } = guides;
  return [[labels.scope, labels.meaning], ...scopes.map((scope) => [`\`${scope}\``, guides.scopes[scope]])];
}

export function toQuotaRows({ guides }: EmitContext): Rows {
  const { labels } = guides;
  const row = (who: string, { name, limit, windowSeconds }: { name: string; limit: number; windowSeconds: number }) => [
    who,
    guides.requestsPer(limit, windowSeconds),
    `\`${name}\``,
  ];
  return [
    [labels.who, labels.limit, labels.policy],
    row(labels.anonymous, quotaPolicies.anonymous),
    row(labels.identified, quotaPolicies.identified),
  ];
}

export function toLimitRows({ guides }: EmitContext): Rows {
  const { labels } = guides;
  return [
    [labels.name, labels.limit],
    [labels.registrations, guides.requestsPer(registrationLimit.limit, registrationLimit.windowSeconds)],
    [labels.tokenRequests, guides.requestsPer(tokenRequestLimit.limit, tokenRequestLimit.windowSeconds)],
    [labels.tokenLifetime, guides.seconds(tokenLifetimeSeconds)],
    [labels.clientLifetime, guides.days(clientLifetimeSeconds / 86_400)],
  ];
}

/** Lists the published documents with their descriptions. */
export function toDocumentRows({ guides, addresses }: EmitContext): { url: string; description: string }[] {
  return Object.entries(guides.documents).map(([name, description]) => ({
    url: addresses.documents[name as keyof typeof guides.documents],
    description,
  }));
}

/** Writes a table. The cells are Markdown already, without line breaks. */
export function toTable([head = [], ...rows]: Rows): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function toExampleBlock({ examples }: EmitContext, id: ExampleId): string {
  return `\`\`\`sh\n${toCurl(examples[id])}\n\`\`\``;
}

interface ObjectSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

function typeOf({ type, anyOf, const: value }: JsonSchema): string {
  if (Array.isArray(anyOf)) return anyOf.map((one) => typeOf(one as JsonSchema)).join(' | ');
  return typeof type === 'string' ? type : typeof value;
}

/** Says choices, bounds and default of a parameter in words, `;` between them; `''` if it has none. */
function toValues(schema: JsonSchema, guides: GuideText): string {
  const { minLength, maxLength, minimum, maximum, enum: choices, default: preset } = schema as Record<string, unknown>;
  const parts: string[] = [];
  if (Array.isArray(choices)) parts.push(choices.map((choice) => `\`${choice}\``).join(', '));
  if (typeof maxLength === 'number') {
    parts.push(
      typeof minLength === 'number' && minLength > 1
        ? guides.characters(minLength, maxLength)
        : guides.atMost(maxLength),
    );
  }
  if (typeof minimum === 'number') {
    parts.push(typeof maximum === 'number' ? `${minimum}–${maximum}` : guides.from(minimum));
  }
  if (preset !== undefined) parts.push(guides.byDefault(`\`${preset}\``));
  return parts.join('; ');
}

/** Writes site text for a sentence or link: one line, without syntax or tags, with as few escapes as possible. */
export function toMarkdownText(text: string): string {
  return toOneLine(text)
    .replace(/[\\`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;');
}

/** Writes a link with a text of the site. */
export function toMarkdownLink(text: string, url: string): string {
  return `[${toMarkdownText(text) || url}](${url.replaceAll('(', '\\(').replaceAll(')', '\\)')})`;
}

export function toMarkdownList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Writes a heading and its list; nothing without items. */
export const toListBlocks = (heading: string, items: readonly string[]): string[] =>
  items.length > 0 ? [heading, toMarkdownList(items)] : [];

/** Joins blocks with a blank line between them and one LF at the end, without empty ones. */
export function toMarkdownDocument(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
