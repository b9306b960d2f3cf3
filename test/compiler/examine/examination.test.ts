import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { toAddresses } from '#shared/addresses.ts';
import {
  countFindings,
  createExamination,
  type Finding,
  toExaminationSections,
} from '../../../compiler/examine/examination.ts';
import { examineOperations } from '../../../compiler/examine/examine-operations.ts';
import { createSiteProbe, member, toAnswer } from '../../../compiler/examine/probe.ts';
import { toSectionText } from '../../../compiler/report/render.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';

const words = reportLanguages.en;
const addresses = toAddresses({ url: 'https://www.ejemplo.es', apiPath: '/api/v1' });

const finding = (expected: string, more: Partial<Finding> = {}): Finding => ({
  check: 'status',
  address: `https://www.ejemplo.es/${expected}`,
  ok: false,
  severity: 'error',
  mender: 'proxy',
  expected,
  found: 'status 500',
  hint: 'mend it',
  ...more,
});
const linesOf = (findings: readonly Finding[]): string[] =>
  toSectionText(toExaminationSections('sitio', findings, words), createColors(false))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[✗✓…]|^https/.test(line));

describe('the findings of an examination', () => {
  const { error, warning } = words.severities;

  it('are grouped by who can mend them, the worst first, and passed checks last', () => {
    const findings = [
      finding('a', { severity: 'warning' }),
      finding('b', { mender: 'website' }),
      finding('c'),
      finding('d', { ok: true }),
      finding('e', { severity: 'warning' }),
      finding('f'),
    ];
    expect(linesOf(findings).filter((line) => /^[✗✓]/.test(line))).toEqual([
      `✗ c (${error})`,
      `✗ f (${error})`,
      `✗ a (${warning})`,
      `✗ e (${warning})`,
      `✗ b (${error})`,
      '✓ d',
    ]);
    expect(countFindings(findings)).toEqual({ passed: 1, errors: 3, warnings: 2 });
  });

  it('list five addresses that fail alike, with what was found, and count the others', () => {
    const alike = [...'1234567'].map((number) => finding('a', { address: `https://a.es/${number}` }));
    const found = [...'12345'].map((number) => `https://a.es/${number}: status 500`);
    expect(linesOf(alike.slice(0, 5))).toEqual([`✗ a (${error})`, ...found]);
    expect(toSectionText(toExaminationSections('sitio', alike, words), createColors(false))).toContain(
      words.diff.more(2),
    );
    expect(linesOf([finding('a', { ok: true })])).toEqual(['✓ a', 'https://www.ejemplo.es/a']);
  });
});

type Quota = [left: number, reset: number];

it.each<[what: string, before: Quota, disguised: Quota, after: Quota, isEscaped: boolean]>([
  ['a counter for all callers', [58, 30], [57, 30], [56, 30], false],
  ['a counter of its own for a claimed address', [58, 30], [59, 60], [57, 30], true],
  ['a counter that others use too', [58, 30], [59, 60], [55, 30], false],
  ['a new window between requests', [58, 1], [59, 60], [57, 60], false],
])('the check of forged addresses with %s', async (_, before, disguised, after, isEscaped) => {
  const plain: Quota[] = [[59, 31], before, after];
  const examination = createExamination(
    async (path, { method = 'GET', headers = {} } = {}) => {
      const isSearch = method === 'GET' && path.includes('/search_pages?') && !headers.authorization;
      const [left, reset] = isSearch ? (headers['x-forwarded-for'] ? disguised : (plain.shift() ?? [0, 0])) : [0, 0];
      const quota = { 'ratelimit-remaining': `${left}`, 'ratelimit-reset': `${reset}` };
      return toAnswer(200, 'application/json', '{"website":"https://www.ejemplo.es/"}', new Headers(quota));
    },
    addresses,
    true,
    words.examine,
  );
  await examineOperations(examination);
  expect(plain).toEqual([]);
  expect(examination.findings.find(({ check }) => check === 'forged-address')?.ok).toBe(!isEscaped);
});

it.each<[json: string, names: string[], found: unknown]>([
  ['{"a":[{"b":0}]}', ['a', '0', 'b'], 0],
  ['{"a":null}', ['a'], null],
  ['{"a":null}', ['a', 'b'], undefined],
  ['null', ['a'], undefined],
  ['"texto"', ['length'], undefined],
  ['no es JSON', ['a'], undefined],
])('member of %s at %j is %j', (json, names, found) => {
  expect(member(toAnswer(200, 'application/json', json).json, ...names)).toBe(found);
});

it.each<[what: string, thrown: unknown, failure: string]>([
  [
    'the code of the cause',
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }),
    'broken',
  ],
  [
    'an unknown code of the cause',
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'E1' }) }),
    'E1',
  ],
  ['the message of the error', new TypeError('bad address'), 'bad address'],
  ['the timeout', new DOMException('late', 'TimeoutError'), 'slow-answer'],
  ['any other value', 'no', 'no'],
])('the probe of an address that does not answer reports %s', async (_, thrown, failure) => {
  const sleep = () => Promise.reject(new Error('nobody waits'));
  const probe = createSiteProbe('https://www.ejemplo.es', { fetch: () => Promise.reject(thrown), sleep });
  expect(await probe('/')).toMatchObject({ status: 0, type: '', text: '', failure });
});
