/** Word lists about query parameters: which say where a visitor came from, hold a session, ask a search, act. */

import { inAnyLanguage } from '../../words/any-language.ts';

const TRACKING = new Set(
  `fbclid gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid msclkid yclid ttclid twclid li_fat_id igshid igsh
  mc_cid mc_eid mkt_tok _hsenc _hsmi __hstc __hssc __hsfp hsctatracking _ga _gl _openstat vero_id vero_conv wickedid
  oly_anon_id oly_enc_id s_cid epik srsltid rb_clickid ml_subscriber ml_subscriber_hash ref_src cmpid ncid
  _branch_match_id _kx trk_contact trk_msg trk_module trk_sid`.split(/\s+/),
);

const SESSION = new Set(
  'phpsessid jsessionid aspsessionid asp.net_sessionid sessionid session_id sessid cfid cftoken osclsid zenid'.split(
    ' ',
  ),
);

/** Names that hold a session only when the value is at least this long. */
const MAYBE_SESSION = new Map([
  ['sid', 8],
  ['s_id', 8],
  ['session', 16],
  ['token', 16],
]);

const SEARCH = new RegExp(`^(?:s|q|${inAnyLanguage(({ addresses }) => addresses?.searchParameters)})$`, 'i');

const ACTION = new Set(
  `add-to-cart add_to_cart add_to_wishlist remove_item replytocom unapproved moderation-hash share nb action do
  logout login redirect_to _wpnonce nonce print printable output_format format tmpl doing_wp_cron preview customize_changeset_uuid
  elementor_library et_blog`.split(/\s+/),
);

/** True for a parameter that never changes what a page says. */
export function isTrackingParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return TRACKING.has(lower) || /^(?:utm|mtm|pk|piwik|hsa|matomo)_|^at_(?:campaign|medium|custom)/.test(lower);
}

/** True for a parameter that holds the visitor's session. */
export function isSessionParameter(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  return (
    SESSION.has(lower) ||
    (/^[\w-]+$/.test(value) && value.length >= (MAYBE_SESSION.get(lower) ?? Number.POSITIVE_INFINITY))
  );
}

/** True for a parameter that holds what a visitor searches for on the site itself. */
export function isSearchParameter(name: string): boolean {
  return SEARCH.test(name);
}

/** True for a parameter that does something or asks for another presentation instead of naming a page. */
export function isActionParameter(name: string): boolean {
  return ACTION.has(name.toLowerCase());
}
