/** Signs of a page's frame: menus, footer, logo. */

import { inAnyLanguage } from '../words/any-language.ts';
import { named } from './named.ts';

export const MENU_NAMES = named('menu', 'nav', 'navbar', 'navigation', 'menubar');

/** What a menu entry opens. */
export const SUBMENU_NAMES = /(?:^|[\s_-])(?:sub-?menu|dropdown-?(?:menu|content)|mega-?menu)/;

export const FOOTER_NAMES = named(
  'footer',
  inAnyLanguage((words) => words.classNames?.footer),
);

/** The link to the home page that shows the name of the business. */
export const LOGO_NAMES = named('logo', 'brand', 'site-?title');

/** What stands beside that name. */
export const MOTTO_NAMES = named(
  'slogan',
  'eslogan',
  'tagline',
  'motto',
  'lema',
  'claim',
  'sub',
  'subtitle',
  'description',
);
