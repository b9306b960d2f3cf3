/** The owner's config as the stages take it: defaults filled in, paths absolute, secrets taken from the environment. */

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultApiPath } from '#shared/contract/policy.ts';
import { CommandError } from '../command-error.ts';
import type { CompanyConfig } from '../company/company-config.ts';
import type { ContentRules } from '../model.ts';
import { toEscaped } from '../words/readable-address.ts';
import type { SiteConfig } from './check-config.ts';

interface GoldenQuery {
  query: string;
  /** Path of the page that must be found. */
  expect: string;
  /** Among so many first results. */
  within: number;
}

export interface CompileSettings {
  site: { url: string; apiPath: string; language?: string; brand?: string };
  /** What is crawled: an origin, or a folder of built HTML with the address that it is published at. */
  from: { origin: string } | { folder: string; url: string };
  crawl: {
    seeds: string[];
    include: string[];
    exclude: string[];
    headers: Record<string, string>;
    ignoreRobots: boolean;
    concurrency?: number;
    maxPages?: number;
  };
  /** Values from the environment, in every form in which they are sent: none may be published. */
  secrets: string[];
  /** Share of the pages that may go before publishing is refused. */
  allowedLoss: number;
  /** Paths without which nothing is published. */
  pinned: string[];
  content: ContentRules;
  company: CompanyConfig;
  synonyms: string[][];
  golden: GoldenQuery[];
}

/** @param folder where relative paths start. @throws CommandError for a folder or a variable that is not there */
export function resolveConfig(
  config: SiteConfig,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): CompileSettings {
  const { site, crawl = {}, content = {}, company = {}, search = {} } = config;
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
    from: resolveFrom(crawl.from ?? url, folder, url),
    crawl: {
      seeds: crawl.seeds ?? [],
      include: (crawl.include ?? []).map(toEscaped),
      exclude: (crawl.exclude ?? []).map(toEscaped),
      headers,
      ignoreRobots: crawl.ignoreRobots ?? false,
      ...(crawl.concurrency !== undefined && { concurrency: crawl.concurrency }),
      ...(crawl.maxPages !== undefined && { maxPages: crawl.maxPages }),
    },
    secrets: [...new Set(secrets)],
    allowedLoss: crawl.allowedLoss ?? 0.1,
    pinned: crawl.pinned ?? [],
    content: { ...(content.root && { root: content.root }), drop: content.drop ?? [], keep: content.keep ?? [] },
    company: toEscapedPaths(company),
    synonyms: search.synonyms ?? [],
    golden: (search.golden ?? []).map(({ within = 3, ...golden }) => ({ ...golden, within })),
  };
}

/** Owners write addresses as they read them. */
function toEscapedPaths(company: CompanyConfig): CompanyConfig {
  const { services, areas, pages = {} } = company;
  return {
    ...company,
    ...(services && { services: services.map(toEscaped) }),
    ...(areas && { areas: areas.map(toEscaped) }),
    pages: Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, toEscaped(path)])),
  };
}

/** A credential as it is, as basic auth sends it, its password alone, and the token behind the name of a scheme. */
function toSentForms(value: string): string[] {
  const password = value.includes(':') ? [value.slice(value.indexOf(':') + 1)] : [];
  const token = /^\w+\s+(\S+)$/.exec(value)?.slice(1) ?? [];
  return [value, Buffer.from(value).toString('base64'), ...password, ...token];
}

/** Whether a text means a website rather than a folder. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** @param base folder that a relative path starts from */
function resolveFrom(from: string, base: string, siteUrl: string): CompileSettings['from'] {
  if (isWebAddress(from)) {
    const url = URL.parse(from);
    if (!url) throw new CommandError('configuration', (errors) => errors.notAnAddress(`"${from}"`));
    return { origin: url.origin };
  }
  const folder = resolve(base, from);
  if (!existsSync(folder)) {
    throw new CommandError('configuration', (errors) => errors.noFolder(folder));
  }
  if (!statSync(folder).isDirectory()) throw new CommandError('configuration', (errors) => errors.isFile(folder));
  return { folder, url: siteUrl };
}
