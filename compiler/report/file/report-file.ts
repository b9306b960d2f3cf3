/** Report stage: a report as a file to send, as a value: titled parts of lines and tables; `render.ts` writes it. */

import type { SiteIdentity } from '#shared/addresses.ts';
import { toShortText } from '#shared/short-text.ts';
import { isLocalSite } from '../../site-key.ts';
import { toReadable } from '../../words/readable-address.ts';
import type { Section } from '../sections.ts';

/** Content of a cell. Numbers are aligned and sorted as numbers. */
export type Cell = string | number | CellText | readonly CellText[];

export interface CellText {
  text: string;
  /** Address that the text leads to; shown as a link when it is one of the web. */
  href?: string;
  tone?: 'good' | 'bad' | 'warning' | 'dim';
}

export interface Table {
  title: string;
  /** A sentence above the table. */
  note?: string;
  columns: readonly string[];
  /** Each as long as `columns`. */
  rows: readonly (readonly Cell[])[];
  /** Shown when a reader opens it. */
  isDetail?: boolean;
}

export interface ReportFile {
  title: string;
  /** Subject of the report as named values: address, date, counts. */
  about: readonly (readonly [name: string, value: Cell])[];
  parts: readonly (Section | Table)[];
  /** Table that is written as CSV. */
  sheet: Pick<Table, 'columns' | 'rows'>;
}

/** Returns the text of a cell; several texts with a blank between them. */
export function toCellText(cell: Cell): string {
  if (typeof cell !== 'object') return String(cell);
  return 'text' in cell ? cell.text : cell.map(({ text }) => text).join(' ');
}

/** Characters of a quotation or an example. */
const MAX_TEXT_LENGTH = 300;

export const shorten = (text: string): string => toShortText(text, MAX_TEXT_LENGTH);

/** Makes a link to a page of the site; a text if the site has no known address. @param page path, or address */
export function linkTo(page: string, site: Pick<SiteIdentity, 'url'>): CellText {
  // A path that begins with two slashes is not the name of a host.
  const href = page.startsWith('/') ? new URL(site.url).origin + page : page;
  return { text: toReadable(page), ...(!isLocalSite(site.url) && { href }) };
}
