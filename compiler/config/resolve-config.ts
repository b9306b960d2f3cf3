/** Resolves the owner's config for the stages: defaults filled in, paths absolute, secrets from the environment. */

import { readdirSync, statSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import didYouMean from 'didyoumean2';
import { attempt } from '#shared/attempt.ts';
import { defaultApiPath } from '#shared/contract/policy.ts';
import { CommandError, invalid } from '../command-error.ts';
import type { GoldenConfig, SiteConfig } from './check-config.ts';

export type CompileSettings = ReturnType<typeof resolveConfig>;

/**
 * Resolves a config.
 * @param folder base of relative paths
 * @throws CommandError for a missing folder, browser or environment variable, and an invalid header or login
 */
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
  const headers = resolveHeaders(crawl, secret);
  return {
    site: {
      url,
      apiPath: site.apiPath ?? defaultApiPath,
      ...(site.language && { language: site.language }),
      ...(site.brand && { brand: site.brand }),
      ...(site.contentSignal && { contentSignal: site.contentSignal }),
    },
    /** An origin, or a folder of built HTML with its public address. */
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
    /** Present if scripts run: patterns of paths besides pages without words, and places to look for a browser. */
    ...(crawl.render && {
      render: {
        patterns: crawl.render === true ? [] : crawl.render,
        browser: { named: toNamedBrowser(environment.VITRINA_CHROMIUM), path: environment.PATH },
      },
    }),
    /** Secrets from the environment in every form in which they are sent. Their publication is an error. */
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

/** Returns the named browser; `undefined` for none. @throws CommandError unless it is a file */
function toNamedBrowser(named: string | undefined): string | undefined {
  if (named && !attempt(() => statSync(named))?.isFile())
    throw new CommandError('configuration', (errors) => errors.noBrowser('VITRINA_CHROMIUM', named));
  return named || undefined;
}

/** Headers that belong to the connection, which the HTTP client writes itself. */
const CONNECTION_HEADER = /^(?:connection|content-length|expect|keep-alive|transfer-encoding|upgrade)$/i;

/** Returns the headers by lower-case name. @param secret reads a field's variable @throws CommandError for a field */
function resolveHeaders(
  { headers = {}, basicAuth }: NonNullable<SiteConfig['crawl']>,
  secret: (field: string, name: string) => string,
): Record<string, string> {
  const resolved: Record<string, string> = {};
  for (const [name, stated] of Object.entries(headers)) {
    const field = `crawl.headers.${name}`;
    const value = typeof stated === 'string' ? stated : secret(field, stated.env);
    const isValid = attempt(() => {
      validateHeaderName(name);
      validateHeaderValue(name, value);
      return !CONNECTION_HEADER.test(name);
    });
    if (!isValid) throw new CommandError('configuration', (errors) => errors.badHeader(field));
    resolved[name.toLowerCase()] = value;
  }
  if (!basicAuth) return resolved;
  const field = 'crawl.basicAuth';
  const login = secret(field, basicAuth.env);
  if (/[\r\n]/.test(login)) throw new CommandError('configuration', (errors) => errors.lineBreak(field, basicAuth.env));
  if (!login.includes(':')) throw new CommandError('configuration', (errors) => errors.noColon(field, basicAuth.env));
  return { ...resolved, authorization: `Basic ${Buffer.from(login).toString('base64')}` };
}

/** Fills in `within`, the number of first results among which a golden query must find its answer: 3. */
export const resolveGolden = (golden: readonly GoldenConfig[] = []) =>
  golden.map(({ within = 3, ...one }) => ({ ...one, within }));

/** Lists the forms in which a credential may leak: itself, its base64, its password, the token after a scheme. */
function toSentForms(value: string): string[] {
  const password = value.includes(':') ? [value.slice(value.indexOf(':') + 1)] : [];
  const token = /^\w+\s+(\S+)$/.exec(value)?.slice(1) ?? [];
  return [value, Buffer.from(value).toString('base64'), ...password, ...token];
}

/** Whether a text begins like a web address, valid or not, and so names no folder. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * Resolves the origin to crawl, or the folder with its address.
 * @param base base of a relative path
 */
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
  if (!found?.isDirectory())
    throw new CommandError('configuration', (errors) => errors.noFolder(folder, meantBy(from, folder)));
  return { folder, url: siteUrl };
}

/** Suggests a meaning for a text that names no folder: an address spelt right, the path of one, or a similar name. */
function meantBy(from: string, folder: string): string | undefined {
  const local = attempt(() => fileURLToPath(from));
  if (local !== undefined) return local;
  const [, scheme = '', host] = /^([a-z]{3,}):\/{1,2}([^/].*)/i.exec(from) ?? [];
  if (host !== undefined) return `${scheme.toLowerCase() === 'http' ? 'http' : 'https'}://${host}`;
  // Hosts of one's own machine or network have no certificate.
  if (/^(?:localhost|\d+(?:\.\d+){3})(?::\d+)?(?:\/|$)/i.test(from)) return `http://${from}`;
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/|$)/i.test(from)) return `https://${from}`;
  const beside = attempt(() => readdirSync(dirname(folder), { withFileTypes: true })) ?? [];
  const names = beside.flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const meant = didYouMean(basename(folder), names);
  return meant === null ? undefined : join(dirname(folder), meant);
}
