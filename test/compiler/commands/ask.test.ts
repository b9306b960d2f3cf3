import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { serializeGaps } from '../../../shared/gaps.ts';
import { runCommand, writeFolder } from './run-cli.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="es"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

let folder: string;
beforeAll(async () => {
  folder = await writeFolder({
    'sitio/index.html': page(
      'Taller Luna',
      '<p>Arreglamos neveras en toda la isla. <a href="/neveras/">Neveras</a> <a href="/preguntas/">Preguntas</a></p>',
    ),
    'sitio/neveras/index.html': page('Reparación de neveras', '<p>La nevera que no enfría se repara en casa.</p>'),
    'sitio/preguntas/index.html': page(
      'Preguntas frecuentes',
      '<h2>¿Qué garantía dais?</h2><p>Seis meses de garantía en cada reparación.</p><h2>Horario</h2><p>Abrimos de lunes a viernes, de 9:00 a 14:00.</p>',
    ),
    'site.config.ts': `export default { site: { url: 'https://www.luna.example' }, crawl: { from: './sitio' }, search: { golden: [{ query: 'nevera', expect: '/neveras/' }] } };`,
  });
  expect((await runCommand(folder, ['compile'])).code).toBe(0);
});

async function ask(questions: unknown, ...more: string[]) {
  await writeFile(
    join(folder, 'preguntas.json'),
    typeof questions === 'string' ? questions : JSON.stringify(questions),
  );
  return runCommand(folder, ['ask', 'preguntas.json', ...more]);
}

describe('vitrina ask', () => {
  it('ends with 0 if each question finds its page, words or fact, and unanswered ones stay unknown', async () => {
    const { code, stdout } = await ask([
      { query: 'nevera no enfría', expect: 'https://www.luna.example/neveras', within: 1 },
      { query: 'que garantia dais', expect: '/preguntas/', passage: 'SEIS MESES' },
      { query: 'horario', fact: 'hours', passage: 'lunes a viernes' },
      { query: 'piscina climatizada', unknown: true },
      { query: 'dónde está el taller', unknown: true },
    ]);
    expect(stdout).toMatch(/^5 questions, all with the answer that is expected\n(?: {2}✓ .*\n){5}/);
    expect(code).toBe(0);
  });

  it.each([
    [
      { query: 'nevera', expect: '/hornos/' },
      /does not find \/hornos\/ among the first 3 results; it finds \/neveras\//,
    ],
    [{ query: 'garantía', expect: '/preguntas/', passage: 'dos años' }, /no result shows «dos años»/],
    [{ query: 'horario', fact: 'hours', passage: 'domingo' }, /the fact «hours» does not say «domingo»/],
    [{ query: 'precio', fact: 'prices' }, /no page states the fact «prices»/],
    [{ query: 'nevera', unknown: true }, /was to stay without an answer, and finds/],
  ])('ends with 2 for %j, and says what was found instead', async (question, said) => {
    const { code, stdout } = await ask([question, { query: 'nevera', expect: '/neveras/' }]);
    expect([code, stdout]).toEqual([2, expect.stringMatching(said)]);
    expect(stdout).toMatch(/^1 of 2 questions/);
    const { failed, passed, questions } = JSON.parse((await ask([question], '--json')).stdout);
    expect([failed, passed, questions[0].query]).toEqual([1, 0, question.query]);
  });

  it('ends with 3 for a question instead of a file, and names `vitrina query`', async () => {
    const { code, stderr } = await runCommand(folder, ['ask', '¿Qué garantía dais?']);
    expect([code, stderr]).toEqual([3, expect.stringContaining("`vitrina query '¿Qué garantía dais?'`")]);
    expect((await runCommand(folder, ['query', '¿Qué garantía dais?'])).stdout).toContain('/preguntas/');
    expect((await runCommand(folder, ['ask', 'nada.json'])).stderr).not.toContain('vitrina query');
  });

  it('asks `search.golden` of the config if no file is named', async () => {
    const { code, stdout } = await runCommand(folder, ['ask']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('✓ nevera: /neveras/')]);
  });

  it('ends with an error if neither config nor file has a question', async () => {
    const site = "site: { url: 'https://www.luna.example' }, crawl: { from: './sitio' }";
    await writeFile(join(folder, 'sin.config.ts'), `export default { ${site} };`);
    await writeFile(join(folder, 'vacia.config.ts'), `export default { ${site}, search: { golden: [] } };`);
    for (const run of [
      runCommand(folder, ['ask', '--config', 'sin.config.ts']),
      runCommand(folder, ['ask', '--config', 'vacia.config.ts', '--json']),
      ask([]),
    ]) {
      const { code, stdout, stderr } = await run;
      expect([code, stdout]).toEqual([3, '']);
      expect(stderr).toMatch(/there is no question in .*\n {2}→ `vitrina ask --propose > /);
    }
  });

  it.each<[string, unknown, string]>([
    ['an object instead of a list', { query: 'nevera' }, '- is a group of fields in braces; write it as [{ "query": '],
    ['a text in the list', [{ query: 'nevera', expect: '/neveras/' }, 'x'], '- [1]: '],
    ['a question without an expectation', [{ query: 'nevera' }], '- [0]: must expect something'],
    ['a query that is a number', [{ query: 7, unknown: true }], '- [0].query: '],
    ['a fact in another language', [{ query: 'horario', fact: 'horario' }], 'did you mean "hours"?'],
    ['a fact by its field in the config', [{ query: 'horario', fact: 'company.hours' }], 'did you mean "hours"?'],
    [
      'a field of the config in two words',
      [{ query: 'nif', fact: 'company.legalNotice' }],
      'did you mean "legal_notice"?',
    ],
    ['a misspelt fact', [{ query: 'horario', fact: 'huors' }], '- [0].fact: unknown fact, did you mean "hours"?'],
    ['an unknown fact', [{ query: 'teléfono', fact: 'teléfono' }], 'known are: brand, description, hours,'],
  ])('names the place of the error in a file with %s', async (_, questions, said) => {
    const { code, stderr } = await ask(questions);
    expect([code, stderr]).toEqual([3, expect.stringContaining(said)]);
  });

  it('reads files in UTF-8 and UTF-16 with a byte order mark, and names another encoding', async () => {
    const list = JSON.stringify([{ query: 'garantía', expect: '/preguntas/' }]);
    const swapped = Buffer.from(`\ufeff${list}`, 'utf16le').swap16();
    for (const bytes of [Buffer.from(`\ufeff${list}`), Buffer.from(`\ufeff${list}`, 'utf16le'), swapped]) {
      await writeFile(join(folder, 'bytes.json'), bytes);
      const { code, stdout } = await runCommand(folder, ['ask', 'bytes.json']);
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^1 question, with .*\n {2}✓ garantía: /)]);
    }
    await writeFile(join(folder, 'bytes.json'), Buffer.from(list, 'latin1'));
    const { code, stderr } = await runCommand(folder, ['ask', 'bytes.json']);
    expect([code, stderr]).toEqual([3, expect.stringContaining('is not in UTF-8')]);
    expect((await runCommand(folder, ['ask', 'falta.json'])).stderr).toContain('there is no file');
  });

  it('proposes the questions of pages and frequent searches as a file', async () => {
    await mkdir(join(folder, '.data'), { recursive: true });
    const queries = ['piscina', 'nevera'].map((words) => ({ words, searches: 5, empty: 0 }));
    await writeFile(
      join(folder, '.data/gaps.json'),
      serializeGaps([{ month: '2026-11', searches: 10, empty: 5, queries }]),
    );
    const { stdout } = await runCommand(folder, ['ask', '--propose']);
    expect(JSON.parse(stdout)).toEqual([
      { query: '¿Qué garantía dais?', expect: '/preguntas/' },
      { query: 'nevera', expect: '/neveras/' },
      { query: 'piscina', unknown: true },
    ]);
    expect((await ask(stdout)).code).toBe(0);
    // What is in the file is not proposed again.
    expect(JSON.parse((await ask(stdout, '--json')).stdout).proposed).toEqual([]);
  });

  it.each([
    ['no JSON', 'hola', /preguntas\.json is no list of questions in JSON/],
    [
      'an extra comma',
      '[\n  { "query": "¿Sí, [o] no?,]" },\n]\n',
      /in JSON \(there is an extra comma at the end of line 2\)/,
    ],
    ['two questions without a comma', '[\n{}\n{}]', /in JSON \(see line 3\)/],
    ['an unknown field', [{ query: 'nevera', expct: '/a/' }], /did you mean "expect"\?/],
    ['a question without expectation', [{ query: 'nevera' }], /must expect something/],
    ['an unknown that expects a page', [{ query: 'nevera', unknown: true, expect: '/a/' }], /must expect something/],
  ])('ends with 3 for a file with %s', async (_, questions, said) => {
    const { code, stderr } = await ask(questions);
    expect([code, stderr]).toEqual([3, expect.stringMatching(said)]);
  });
});
