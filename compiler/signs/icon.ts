/** What is known about icons: which of them say that an offer includes something, or does not, or where it is. */

/** Class names of common icon fonts and site builders. */
const SET = '(?:fa|e-fa[brs]|ph|bi|icon|la|ti|dashicons|glyphicon|mdi|ri|lucide|feather|bx|uil)-(?:[a-z]+-){0,6}?';
const YES = new RegExp(`(?:^|\\s)${SET}(?:check|checkmark|tick|yes|ok|done)(?:$|[\\s-])`, 'i');
const NO = new RegExp(`(?:^|\\s)${SET}(?:x|xmark|times|cross|close|remove|cancel|no)(?:$|[\\s-])`, 'i');
/** The icon that stands before an address. */
export const LOCATION_ICON = new RegExp(
  `(?:^|\\s)${SET}(?:map|location|geo|marker|pin|place)(?:-(?:marker|marked|pin|point|dot|alt|fill|outline|[a-z]))*(?:$|\\s)`,
  'i',
);
/** Names for which icon fonts draw an icon. */
const NAMED_YES = /^(?:check|check_circle|check_box|done|task_alt)$/;
const NAMED_NO = /^(?:close|cancel|clear|block|remove)$/;

/** The sign of an icon by its class, or its `name` if that is drawn as text; `''` for all others. */
export function iconSign(className: string, name = ''): '✓' | '✗' | '' {
  if (NAMED_YES.test(name) || YES.test(className)) return '✓';
  return NAMED_NO.test(name) || NO.test(className) ? '✗' : '';
}

/** Whether an element of the class draws an icon for the name that stands in it as text. */
export const isNamedIcon = (className: string): boolean => /(?:^|\s)material-(?:icons|symbols)/.test(className);
