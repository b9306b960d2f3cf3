/**
 * Crawls a site and writes its pages as Markdown with well-known packages: linkedom, readability and turndown, in as
 * many threads as cores. `node readability-crawler.js ORIGIN FOLDER`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

if (isMainThread) await crawl(process.argv[2], process.argv[3]);
else await convert(workerData.folder);

async function crawl(origin, folder) {
  const { Pool } = await import('undici');
  const pool = new Pool(origin, { connections: 8 });
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL(import.meta.url), { workerData: { folder } }),
  );
  mkdirSync(folder, { recursive: true });
  const seen = new Set(['/']);
  let open = 0;
  let turn = 0;
  let done;
  const finished = new Promise((resolve) => {
    done = resolve;
  });
  async function fetchPage(path) {
    open++;
    const { statusCode, body } = await pool.request({ path, method: 'GET' });
    const html = await body.text();
    if (statusCode === 200 && html.startsWith('<!doctype'))
      threads[turn++ % threads.length].postMessage({ path, html });
    else settle();
  }
  function settle() {
    if (--open === 0) done();
  }
  for (const thread of threads) {
    thread.on('message', (links) => {
      for (const link of links) {
        if (seen.has(link)) continue;
        seen.add(link);
        void fetchPage(link);
      }
      settle();
    });
  }
  void fetchPage('/');
  await finished;
  await Promise.all(threads.map((thread) => thread.terminate()));
  await pool.close();
  console.log(`${seen.size} addresses`);
}

async function convert(folder) {
  const [{ parseHTML }, { Readability }, { default: Turndown }] = await Promise.all([
    import('linkedom'),
    import('@mozilla/readability'),
    import('turndown'),
  ]);
  const turndown = new Turndown();
  parentPort.on('message', ({ path, html }) => {
    const { document } = parseHTML(html);
    const links = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'));
    const article = new Readability(document).parse();
    const markdown = article ? turndown.turndown(article.content) : '';
    writeFileSync(join(folder, `${path.replaceAll('/', '_')}.md`), `# ${article?.title ?? ''}\n\n${markdown}`);
    parentPort.postMessage(links);
  });
}
