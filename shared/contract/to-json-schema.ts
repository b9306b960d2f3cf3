/** Turns a schema of the contract into JSON Schema 2020-12 with descriptions, for OpenAPI 3.1 and for MCP. */

import * as z from 'zod';
import type { Locale } from '../locale/locales.ts';
import type { FieldText } from './field-text.ts';

export type JsonSchema = Record<string, unknown>;

/**
 * Returns a JSON Schema, without `$schema`. Its objects allow further fields, as versions add them.
 * @param locale language of the descriptions, which are absent without it
 * @param io `input`: defaults may be left out, `output`: all filled in
 */
export function toJsonSchema(schema: z.ZodType, locale: Locale | undefined, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      const { text, ...rest } = jsonSchema as JsonSchema & { text?: FieldText };
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as JsonSchema)[key];
      if (text && locale) Object.assign(jsonSchema, { description: locale.fields[text] });
      Object.assign(jsonSchema, rest);
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // zod bounds every integer by the largest safe one. If published, that bound would be a promise.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return jsonSchema;
}
