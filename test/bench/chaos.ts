/**
 * Many rounds of `kill -9` at random, under registrations, token requests, reads and swaps of the content:
 * `node --import tsx test/bench/chaos.ts [rounds]`. Fails when a client whose 201 was received is lost, when a start
 * complains, or when an answer mixes generations.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArtifacts } from '../../compiler/output/output.ts';
import { type RegisteringService, runKillRounds } from '../runtime/state/kill-rounds.ts';
import { numbersIn, toNumbered, topics } from './life/numbered-content.ts';

const PAGES = 20;
const GENERATIONS = 6;

const rounds = Number(process.argv[2] ?? 500);
const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
const contentDir = join(folder, 'content');
const count = { published: 0, swaps: 0, tokens: 0, reads: 0, identified: 0 };
const wrong: string[] = [];
const generations = await Promise.all(Array.from({ length: GENERATIONS }, (_, number) => toNumbered(number, PAGES)));
await writeArtifacts(contentDir, generations[0] ?? []);

async function readText(url: string, init?: RequestInit): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, init);
  return { status: answer.status, text: await answer.text() };
}

/** One of three kinds of traffic in turn; each ends once the service was killed. */
async function swap({ url, reload, isOver }: RegisteringService): Promise<void> {
  const generation = async () => (await readText(`${url}/api/v1/status`)).text;
  while (!isOver()) {
    const before = await generation();
    await writeArtifacts(contentDir, generations[++count.published % GENERATIONS] ?? []);
    reload();
    while (!isOver() && (await generation()) === before);
    if (!isOver()) count.swaps++;
  }
}

async function read({ url, isOver }: RegisteringService): Promise<void> {
  while (!isOver()) {
    const topic = topics[count.reads % topics.length] ?? '';
    const path = count.reads % 2 ? `read_page?url=/p/${count.reads % PAGES || 1}/` : `search_pages?query=${topic}`;
    const headers = { 'x-forwarded-for': `10.200.${(count.reads >> 8) & 255}.${count.reads & 255}` };
    const { status, text } = await readText(`${url}/api/v1/${path}`, { headers });
    if (isOver()) return;
    if (status !== 200 || numbersIn(text).length !== 1) wrong.push(`${path} ${status} ${numbersIn(text)}`);
    count.reads++;
  }
}

async function identify({ url, isOver, acknowledged }: RegisteringService): Promise<void> {
  while (!isOver()) {
    const client = acknowledged[count.tokens % (acknowledged.length || 1)];
    if (!client) return;
    const { client_id, client_secret } = client;
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const token = await readText(`${url}/oauth/token`, { method: 'POST', body });
    if (token.status === 429) continue;
    if (isOver()) return;
    if (token.status !== 200) wrong.push(`token ${token.status} ${token.text}`);
    count.tokens++;
    const { access_token } = JSON.parse(token.text) as { access_token: string };
    const quota = await readText(`${url}/api/v1/quota`, { headers: { authorization: `Bearer ${access_token}` } });
    if (isOver()) return;
    if (quota.status !== 200) wrong.push(`quota ${quota.status} ${quota.text}`);
    count.identified++;
  }
}

const started = Date.now();
const report = await runKillRounds(rounds, {
  contentDir,
  mostMilliseconds: 600,
  beside: async (service) => {
    const kinds = [swap(service), read(service), identify(service)].map((traffic) =>
      traffic.catch((error) => {
        if (!service.isOver()) throw error;
      }),
    );
    await Promise.all(kinds);
  },
  onRound: ({ acknowledged, lost }, round) => {
    if (round % 25 === 0) process.stderr.write(`round ${round}: ${acknowledged} clients, ${lost.length} lost\n`);
  },
});
await rm(folder, { recursive: true, force: true });
const minutes = Math.round((Date.now() - started) / 6000) / 10;
console.log(JSON.stringify({ ...report, ...count, wrong, minutes }, null, 2));
process.exitCode = report.lost.length + report.complaints.length + wrong.length > 0 ? 2 : 0;
