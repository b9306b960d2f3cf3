/** The owner's config as the stages take it: defaults filled in, paths absolute, secrets taken from the environment. */

import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { attempt } from '#shared/attempt.ts';
import { defaultApiPath } from '#shared/contract/policy.ts';
import { CommandError, invalid } from '../command-error.ts';
import type { GoldenConfig, SiteConfig } from './check-config.ts';

export type CompileSettings = ReturnType<typeof resolveConfig>;

/** The settings. @param folder where relative paths start. @throws CommandError for a missing folder or variable */
export function resolveConfig(
  config: SiteConfig,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { site, crawl = {}, content = {}, company = {}, search = {} } = config;
  const { concurrency, maxPages } = crawl;
  const url = new URL(site.url).origin;
  const secrets: string[] = [];
  const secret = (field: string, name: string): string => {
    const value = environment[name];
    if (!value) throw new CommandError('configuration', (errors) => errors.noVariable(field, name));
    secrets.push(...toSentForms(value));
    return value;
  };
  const headers = Object.fromEntries(
    Object.entries(crawl.headers ?? {}).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? value : secret(`crawl.headers.${name}`, value.env),
    ]),
  );
  if (crawl.basicAuth) {
    headers.authorization = `Basic ${Buffer.from(secret('crawl.basicAuth', crawl.basicAuth.env)).toString('base64')}`;
  }
  return {
    site: {
      url,
      apiPath: site.apiPath ?? defaultApiPath,
      ...(site.language && { language: site.language }),
      ...(site.brand && { brand: site.brand }),
    },
    /** An origin, or a folder of built HTML with its published address. */
    from: resolveFrom(crawl.from ?? url, folder, url),
    crawl: {
      seeds: crawl.seeds ?? [],
      include: crawl.include ?? [],
      exclude: crawl.exclude ?? [],
      despiteNoindex: crawl.despiteNoindex ?? [],
      headers,
      ignoreRobots: crawl.ignoreRobots ?? false,
      ...(concurrency !== undefined && { concurrency }),
      ...(maxPages !== undefined && { maxPages }),
    },
    /** Whether scripts of empty pages are run, and of which paths besides; with where a browser may be. */
    ...(crawl.render && {
      render: {
        patterns: crawl.render === true ? [] : crawl.render,
        browser: { named: environment.VITRINA_CHROMIUM, path: environment.PATH },
      },
    }),
    /** Values from the environment, in every form in which they are sent; none may be published. */
    secrets,
    allowedLoss: crawl.allowedLoss ?? 0.1,
    pinned: crawl.pinned ?? [],
    /** Whether PDFs are read. */
    documents: content.documents ?? true,
    content: { ...(content.root && { root: content.root }), drop: content.drop ?? [], keep: content.keep ?? [] },
    company,
    synonyms: search.synonyms ?? [],
    golden: resolveGolden(search.golden),
  };
}

/** Golden queries, each with the number of first results that count. */
export const resolveGolden = (golden: readonly GoldenConfig[] = []) =>
  golden.map(({ within = 3, ...one }) => ({ ...one, within }));

/** The forms in which a credential may leak: itself, in base64, its password, the token after a scheme. */
function toSentForms(value: string): string[] {
  const password = value.includes(':') ? [value.slice(value.indexOf(':') + 1)] : [];
  const token = /^\w+\s+(\S+)$/.exec(value)?.slice(1) ?? [];
  return [value, Buffer.from(value).toString('base64'), ...password, ...token];
}

/** Whether a text means a website rather than a folder. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The origin to crawl, or the folder and its address. @param base folder that a relative path starts from */
function resolveFrom(
  from: string,
  base: string,
  siteUrl: string,
): { origin: string } | { folder: string; url: string } {
  if (isWebAddress(from)) {
    const url = URL.parse(from);
    if (!url) throw invalid(from, '"https://www.example.es"');
    return { origin: url.origin };
  }
  const folder = resolve(base, from);
  const found = attempt(() => statSync(folder));
  if (found?.isFile())
    throw new CommandError('configuration', (errors) => errors.noFolderButFile(folder, dirname(folder)));
  if (!found?.isDirectory()) throw new CommandError('configuration', (errors) => errors.noFolder(folder));
  return { folder, url: siteUrl };
}
