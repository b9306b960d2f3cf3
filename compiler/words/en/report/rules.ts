/** English: why a part of a page was cut, by the name of the rule. */

const names: Readonly<Record<string, string>> = {
  'aria-hidden': 'ornament, such as an icon or a flag',
  breadcrumb: 'menu, or the way to the page («Home > …»)',
  byline: 'author and date',
  consent: 'cookie notice',
  contents: 'table of contents',
  embedded: 'part of another website, such as a map or a video',
  'emptied-section': 'heading of nothing',
  'form-control': 'field of a form',
  graphic: 'text within a drawing',
  'landmark-aside': 'side column',
  'landmark-footer': 'footer',
  'landmark-header': 'header',
  'landmark-nav': 'navigation',
  legal: 'legal line',
  'not-expressible': 'loose text that could not be taken over',
  'owner-drop': 'dropped by you',
  'repeated-for-phones': 'copy for phones (the other stays)',
  'repeated-slide': 'copies of a carousel (one stays)',
  related: 'links to other pages, such as «you may also like»',
  'screen-reader-only': 'for screen readers only',
  'site-template': 'repeats on the whole site',
  'unlike-content': 'unlike content',
};

/** Writes the name of a rule as an editor calls it; without an entry, with blanks for its hyphens. */
export const rule = (name: string): string => names[name] ?? name.replaceAll('-', ' ');
