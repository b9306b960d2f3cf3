/** Writes content and registered clients for the HTTP bench, in generated words. */

import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentPage, writeContentFolder } from '../../runtime/write-content-folder.ts';
import { fixtureCompanyOf } from './company.ts';
import { createRandom } from './random.ts';

const benchSite = {
  url: 'https://www.example.es',
  apiPath: '/api/v1',
  language: 'es',
  brand: 'Hogar Calima',
} as const;

const VOCABULARY = 6000;

/** Creates a generator of words and sentences, the same for a seed. A few words are by far the most frequent. */
export function createWriter(seed: number): { word(): string; sentence(): string } {
  const random = createRandom(seed);
  const syllables = ['ca', 'lo', 'mi', 're', 'ta', 'du', 'pe', 'si', 'no', 'ga', 'ble', 'tra', 'con', 'ver', 'li'];
  const toWord = (rank: number) =>
    Array.from({ length: 2 + (rank % 3) }, (_, place) => syllables[(rank >> (place * 3)) % syllables.length]).join('') +
    (rank > 300 ? (rank % 100).toString(36) : '');
  const word = () => toWord(Math.floor(VOCABULARY ** random()));
  const sentence = () => {
    const text = Array.from({ length: 6 + Math.floor(random() * 14) }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return { word, sentence };
}

/** Writes a generation of pages, each with at least `characters`, without documents. */
export async function writeBenchContent(folder: string, pages: number, characters: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeContentFolder(folder, {
    site: benchSite,
    company: fixtureCompanyOf(benchSite),
    pages: Array.from({ length: pages }, (_, number) => toPage(number, characters)),
    documents: [],
  });
}

function toPage(number: number, characters: number): ContentPage {
  const { word, sentence } = createWriter(number + 1);
  const title = `${word()} ${word()} ${number}`;
  let markdown = `# ${title}\n`;
  const headings = [{ level: 1, text: title, anchor: 'inicio' }];
  while (markdown.length < characters) {
    const text = `${word()} ${word()}`;
    headings.push({ level: 2, text, anchor: `s${headings.length}` });
    markdown += `\n## ${text}\n`;
    for (let paragraph = 0; paragraph < 3; paragraph++) {
      markdown += `\n${Array.from({ length: 5 }, sentence).join(' ')}\n`;
    }
  }
  return { path: `/p/${number}/`, title, description: sentence(), markdown, headings };
}

export interface BenchClient {
  id: string;
  secret: string;
}

/** Registers clients by writing their files to a data folder. Returns them; the same every time. */
export async function writeBenchClients(dataDir: string, count: number): Promise<BenchClient[]> {
  const folder = join(dataDir, 'clients');
  await mkdir(folder, { recursive: true });
  const clients = Array.from({ length: count }, (_, number) => ({
    id: hash('sha256', `client ${number}`).slice(0, 32),
    secret: hash('sha256', `secret ${number}`, 'base64url'),
  }));
  for (const { id, secret } of clients) {
    const text = JSON.stringify({
      id,
      name: 'Bench',
      secretHash: hash('sha256', secret),
      authMethod: 'client_secret_basic',
      scopes: ['content:read', 'quota:read'],
      registeredAt: Date.now(),
    });
    await writeFile(join(folder, `${id}.json`), text);
  }
  return clients;
}
