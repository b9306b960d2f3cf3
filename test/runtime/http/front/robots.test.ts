import fc from 'fast-check';
import robotsParser, { type Robot } from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { completeRobots } from '../../../../runtime/http/front/front.ts';

const site = 'https://www.example.es';
const sitemap = `${site}/sitemap.xml`;
/** The package is CommonJS, its types say otherwise. */
const parseRobots = robotsParser as unknown as (url: string, text: string) => Robot;
const rules = (text: string) => parseRobots(`${site}/robots.txt`, text);

describe('completeRobots', () => {
  it('writes all rules if the website has none', () => {
    const text = completeRobots('', sitemap);
    const signal = 'Content-Signal: search=yes, ai-input=yes';
    expect(text.startsWith(`User-agent: *\n${signal}\nAllow: /\n\n`)).toBe(true);
    const named = text.match(/^User-agent: .+$/gm) ?? [];
    expect(named).toEqual(
      expect.arrayContaining(['GPTBot', 'ClaudeBot', 'CCBot'].map((name) => `User-agent: ${name}`)),
    );
    expect(new Set(named).size).toBe(19);
    expect(text).toContain(`Sitemap: ${sitemap}`);
  });

  it('does not read a sitemap line as part of a group (RFC 9309 §2.2.4)', () => {
    const named = `Sitemap: ${sitemap}`;
    const own = `User-agent: *\n${named}\nUser-agent: otro\nDisallow: /privado/\n${named}\nDisallow: /tienda/\n`;
    const text = completeRobots(own, sitemap);
    // Both agents are of one group, whose rules the others repeat.
    const added = text.split('\n\n').find((group) => group.includes('User-agent: GPTBot'));
    expect(added?.trim().split('\n').slice(-2)).toEqual(['Disallow: /privado/', 'Disallow: /tienda/']);
    expect(added).not.toContain('Sitemap');
    expect(text.match(/^Sitemap:/gm)).toHaveLength(2);
    expect(text.match(/^Content-Signal:/gim)).toHaveLength(2);
  });

  it('takes linear time for a long file', () => {
    const time = (groups: number) => {
      const startedAt = process.cpuUsage();
      completeRobots('User-agent: a\nDisallow: /a\n'.repeat(groups), sitemap);
      const { user, system } = process.cpuUsage(startedAt);
      return (user + system) / groups;
    };
    time(1_000);
    expect(time(64_000)).toBeLessThan(6 * time(8_000));
  });

  it('keeps every line of the owner', () => {
    const own =
      '# Nuestro robots\nUser-agent: *\nDisallow: /privado/\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: https://otro.example/s.xml\n';
    const lines = completeRobots(own, sitemap).split('\n');
    for (const line of own.trim().split('\n')) expect(lines).toContain(line);
    expect(lines.filter((line) => line.startsWith('Sitemap:'))).toHaveLength(1);
  });

  it('repeats the rules for all in the groups it adds, which replace the wildcard', () => {
    const text = completeRobots('User-agent: *\nDisallow: /privado/\nAllow: /privado/publico\n', sitemap);
    expect(rules(text).isDisallowed(`${site}/privado/x`, 'ClaudeBot')).toBe(true);
    expect(rules(text).isAllowed(`${site}/privado/publico`, 'ClaudeBot')).toBe(true);
    expect(rules(text).isAllowed(`${site}/servicios/`, 'ClaudeBot')).toBe(true);
  });

  it('adds nothing for a crawler that the owner names', () => {
    const text = completeRobots('User-agent: GPTBot\nDisallow: /\n', undefined);
    expect(rules(text).isDisallowed(`${site}/`, 'GPTBot')).toBe(true);
    expect(rules(text).isAllowed(`${site}/`, 'ClaudeBot')).toBe(true);
  });

  it('adds the content signal to every group, once', () => {
    const text = completeRobots(
      'User-agent: *\nUser-agent: Bingbot\nContent-Signal : ai-train=yes\nDisallow: /a\nUser-agent: GPTBot\nDisallow: /b\n',
      undefined,
    );
    const groups = text.split(/(?<!User-agent: .*)\n(?=User-agent:)/);
    for (const group of groups) expect(group.match(/Content-Signal ?:/g)).toHaveLength(1);
    expect(completeRobots(text, undefined)).toBe(text);
  });

  it.each([
    ['a byte order mark', '\uFEFFUser-agent: *\nDisallow: /x\n'],
    ['line ends of Windows', 'User-agent: *\r\nDisallow: /x\r\n'],
    ['line ends of old Macs', 'User-agent: *\rDisallow: /x\r'],
    ['blanks and small letters', '  user-agent : *  \n disallow:/x\n\n \n'],
    ['a note', 'User-agent: * # todos\nDisallow: /x # no\n'],
  ])('reads a group with %s', (_what, own) => {
    const text = completeRobots(own, undefined);
    expect(text.match(/^\s*user-agent\s*: *\*/gim)).toHaveLength(1);
    expect(text.match(/disallow: ?\/x/gi)).toHaveLength(2);
    expect(text).not.toMatch(/\r|\uFEFF|\n\n\n/);
    expect(text.split('\n')[1]).toMatch(/^Content-Signal: /);
  });

  it('ignores lines that only resemble a group, signal or sitemap', () => {
    const own =
      'X-User-agent: GPTBot\nUser-agents: CCBot\nUser-agent: *\nDisallow: /content-signal:/\n# Sitemap: none\n';
    const text = completeRobots(own, sitemap);
    for (const line of ['User-agent: GPTBot', 'User-agent: CCBot', `Sitemap: ${sitemap}`])
      expect(text.split('\n')).toContain(line);
    expect(text.match(/^Content-Signal:/gm)).toHaveLength(2);
    expect(text.match(/^Disallow: \/content-signal:\/$/gm)).toHaveLength(2);
  });

  it('puts the signal below the agents of each group, and repeats rules without indentation', () => {
    const signal = 'Content-Signal: search=yes, ai-input=yes';
    const text = completeRobots('User-agent:GPTBot\nDisallow: /a\nUser-agent: *\n  Disallow: /b', undefined);
    expect(text).toMatch(
      `User-agent:GPTBot\n${signal}\nDisallow: /a\nUser-agent: *\n${signal}\n  Disallow: /b\n\nUser-agent: `,
    );
    expect(text).not.toContain('User-agent: GPTBot');
    expect(text).toMatch(`\n${signal}\nDisallow: /b\n`);
  });

  it('recognizes crawlers and sitemaps in any spelling', () => {
    const text = completeRobots(
      'USER-AGENT: gptbot # nota\nDisallow: /\n SITEMAP : https://otro.example/s.xml',
      sitemap,
    );
    expect(text).not.toContain('User-agent: GPTBot');
    expect(text).not.toContain(sitemap);
  });

  it('writes the training signal of the config, and the address of the catalog', () => {
    const facts = { signal: 'search=yes, ai-input=yes, ai-train=no', agentmap: `${site}/.well-known/ai-catalog.json` };
    const text = completeRobots('User-agent: *\nDisallow: /x\n', sitemap, facts);
    expect(text.match(/^Content-Signal: .*$/gm)).toEqual(Array(2).fill(`Content-Signal: ${facts.signal}`));
    expect(text.trimEnd().split('\n').at(-1)).toBe(`Agentmap: ${facts.agentmap}`);
    expect(completeRobots(text, sitemap, facts)).toBe(text);
    const own = completeRobots('Agentmap: https://otro.example/a.json\n', undefined, facts);
    expect(own.match(/^Agentmap:/gm)).toHaveLength(1);
  });

  it('changes nothing the second time, for any file', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'User-agent: *',
        'User-agent: GPTBot',
        'Disallow: /x',
        'Allow: /',
        '',
        '# nota',
        'Sitemap: https://a.example/s.xml',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const once = completeRobots(lines.join('\n'), sitemap);
        expect(completeRobots(once, sitemap)).toBe(once);
      }),
    );
  });
});
