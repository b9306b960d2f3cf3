/** Answers and rules that keep programs out, in the ledger and in the editor's report. */

import { describe, expect, it } from 'vitest';
import type { Diagnostic, LedgerEntry } from '../../../compiler/model.ts';
import { sortDiagnostics } from '../../../compiler/report/check-site.ts';
import { checkLinks } from '../../../compiler/report/checks/check-links.ts';
import { type Report, toReport } from '../../../compiler/report/summary.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { said } from '../report/said.ts';
import { crawlSite, linking, page, pathsOf, rowOf, serveSite } from './serve-site.ts';

const html = { 'content-type': 'text/html' };

describe('an address that the crawler may not read', () => {
  it.each<[what: string, status: number, headers: Record<string, string>, reason: string]>([
    ['asks for a login', 401, { 'www-authenticate': 'Basic' }, 'needs-login'],
    ['is forbidden', 403, {}, 'turned-away'],
    ['asks for payment', 402, { 'crawler-price': 'USD 0.01' }, 'turned-away'],
    ['has a challenge of Cloudflare', 503, { 'cf-mitigated': 'challenge' }, 'turned-away'],
    ['has a challenge of Amazon', 202, { ...html, 'x-amzn-waf-action': 'challenge' }, 'turned-away'],
    ['has a challenge of Vercel', 429, { 'x-vercel-mitigated': 'challenge' }, 'turned-away'],
  ])('is reported and requested once if it %s', async (_, status, headers, reason) => {
    const site = await serveSite({
      '/': linking('/cerrada/', '/antes/', '/buena/'),
      '/buena/': page('Buena'),
      '/antes/': { status: 301, headers: { location: '/cerrada/' } },
      '/cerrada/': { status, headers, body: page('Espere') },
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/buena/']);
    expect(rowOf(result, '/cerrada/')).toBe(`failed ${reason}`);
    expect(rowOf(result, '/antes/')).toBe(`failed ${reason} /cerrada/`);
    expect(site.asked.filter((target) => target === '/cerrada/')).toHaveLength(1);
    const codes = checkLinks(result.ledger).map(({ code, where }) => `${where} ${code}`);
    const code = reason === 'needs-login' ? 'access-login' : 'access-denied';
    expect(codes).toEqual([`/antes/ ${code}`, `/cerrada/ ${code}`]);
  });

  it.each([
    ['of Anubis', '<script src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script><p>Making sure.</p>', true],
    ['of SiteGround', '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">', true],
    ['of Sucuri', '<script>sucuri_cloudproxy_js="";document.cookie="a=b";location.reload()</script>', true],
    [
      'of no known service',
      '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><p>Taller.</p>',
      false,
    ],
    [
      'of no known service, but with the words of Anubis',
      `<p>La ruta /.within.website/x/cmd/anubis ${'se explica en este artículo. '.repeat(80)}</p>`,
      false,
    ],
  ])('is a failure if its page with status 200 is a challenge %s', async (_, body, isTest) => {
    const site = await serveSite({ '/': linking('/a/'), '/a/': page('A', body) });
    expect(rowOf(await crawlSite(site), '/a/')).toBe(isTest ? 'failed turned-away' : 'published ok');
  });

  it('is reported with the config fields that may open it', () => {
    const rows = (['needs-login', 'turned-away'] as const).map(
      (reason): LedgerEntry => ({ url: `https://e.es/${reason}/`, outcome: 'failed', reason, foundOn: ['/'] }),
    );
    const [login, denied] = said(checkLinks(rows)).map(({ hint }) => hint);
    expect(login).toMatch(/crawl\.basicAuth.*crawl\.headers/);
    expect(denied).toMatch(/crawl\.headers/);
  });
});

describe('a robots.txt that forbids AI agents', () => {
  const robots = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body });
  const told = async (body: string) =>
    (await crawlSite(await serveSite({ '/robots.txt': robots(body), '/': page('Portada') }))).diagnostics;

  it.each([
    ['User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: ChatGPT-User\nDisallow: /', 3],
    ['User-agent: gptbot\nDisallow: /*', 1],
    ['User-agent: GPTBot\nDisallow: /\nAllow: /$', 0],
    ['User-agent: GPTBot\nDisallow: /privado/', 0],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Vitrina\nAllow: /', 18],
    ['User-agent: OtherBot\nDisallow: /', 0],
  ])('is reported with the number of agents: %s', async (body, agents) => {
    const diagnostics = await told(body);
    expect(diagnostics.map(({ code, about }) => [code, Object(about).agents.length])).toEqual(
      agents === 0 ? [] : [['agents-shut-out', agents]],
    );
  });

  it('is reported on the first screen in both languages, whatever else is', async () => {
    const [shutOut] = await told('User-agent: GPTBot\nDisallow: /');
    const about = { words: 1, pages: 2, length: 400, named: '/b/', hasHeading: false, why: 'too large' };
    const others =
      'app-shell canonical-to-other contact-data duplicate-content duplicate-title empty-page long-address missing-fact missing-title thin-page unreadable-page unrendered-shortcode'
        .split(' ')
        .map((code) => ({ severity: 'warning', code, where: '/a/', about }) as Diagnostic);
    const diagnostics = sortDiagnostics([...others, ...(shutOut ? [shutOut] : [])]);
    const site = { site: { url: 'https://e.es', brand: 'E' }, pages: [], facts: [], company: {} };
    for (const words of Object.values(reportLanguages)) {
      const sections = toReport({ site, ledger: [], diagnostics } as unknown as Report, words);
      const shown = sections.filter(({ isDetail }) => !isDetail).flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(shown.join('\n')).toContain('GPTBot');
    }
  });
});

describe('Crawl-delay', () => {
  const site = (delay: string) =>
    serveSite({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: `User-agent: *\nCrawl-delay: ${delay}` },
      '/': linking('/a/'),
      '/a/': page('A'),
    });
  const told = async (delay: string, limits = {}) =>
    (await crawlSite(await site(delay), { limits })).diagnostics.map(({ severity, about }) => [severity, about]);

  it('is reported with the time that it costs', async () => {
    // Requests: the home page twice, robots.txt, three usual sitemaps, a missing page, and the other page.
    expect(await told('0.5')).toEqual([['info', { stated: 0.5, kept: 0.5, requests: 8, cost: 4 }]]);
    expect(await told('30')).toEqual([['info', { stated: 30, kept: 1, requests: 8, cost: 8 }]]);
    expect(await told('30', { crawlDelayMs: 10_000 })).toEqual([
      ['warning', { stated: 30, kept: 10, requests: 8, cost: 80 }],
    ]);
    expect(await told('0')).toEqual([]);
  });
});
