/**
 * Choosing content: what each signal is worth, as log-odds. Written by `npm run bench:fit`: signals change in
 * `signals.ts`, then it is run again. Fitted by logistic regression (L2) to the text blocks of 995 annotated pages of
 * WCXB: Web Content eXtraction Benchmark, M. Foley, CC BY 4.0,
 * https://github.com/Murrough-Foley/web-content-extraction-benchmark (schema 2.0, doi:10.5281/zenodo.19316874).
 * Word F1 on pages that it was not fitted to: 0.856, of services 0.858.
 */

/** What the signals read on one page when this was written. */
export const SIGNALS_DIGEST = 'ad799496ee4dcdd5';

export const BIAS = -0.62;

/** Log-odds by kind and value. */
// biome-ignore format: a line holds a kind of signal.
export const SIGNAL_WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tag: { p: 0.39, li: 0.84, h1: 0.17, h2: 0.51, h3: 0.25, h4: 0.44, tr: 0.15, dt: 0.74, dd: -0.7, pre: 0.31,
    a: -0.47, button: -1.03, span: 0, text: 0.71, label: -1.39, time: -0.5, figcaption: -0.46 },
  'linked-tag': { p: -0.66, li: -0.45, h2: -0.09, h3: -0.32, a: 0.61, text: -0.67 },
  words: { '1': -0.44, '2': -0.54, '4': -0.01, '8': 0.15, '15': -0.02, '30': 0.14, '60': 0.32, '120': 0.16,
    more: -0.16 },
  links: { '0': 0.27, '.1': 0.04, '.3': 0.08, '.5': -0.27, '.7': -0.29, '.9': -0.14, '1': -0.09 },
  says: { copyright: -0.54, share: -0.01, related: -0.33, comments: -0.21, account: -1.24, newsletter: -0.83,
    consent: -0.24, legal: -0.49, action: -0.58, navigation: -0.23, byline: -0.26, date: -0.75, price: -0.09,
    contact: -0.72, rating: 0.06, advertising: -0.75, script: -0.51 },
  'says-only': { action: -0.28, share: -0.46, account: -0.12, related: -0.86, navigation: -0.59, comments: -0.71 },
  ends: { sentence: 0.59, mark: -0.61, colon: 0.11, more: -0.61, question: 0.42 },
  is: { bold: -0.21, capitals: -0.73, numbers: -0.07, repeated: 0.06 },
  has: { image: -0.02, sentences: 0.1, separators: -0.23 },
  starts: { small: -0.06 },
  'leads-to': { anchor: 1.27 },
  repeats: { description: 0.33, 'structured-data': 1.01 },
  in: { main: 1.35, article: 0.22, nav: -0.17, menu: 0.56, header: -0.11, footer: -0.81, aside: -0.53, form: -1.13,
    section: -0.04, region: -0.9, tabpanel: -0.04, hidden: -0.2, figure: -0.31, figcaption: -1.4, blockquote: 0.51,
    table: 0.8, ul: 0.01, ol: 0.12, dl: -0.3, p: 0.51, a: 0.71, li: 0.3, details: 0, noscript: 0.66 },
  'in-main': { header: 0.14, footer: -1.09, nav: -0.19, aside: -0.71, form: -0.09, section: -0.02, ul: 0.04 },
  'in-page': { header: -0.26, footer: 0.28, nav: 0.02, aside: 0.18, form: -1.04, section: 0.37, ul: -0.12 },
  named: { account: -0.3, action: -0.57, advertising: 0.24, breadcrumb: -0.03, byline: -0.86, comments: -1.02,
    consent: -0.28, dialog: -1.64, footer: -1.33, header: -0.33, hidden: -0.32, legal: -1.83, menu: -0.69,
    newsletter: -0.57, profile: -1.15, related: -1.12, reviews: -0.83, search: 0.02, share: -1.46, sidebar: -0.79,
    tags: -0.23, article: 0.25, body: 0.16, builder: 0.25, caption: -0.84, card: -0.03, description: 0.11,
    fold: 0.25, hero: 0.2, message: -0.09, price: 0, product: -0.33, slide: -0.31, testimonial: 1.08, toc: 0.82 },
  'parent-words': { '5': -0.1, '20': -0.24, '60': -0.15, '200': 0.16, '800': -0.01, more: -0.05 },
  'parent-links': { '0': 0.14, '.1': -0.06, '.3': -0.25, '.5': -0.09, '.7': -0.07, '.9': 0, '1': -0.06 },
  'box-links': { '0': 0.08, '.1': 0.3, '.3': -0.15, '.5': -0.31, '.7': -0.22, '.9': 0.06, '1': -0.15 },
  'box-prose': { '0': 0.02, '.1': -0.08, '.3': 0.1, '.5': 0.05, '.7': -0.21, '.9': -0.08, '1': -0.2 },
  'box-mean': { '2': 0.17, '4': -0.47, '7': -0.41, '12': -0.01, '20': 0.05, '40': 0.01, more: 0.27 },
  alike: { '1': -0.93, '3': -0.75, '6': -0.17, '12': 0.11, '30': 0.46, more: 0.88 },
  under: { nothing: -0.08, h1: 0.34, h2: 0.17, h3: 0.1, h4: -0.22, h5: -0.48, h6: -0.22 },
  section: { related: -0.93, comments: -0.64, share: 0.5, newsletter: -0.77, account: -0.03, legal: -0.52,
    advertising: -1.53, navigation: -0.57, action: -0.18, contact: -1.22, rating: -0.39, price: -0.11 },
  'since-heading': { '0': 0.82, '20': -0.06, '60': -0.17, '200': -0.18, '600': -0.31, more: -0.48 },
  at: { '0': 0.41, '1': 0.34, '2': 0.35, '3': 0.28, '4': 0.18, '5': -0.08, '6': -0.09, '7': -0.41, '8': -0.62,
    '9': -0.76 },
  near: { start: -0.08, end: -0.22 },
  h1: { none: 0.4, this: -0.29, before: -0.71, after: 0.22 },
  'before-h1': { '15': 0.6, '60': 0.04, '200': 0.01, '600': -0.11, '1500': -0.78, more: -0.47 },
  'after-h1': { '15': -0.02, '60': 0.15, '200': 0.22, '600': 0.11, '1500': -0.04, more: -0.18 },
  prose: { none: 0.03, before: -0.37, within: 0.21, after: -0.26 },
  'before-prose': { '3': -0.22, '10': 0.06, '30': 0.06, more: -0.27 },
  'after-prose': { '3': -0.2, '10': -0.12, '30': -0.21, more: 0.27 },
  core: { none: 0.03, before: -0.3, beside: -1.09, after: 0.1 },
  'in-core': { '0': 0.47, '1': 0.78, '3': 0.39, '6': -0.25, more: -0.52 },
  'out-of-core': { '1': -0.1, '2': -0.53, '4': -0.21, '7': -0.3, more: -0.15 },
  previous: { heading: 0.23, p: 0.13, li: 0.2, other: -0.07, none: -1.09, long: 0.22, links: -0.01 },
  next: { heading: 0.15, p: 0.23, li: 0.19, other: -0.17, none: -0.95, long: 0.29, links: -0.15 },
  'page-words': { '100': -1.3, '300': 0.81, '600': 0.28, '1200': 0.32, '2500': 0.13, '6000': 0.05, more: -0.68 },
  'page-links': { '0': 0, '.1': -0.19, '.3': -0.12, '.5': -0.01, '.7': 0.07, '.9': -0.02, '1': -0.13 },
  'page-prose': { '0': 0.03, '.1': 0.47, '.3': -0.04, '.5': -0.15, '.7': -0.34, '.9': -0.36, '1': 0 },
  'page-main': { true: -0.73, false: 0.34 },
  'page-articles': { '0': 0.11, '1': -0.1, '4': -0.08, '10': -0.47, more: 0.15 },
  'page-repeats': { 'structured-data': -0.82 },
};
