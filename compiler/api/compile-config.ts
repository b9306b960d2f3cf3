/** The whole compile for scripts: from a config to the content for agents, with the files as values. */

import { resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { compile } from '../compile.ts';
import { checkConfig } from '../config/check-config.ts';
import { resolveConfig } from '../config/resolve-config.ts';
import { writeArtifacts } from '../output/output.ts';
import { keptShare } from '../report/checks/check-loss.ts';
import { sayComplaint } from '../report/sections.ts';
import { reportLanguages } from '../words/report-languages.ts';
import type { Compile } from './types.ts';

/** See `Compile`. */
export const compileConfig: Compile = async (
  config,
  { folder = process.cwd(), environment = {}, language = 'en' } = {},
) => {
  const words = reportLanguages[language];
  const settings = resolveConfig(checkConfig(config, 'config'), folder, environment);
  const { site, diagnostics, artifacts } = await compile(settings);
  const problems = diagnostics.map((one) => sayComplaint(one, words));
  if (site.pages.length === 0) {
    const { from } = settings;
    const reasons = [...new Set(problems.map(({ message }) => message))];
    throw new CommandError('unreachable', (errors) =>
      errors.noPages('folder' in from ? from.folder : from.origin, reasons),
    );
  }
  return {
    site: site.site,
    company: site.company,
    pages: site.pages.map((page) => {
      const { path, url, title, description, markdown, words: count, removed, lastModified } = page;
      const stated = lastModified === undefined ? {} : { lastModified };
      return {
        path,
        url,
        title,
        description,
        language: page.language,
        markdown,
        words: count,
        kept: keptShare(page),
        removed,
        ...stated,
      };
    }),
    facts: site.facts,
    problems: problems.map(({ severity, code, where, message, hint }) => ({ severity, code, where, message, hint })),
    files: artifacts,
    write: (place) => writeArtifacts(resolve(folder, place), artifacts),
  };
};
