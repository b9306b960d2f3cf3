/** English: texts of `init`, `query` and `gaps`. */

import type * as es from '../../es/report/tools.ts';

const quote = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ');

export const init: typeof es.init = {
  about: (url) => `What agents learn about ${url}. Proposed from the site itself: look it over once.`,
  required: 'Only `site.url` is required; what is left out is read from the pages at every compile.',
  noPatterns: (field) => `${field} cannot be written as patterns, so they are detected again.`,
  unlinked: (files) =>
    `No link leads to ${files === 1 ? 'one page of the folder' : `${files} pages of the folder`}: crawl.seeds, proposed below, takes them in.`,
  noTexts: (language) =>
    `The pages are written in «${language}», for which there are no texts yet: Spanish ones are used.`,
  patterns: 'In paths, «*» stands for a part, and «!» before a pattern takes pages out again.',
  fields: {
    url: 'Public address. Everything is published under it, wherever the pages are crawled.',
    apiPath: 'Path of the API; its last segment is the version.',
    language: 'Language of guides, messages and search.',
    brand: 'Name of the business, as agents are to write it.',
    from: 'Another place to read the pages from: a staging site or a folder of built HTML.',
    basicAuth: 'Environment variable that holds user:password of a staging site.',
    seeds: 'Addresses to start from, beside the home page and the sitemap.',
    include: 'The only pages that are read.',
    exclude: 'Pages that agents have no use for.',
    allowedLoss: 'Share of the pages that may disappear before a compile refuses to publish.',
    drop: 'CSS selectors of what is always cut.',
    keep: 'CSS selectors of what is never cut.',
    services: 'Pages of one service each.',
    areas: 'Pages of one area each.',
    pages: 'Pages by what they are for; further names may be added.',
    synonyms: 'Words that mean the same to your customers.',
    golden: 'Queries that must find their page, or the compile refuses to publish.',
  },
  facts:
    'What follows the site says, and it is read at every compile. Without the slashes it is stated here. The place of a fact can be named too:',
  source: (page) => (page === 'config' ? 'From the config' : `From ${page}`),
  title: (brand, pages, language) =>
    `${brand}: ${pages === 1 ? '1 page' : `${pages} pages`}${language ? `, language ${language}` : ''}`,
  found: {
    services: 'services',
    areas: 'areas',
    pages: 'named pages',
  },
  nothing: 'none found',
};

export const query: typeof es.query = {
  nothing: (query) => `«${query}» finds nothing`,
  unknown: (words, isMostlyUnknown) =>
    `no page says ${quote(words)}${isMostlyUnknown ? ': agents are told to doubt' : ''}`,
  corrected: (from, to) => `«${from}» is read as «${to}»`,
  lacking: (name) => `it asks for a fact that the site does not state (${name}): agents are warned`,
  unsure: 'no page answers all that is asked: agents are told to doubt',
  score: 'score',
  factors: {
    relevance: 'for the words',
    titles: 'for title and headings',
    closeness: 'for standing together',
    legal: 'for a legal page',
    thin: 'for saying hardly anything',
    repeated: 'for repeating a better page',
    otherLanguage: 'for being in another language',
  },
  also: 'also',
  notHere: 'not here',
};

export const gaps: typeof es.gaps = {
  title: (searches, months, empty) =>
    `${searches} searches, ${months.join(' to ') || 'no month'}; ${empty} found nothing`,
  nothing: 'Finds nothing: a page to write, or a word to name in search.synonyms',
  missing: 'Asks for a word that no page has',
  noPageSays: (words, first) => `no page says ${quote(words)}; first result ${first}`,
  most: 'Asked most',
  tooFew: 'Nothing was asked often enough to be told without telling who asked.',
};
