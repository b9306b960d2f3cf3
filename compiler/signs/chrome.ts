/** Signs of what stands around content: words that class names and ids of such places are made of, concept by concept. */

/** Each concept's words, as patterns. */
export const CHROME_CLASS_WORDS = {
  consent: ['cookies?', 'consent', 'gdpr', 'onetrust'],
  breadcrumb: ['breadcrumbs?', 'migas'],
  menu: ['menu', 'nav', 'navbar', 'topbar'],
  footer: ['footer', 'pie'],
  sidebar: ['sidebar'],
  action: ['cta'],
  share: ['share', 'sharing', 'social'],
  legal: ['copyright'],
  comments: ['comments?', 'respond'],
  related: ['related', 'recommended', 'relacionados'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
