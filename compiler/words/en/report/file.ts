/** English: texts of a report that is written as a file to send. */

import type { file as es } from '../../es/report/file.ts';

export const file: typeof es = {
  fields: {
    brand: 'Name',
    website: 'Address of the website',
    description: 'What it is',
    hours: 'Hours',
    opening_hours: 'Hours for programs',
    coverage: 'Where it works',
    how_to_ask: 'How to ask for it',
    contact_page: 'Contact page',
    address: 'Postal address',
    legal_notice: 'Legal notice',
    tax: 'Taxes',
    prices: 'Prices',
    prices_page: 'Page of prices',
    language: 'Language',
    services: 'Service',
    areas: 'Area',
    'service_model.description': 'How the service works',
    'service_model.performed_by': 'Who does the work',
    'service_model.quoted_by': 'Who names the price',
    'service_model.invoiced_by': 'Who invoices',
    'service_model.warranty': 'Warranty',
    'service_model.online_booking': 'Booking or buying online',
  },
  namedPages: {
    home: 'Home page',
    services: 'Page of services',
    areas: 'Page of areas',
    prices: 'Page of prices',
    contact: 'Contact page',
    faq: 'Page of frequent questions',
    blog: 'Blog',
    about: 'Page about the business',
    legal: 'Page of the legal notice',
    privacy: 'Page on privacy',
    cookies: 'Page on cookies',
    terms: 'Page of terms',
    developers: 'Page for developers',
  },
  lists: { services: 'Services', areas: 'Areas', pages: 'Named pages' },
  pageFields: {
    title: 'title',
    description: 'description',
    language: 'language',
    last_modified: 'date',
    aliases: 'other addresses',
  },
  ways: { seed: 'the crawl starts from it', sitemap: 'sitemap' },
  title: (brand) => `${brand}: what AI agents read`,
  address: 'Site',
  date: 'Report made on',
  pages: 'Pages',
  keptOfAll: 'Own text kept',
  problems: 'Errors and warnings',
  lacking: 'Missing facts',
  lacks: 'missing',
  inRows: (problems, rows) =>
    problems === rows ? String(problems) : `${problems} in ${rows === 1 ? 'one row' : `${rows} rows`}`,
  notes: (number) => `Good to know (${number})`,
  notesNote: 'You need not do anything today.',
  unknownAddress: 'not known yet',
  notPublished: 'Not published',
  changes: (headline) => `Since the last publication: ${headline}`,
  first: 'First publication',
  firstNote: 'Nothing was published to compare with.',
  checked: (isStale) =>
    isStale
      ? 'This is only a check: nothing was written, and agents still read what was published before.'
      : 'This is only a check: nothing was written. What is published is up to date.',
  wouldChange: (headline) => `What publishing would change: ${headline}`,
  changeColumns: ['What changed', 'Before', 'Now'],
  newPage: 'new page',
  removedPage: 'page removed',
  notGiven: 'no longer given',
  derived: (number) =>
    number === 1
      ? 'One document for agents, which is made from the above, changes too.'
      : `${number} documents for agents, which are made from the above, change too.`,
  pagesNote:
    '«Kept» is the share of the page’s own words that agents get; menus, cookie notices and what repeats are cut. «Problems» counts those of «Worth mending today» that occur on the page. The date is that of the last change which the website states, in its sitemap or with the page.',
  pageColumns: ['Page', 'Title', 'Kept (%)', 'Words', 'Cuts', 'Problems', 'Change', 'Language', 'Date by the website'],
  problemColumns: ['Severity', 'Where', 'What is wrong', 'What to do'],
  factColumns: ['Fact', 'What it says', 'Evidence', 'Source'],
  contactNote: (page) =>
    `Telephone numbers and e-mail addresses are not given as facts: agents read them on the pages, as people do${page === undefined ? '' : `, and are sent to ${page}`}.`,
  namedPage: (name) => `Page «${name}»`,
  yesNo: (isTrue) => (isTrue ? 'yes' : 'no'),
  questions: (number) => `Questions without an answer${number > 0 ? ` (${number})` : ''}`,
  questionsNote: (brand) =>
    `The website of ${brand} lacks this: first the facts that a customer usually asks for, then the searches of agents that found no answer.`,
  noQuestions: (asked) =>
    asked > 0
      ? 'All that was searched has an answer.'
      : 'No searches have been counted yet. Once agents search this website, what they did not find is listed here.',
  questionColumns: ['Question', 'What is missing', 'What to do', 'Times'],
  addFact: {
    not_stated: (line) => `Write it on the website, or in the config: ${line}`,
    contradicted: (line) => `Correct the page that is wrong, or write it in the config: ${line}`,
    not_indexed: (line) => `Take the noindex off the page, or write in the config: ${line}`,
  },
  addPage: 'Write the answer on the page where a customer would look for it.',
  agents: 'AI services that robots.txt lets in',
  noRobots: 'There is no robots.txt, or an empty one: none is shut out.',
  agentsUnknown: 'robots.txt was not read: crawl.ignoreRobots says so.',
  letsIn: 'May read the site',
  shutsOut: 'May not read the site',
  cuts: 'What was cut, by rule',
  cutColumns: ['Rule', 'Parts', 'Pages', 'Words', 'Example'],
  leftOutColumns: ['Address', 'What became of it', 'Why', 'Where it occurs'],
  findings: 'All that was checked',
  findingColumns: ['Result', 'Address', 'What is expected', 'What there is', 'What to do', 'Who mends it'],
  passed: 'good',
};
