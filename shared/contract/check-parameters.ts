/** Checks the parameters of a request against their schema, with the same errors over HTTP and MCP. */

import type * as z from 'zod';
import { ApiError } from './errors.ts';
import { type OperationId, operationIds, operations, type ParametersOf } from './operations.ts';
import type { ParameterProblem } from './schemas.ts';

type Issue = z.core.$ZodIssue;

/**
 * Returns an operation's parameters with defaults and without unknown ones. A required one that is blank is missing.
 * @throws ApiError for the first missing parameter, else for the first invalid one, in the schema's order
 */
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

/**
 * Returns a copy of query parameters in which strings of up to 15 digits are numbers where the schema has integers.
 * Other values stay, to be checked later.
 */
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

/** Returns the problem of an invalid parameter, for a sentence of the locale. An integer's minimum is 0 by default. */
function toProblem(issue: Issue | undefined, shape: Record<string, z.ZodType>, parameter: string): ParameterProblem {
  if (issue?.code === 'custom') return issue.params?.problem as ParameterProblem;
  if (issue?.code === 'invalid_value') return { kind: 'choice', choices: issue.values.map(String) };
  const schema = unwrap(shape[parameter]);
  if (!isInteger(schema)) return { kind: 'type', expected: schema?.def.type ?? 'string' };
  const { minValue, maxValue } = schema;
  const isBounded = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER;
  return { kind: 'integer', min: minValue ?? 0, ...(isBounded && { max: maxValue }) };
}

/** Parameters that an operation cannot do without, and those that are integers. */
const required = namesOf((schema) => !schema.safeParse(undefined).success);
const integers = namesOf((schema) => isInteger(unwrap(schema)));
