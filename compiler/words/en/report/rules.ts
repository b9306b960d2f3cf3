/** English: why a part of a page was cut, by the name of the rule. */

const names: Readonly<Record<string, string>> = {
  'aria-hidden': 'hidden from readers',
  byline: 'author and date',
  consent: 'cookie notice',
  contents: 'table of contents',
  'emptied-section': 'heading of nothing',
  'form-control': 'field of a form',
  graphic: 'drawing',
  'landmark-aside': 'side column',
  'landmark-footer': 'footer',
  'landmark-header': 'header',
  'landmark-nav': 'navigation',
  legal: 'legal line',
  'not-expressible': 'no Markdown for it',
  'owner-drop': 'dropped by you',
  related: 'related content',
  'screen-reader-only': 'for screen readers only',
  'site-template': 'repeats on the whole site',
  'unlike-content': 'unlike content',
};

/** As an editor calls it. */
export const rule = (name: string): string => names[name] ?? name.replaceAll('-', ' ');
