/** Doctor: the published documents: status, media type, what they say of themselves, and who else answers for them. */

import { type Addresses, refusedPaths } from '#shared/addresses.ts';
import { type DocumentName, documentPaths, documentStatements, documents } from '#shared/documents.ts';
import type { Findings } from './finding.ts';
import { type Answer, isHtml, member, type Probe } from './probe.ts';

/** Whole pages stand in it, and their links are the site's own affair. */
const quotesPages = new Set<DocumentName>(['llmsFull']);

/** Asks for every document, the API's protected resource (RFC 9728 §3.1) and the addresses that must not be there. */
export async function checkDocuments(probe: Probe, addresses: Addresses, findings: Findings): Promise<void> {
  for (const name of Object.keys(documents) as DocumentName[]) {
    const { path, mediaType } = documents[name];
    const answer = await probe(path);
    const address = addresses.documents[name];
    if (!checkAnswer(answer, address, mediaType.replace(/;.*$/, ''), findings)) continue;
    if (!quotesPages.has(name)) checkOrigins(answer.text, address, addresses.site, findings);
    for (const [place, wanted] of Object.entries(documentStatements[name]?.(addresses) ?? {})) {
      noteStatement(address, [place, member(answer.json, ...place.split('.')), wanted], addresses, findings);
    }
    await checkRevalidation(probe, path, answer, address, findings);
    if (name === 'developerPage') await checkPageFiles(probe, answer.text, addresses, findings);
  }
  await checkPathInsertion(probe, addresses, findings);
  for (const path of refusedPaths) {
    const { status } = await probe(path);
    findings.note({
      check: 'refused-address',
      address: addresses.site + path,
      ok: status === 404,
      wanted: 'status 404: what it would promise does not exist here',
      found: `status ${status}`,
      hint: 'Hand this address to the runtime, which refuses it in JSON.',
      repair: 'route',
    });
  }
}

const filePattern = new RegExp(` (?:src|href)="(${documentPaths.developerPage}[^"]+\\.(css|js))"`, 'g');

/** What the page for people loads: it is bare text without. */
async function checkPageFiles(probe: Probe, page: string, { site }: Addresses, findings: Findings): Promise<void> {
  const types = { css: 'text/css', js: 'text/javascript' } as const;
  for (const [, path = '', extension] of page.matchAll(filePattern)) {
    checkAnswer(await probe(path), site + path, types[extension as keyof typeof types], findings);
  }
}

/** Status, fall-through, media type and the headers that every answer of the runtime carries. */
export function checkAnswer(answer: Answer, address: string, type: string, findings: Findings): boolean {
  const { status, headers } = answer;
  const reached = findings.note({
    check: 'status',
    address,
    ok: status === 200,
    wanted: 'status 200',
    found: answer.failure ?? `status ${status}`,
    hint:
      status >= 300 && status < 400
        ? `It redirects to ${headers.get('location')}: answer it where it is.`
        : 'Hand this address to the runtime.',
    repair: 'route',
  });
  if (!reached) return false;
  const own = findings.note({
    check: 'html-fall-through',
    address,
    ok: type === 'text/html' || !isHtml(answer),
    wanted: `${type}, not a page of the website`,
    found: `status 200 with HTML: «${answer.text.slice(0, 60).replace(/\s+/g, ' ')}»`,
    hint: 'The website answers in the runtime’s place, as single-page apps do for every address. Hand it to the runtime.',
    repair: 'route',
  });
  if (!own) return false;
  findings.note({
    check: 'media-type',
    address,
    ok: answer.type === type,
    wanted: type,
    found: answer.type || 'no Content-Type',
    hint: 'Let the runtime answer, or send its Content-Type where the file is served from.',
    repair: 'route',
  });
  const origin = headers.get('access-control-allow-origin');
  findings.note({
    check: 'cors',
    address,
    ok: origin === '*',
    wanted: 'Access-Control-Allow-Origin: * once',
    found: origin ?? 'no such header',
    hint: 'Agents in browsers cannot read it. Let the runtime’s header through, and add none of the proxy’s own.',
    repair: 'answer',
  });
  return true;
}

function checkOrigins(text: string, address: string, site: string, findings: Findings): void {
  const wrong = [...text.matchAll(/https?:\/\/[^\s"'`<>()[\]{}\\,]+/g)]
    .map(([url]) => url)
    .find((url) => isWrongOrigin(url, new URL(site)));
  findings.note({
    check: 'wrong-origin',
    address,
    ok: wrong === undefined,
    wanted: `every own address begins with ${site}`,
    found: wrong ?? 'only those',
    hint: `Compile with site.url: '${site}'; addresses never come from the request or the proxy.`,
  });
}

/** Addresses of this machine or a private network, and the public host under another scheme or port. */
function isWrongOrigin(address: string, site: URL): boolean {
  const url = URL.parse(address);
  if (!url || url.origin === site.origin) return false;
  if (url.hostname === site.hostname) return true;
  return /^(?:localhost|.*\.local|.*\.internal|0\.0\.0\.0|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|\[::1\])$/.test(
    url.hostname,
  );
}

function noteStatement(
  address: string,
  [name, said, wanted]: [string, unknown, string],
  { site }: Addresses,
  findings: Findings,
): void {
  findings.note({
    check: 'says-its-address',
    address,
    ok: said === wanted,
    wanted: `${name}: ${wanted}`,
    found: said === undefined ? `no ${name}` : String(said),
    hint: `Clients compare it byte for byte and give up. Compile with site.url: '${site}'.`,
  });
}

async function checkRevalidation(
  probe: Probe,
  path: string,
  { headers }: Answer,
  address: string,
  findings: Findings,
): Promise<void> {
  const etag = headers.get('etag');
  // The one document that the runtime makes by its clock has none.
  if (path === documentPaths.securityTxt) return;
  const status = etag ? (await probe(path, { headers: { 'if-none-match': etag } })).status : 0;
  findings.note({
    check: 'revalidation',
    address,
    ok: status === 304,
    severity: 'warning',
    wanted: 'ETag, and 304 to If-None-Match',
    found: etag ? `status ${status}` : 'no ETag',
    hint: 'The proxy drops ETag or If-None-Match, so that every look costs the whole document.',
    repair: 'answer',
  });
}

/** RFC 9728 §3.1: the well-known string stands between host and path; §3.3: another resource is not this one. */
async function checkPathInsertion(probe: Probe, addresses: Addresses, findings: Findings): Promise<void> {
  const address = addresses.apiProtectedResource;
  const answer = await probe(address.slice(addresses.site.length));
  if (checkAnswer(answer, address, 'application/json', findings)) {
    noteStatement(address, ['resource', member(answer.json, 'resource'), addresses.base], addresses, findings);
  }
  const other = `${documentPaths.protectedResource}/no-such-resource`;
  const { status } = await probe(other);
  findings.note({
    check: 'other-resource',
    address: addresses.site + other,
    ok: status === 404,
    wanted: 'status 404: metadata of a resource that is not there misleads every client',
    found: `status ${status}`,
    hint: 'Hand over the exact addresses only, and let nothing else answer below /.well-known/.',
    repair: 'route',
  });
}
