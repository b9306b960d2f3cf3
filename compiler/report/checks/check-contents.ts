/** Report stage: pages that say too little, or what another page says. */

import { toPlainText } from '#shared/search/plain-text.ts';
import type { CompiledPage, Diagnostic } from '../../model.ts';
import { type CheckedSite, groupBy } from './checked-site.ts';

/** A page with fewer words below its heading answers nothing. */
const THIN_WORDS = 25;

/** Complains about thin pages and about pages with the same content. */
export function checkContents({ pages }: CheckedSite): Diagnostic[] {
  const texts = new Map(pages.map((page) => [page, toBody(page)]));
  const thin = pages.flatMap((page): Diagnostic[] => {
    const words = texts.get(page)?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    if (words >= THIN_WORDS) return [];
    return [
      {
        severity: 'warning',
        code: 'thin-page',
        where: page.path,
        message: `Only ${words} words are left for agents below the heading.`,
        hint: 'See with "vitrina explain" what was cut; write more, or keep the page out with crawl.exclude.',
        ...(texts.get(page) && { quote: texts.get(page) as string }),
      },
    ];
  });
  const isTold = new Set(thin.map(({ where }) => where));
  const same = [
    ...groupBy(
      pages.filter(({ path }) => !isTold.has(path)),
      (page) => texts.get(page) ?? '',
    ).values(),
  ].flatMap(([first, ...others]): Diagnostic[] =>
    first && others.length > 0
      ? [
          {
            severity: 'warning',
            code: 'duplicate-content',
            where: first.path,
            message: `${others.length + 1} pages say the same.`,
            hint: 'Let one redirect to the other, or name the better one by a canonical link.',
            pages: others.map(({ path }) => path),
          },
        ]
      : [],
  );
  return [...thin, ...same];
}

/** Plain text below the main heading. */
const toBody = ({ markdown }: CompiledPage): string => toPlainText(markdown.replace(/^# .*\n/, ''));
