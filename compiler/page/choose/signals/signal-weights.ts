/**
 * Choosing content: what each signal is worth, as log-odds. Written by `npm run bench:fit`: signals change in
 * `signals.ts`, then it is run again. Fitted by logistic regression (L2) to the text blocks of 995 annotated pages of
 * WCXB: Web Content eXtraction Benchmark, M. Foley, CC BY 4.0,
 * https://github.com/Murrough-Foley/web-content-extraction-benchmark (schema 2.0, doi:10.5281/zenodo.19316874).
 * Word F1 on pages that it was not fitted to: 0.857, of services 0.859.
 */

/** What the signals read on one page when this was written. */
export const SIGNALS_DIGEST = '8f26d35dd4964aa9';

export const BIAS = -0.56;

/** Log-odds by kind and value. */
// biome-ignore format: a line holds a kind of signal.
export const SIGNAL_WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tag: { p: 0.29, li: 0.63, h1: 0.06, h2: 0.42, h3: 0.19, h4: 0.34, tr: 0.07, dt: 0.3, dd: -0.53, pre: 0.08,
    a: -0.24, button: -0.62, span: -0.19, text: 0.47, label: -0.67, time: -0.23, figcaption: -0.44 },
  'linked-tag': { p: -0.4, li: -0.3, h2: 0.1, h3: -0.07, a: 0.21, text: -0.39 },
  words: { '1': -0.4, '2': -0.53, '4': -0.07, '8': 0.13, '15': 0, '30': 0.15, '60': 0.33, '120': 0.2, more: -0.04 },
  links: { '0': 0.24, '.1': 0.05, '.3': 0.05, '.5': -0.16, '.7': -0.2, '.9': -0.04, '1': -0.15 },
  says: { copyright: -0.25, share: -0.07, related: -0.27, comments: -0.11, account: -0.68, newsletter: -0.41,
    consent: -0.09, legal: -0.31, action: -0.53, navigation: -0.27, byline: -0.08, date: -0.6, price: -0.04,
    contact: -0.53, rating: 0.07, advertising: -0.34, script: -0.23 },
  'says-only': { action: -0.32, share: -0.22, account: -0.15, related: -0.4, navigation: -0.32, comments: -0.31 },
  ends: { sentence: 0.59, mark: -0.29, colon: 0.19, more: -0.3, question: 0.39 },
  is: { bold: -0.11, capitals: -0.55, numbers: -0.14, repeated: 0.06 },
  has: { image: -0.07, sentences: 0.1, separators: -0.26 },
  starts: { small: -0.05 },
  'leads-to': { anchor: 0.85 },
  repeats: { description: 0.3, 'structured-data': 0.63 },
  in: { main: 1.01, article: 0.32, nav: -0.08, menu: 0.28, header: -0.17, footer: -0.68, aside: -0.41, form: -0.84,
    section: -0.01, region: -0.85, tabpanel: -0.04, hidden: -0.07, figure: -0.39, figcaption: -0.89,
    blockquote: 0.42, table: 0.66, ul: 0.05, ol: -0.17, dl: -0.3, p: 0.33, a: 0.53, li: 0.12, details: 0,
    noscript: 0.36 },
  'in-main': { header: 0.06, footer: -0.48, nav: 0.02, aside: -0.4, form: -0.39, section: 0.01, ul: 0.15 },
  'in-page': { header: -0.24, footer: -0.2, nav: -0.1, aside: -0.01, form: -0.44, section: 0.23, ul: -0.14 },
  named: { account: -0.24, action: -0.5, advertising: 0.14, breadcrumb: 0.16, byline: -0.66, comments: -1.49,
    consent: -0.12, dialog: -1.02, footer: -1.16, header: -0.34, hidden: -0.35, legal: -1.11, menu: -0.65,
    newsletter: -0.34, profile: -0.66, related: -0.94, reviews: -0.71, search: -0.31, share: -0.66, sidebar: -0.57,
    tags: -0.2, article: 0.24, body: 0.16, builder: 0.28, caption: -0.7, card: 0.02, description: 0.11, fold: 0.22,
    hero: 0.15, message: -0.03, price: 0, product: -0.38, slide: -0.25, testimonial: 0.83, toc: 0.64 },
  'parent-words': { '5': -0.03, '20': -0.21, '60': -0.15, '200': 0.13, '800': -0.06, more: 0.11 },
  'parent-links': { '0': 0.14, '.1': 0.03, '.3': -0.18, '.5': -0.1, '.7': -0.05, '.9': -0.01, '1': -0.04 },
  'box-links': { '0': 0.03, '.1': 0.22, '.3': -0.17, '.5': -0.12, '.7': -0.23, '.9': 0.14, '1': -0.09 },
  'box-prose': { '0': 0, '.1': -0.04, '.3': 0.07, '.5': 0.01, '.7': -0.15, '.9': -0.01, '1': -0.1 },
  'box-mean': { '2': 0.1, '4': -0.44, '7': -0.24, '12': 0.02, '20': 0.09, '40': 0.03, more: 0.22 },
  alike: { '1': -0.9, '3': -0.66, '6': -0.1, '12': 0.15, '30': 0.49, more: 0.82 },
  under: { nothing: -0.16, h1: 0.41, h2: 0.21, h3: 0.08, h4: -0.21, h5: -0.32, h6: -0.22 },
  section: { related: -0.67, comments: -0.91, share: 0.21, newsletter: -0.37, account: 0.04, legal: -0.21,
    advertising: -0.63, navigation: -0.45, action: -0.22, contact: -0.28, rating: -0.43, price: 0.01 },
  'since-heading': { '0': 0.66, '20': -0.04, '60': -0.11, '200': -0.11, '600': -0.2, more: -0.42 },
  at: { '0': 0.32, '1': 0.29, '2': 0.31, '3': 0.28, '4': 0.21, '5': -0.04, '6': -0.07, '7': -0.32, '8': -0.53,
    '9': -0.66 },
  near: { start: -0.05, end: -0.3 },
  h1: { none: 0.29, this: -0.13, before: -0.55, after: 0.18 },
  'before-h1': { '15': 0.32, '60': -0.06, '200': -0.04, '600': -0.19, '1500': -0.37, more: -0.2 },
  'after-h1': { '15': -0.02, '60': 0.16, '200': 0.27, '600': 0.1, '1500': -0.05, more: -0.28 },
  prose: { none: 0.11, before: -0.29, within: 0.21, after: -0.24 },
  'before-prose': { '3': -0.19, '10': 0.06, '30': 0.07, more: -0.22 },
  'after-prose': { '3': -0.2, '10': -0.14, '30': -0.18, more: 0.27 },
  core: { none: 0.11, before: -0.29, beside: -1, after: 0.1 },
  'in-core': { '0': 0.35, '1': 0.68, '3': 0.43, '6': -0.18, more: -0.4 },
  'out-of-core': { '1': -0.07, '2': -0.44, '4': -0.22, '7': -0.28, more: -0.18 },
  previous: { heading: 0.2, p: 0.05, li: 0.15, other: -0.16, none: -0.48, long: 0.1, links: -0.08 },
  next: { heading: 0.13, p: 0.19, li: 0.21, other: -0.22, none: -0.57, long: 0.22, links: -0.17 },
  'page-words': { '100': -0.63, '300': 0.59, '600': 0.26, '1200': 0.26, '2500': 0.08, '6000': -0.08, more: -0.69 },
  'page-links': { '0': 0, '.1': -0.16, '.3': -0.08, '.5': -0.04, '.7': 0.13, '.9': 0.02, '1': -0.08 },
  'page-prose': { '0': 0.11, '.1': 0.39, '.3': -0.09, '.5': -0.11, '.7': -0.31, '.9': -0.2, '1': 0 },
  'page-main': { true: -0.51, false: 0.3 },
  'page-articles': { '0': 0.19, '1': -0.12, '4': -0.09, '10': -0.25, more: 0.06 },
  'page-repeats': { 'structured-data': -0.59 },
};
