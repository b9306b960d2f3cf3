/** Company stage: what lists and guides say of a page, where its own title, description or address holds contact data. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import type { PagePath } from '#shared/page.ts';
import type { CompiledPage, Diagnostic, PageCaption } from '../model.ts';
import { lastWords } from './names.ts';
import { nameWithoutContactData, withoutContactData } from './without-contact-data.ts';

export interface CaptionFindings {
  /** Of the pages whose own title and description cannot be shown in lists. */
  captions: Map<PagePath, PageCaption>;
  diagnostics: Diagnostic[];
}

/** Captions of the pages that need one, and a note on each for the editor. */
export function toCaptions(pages: readonly CompiledPage[], language: string): CaptionFindings {
  const captions = new Map<PagePath, PageCaption>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const holding = [page.title, page.description].find(holdsContactData);
    const isUnlisted = addressHoldsContactData(page.path);
    if (holding === undefined && !isUnlisted) continue;
    captions.set(page.path, {
      title: toName(page, language),
      description: withoutContactData(page.description, language),
      isUnlisted,
    });
    diagnostics.push({
      severity: isUnlisted ? 'warning' : 'info',
      code: 'contact-data',
      where: page.path,
      about: { holder: isUnlisted ? 'address' : 'caption' },
      quote: holding ?? page.path,
    });
  }
  return { captions, diagnostics };
}

const holdsContactData = (text: string): boolean => findContactData(text).length > 0;

/** Digits of an address are read as a text would be: `/fontanero-600123456/`. */
export const addressHoldsContactData = (address: string): boolean =>
  holdsContactData(address.replace(/^https?:\/\/[^/]*/, '').replace(/[/_-]+/g, ' '));

/** The title, else the first heading, else the words of the address, whichever is left without contact data. */
function toName(page: CompiledPage, language: string): string {
  const names = [page.title, ...page.headings.slice(0, 1).map(({ text }) => text), lastWords(page.path)];
  return names.map((name) => nameWithoutContactData(name, language)).find((name) => name !== '') ?? '…';
}
