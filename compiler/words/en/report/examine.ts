/** English: expectations of a folder and of a live site, and advice where they fail. */

import type { ExamineWords } from '../../es/report/examine.ts';
import { detail as because } from './reasons.ts';

const PROXY = 'in the web server that takes the visits (nginx, Caddy, CDN)';
const HAND_OVER = `Hand this address to Vitrina’s server ${PROXY}.`;
const COMPILE = 'Compile with the true site.url: addresses come from it, never from the request.';

export const examine: ExamineWords = {
  checks: {
    service: () => [
      'is answered by Vitrina’s server',
      `Another server answers, which knows nothing of what agents read. Start Vitrina’s (\`vitrina serve\`) and hand its addresses over ${PROXY}, as in the recipes below.`,
    ],
    'no-password': () => [
      'can be read without a password',
      'The whole site asks for user and password, so no agent can read it, and nothing else can be asked. Take the password away when you publish it, and repeat; content is compiled with it in crawl.basicAuth.',
    ],
    'no-maintenance': () => [
      'is running',
      'The whole site is under maintenance or stopped, so nothing else can be asked. Start it, and repeat.',
    ],
    'other-address': (named) => [
      'the documents name the address that is asked',
      `Is ${named} the public address? Repeat with --public ${named}. If it is not, compile with the true site.url.`,
    ],
    status: () => ['answers with status 200', HAND_OVER],
    'html-fall-through': (type) => [
      `answers ${type}, not a page of the website`,
      `The website answers in the place of Vitrina’s server, as many do for every address. ${HAND_OVER}`,
    ],
    header: (line) => [`has ${line}`, `Let that header through, and add no other, ${PROXY}.`],
    'wrong-origin': (site) => [`names addresses of ${site}, none of the inside`, COMPILE],
    'says-its-address': (place) => [`says ${place}`, `Programs compare it letter by letter. ${COMPILE}`],
    says: () => ['says all that it must', 'Compile again; if it stays so, it is a fault of Vitrina: please report it.'],
    intact: () => [
      'is the file that the compile wrote: the server takes no other',
      'It is missing, or was changed by hand. Compile again, and change the site or the config, not the compiled content.',
    ],
    missing: () => [
      'does not exist (404)',
      `Agents believe what comes with 200, and it would promise what is not there. ${HAND_OVER}`,
    ],
    'page-mirror': () => [
      'gives the page in Markdown, with title and address',
      'Hand the addresses *.md to the server.',
    ],
    'shared-cache': () => [
      'is kept by no shared cache: its quota is one caller’s',
      'Take the API out of the cache of CDN and proxy.',
    ],
    'error-shape': (status) => [
      `answers ${status} in JSON, with code and data.hint`,
      `An error page replaces the answer, or the address does not arrive. ${HAND_OVER}`,
    ],
    'authorization-stripped': () => [
      'refuses a wrong token with 401',
      `Let the Authorization header through ${PROXY}: without it every identified agent is anonymous.`,
    ],
    preflight: () => ['allows Authorization to browsers (OPTIONS)', 'Hand OPTIONS to the server too.'],
    method: (allowed) => [
      `answers 405 to a method that it lacks, with Allow: ${allowed}`,
      'Hand every method to Vitrina’s server, which knows which it answers.',
    ],
    'forged-address': () => [
      'counts a caller by its address, not by the one that it claims',
      'Set TRUST_PROXY to the number of proxies that really stand before it, and let each append the caller’s address.',
    ],
    'token-endpoint': () => [
      'answers 401 invalid_client without credentials',
      'Hand POST with its body to the server.',
    ],
    'mcp-tools': (tools) => [
      `offers the tools ${tools}`,
      'Hand POST to the server with the site’s Host header and without buffering.',
    ],
    'home-page': () => ['gives the home page to a browser', 'The website itself must answer: see whether it runs.'],
    'page-header': (line) => [
      `has ${line}`,
      'Agents that know only the home page find the API by it. Pass the pages through Vitrina’s server.',
    ],
    'markdown-negotiation': () => [
      'gives Markdown to whoever asks for it (Accept: text/markdown)',
      'Agents get HTML with menus. Pass the pages through Vitrina’s server.',
    ],
    'robots-txt': () => [
      'names AI agents and says what the content is for (Content-Signal)',
      'Vitrina’s server adds these lines; or copy them into the site’s robots.txt.',
    ],
    'robots-open': () => [
      'shuts the site to no AI agent',
      'Take «Disallow: /» for these names out of robots.txt, if you want to be recommended.',
    ],
    'as-agent': (agent) => [
      `gives ${agent} what it gives a visitor`,
      'Let that name through in firewall, CDN or security plugin: some shut AI agents out without asking.',
    ],
  },
  title: (site, held, errors, warnings) =>
    `${site}: ${held} checks passed, ${errors} failed, ${warnings} could be better`,
  menders: {
    proxy: 'On the server: that addresses arrive, and answers return, as they are',
    front: 'On the server, if the pages go through Vitrina too',
    content: 'In the compiled content',
    website: 'On the website',
  },
  held: 'What holds',
  liveOnly: 'What only the live site shows (headers, quotas, MCP) is asked by `vitrina doctor https://…`.',
  compileAgain: 'Compile again; if it stays so, it is a fault of Vitrina: please report it.',
  status: (status) => `status ${status}`,
  without: (names) => `without ${names}`,
  sameWords: (percent) => `${percent} % of the same words`,
  asked: 'Asked under other names',
  because,
};
