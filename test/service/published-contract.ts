/** Reads the published `openapi.json` as a client would: its operations, and whether an answer is as documented. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contentFolder } from './running-service.ts';

export interface Parameter {
  name: string;
  required: boolean;
  schema: {
    type: 'string' | 'integer';
    minLength?: number;
    maxLength?: number;
    minimum?: number;
    maximum?: number;
    enum?: string[];
    pattern?: string;
  };
}

interface Answer {
  $ref?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: { $ref: string } }>;
}

export interface ContractOperation {
  id: string;
  /** Path below the origin: `/api/v1/quota`. */
  path: string;
  parameters: readonly Parameter[];
  /** Whether a token is needed. */
  token: 'optional' | 'required';
  /** Scopes that a token must have. */
  scopes: readonly string[];
  responses: Readonly<Record<string, Answer>>;
}

interface Document {
  servers: { url: string }[];
  paths: Record<
    string,
    {
      servers?: { url: string }[];
      get: {
        operationId: string;
        parameters?: Parameter[];
        security: Record<string, string[]>[];
        responses: Record<string, Answer>;
      };
    }
  >;
}

const document = JSON.parse(readFileSync(join(contentFolder, 'openapi.json'), 'utf8')) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS; its types name the function as a default of the default.
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, 'openapi');

/** Every operation of the document. */
export const contractOperations: readonly ContractOperation[] = Object.entries(document.paths).map(
  ([path, { servers = document.servers, get }]) => ({
    id: get.operationId,
    path: new URL((servers[0]?.url ?? '') + path).pathname,
    parameters: get.parameters ?? [],
    token: get.security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'required',
    scopes: get.security.flatMap((requirement) => Object.values(requirement).flat()),
    responses: get.responses,
  }),
);

/** Whether the document's schema admits the value of a query string. */
export function admits({ schema }: Parameter, text: string): boolean {
  const value = schema.type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
  return ajv.validate(schema, value);
}

/** Lists how an answer differs from the document: status, headers, type, body; empty if it is as published. */
export async function findDeviations(
  { responses }: ContractOperation,
  response: Response,
  method: string,
): Promise<string[]> {
  const text = await response.text();
  const declared = responses[String(response.status)];
  if (!declared) return [`status ${response.status} is not documented: ${text.slice(0, 200)}`];
  const { headers = {}, content } = declared.$ref ? resolve<Answer>(declared.$ref) : declared;
  return [
    ...Object.entries(headers).flatMap(([name, { $ref }]) => checkHeader(name, $ref, response.headers.get(name))),
    ...checkBody(content, response, text, method),
  ];
}

function checkHeader(name: string, $ref: string, value: string | null): string[] {
  if (value === null) return [`the documented header ${name} is missing`];
  const { schema } = resolve<{ schema: Parameter['schema'] }>($ref);
  const typed = schema.type === 'integer' ? Number(value) : value;
  return findErrors(`${$ref}/schema`, typed).map((error) => `${name}: ${value} ${error}`);
}

function checkBody(content: Answer['content'], { headers, status }: Response, text: string, method: string): string[] {
  if (method === 'HEAD' || !content) return text === '' ? [] : [`${status} has a body that is not documented`];
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const media = content[type];
  if (!media) return [`Content-Type ${type} is not documented`];
  return findErrors(media.schema.$ref, JSON.parse(text)).map((error) => `body: ${error}: ${text.slice(0, 200)}`);
}

/** Lists errors of a value against the schema at a JSON pointer of the document. */
function findErrors(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`openapi${pointer}`);
  if (!validate) throw new Error(`${pointer} is not in the document`);
  return validate(value) ? [] : [ajv.errorsText(validate.errors)];
}

/** Returns the value at a JSON pointer of the document: `#/components/…`. */
function resolve<T>(pointer: string): T {
  let node: unknown = document;
  for (const key of pointer.split('/').slice(1)) node = (node as Record<string, unknown>)[key];
  return node as T;
}
