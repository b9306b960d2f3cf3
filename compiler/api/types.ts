/** Types of `import { compile } from 'vitrina'`. The build makes the package's declarations of this file. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import type { SiteConfig } from '../config/define-site.ts';

export interface CompileOptions {
  /** Folder that relative paths of the config start from; default: where the process runs. */
  folder?: string;
  /** Values of the variables that the config names for credentials. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Language of problems and errors; default `en`. */
  language?: 'es' | 'en';
}

export interface CompiledPage {
  /** Identity: `/zonas/palma/`. */
  path: string;
  url: string;
  title: string;
  description: string;
  language: string;
  markdown: string;
  words: number;
  /** Share of its own words that agents get, from 0 to 1. */
  kept: number;
  /** Parts that agents do not get, each with the rule that cut it. */
  removed: { rule: string; selector: string; text: string }[];
  /** ISO 8601, where the site states it. */
  lastModified?: string;
}

export interface CompiledFact {
  /** Field of the company information: `hours`, `services[/servicios/fontaneria/]`. */
  field: string;
  /** Path of the page that it was read from, or `config`. */
  from: string;
  evidence: string;
}

export interface CompiledProblem {
  severity: 'error' | 'warning' | 'info';
  code: string;
  /** Page path or config field. */
  where: string;
  message: string;
  hint: string;
}

export interface Compiled {
  site: { url: string; apiPath: string; language: string; brand: string };
  company: CompanyInfo;
  pages: CompiledPage[];
  facts: CompiledFact[];
  problems: CompiledProblem[];
  /** Every file of the content folder by its path in it. */
  files: { path: string; body: string | Uint8Array }[];
  /**
   * Replaces a content folder by these files, whole or not at all. Unlike the command, it asks no guard and deletes the
   * earlier generations that the command keeps.
   */
  write: (folder: string) => Promise<void>;
}

/** Compiles the site of a config. @throws Error that names the faults of the config, or if the site gave no page */
export type Compile = (config: SiteConfig, options?: CompileOptions) => Promise<Compiled>;
