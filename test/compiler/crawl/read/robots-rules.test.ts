import fc from 'fast-check';
import robotsParser, { type Robot } from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { parseRobots } from '../../../../compiler/crawl/read/robots-rules.ts';

/** The package's types wrongly describe an ES module. */
const parseByPackage = robotsParser as unknown as (url: string, text: string) => Robot;

const isAllowed = (rules: string[], path: string, robot = 'Vitrina') =>
  parseRobots(['User-agent: *', ...rules].join('\n'))
    .groupOf(robot)
    .decide(path)?.isAllowed !== false;

describe('the rules of robots.txt', () => {
  it('agree with a maintained parser of RFC 9309', () => {
    const part = fc.constantFrom('/', 'a', 'b', 'ab', '*', '*', '.', '?', '=', '%2F', '%c3%b1', 'ñ');
    const pattern = fc
      .tuple(fc.array(part, { maxLength: 6 }), fc.constantFrom('', '$'))
      .map(([parts, end]) => `/${parts.join('')}${end}`);
    const rule = fc.tuple(fc.constantFrom('Allow', 'Disallow', 'disallow '), pattern).map((one) => one.join(': '));
    const group = fc.tuple(
      fc.constantFrom('*', 'Vitrina', 'GPTBot', 'vitrina/1.0'),
      fc.array(rule, { minLength: 1, maxLength: 5 }),
    );
    const path = fc
      .array(fc.constantFrom('/', 'a', 'b', 'ab', '.', '?', '=', '%2F', '%C3%B1'), { maxLength: 8 })
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.array(group, { maxLength: 4 }), path, (groups, written) => {
        const { pathname, search } = new URL(`https://e.es${written}`);
        const address = pathname + search;
        const text = groups.map(([name, rules]) => [`User-agent: ${name}`, ...rules].join('\n')).join('\n\n');
        const known = parseByPackage('https://e.es/robots.txt', text);
        const { groupOf } = parseRobots(text);
        for (const robot of ['Vitrina', 'GPTBot', 'ClaudeBot']) {
          const decided = groupOf(robot).decide(address);
          expect(decided?.isAllowed ?? true).toBe(known.isAllowed(`https://e.es${address}`, robot));
          expect(decided !== undefined).toBe((known.getMatchingLineNumber(`https://e.es${address}`, robot) ?? 0) > 0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['/%74res/', '/tres/', false],
    ['/%74res/', '/dos/', true],
    ['/tres', '/%74res/', false],
    ['/a%7Eb', '/a~b/', false],
    ['/averías/', '/aver%C3%ADas/', false],
    ['/aver%c3%adas/', '/aver%C3%ADas/', false],
    // An escaped reserved character is not the same as the character itself (RFC 3986 §2.2).
    ['/a%2Fb', '/a/b', true],
    ['/a?u=x%3A%2F%2Fy', '/a?u=x%3A%2F%2Fy', false],
    ['/a%2Ab', '/a*b', false],
    ['/a%2Ab', '/axb', true],
    ['/a%24', '/a$b', false],
    ['/a$b', '/a$bc', false],
    ['/a%', '/a%', false],
  ])('with %s allow the address %s in any escaping: %s', (rule, path, allowed) => {
    expect(isAllowed([`Disallow: ${rule}`], path)).toBe(allowed);
  });

  it('apply to every robot named above them, even with a sitemap line between', () => {
    const text = 'User-agent: a\nSitemap: https://e.es/s.xml\nUser-agent: b\nDisallow: /x\nUser-agent: a\nDisallow: /y';
    const { groupOf, sitemaps } = parseRobots(text);
    const forbidden = (robot: string) => ['/x', '/y'].filter((path) => groupOf(robot).decide(path));
    expect([forbidden('a'), forbidden('b'), forbidden('c'), sitemaps]).toEqual([
      ['/x', '/y'],
      ['/x'],
      [],
      ['https://e.es/s.xml'],
    ]);
  });

  it.each([
    ['with wildcards', (n: number) => `Disallow: /*a*b*c*${n}*z$`],
    ['of one letter with wildcards', (n: number) => `Disallow: /*a${'*a'.repeat(n % 9)}q`],
    ['that repeat their start', (n: number) => `Disallow: /*${'abcdefghij-'.repeat(2)}${n}`],
    ['without wildcards', (n: number) => `Disallow: /abc${n}`],
  ])('%s are compared with long addresses in bounded time, even if there are very many', (_, toRule) => {
    const rules = Array.from({ length: 12_800 }, (_, n) => toRule(n));
    const started = performance.now();
    const { groupOf } = parseRobots(['User-agent: *', ...rules, 'Disallow: /privado/'].join('\n'));
    const { decide } = groupOf('Vitrina');
    for (let link = 0; link < 20; link++) {
      expect(decide(`/${'abcdefghij-'.repeat(180)}${'a'.repeat(20)}${link}x`)).toBeUndefined();
      expect(decide(`/privado/${link}`)).toMatchObject({ isAllowed: false, line: 12_802 });
    }
    // A second at most on a quiet machine; comparing letter by letter takes half a minute.
    expect(performance.now() - started).toBeLessThan(6_000);
  });

  it('are read in bounded time from thousands of names', () => {
    const names = Array.from({ length: 20_000 }, (_, n) => `User-agent: bot${n}`).join('\n');
    const rules = Array.from({ length: 20_000 }, (_, n) => `Disallow: /${n}`).join('\n');
    const started = performance.now();
    const { groupOf } = parseRobots(`${names}\n${rules}`);
    expect(groupOf('bot19999').decide('/19999')).toMatchObject({ isAllowed: false });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('forbid an address if there are too many rules to decide', () => {
    const rules = Array.from({ length: 30_000 }, () => 'Disallow: /*b');
    const { decide } = parseRobots(['User-agent: *', ...rules].join('\n')).groupOf('Vitrina');
    const path = `/${'a'.repeat(1_999)}`;
    const answers = Array.from({ length: 200 }, () => decide(path));
    expect(answers[0]).toBeUndefined();
    expect(answers.at(-1)).toEqual({ isAllowed: false, line: 0 });
  });
});
