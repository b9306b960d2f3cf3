/** English sentences of the page for developers. */

import { quotaPolicies } from '../contract/policy.ts';
import type { esDeveloperPage } from './es-developer-page.ts';

const { anonymous, identified } = quotaPolicies;

export const enDeveloperPage = {
  heading: (brand) => `The content of ${brand}, ready for agents`,
  tagline: 'Public API · read-only · no credentials',
  points: [
    {
      title: 'Search and read',
      text: 'Search by service, problem or area, with or without accents, and read every page as clean Markdown: no menus, footers or advertising.',
    },
    {
      title: 'No sign-up',
      text: `Nothing to ask for: ${anonymous.limit} requests per minute for anyone. A token, free and automatic, raises them to ${identified.limit}.`,
    },
    {
      title: 'Over MCP too',
      text: 'The same operations are tools for Claude, ChatGPT, Cursor and any other MCP client: copying one line is enough.',
    },
    {
      title: 'Nothing is bought or changed',
      text: 'It only reads what the site already publishes. No operation orders, books, charges for or changes anything.',
    },
  ],
  sections: {
    about: 'What it is',
    try: 'Try it now',
    connect: 'Connect an agent',
    operations: 'Operations',
    limits: 'Limits',
    versioning: 'Versions',
    content: 'What is being served',
  },
  menu: {
    try: 'Try',
    connect: 'Connect',
    content: 'Content',
  },
  menuLabel: 'Sections',
  skip: 'Skip to the trial',
  tryIntro: 'These are real requests to this very service: they use up your quota, and you can watch what is left.',
  noScript: 'Without JavaScript, every trial opens the answer as an agent receives it, in JSON.',
  searchLabel: 'What are you looking for?',
  searchButton: 'Search',
  searchPlaceholder: 'A service, a problem or an area',
  suggestions: 'For example',
  company: 'Or ask about the business',
  companySections: {
    all: 'Everything',
    contact: 'Contact',
    service_model: 'How it works',
    coverage: 'Coverage',
    services: 'Services',
  },
  request: 'The request',
  requestIntro: 'What travels over the network shows here.',
  headers: 'Headers of the answer',
  asCommand: 'The same request with curl',
  connectIntro: 'Copy the line of your program. No account, key or permission is needed.',
  mcpHeading: 'Over MCP',
  mcpAddress: 'Address of the MCP server',
  httpHeading: 'Over HTTP',
  clients: {
    claude: 'Settings › Connectors › Add custom connector: paste the address.',
    claudeCode: 'In a terminal.',
    chatGpt:
      'Settings › Connectors › Create: paste this address, no authentication; in developer mode the one above will do too.',
    cursor: 'In `.cursor/mcp.json`.',
    vsCode: 'In a terminal; Copilot’s agent mode uses it.',
    geminiCli: 'In a terminal.',
    codex: 'In a terminal.',
    inspector: 'In a terminal, to see the tools.',
  },
  answerFields: 'Fields of the answer',
  operationErrors: 'Possible errors',
  contentIntro: 'Everything that the API answers comes from a compiled copy of the site, which is replaced as a whole.',
  servedSource: 'Which copy is served now, for programs:',
  documents: 'Documents',
  script: {
    loading: 'Asking…',
    oneResult: '1 result for “{query}”',
    manyResults: '{count} results for “{query}”',
    noResults: 'Nothing for “{query}”',
    noResultsHint: 'Try fewer or other words: the name of a service or an area.',
    back: 'Back',
    answered: 'The answer, as JSON',
    openPage: 'Open on the site',
    unansweredTitle: 'The service did not answer',
    unansweredHint: 'Check the connection and repeat in a moment.',
    unreached: 'no answer',
    milliseconds: '{count} ms',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'It could not be copied',
  },
} satisfies typeof esDeveloperPage;
