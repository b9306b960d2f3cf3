/**
 * Choosing content: what each signal is worth, as log-odds. Written by `npm run bench:fit`: signals change in
 * `signals.ts`, then it is run again. Fitted by logistic regression (L2) to the text blocks of 995 annotated pages of
 * WCXB: Web Content eXtraction Benchmark, M. Foley, CC BY 4.0,
 * https://github.com/Murrough-Foley/web-content-extraction-benchmark (schema 2.0, doi:10.5281/zenodo.19316874).
 * Word F1 on pages that it was not fitted to: 0.861, of services 0.858.
 */

/** What the signals read on one page when this was written. */
export const SIGNALS_DIGEST = 'ad799496ee4dcdd5';

export const BIAS = -0.63;

/** Log-odds by kind and value. */
// biome-ignore format: a line holds a kind of signal.
export const SIGNAL_WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tag: { p: 0.38, li: 0.89, h1: 0.21, h2: 0.54, h3: 0.28, h4: 0.46, tr: 0.17, dt: 0.74, dd: -0.7, pre: 0.34,
    a: -0.46, button: -1.16, span: -0.02, text: 0.74, label: -1.44, time: -0.52, figcaption: -0.43 },
  'linked-tag': { p: -0.61, li: -0.44, h2: -0.09, h3: -0.28, a: 0.67, text: -0.68 },
  words: { '1': -0.43, '2': -0.57, '4': -0.03, '8': 0.13, '15': -0.05, '30': 0.15, '60': 0.33, '120': 0.19,
    more: -0.11 },
  links: { '0': 0.27, '.1': 0.06, '.3': 0.09, '.5': -0.22, '.7': -0.32, '.9': -0.14, '1': -0.11 },
  says: { copyright: -0.55, share: -0.01, related: -0.29, comments: -0.17, account: -1.25, newsletter: -0.84,
    consent: -0.24, legal: -0.48, action: -0.57, navigation: -0.24, byline: -0.13, date: -0.73, price: -0.1,
    contact: -0.73, rating: 0.05, advertising: -0.75, script: -0.54 },
  'says-only': { action: -0.3, share: -0.46, account: -0.11, related: -0.89, navigation: -0.57, comments: -0.7 },
  ends: { sentence: 0.59, mark: -0.61, colon: 0.14, more: -0.65, question: 0.47 },
  is: { bold: -0.19, capitals: -0.75, numbers: -0.05, repeated: 0.06 },
  has: { image: -0.06, sentences: 0.09, separators: -0.25 },
  starts: { small: -0.03 },
  'leads-to': { anchor: 1.21 },
  repeats: { description: 0.38, 'structured-data': 0.77 },
  in: { main: 1.24, article: 0.26, nav: -0.12, menu: 0.61, header: -0.13, footer: -0.83, aside: -0.46, form: -1.11,
    section: -0.01, region: -0.92, tabpanel: -0.02, hidden: -0.19, figure: -0.34, figcaption: -1.43,
    blockquote: 0.47, table: 0.8, ul: 0.09, ol: -0.02, dl: -0.28, p: 0.5, a: 0.71, li: 0.21, details: 0,
    noscript: 0.65 },
  'in-main': { header: 0.14, footer: -1.1, nav: -0.07, aside: -0.68, form: -0.07, section: -0.05, ul: 0.1 },
  'in-page': { header: -0.26, footer: 0.27, nav: -0.05, aside: 0.22, form: -1.05, section: 0.32, ul: -0.12 },
  named: { account: -0.3, action: -0.56, advertising: 0.25, breadcrumb: 0.24, byline: -0.76, comments: -1.29,
    consent: -0.29, dialog: -1.53, footer: -1.35, header: -0.35, hidden: -0.29, legal: -1.8, menu: -0.74,
    newsletter: -0.64, profile: -1.06, related: -1.15, reviews: -0.83, search: -0.02, share: -1.55, sidebar: -0.82,
    tags: -0.27, article: 0.25, body: 0.15, builder: 0.27, caption: -0.9, card: -0.02, description: 0.09, fold: 0.27,
    hero: 0.19, message: -0.09, price: -0.02, product: -0.37, slide: -0.33, testimonial: 1.07, toc: 0.91 },
  'parent-words': { '5': -0.07, '20': -0.21, '60': -0.14, '200': 0.15, '800': -0.06, more: -0.05 },
  'parent-links': { '0': 0.13, '.1': -0.02, '.3': -0.25, '.5': -0.1, '.7': -0.01, '.9': -0.03, '1': -0.09 },
  'box-links': { '0': 0.09, '.1': 0.28, '.3': -0.2, '.5': -0.31, '.7': -0.2, '.9': 0.07, '1': -0.11 },
  'box-prose': { '0': 0.01, '.1': -0.1, '.3': 0.08, '.5': 0.03, '.7': -0.18, '.9': -0.05, '1': -0.18 },
  'box-mean': { '2': 0.15, '4': -0.48, '7': -0.35, '12': 0.03, '20': 0.04, '40': -0.01, more: 0.24 },
  alike: { '1': -0.94, '3': -0.74, '6': -0.13, '12': 0.13, '30': 0.47, more: 0.84 },
  under: { nothing: -0.11, h1: 0.38, h2: 0.17, h3: 0.06, h4: -0.22, h5: -0.43, h6: -0.22 },
  section: { related: -0.96, comments: -1.18, share: 0.48, newsletter: -0.76, account: 0.15, legal: -0.52,
    advertising: -1.62, navigation: -0.58, action: -0.22, contact: -1.41, rating: -0.39, price: -0.09 },
  'since-heading': { '0': 0.82, '20': -0.06, '60': -0.18, '200': -0.17, '600': -0.3, more: -0.48 },
  at: { '0': 0.4, '1': 0.32, '2': 0.34, '3': 0.29, '4': 0.18, '5': -0.08, '6': -0.11, '7': -0.37, '8': -0.6,
    '9': -0.73 },
  near: { start: -0.1, end: -0.24 },
  h1: { none: 0.37, this: -0.27, before: -0.7, after: 0.23 },
  'before-h1': { '15': 0.64, '60': 0.06, '200': 0.03, '600': -0.11, '1500': -0.82, more: -0.51 },
  'after-h1': { '15': -0.04, '60': 0.18, '200': 0.23, '600': 0.12, '1500': -0.04, more: -0.22 },
  prose: { none: 0.11, before: -0.39, within: 0.19, after: -0.29 },
  'before-prose': { '3': -0.23, '10': 0.04, '30': 0.05, more: -0.26 },
  'after-prose': { '3': -0.2, '10': -0.13, '30': -0.22, more: 0.26 },
  core: { none: 0.11, before: -0.3, beside: -1.1, after: 0.06 },
  'in-core': { '0': 0.46, '1': 0.79, '3': 0.4, '6': -0.27, more: -0.52 },
  'out-of-core': { '1': -0.13, '2': -0.53, '4': -0.21, '7': -0.34, more: -0.14 },
  previous: { heading: 0.25, p: 0.13, li: 0.2, other: -0.07, none: -1.1, long: 0.21, links: 0.01 },
  next: { heading: 0.16, p: 0.21, li: 0.22, other: -0.17, none: -0.94, long: 0.27, links: -0.13 },
  'page-words': { '100': -1.53, '300': 0.84, '600': 0.35, '1200': 0.34, '2500': 0.16, '6000': 0.07, more: -0.61 },
  'page-links': { '0': 0, '.1': -0.19, '.3': -0.09, '.5': 0.01, '.7': 0.12, '.9': -0.1, '1': -0.14 },
  'page-prose': { '0': 0.11, '.1': 0.44, '.3': -0.07, '.5': -0.16, '.7': -0.37, '.9': -0.33, '1': 0 },
  'page-main': { true: -0.67, false: 0.3 },
  'page-articles': { '0': 0.11, '1': -0.12, '4': -0.08, '10': -0.38, more: 0.09 },
  'page-repeats': { 'structured-data': -0.73 },
};
