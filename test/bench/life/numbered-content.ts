/** Content that says the number of its generation in every text, as artifacts that the compiler's output writes. */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Artifact } from '../../../compiler/model.ts';
import { writeContentFolder } from '../../runtime/write-content-folder.ts';
import { fixtureCompanyOf } from '../http/company.ts';

const site = { url: 'https://www.example.es', apiPath: '/api/v1', language: 'es' } as const;

/** Words that are found in pages of every generation. */
export const topics = ['lavadoras', 'hornos', 'calderas', 'persianas', 'goteras', 'enchufes', 'cerraduras', 'plagas'];

/** Generation `number`, of so many pages. */
export async function toNumbered(number: number, pages: number): Promise<Artifact[]> {
  const text = `edicion${number}`;
  const stated = await mkdtemp(join(tmpdir(), 'numbered-'));
  const brand = text;
  await writeContentFolder(stated, {
    site: { ...site, brand },
    company: { ...fixtureCompanyOf({ ...site, brand }), brand, description: text, hours: text },
    pages: Array.from({ length: pages }, (_, index) => {
      const topic = topics[index % topics.length] ?? '';
      return {
        path: index === 0 ? '/' : `/p/${index}/`,
        title: `${topic} ${text}`,
        description: `${topic}, ${text}.`,
        markdown: `# ${topic} ${text}\n\n${`Se arreglan ${topic} en ${text}, página ${index}. `.repeat(40)}\n`,
      };
    }),
    documents: [{ address: '/llms.txt', file: 'llms.txt', mediaType: 'text/plain', body: `# ${text}\n\n${text}\n` }],
  });
  const entries = await readdir(stated, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const artifacts = await Promise.all(
    files.map(async (file) => ({ path: file.slice(stated.length + 1), body: await readFile(file) })),
  );
  await rm(stated, { recursive: true });
  return artifacts;
}

/** Numbers of the generations that an answer speaks of. */
export const numbersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/edicion(\d+)/g)].map(([, number]) => Number(number))),
];
