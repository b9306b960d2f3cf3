/** Document stage, a pass: takes out cookie and consent boxes before anything else is looked at. */

import type { Root } from 'hast';
import { CONSENT_BOX_NAMES } from '../../signs/consent.ts';
import { attribute, classAndId, textOf } from '../elements.ts';
import { type Removals, removeWhere } from '../removals.ts';

/** Removes consent boxes; one that holds most of the page's text is not what its name says, and stays. */
export function rehypeConsent({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    let total: number | undefined;
    const isMostOfPage = (text: string): boolean => {
      total ??= textOf(tree).length;
      return text.length * 2 > total;
    };
    removeWhere(tree, removals, (element) =>
      CONSENT_BOX_NAMES.test(classAndId(element)) &&
      attribute(element, 'dataVitrina') !== 'keep' &&
      !isMostOfPage(textOf(element))
        ? 'consent'
        : undefined,
    );
  };
}
