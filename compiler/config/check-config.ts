/** Checks the owner's config file: its schema, and a complaint with a name for every wrong or unknown field. */

import didYouMean from 'didyoumean2';
import * as z from 'zod';
import { unwrap } from '#shared/contract/check-parameters.ts';
import { apiPathForm, contentSignalForm, defaultApiPath } from '#shared/contract/policy.ts';
import { companyInfo, type serviceModel } from '#shared/contract/schemas.ts';
import { locales } from '#shared/locale/locales.ts';
import { CommandError } from '../command-error.ts';
import { companyConfig } from '../company/company-config.ts';
import { isSelector } from '../document/owner-rules.ts';
import { toEscaped } from '../words/readable-address.ts';
import { listFields, toComplaints } from './config-complaints.ts';

/** A secret that is not in the file, but in the environment variable with this name. */
const fromEnvironment = z.strictObject({ env: z.string().min(1).meta({ form: "'VARIABLE'" }) });

const origin = z
  .string()
  .superRefine((value, context) => {
    const problem = originProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .meta({ form: "'https://www.example.es'" });

const selector = z.string().refine(isSelector, 'selector').meta({ form: "'.promo'" });

const pattern = z.string().startsWith('/', 'pattern').transform(toEscaped).meta({ form: "'/blog/**'" });

const path = z.string().startsWith('/', 'path').meta({ form: "'/precios/'" });

/** Facts of the company information that are texts, as a question names them. */
const factNames = listTextFacts();

const factName = z.string().superRefine((value, context) => {
  if (factNames.includes(value)) return;
  // Reports name the config field: `company.legalNotice` for `legal_notice`.
  const name = value.replace(/^company\./, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const meant = factNames.includes(name) ? name : didYouMean(name, factNames);
  context.addIssue({ code: 'custom', message: `fact ${meant ?? factNames.join(',')}` });
});

/** A question with its expected result: a page, words shown or stated, a fact, or no answer. */
const goldenQuery = z
  .strictObject({
    query: z.string().min(2).meta({ form: "'¿Abrís los domingos?'" }),
    expect: z.string().min(1).optional(),
    within: z.int().min(1).max(25).optional(),
    passage: z.string().min(1).optional(),
    fact: factName.optional(),
    unknown: z.literal(true).optional(),
  })
  .refine(
    ({ expect, passage, fact, unknown }) => (unknown ? !(expect || passage || fact) : expect || passage || fact),
    'golden',
  )
  .meta({ form: "{ query: '¿Abrís los domingos?', expect: '/contacto/' }" });

export const siteConfig = z
  .strictObject({
    site: z.strictObject({
      /** Public origin under which everything is published. */
      url: origin,
      /** Path of the API; its last segment is the version. */
      apiPath: z
        .string()
        .regex(apiPathForm, `apiPath ${defaultApiPath}`)
        .meta({ form: `'${defaultApiPath}'` })
        .optional(),
      /** Detected from the pages if absent. */
      language: z.enum(Object.keys(locales) as [keyof typeof locales]).optional(),
      /** Detected if absent. */
      brand: z.string().min(1).optional(),
      /** The uses of the content that robots.txt allows or refuses; absent, it does not mention training. */
      contentSignal: z
        .string()
        .regex(contentSignalForm, 'contentSignal')
        .meta({ form: "'search=yes, ai-input=yes, ai-train=no'" })
        .optional(),
    }),
    crawl: z
      .strictObject({
        /** Another origin (staging), or a folder of built HTML relative to the config file; default: `url`. */
        from: z
          .string()
          .min(1)
          .superRefine((value, context) => {
            const problem = /^https?:/i.test(value) && originProblem(value);
            if (problem) context.addIssue({ code: 'custom', message: problem });
          })
          .meta({ form: "'./public'" })
          .optional(),
        /** Further addresses to start from; with `*`, a pattern of files in a folder. */
        seeds: z.array(z.string().min(1).meta({ form: "'/folletos/*'" })).optional(),
        /** Path patterns; if given, only matching pages are published. */
        include: z.array(pattern).optional(),
        /** Path patterns that are not fetched. */
        exclude: z.array(pattern).optional(),
        /**
         * Runs scripts in an installed Chromium: true for pages that are empty without them, a list for these paths too.
         */
        render: z.union([z.boolean(), z.array(pattern)]).optional(),
        /** Path patterns of pages that are published although they are marked `noindex`. */
        despiteNoindex: z.array(pattern).optional(),
        /** Request headers; a secret is given by the name of its environment variable. */
        headers: z
          .record(z.string(), z.union([z.string(), fromEnvironment]))
          .meta({ form: "{ 'x-key': { env: 'VARIABLE' } }" })
          .optional(),
        /** Environment variable that holds `user:password`. */
        basicAuth: fromEnvironment.optional(),
        /** Ignores robots.txt; only for a host of one's own, such as staging. */
        ignoreRobots: z.boolean().optional(),
        concurrency: z.int().min(1).max(32).optional(),
        maxPages: z.int().min(1).max(100_000).optional(),
        /** Share of the published pages that a compile may lose before it refuses to publish. */
        allowedLoss: z.number().min(0).max(1).optional(),
        /** Paths that must be among the pages, e.g. `['/precios/']`; else nothing is published. */
        pinned: z.array(path).optional(),
      })
      .optional(),
    content: z
      .strictObject({
        root: selector.optional(),
        drop: z.array(selector).optional(),
        keep: z.array(selector).optional(),
        /** Whether PDFs that pages link to are read as pages; default true. */
        documents: z.boolean().optional(),
      })
      .optional(),
    company: companyConfig.optional(),
    search: z
      .strictObject({
        /** Groups of words with the same meaning on this site. */
        synonyms: z.array(z.array(z.string().min(1)).min(2).meta({ form: "['nevera', 'frigorífico']" })).optional(),
        /** Questions that must keep their answer; a compile that breaks one is refused. */
        golden: z.array(goldenQuery).optional(),
      })
      .optional(),
  })
  .meta({ form: "export default { site: { url: 'https://www.example.es' } }" });

export type GoldenConfig = z.input<typeof goldenQuery>;

export type SiteConfig = z.input<typeof siteConfig>;

/** Lists the fields of the company information that are texts and no addresses; `service_model.` before its own. */
function listTextFacts(): string[] {
  // An address is not an answer.
  const isText = (schema: z.ZodType) => unwrap(schema) instanceof z.ZodString && schema.meta()?.format !== 'uri';
  const { service_model: model, ...fields } = companyInfo.shape;
  const ofModel = (unwrap(model) as typeof serviceModel).shape;
  return [
    ...Object.entries(fields).flatMap(([name, schema]) => (isText(schema) ? name : [])),
    ...Object.entries(ofModel).flatMap(([name, schema]) => (isText(schema) ? `service_model.${name}` : [])),
  ];
}

/**
 * Checks a config. Returns it with its path patterns percent-encoded.
 * @throws CommandError naming every wrong or unknown field
 */
export const checkConfig = (config: unknown, name: string): SiteConfig => checkAs(siteConfig, config, name);

/**
 * Checks a list of golden queries.
 * @throws CommandError naming every wrong or unknown field
 */
export const checkGolden = (list: unknown, name: string): GoldenConfig[] => checkAs(z.array(goldenQuery), list, name);

/** Returns the value as the schema parses it. @param name of the file @throws CommandError naming every wrong field */
function checkAs<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  throw new CommandError('configuration', (errors, { config: words }) => {
    const isConfig = (schema as z.ZodType) === siteConfig;
    const about = { whole: schema, value, words, name: isConfig ? 'config' : '', isJson: !isConfig };
    return errors.badConfig(name, toComplaints(checked.error.issues, about));
  });
}

/** Names the fault of an origin: `address`, or `origin` with the origin meant; `undefined` if it is valid. */
function originProblem(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) return 'address';
  return url.href === `${url.origin}/` ? undefined : `origin ${url.origin}`;
}

/** Lists all config fields, such as `crawl.from`, in the order of the schema. */
export const listConfigFields = (): string[] => listFields(siteConfig);
