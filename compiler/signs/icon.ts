/** Signs of icons: for an included or excluded feature, and for an address. */

/** Class names of common icon fonts and site builders. */
const SET = '(?:fa|e-fa[brs]|ph|bi|icon|la|ti|dashicons|glyphicon|mdi|ri|lucide|feather|bx|uil)-(?:[a-z]+-){0,6}?';
const YES = new RegExp(`(?:^|\\s)${SET}(?:check|checkmark|tick|yes|ok|done)(?:$|[\\s-])`, 'i');
const NO = new RegExp(`(?:^|\\s)${SET}(?:x|xmark|times|cross|close|remove|cancel|no)(?:$|[\\s-])`, 'i');
/** Matches classes of an icon that stands before an address. */
export const LOCATION_ICON = new RegExp(
  `(?:^|\\s)${SET}(?:map|location|geo|marker|pin|place)(?:-(?:marker|marked|pin|point|dot|alt|fill|outline|[a-z]))*(?:$|\\s)`,
  'i',
);
/** Matches the caption or the file of a picture that stands before an address. */
export const LOCATION_PICTURE =
  /(?<![\p{L}\d])(?:ubicaci[oó]n|direcci[oó]n|localizaci[oó]n|domicilio|location|address|(?:map|place)[-_ ]?(?:pin|marker)|pin|marker)(?![\p{L}\d])/iu;
/** Matches classes of a box with an address. */
export const ADDRESS_NAMES = /(?:^|[\s_-])(?:address|direccion|domicilio|ubicacion|adr)(?:$|[\s_-])/i;
/** Matches names that icon fonts draw as an icon. */
const NAMED_YES = /^(?:check|check_circle|check_box|done|task_alt)$/;
const NAMED_NO = /^(?:close|cancel|clear|block|remove)$/;

/** Returns the sign of an icon by its class, or by its `name` if drawn from text; `''` for all other icons. */
export function iconSign(className: string, name = ''): '✓' | '✗' | '' {
  if (NAMED_YES.test(name) || YES.test(className)) return '✓';
  return NAMED_NO.test(name) || NO.test(className) ? '✗' : '';
}

/** Whether classes make their element draw an icon for the name or the letter in its text. */
export const isNamedIcon = (className: string): boolean =>
  /(?:^|\s)(?:material-(?:icons|symbols)|et-pb-icon(?:\s|$))/.test(className);
