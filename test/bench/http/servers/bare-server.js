/**
 * Fastest server of the HTTP bench, for comparison: bare node:http that replays captured answers, by target or by path.
 * `node bare-server.js CAPTURED.json`, or `node bare-server.js --folder FOLDER`, which reads every file first.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [file, folder] = process.argv.slice(2);
const answers = new Map();
if (file === '--folder') {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    answers.set(path.slice(folder.length), { status: 200, headers: [], body: readFileSync(path) });
  }
} else {
  for (const [target, { status, headers, body }] of JSON.parse(readFileSync(file, 'utf8'))) {
    answers.set(target, { status, headers, body: Buffer.from(body, 'base64') });
  }
}

function answer(request, response) {
  const { url } = request;
  const found = answers.get(url) ?? answers.get(url.slice(0, url.indexOf('?') >>> 0));
  response.writeHead(found.status, found.headers);
  response.end(found.body);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    answer(request, response);
    return;
  }
  request.on('data', () => {});
  request.on('end', () => answer(request, response));
});
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`listening http://127.0.0.1:${server.address().port}\n`);
});
