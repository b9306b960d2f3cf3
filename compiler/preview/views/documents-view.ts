/** Preview: the documents that agents find and use the content with, as agents get them. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import type { PreviewInput } from '../desk.ts';

/** Lists the documents, and shows one. @param chosen its address; no document is shown for an unknown one */
export function toDocumentsView({ documents = [], words }: PreviewInput, chosen: string | null): Element {
  const shown = documents.find(({ address }) => address === chosen);
  return h('article', [
    h('h2', { id: 'title', tabIndex: -1 }, words.preview.documents),
    h('p', words.preview.documentsNote),
    h(
      'ul',
      { id: 'documents' },
      documents.map(({ address, name }) =>
        h(
          'li',
          h(
            'a',
            {
              href: `?${new URLSearchParams({ view: 'documents', document: address })}`,
              ariaCurrent: address === chosen ? 'page' : undefined,
            },
            address,
          ),
          h('small', words.preview.documentUses[name]),
        ),
      ),
    ),
    shown ? h('pre', { id: 'raw', tabIndex: 0 }, shown.read()) : undefined,
  ]);
}
