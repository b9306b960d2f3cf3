/** Examine: the published documents and the Markdown of the pages: their addresses and their statements. */

import { refusedPaths } from '#shared/addresses.ts';
import { documentParts, documentStatements } from '#shared/contract/document-statements.ts';
import { type DocumentName, documentPaths, documents } from '#shared/documents.ts';
import { toOneLine } from '#shared/short-text.ts';
import type { Examination } from './examination.ts';
import { type Answer, isHtml, member, sayAnswer } from './probe.ts';

/** Files that a document leads to, below the site's address: style and script of the page for people, the skill. */
const linkedFiles: { readonly [Name in DocumentName]?: readonly (readonly [form: RegExp, mediaType: string])[] } = {
  developerPage: [
    [new RegExp(` href="(${documentPaths.developerPage}[^"]+\\.css)"`), 'text/css'],
    [new RegExp(` src="(${documentPaths.developerPage}[^"]+\\.js)"`), 'text/javascript'],
  ],
  agentSkills: [[/"url": ?"https?:\/\/[^/"]+(\/[^"]+)"/, 'text/markdown']],
};

/** Asks for every document, the files that it leads to, and addresses that must answer 404. */
export async function examineDocuments(examination: Examination): Promise<void> {
  const { addresses, isLive, note, ask, words } = examination;
  const published = Object.values(addresses.documents);
  for (const name of Object.keys(documents) as DocumentName[]) {
    // The one document that the runtime makes by its clock.
    if (!isLive && name === 'securityTxt') continue;
    const answer = await examineAddress(examination, addresses.documents[name], documents[name].mediaType);
    if (!answer) continue;
    examineStatements(examination, name, answer);
    for (const [form, mediaType] of linkedFiles[name] ?? []) {
      const path = form.exec(answer.text)?.[1];
      if (path) await examineAddress(examination, addresses.site + path, mediaType);
    }
    // One page stands for all of a live site.
    const links = [...answer.text.matchAll(/\]\(([^\s()]+\.md)\)/g)].map(([, url = '']) => url);
    const mirror = links.find((url) => url.startsWith(`${addresses.site}/`) && !published.includes(url));
    if (isLive && name === 'llms' && mirror) await examineMirror(examination, mirror);
  }
  if (!isLive) return;
  const api = addresses.apiProtectedResource;
  const answer = await examineAddress(examination, api, documents.protectedResource.mediaType);
  if (answer) noteStatement(examination, api, 'resource', answer.json, addresses.base);
  // RFC 9728 §3.3: another resource is not this one.
  for (const path of [...refusedPaths, `${documentPaths.protectedResource}/no-such-resource`]) {
    const { status } = await ask(addresses.site + path);
    note('missing', addresses.site + path, status === 404, words.status(status));
  }
}

/**
 * Asks for an address, and notes status, media type and, live, CORS. Returns the answer; `undefined` for another status
 * than 200, or for HTML instead of another type, without further notes.
 */
export async function examineAddress(examination: Examination, address: string, mediaType: string) {
  const { ask, isLive, note, noteHeader, words } = examination;
  const answer = await ask(address);
  const { status, headers, type } = answer;
  const [wanted = ''] = mediaType.split(';');
  const target = headers.get('location');
  const found = answer.failure ?? words.status(status) + (target === null ? '' : ` → ${target}`);
  if (!note('status', address, status === 200, found)) return undefined;
  const start = toOneLine(answer.text.slice(0, 60));
  const isOwn = wanted === 'text/html' || !isHtml(answer);
  if (!note('html-fall-through', address, isOwn, isOwn ? type : `HTML: «${start}»`, wanted)) return undefined;
  note('header', address, type === wanted, type || words.without('Content-Type'), `Content-Type: ${wanted}`);
  if (isLive) noteHeader(address, answer, 'Access-Control-Allow-Origin', '*', (said) => said === '*');
  return answer;
}

/** Notes whether a document names only the site's origin, states its addresses, and has all its parts. */
function examineStatements(examination: Examination, name: DocumentName, { text, json }: Answer): void {
  const { addresses, note, words } = examination;
  const address = addresses.documents[name];
  // That document holds whole pages, and their links are the site's own affair.
  const wrong = name === 'llmsFull' ? undefined : findWrongOrigin(text, new URL(addresses.site));
  note('wrong-origin', address, wrong === undefined, wrong ?? addresses.site, addresses.site);
  for (const [place, wanted] of Object.entries(documentStatements[name]?.(addresses) ?? {})) {
    noteStatement(examination, address, place, json, wanted);
  }
  const missing = Object.entries(documentParts[name] ?? {}).flatMap(([part, form]) => (form.test(text) ? [] : part));
  if (/json/.test(documents[name].mediaType) && json === undefined) missing.push('JSON');
  note('says', address, missing.length === 0, missing.length > 0 ? words.without(missing.join(', ')) : '');
}

/** Notes whether the member at `place`, such as `a.b`, in a document's JSON is the wanted address. */
function noteStatement(examination: Examination, address: string, place: string, json: unknown, wanted: string): void {
  const { note, words } = examination;
  const said = member(json, ...place.split('.'));
  const found = said === undefined ? words.without(place) : String(said);
  note('says-its-address', address, said === wanted, found, `${place}: ${wanted}`);
}

/** Finds the first address of this machine, a private host (10., 172.16. to 172.31., 192.168.), or the site's host with another origin. */
function findWrongOrigin(text: string, site: URL): string | undefined {
  const inside =
    /^(?:localhost|.*\.local|.*\.internal|0\.0\.0\.0|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|192\.168\.\d+\.\d+|\[::1\])$/;
  return [...text.matchAll(/https?:\/\/(?:\[[\da-f:.]+\])?[^\s"'`<>()[\]{}\\,]*/g)]
    .map(([address]) => address)
    .find((address) => {
      const url = URL.parse(address);
      return url && url.origin !== site.origin && (url.hostname === site.hostname || inside.test(url.hostname));
    });
}

/** Notes whether a page's Markdown comes as such, with its address. */
export async function examineMirror({ note, ask, words }: Examination, address: string): Promise<void> {
  const answer = await ask(address);
  const { status, type, text } = answer;
  const isOwn = status === 200 && type === 'text/markdown' && /^---\n[\s\S]*?\ncanonical_url: /.test(text);
  note('page-mirror', address, isOwn, sayAnswer(answer, words));
}
