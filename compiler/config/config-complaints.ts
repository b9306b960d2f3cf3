/** Complaints about values of the config: the field, the kind of the wrong value, and a form that is accepted. */

import didYouMean from 'didyoumean2';
import * as z from 'zod';
import type { ReportWords } from '../words/es/report/report.ts';

type ConfigWords = ReportWords['config'];

/** Returns the schema inside those that make it optional, give a default or transform its value. */
function bareOf(schema: z.ZodType): z.ZodType {
  if ('innerType' in schema.def) return bareOf(schema.def.innerType as z.ZodType);
  return schema instanceof z.ZodPipe ? bareOf(schema.in as z.ZodType) : schema;
}

/** Returns the `form` in the metadata of a schema, or of the one inside it as `bareOf` finds it. */
function statedForm(schema: z.ZodType): string | undefined {
  const form = schema.meta()?.form;
  if (typeof form === 'string') return form;
  if ('innerType' in schema.def) return statedForm(schema.def.innerType as z.ZodType);
  return schema instanceof z.ZodPipe ? statedForm(schema.in as z.ZodType) : undefined;
}

/** Lists forms that a schema accepts, as TypeScript: the one of its metadata, else some by its type; never empty. */
function toForms(schema: z.ZodType, words: Pick<ConfigWords, 'number'>): string[] {
  const stated = statedForm(schema);
  if (stated !== undefined) return [stated];
  const bare = bareOf(schema);
  if (bare instanceof z.ZodUnion) return bare.options.flatMap((one) => toForms(one as z.ZodType, words));
  if (bare instanceof z.ZodArray) return [`[${toForms(bare.element as z.ZodType, words)[0]}]`];
  if (bare instanceof z.ZodBoolean) return ['true', 'false'];
  if (bare instanceof z.ZodEnum) return bare.options.map((one) => `'${one}'`);
  if (bare instanceof z.ZodLiteral) return [...bare.values].map(String);
  if (bare instanceof z.ZodNumber) return [words.number(bare.minValue ?? 0, bare.maxValue ?? 0, bare.isInt)];
  if (bare instanceof z.ZodObject) {
    const all = Object.entries(bare.shape as Record<string, z.ZodType>);
    const needed = all.filter(([, one]) => !one.safeParse(undefined).success);
    const shown = needed.length > 0 ? needed : all.slice(0, 1);
    return [`{ ${shown.map(([key, one]) => `${key}: ${toForms(one, words)[0]}`).join(', ')} }`];
  }
  return ["'…'"];
}

/** Returns the schema at a path; the last known one if a key is unknown. */
function schemaAt(whole: z.ZodType, path: readonly PropertyKey[]): z.ZodType {
  let schema = whole;
  for (const key of path) {
    const bare = bareOf(schema);
    const options = bare instanceof z.ZodUnion ? bare.options.map((one) => bareOf(one as z.ZodType)) : [bare];
    const next = options.map((one) => memberOf(one, key)).find((one) => one !== undefined);
    if (!next) return schema;
    schema = next;
  }
  return schema;
}

/** Returns the schema of a member: a property, any item of a list, any value of a record; or `undefined`. */
function memberOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)];
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** Lists the keys of the object that belongs at a path; none if something else belongs there. */
function knownKeys(path: readonly PropertyKey[], whole: z.ZodType): string[] {
  const bare = bareOf(schemaAt(whole, path));
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}

/** Lists all fields at or below a path that have no fields of their own, such as `crawl.from`, in schema order. */
export function listFields(whole: z.ZodType, path: readonly string[] = []): string[] {
  const keys = knownKeys(path, whole);
  return keys.length === 0 ? [path.join('.')] : keys.flatMap((key) => listFields(whole, [...path, key]));
}

type Kind = keyof ConfigWords['kinds'];

/** Names the kind of a value. */
function kindOf(value: unknown): Kind {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const kinds: Partial<Record<string, Kind>> = { string: 'text', number: 'number', boolean: 'yesNo', object: 'object' };
  return kinds[typeof value] ?? 'function';
}

/** By code of an issue about a value of the right kind. */
const misfits: Partial<Record<string, keyof ConfigWords['misfits']>> = {
  too_small: 'small',
  too_big: 'big',
  invalid_value: 'choice',
  invalid_key: 'key',
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at, key) => Object(at)[key], value);

/** Writes a path as code does: `crawl.include[0]`; `''` for the whole value. */
const toPlace = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

interface Checked {
  whole: z.ZodType;
  value: unknown;
  words: ConfigWords;
  /** Name of the value itself. */
  name: string;
  /** Whether it is written in JSON, and not in TypeScript. */
  isJson: boolean;
}

/** Turns a message of the schema, `name value`, into its sentence; `undefined` for a message of the library. */
function toOwnSentence({ message }: z.core.$ZodIssue, words: ConfigWords): string | undefined {
  const [name = '', value = ''] = message.split(' ');
  return Object.hasOwn(words.rules, name) ? words.rules[name as keyof typeof words.rules](value) : undefined;
}

/** Returns the complaints of all issues; of several about one place, only the first. */
export function toComplaints(issues: readonly z.core.$ZodIssue[], checked: Checked): string[] {
  const said = new Map(issues.flatMap((issue) => complainOf(issue, checked)).reverse());
  return [...said].reverse().map(([place, sentence]) => (place ? `${place}: ${sentence}` : sentence));
}

/** Returns one complaint of an issue, or one for each unknown key, or those of the fitting part of a union. */
function complainOf(issue: z.core.$ZodIssue, checked: Checked): [place: string, sentence: string][] {
  const { whole, value, words, name, isJson } = checked;
  const { path } = issue;
  const place = toPlace(path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [place ? `${place}.${key}` : key, sayUnknown(key, path, checked)]);
  if (issue.code === 'invalid_union') {
    // The one whose kind is right, if there is one.
    const inner = issue.errors.find((some) => some.every((one) => one.path.length > 0));
    if (inner) return inner.flatMap((one) => complainOf({ ...one, path: [...path, ...one.path] }, checked));
  }
  const own = toOwnSentence(issue, words);
  if (own) return [[place || name, own]];
  const misfit = misfits[issue.code];
  const what = misfit ? words.misfits[misfit] : words.kinds[kindOf(valueAt(value, path))];
  // A wrong name of a field is shown with its value.
  const forms = toForms(schemaAt(whole, misfit === 'key' ? path.slice(0, -1) : path), words);
  return [[place || name, words.write(what, isJson ? forms.map(toJson) : forms)]];
}

/** Turns a form in TypeScript, as `toForms` lists it, into JSON. */
const toJson = (form: string): string => form.replaceAll("'", '"').replace(/(?<=[{,] )\w+(?=:)/g, '"$&"');

/** Says where an unknown field belongs: at another place, or under a similar name, or among which it would be. */
function sayUnknown(key: string, path: readonly PropertyKey[], { whole, words }: Checked): string {
  const known = knownKeys(path, whole);
  const elsewhere = listFields(whole).find((field) => field.endsWith(`.${key}`));
  if (elsewhere && !known.includes(key)) return words.elsewhere(elsewhere);
  const meant = didYouMean(key, known);
  return meant ? words.meant(meant) : words.unknown(known);
}
