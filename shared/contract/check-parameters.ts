/** Checks the parameters of a request against their schema, with the same errors over HTTP and MCP. */

import type * as z from 'zod';
import { ApiError } from './errors.ts';
import { type OperationId, operationIds, operations, type ParametersOf } from './operations.ts';
import type { ParameterProblem } from './schemas.ts';

type Issue = z.core.$ZodIssue;

/** Adds defaults and drops unknown ones. @throws ApiError for the first missing, else invalid one, in schema order */
export function checkParameters<Id extends OperationId>(
  id: Id,
  input: Readonly<Record<string, unknown>>,
): ParametersOf<Id> {
  const { parameters } = operations[id];
  for (const name of required[id]) {
    if (isBlank(input[name])) throw new ApiError({ code: 'missing_parameter', parameter: name });
  }
  const checked = parameters.safeParse(input);
  if (checked.success) return checked.data as ParametersOf<Id>;
  const [issue] = checked.error.issues;
  const parameter = String(issue?.path[0] ?? '');
  throw new ApiError({ code: 'invalid_parameter', parameter, problem: toProblem(issue, parameters.shape, parameter) });
}

/** Returns a copy with numbers for strings of digits where the schema has integers, as in query strings. */
export function toJsonTypes(id: OperationId, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = { ...given };
  for (const name of integers[id]) {
    const value = given[name];
    if (typeof value === 'string' && /^\d{1,15}$/.test(value)) values[name] = Number(value);
  }
  return values;
}

/** Returns by operation the names of parameters whose schema passes a test, in the schema's order. */
function namesOf(test: (schema: z.ZodType) => boolean): Record<OperationId, string[]> {
  const toNames = (id: OperationId) =>
    Object.entries<z.ZodType>(operations[id].parameters.shape).flatMap(([name, schema]) =>
      test(schema) ? [name] : [],
    );
  return Object.fromEntries(operationIds.map((id) => [id, toNames(id)])) as Record<OperationId, string[]>;
}

const isBlank = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.trim() === '');

/** Returns the schema below `optional` and `default`. */
export function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  let bare = schema;
  while (bare && 'innerType' in bare.def) bare = bare.def.innerType as z.ZodType;
  return bare;
}

/** Whether a schema is one of integers, as all numbers of the contract are. */
const isInteger = (schema: z.ZodType | undefined): schema is z.ZodNumber => schema?.def.type === 'number';

/** Returns the problem of a parameter, for a sentence of the locale. */
function toProblem(issue: Issue | undefined, shape: Record<string, z.ZodType>, parameter: string): ParameterProblem {
  if (issue?.code === 'custom') return issue.params?.problem as ParameterProblem;
  if (issue?.code === 'invalid_value') return { kind: 'choice', choices: issue.values.map(String) };
  const schema = unwrap(shape[parameter]);
  if (!isInteger(schema)) return { kind: 'type', expected: schema?.def.type ?? 'string' };
  const { minValue, maxValue } = schema;
  const isBounded = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER;
  return { kind: 'integer', min: minValue ?? 0, ...(isBounded && { max: maxValue }) };
}

const required = namesOf((schema) => !schema.safeParse(undefined).success);
const integers = namesOf((schema) => isInteger(unwrap(schema)));
