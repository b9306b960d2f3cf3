/** Signs of a consent box: cookie notices of the common managers and of one's own making. */

import { inAnyLanguage } from '../words/any-language.ts';

const NOTICE = inAnyLanguage((words) => words.classNames?.notice);

/** How consent boxes are named: in general, and by the managers that most sites use. A cookie policy is not one of them. */
export const CONSENT_BOX_NAMES = new RegExp(
  `cookie[-_]?(?:law|bar|banner|box|consent|notice|notification|popup|modal|message|alert|overlay|warning|${NOTICE})|(?:${NOTICE}|banner|bar)[-_]?(?:de[-_])?cookies?|consent[-_]?(?:banner|bar|box|modal|popup|manager|overlay)|gdpr[-_]?(?:banner|bar|consent|popup|notice|cookie)|onetrust-(?:banner|consent|pc|policy)|cmplz-|cybotcookiebot|\\bcky-(?:consent|modal|overlay)|didomi-|usercentrics|iubenda-cs|moove_gdpr|borlabs-?cookie|klaro|osano-cm|qc-cmp2|termly-|truste[-_]|sp_message_container|\\bcc-(?:window|banner)\\b|fc-consent|tarteaucitron|axeptio|complianz|wt-cli-cookie`,
);
