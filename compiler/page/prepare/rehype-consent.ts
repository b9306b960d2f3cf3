/** Page stage, rewriting: takes out cookie and consent boxes before anything else is looked at. */

import type { Root } from 'hast';
import { attribute, classAndId, textOf } from '../elements.ts';
import { type Removals, removeWhere } from '../removals.ts';

/** How consent boxes are named: in general, and by the managers that most sites use. A cookie policy is not one of them. */
const CONSENT_BOX =
  /cookie[-_]?(?:law|bar|banner|box|consent|notice|notification|popup|modal|message|alert|overlay|warning|aviso)|(?:aviso|banner|barra|bar)[-_]?(?:de[-_])?cookies?|consent[-_]?(?:banner|bar|box|modal|popup|manager|overlay)|gdpr[-_]?(?:banner|bar|consent|popup|notice|cookie)|onetrust-(?:banner|consent|pc|policy)|cmplz-|cybotcookiebot|\bcky-(?:consent|modal|overlay)|didomi-|usercentrics|iubenda-cs|moove_gdpr|borlabs-?cookie|klaro|osano-cm|qc-cmp2|termly-|truste[-_]|sp_message_container|\bcc-(?:window|banner)\b|fc-consent|tarteaucitron|axeptio|complianz|wt-cli-cookie/;

/** Removes consent boxes; one that holds most of the page's text is not what its name says, and stays. */
export function rehypeConsent({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    let total: number | undefined;
    const isMostOfPage = (text: string): boolean => {
      total ??= textOf(tree).length;
      return text.length * 2 > total;
    };
    removeWhere(tree, removals, (element) =>
      CONSENT_BOX.test(classAndId(element)) &&
      attribute(element, 'dataVitrina') !== 'keep' &&
      !isMostOfPage(textOf(element))
        ? 'consent'
        : undefined,
    );
  };
}
