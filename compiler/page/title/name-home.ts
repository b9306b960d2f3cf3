/** Page stage, once the brand is known: a home page that is called «Inicio» has the name of the business instead. */

import type { CompiledPage } from '../../model.ts';
import { inAnyLanguage } from '../../words/any-language.ts';

const HOME = new RegExp(`^${inAnyLanguage((words) => words.home)}$`, 'i');

/** The page with the brand as its title, and as its main heading if that says no more; any other page as it is. */
export function nameHome(page: CompiledPage, brand: string): CompiledPage {
  const isHome = page.path === '/' || page.aliases.includes('/');
  if (!isHome || !HOME.test(page.title)) return page;
  const [main, ...others] = page.headings;
  if (!main || !HOME.test(main.text)) return { ...page, title: brand };
  return {
    ...page,
    title: brand,
    markdown: page.markdown.replace(/^# .*/, () => `# ${brand}`),
    headings: [{ ...main, text: brand }, ...others],
  };
}
