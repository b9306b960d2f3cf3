/**
 * Choosing content: the weight of each signal, as log-odds. Written by `npm run bench:fit`: signals change in
 * `signals.ts`, then it is run again. Fitted by logistic regression (L2) to the text blocks of 995 annotated pages of
 * WCXB: Web Content eXtraction Benchmark, M. Foley, CC BY 4.0,
 * https://github.com/Murrough-Foley/web-content-extraction-benchmark (schema 2.0, doi:10.5281/zenodo.19316874).
 * Word F1 on pages that it was not fitted to: 0.861, of services 0.863.
 */

/** Digest of the signals on one page for which these weights were fitted. */
export const SIGNALS_DIGEST = 'ff75354823e12709';

export const BIAS = -0.55;

/** Log-odds by kind and value. */
// biome-ignore format: a line holds a kind of signal.
export const SIGNAL_WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tag: { p: 0.36, li: 0.77, h1: 0.23, h2: 0.55, h3: 0.29, h4: 0.45, tr: 0.31, dt: 0.77, dd: -0.57, pre: 0.22,
    a: -0.45, button: -1.18, span: 0.01, text: 0.67, label: -1.4, time: -0.52, figcaption: -0.36 },
  'linked-tag': { p: -0.56, li: -0.35, h2: -0.01, h3: -0.21, a: 0.74, text: -0.59 },
  words: { '1': -0.48, '2': -0.62, '4': -0.08, '8': 0.12, '15': -0.04, '30': 0.16, '60': 0.4, '120': 0.23,
    more: 0.01 },
  links: { '0': 0.32, '.1': 0.05, '.3': 0.1, '.5': -0.25, '.7': -0.24, '.9': -0.2, '1': -0.09 },
  says: { copyright: -0.59, share: -0.06, related: -0.28, comments: -0.58, account: -1.19, newsletter: -0.86,
    consent: -0.22, legal: -0.43, action: -0.58, navigation: -0.23, byline: -0.12, date: -0.72, price: -0.11,
    contact: -0.75, rating: 0.04, advertising: -0.72, script: -0.38 },
  'says-only': { action: -0.37, share: -0.53, account: -0.1, related: -0.84, navigation: -0.53, comments: -0.63 },
  ends: { sentence: 0.56, mark: -0.54, colon: 0.11, more: -0.64, question: 0.42 },
  is: { bold: -0.24, capitals: -0.7, numbers: -0.02, repeated: 0.11 },
  has: { image: 0, sentences: 0.08, separators: -0.21 },
  starts: { small: -0.04 },
  'leads-to': { anchor: 1.3 },
  repeats: { description: 0.36, 'structured-data': 0.71 },
  in: { main: 1.19, article: 0.27, nav: 0.37, menu: 0.63, header: -0.23, footer: -1.07, aside: -0.46, form: -1.13,
    section: 0.01, region: -0.89, tabpanel: -0.02, hidden: -0.16, figure: -0.34, figcaption: -1.38, blockquote: 0.42,
    table: 0.66, ul: 0.11, ol: -0.01, dl: -0.25, p: 0.49, a: 0.73, li: 0.18, details: 0, noscript: 0.62 },
  'in-main': { header: 0.14, footer: -1.23, nav: 0.16, aside: -0.66, form: -0.07, section: -0.04, ul: 0.12 },
  'in-page': { header: -0.37, footer: 0.16, nav: 0.21, aside: 0.21, form: -1.05, section: 0.3, ul: -0.11 },
  part: { breadcrumb: 0.07, menu: -0.51, 'contact-button': -0.02, form: 0.37, 'table-frame': -0.15, related: -1.19,
    gallery: 0.05, credit: -0.04, 'page-link': -0.5, 'page-top': 0.09, invitation: 0.15 },
  named: { account: -0.26, action: -0.65, advertising: 0.27, breadcrumb: 0.27, byline: -0.71, comments: -1.24,
    consent: -0.27, dialog: -1.57, footer: -1.44, header: -0.33, hidden: -0.34, legal: -1.76, menu: -0.66,
    newsletter: -0.65, profile: -1.05, related: -1.08, reviews: -0.84, search: 0.01, share: -1.77, sidebar: -0.89,
    tags: -0.24, article: 0.24, body: 0.13, builder: 0.29, caption: -0.96, card: -0.05, description: 0.08,
    fold: 0.26, hero: 0.17, message: -0.11, price: 0.02, product: -0.39, slide: -0.31, testimonial: 1.02, toc: 0.82 },
  'parent-words': { '5': -0.1, '20': -0.22, '60': -0.13, '200': 0.17, '800': -0.03, more: -0.02 },
  'parent-links': { '0': 0.12, '.1': -0.04, '.3': -0.24, '.5': -0.11, '.7': 0, '.9': 0, '1': -0.06 },
  'box-links': { '0': 0.14, '.1': 0.39, '.3': -0.12, '.5': -0.33, '.7': -0.25, '.9': 0.06, '1': -0.22 },
  'box-prose': { '0': 0.11, '.1': -0.11, '.3': 0.05, '.5': 0.08, '.7': -0.21, '.9': -0.05, '1': -0.19 },
  'box-mean': { '2': 0.24, '4': -0.49, '7': -0.29, '12': 0.04, '20': 0.05, '40': -0.06, more: 0.18 },
  alike: { '1': -0.9, '3': -0.7, '6': -0.14, '12': 0.14, '30': 0.44, more: 0.84 },
  under: { nothing: -0.13, h1: 0.37, h2: 0.17, h3: 0.07, h4: -0.19, h5: -0.31, h6: -0.3 },
  section: { related: -0.98, comments: -1.43, share: 0.54, newsletter: -0.74, account: 0.14, legal: -0.52,
    advertising: -1.58, navigation: -0.61, action: -0.25, contact: -0.75, rating: -0.39, price: -0.13 },
  'since-heading': { '0': 0.77, '20': -0.05, '60': -0.17, '200': -0.17, '600': -0.28, more: -0.43 },
  at: { '0': 0.37, '1': 0.34, '2': 0.37, '3': 0.29, '4': 0.16, '5': -0.05, '6': -0.11, '7': -0.38, '8': -0.6,
    '9': -0.71 },
  near: { start: -0.14, end: -0.2 },
  h1: { none: 0.39, this: -0.21, before: -0.72, after: 0.21 },
  'before-h1': { '15': 0.62, '60': 0.03, '200': 0, '600': -0.12, '1500': -0.79, more: -0.46 },
  'after-h1': { '15': -0.03, '60': 0.18, '200': 0.24, '600': 0.1, '1500': -0.06, more: -0.21 },
  prose: { none: 0.08, before: -0.36, within: 0.22, after: -0.26 },
  'before-prose': { '3': -0.24, '10': 0.03, '30': 0.08, more: -0.24 },
  'after-prose': { '3': -0.19, '10': -0.13, '30': -0.22, more: 0.29 },
  core: { none: 0.08, before: -0.35, beside: -1.09, after: 0.14 },
  'in-core': { '0': 0.46, '1': 0.8, '3': 0.41, '6': -0.27, more: -0.49 },
  'out-of-core': { '1': -0.12, '2': -0.55, '4': -0.17, '7': -0.31, more: -0.16 },
  previous: { heading: 0.27, p: 0.17, li: 0.2, other: -0.05, none: -1.16, long: 0.25, links: 0 },
  next: { heading: 0.15, p: 0.22, li: 0.32, other: -0.18, none: -0.94, long: 0.28, links: -0.17 },
  'page-words': { '100': 0.13, '300': 0.52, '600': 0.15, '1200': 0.09, '2500': -0.1, '6000': -0.19, more: -0.92 },
  'page-links': { '0': 0, '.1': -0.21, '.3': -0.16, '.5': 0.08, '.7': 0.22, '.9': 0.01, '1': -0.26 },
  'page-prose': { '0': 0.08, '.1': 0.35, '.3': -0.02, '.5': -0.19, '.7': -0.28, '.9': -0.25, '1': 0 },
  'page-main': { true: -0.63, false: 0.31 },
  'page-articles': { '0': 0.13, '1': -0.11, '4': -0.06, '10': -0.37, more: 0.09 },
  'page-repeats': { 'structured-data': -0.64 },
};
