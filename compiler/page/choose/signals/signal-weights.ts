/**
 * Choosing content: the weight of each signal, as log-odds. Written by `npm run bench:fit`: signals change in
 * `signals.ts`, then it is run again. Fitted by logistic regression (L2) to the text blocks of 995 annotated pages of
 * WCXB: Web Content eXtraction Benchmark, M. Foley, CC BY 4.0,
 * https://github.com/Murrough-Foley/web-content-extraction-benchmark (schema 2.0, doi:10.5281/zenodo.19316874).
 * Word F1 on pages that it was not fitted to: 0.863, of services 0.862.
 */

/** Digest of the signals on one page for which these weights were fitted. */
export const SIGNALS_DIGEST = '3c65737e6c577c3d';

export const BIAS = -0.55;

/** Log-odds by kind and value. */
// biome-ignore format: a line holds a kind of signal.
export const SIGNAL_WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tag: { p: 0.29, li: 0.76, h1: 0.17, h2: 0.52, h3: 0.27, h4: 0.41, tr: 0.19, dt: 0.71, dd: -0.59, pre: 0.15,
    a: 0.08, button: -1.24, span: 0.01, text: 0.64, label: -1.35, time: -0.58, figcaption: -0.43 },
  'linked-tag': { p: -0.58, li: -0.26, h2: -0.09, h3: -0.32, a: 0.14, text: -0.66 },
  words: { '1': -0.51, '2': -0.63, '4': -0.09, '8': 0.13, '15': -0.05, '30': 0.19, '60': 0.42, '120': 0.26,
    more: -0.08 },
  links: { '0': 0.34, '.1': 0.05, '.3': 0.07, '.5': -0.23, '.7': -0.37, '.9': -0.23, '1': 0.01 },
  says: { copyright: -0.56, share: -0.13, related: -0.3, comments: -0.63, account: -1.24, newsletter: -0.87,
    consent: -0.2, legal: -0.48, action: -0.58, navigation: -0.19, byline: 0.04, date: -0.72, price: -0.14,
    contact: -0.75, rating: 0.02, advertising: -0.72, script: -0.45 },
  'says-only': { action: -0.42, share: -0.48, account: -0.18, related: -0.76, navigation: -0.58, comments: -0.63 },
  ends: { sentence: 0.55, mark: -0.63, colon: 0.13, more: -0.66, question: 0.38 },
  is: { bold: -0.23, capitals: -0.68, numbers: -0.01, repeated: 0.14 },
  has: { image: 0.02, sentences: 0.08, separators: -0.24 },
  starts: { small: -0.04 },
  'leads-to': { anchor: 1.29 },
  repeats: { description: 0.38, 'structured-data': 0.61 },
  in: { main: 1.23, article: 0.23, nav: 0.34, menu: 0.46, header: -0.2, footer: -0.96, aside: -0.44, form: -1.15,
    section: 0.02, region: -0.81, tabpanel: -0.02, hidden: -0.11, figure: -0.39, figcaption: -1.26, blockquote: 0.47,
    table: 0.68, ul: 0.05, ol: -0.08, dl: -0.26, p: 0.53, a: 0.78, li: 0.24, details: 0, noscript: 0.63 },
  'in-main': { header: 0.19, footer: -1.07, nav: 0.18, aside: -0.67, form: -0.14, section: -0.11, ul: 0.12 },
  'in-page': { header: -0.39, footer: 0.11, nav: 0.16, aside: 0.23, form: -1.01, section: 0.28, ul: -0.13 },
  part: { breadcrumb: 0.06, menu: -0.51, 'contact-button': -0.02, form: 0.35, 'table-frame': -0.17, related: -0.88,
    gallery: 0.08, credit: -0.24, 'page-link': -0.42, 'page-top': 0.08, invitation: 0.2 },
  named: { account: -0.18, action: -0.59, advertising: 0.26, breadcrumb: 0.19, byline: -0.72, comments: -1.17,
    consent: -0.23, dialog: -1.58, footer: -1.5, header: -0.34, hidden: -0.37, legal: -1.85, menu: -0.73,
    newsletter: -0.78, profile: -1.13, related: -1.09, reviews: -0.86, search: 0, share: -1.84, sidebar: -0.95,
    tags: 0.04, article: 0.25, body: 0.14, builder: 0.29, caption: -1, card: -0.06, description: 0.07, fold: 0.25,
    hero: 0.14, message: -0.15, price: -0.01, product: -0.41, slide: -0.31, testimonial: 1.07, toc: 0.78 },
  'parent-words': { '5': -0.17, '20': -0.23, '60': -0.15, '200': 0.16, '800': -0.03, more: 0.06 },
  'parent-links': { '0': 0.13, '.1': -0.05, '.3': -0.22, '.5': -0.05, '.7': -0.1, '.9': 0.01, '1': -0.08 },
  'box-links': { '0': 0.15, '.1': 0.43, '.3': -0.15, '.5': -0.39, '.7': -0.26, '.9': 0.08, '1': -0.21 },
  'box-prose': { '0': 0.11, '.1': 0.07, '.3': -0.02, '.5': 0.08, '.7': -0.26, '.9': -0.09, '1': -0.24 },
  'box-mean': { '2': 0.29, '4': -0.47, '7': -0.3, '12': 0.05, '20': -0.06, '40': -0.07, more: 0.21 },
  alike: { '1': -0.9, '3': -0.72, '6': -0.13, '12': 0.17, '30': 0.44, more: 0.79 },
  under: { nothing: -0.18, h1: 0.34, h2: 0.17, h3: 0.09, h4: -0.17, h5: -0.29, h6: -0.31 },
  section: { related: -0.92, comments: -1.51, share: 0.54, newsletter: -0.72, account: 0.13, legal: -0.53,
    advertising: -1.44, navigation: -0.64, action: -0.22, contact: -0.69, rating: -0.44, price: -0.14 },
  'since-heading': { '0': 0.74, '20': -0.07, '60': -0.16, '200': -0.17, '600': -0.3, more: -0.4 },
  at: { '0': 0.4, '1': 0.38, '2': 0.39, '3': 0.31, '4': 0.13, '5': -0.05, '6': -0.13, '7': -0.41, '8': -0.64,
    '9': -0.73 },
  near: { start: -0.11, end: -0.21 },
  h1: { none: 0.44, this: -0.24, before: -0.76, after: 0.2 },
  'before-h1': { '15': 0.6, '60': 0.01, '200': 0.03, '600': -0.17, '1500': -0.8, more: -0.43 },
  'after-h1': { '15': -0.07, '60': 0.1, '200': 0.2, '600': 0.13, '1500': -0.02, more: -0.14 },
  prose: { none: 0.18, before: -0.41, within: 0.17, after: -0.29 },
  'before-prose': { '3': -0.28, '10': 0.01, '30': 0.08, more: -0.22 },
  'after-prose': { '3': -0.18, '10': -0.13, '30': -0.18, more: 0.2 },
  core: { none: 0.18, before: -0.31, beside: -1.09, after: -0.03 },
  'in-core': { '0': 0.41, '1': 0.76, '3': 0.4, '6': -0.22, more: -0.45 },
  'out-of-core': { '1': -0.06, '2': -0.52, '4': -0.13, '7': -0.25, more: -0.46 },
  previous: { heading: 0.24, p: 0.15, li: 0.17, other: -0.04, none: -1.06, long: 0.2, links: -0.01 },
  next: { heading: 0.14, p: 0.23, li: 0.27, other: -0.15, none: -0.95, long: 0.28, links: -0.17 },
  'page-words': { '100': -1.22, '300': 0.88, '600': 0.41, '1200': 0.34, '2500': 0.02, '6000': -0.05, more: -0.74 },
  'page-links': { '0': 0, '.1': -0.25, '.3': -0.18, '.5': 0.2, '.7': 0.16, '.9': -0.09, '1': -0.19 },
  'page-prose': { '0': 0.18, '.1': 0.18, '.3': -0.06, '.5': -0.21, '.7': -0.25, '.9': -0.2, '1': 0 },
  'page-main': { true: -0.65, false: 0.3 },
  'page-articles': { '0': 0.07, '1': -0.12, '4': 0.05, '10': -0.48, more: 0.12 },
  'page-repeats': { 'structured-data': -0.68 },
};
