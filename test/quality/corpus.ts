/** Reads the corpus of facts and checks it: phrases by the fact that they state, each as the only text of its page. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpeningHours } from '#shared/contract/schemas.ts';
import { foldWords } from '#shared/search/fold.ts';
import { detectSite } from '../compiler/company/detect-site.ts';
import type { Check } from './check-expectations.ts';

/** A phrase of the corpus, and what the company information must say of it. */
export interface Phrase {
  /** Field of the company information: `coverage`, `service_model.warranty`. */
  field: string;
  language: string;
  /** Path and title of the page that it stands on. */
  path: string;
  title: string;
  /** Text, or HTML if it begins with `<`. */
  text: string;
  /** Value that it must give; `true` for the phrase itself, `false` for no value of the field. */
  value: string | boolean;
}

/**
 * Parses a file of the corpus:
 *
 *     # a comment
 *     @ /contacto/ Contacto            page of the phrases below
 *     + Cubrimos toda la isla.         must be told as the fact
 *     - Somos los mejores de la isla.  must not be
 *     = Mo-Fr 09:00-14:00              value that the phrases below must give; `= none` for no value
 *     + De lunes a viernes de 9 a 14 h
 *
 * @throws Error with file and line of a line that stands below neither a page nor a value
 */
function parseCorpus(text: string, { field, language, file }: Record<'field' | 'language' | 'file', string>) {
  let page: Pick<Phrase, 'path' | 'title'> | undefined;
  let value: Phrase['value'] | undefined;
  const phrases: Phrase[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const [, sign, rest = ''] = /^([#@=+-])\s+(.*)$/.exec(line) ?? [undefined, '', line];
    if (sign === '#' || rest.trim() === '') continue;
    if (sign === '@') {
      const [path = '', ...title] = rest.split(' ');
      page = { path, title: title.join(' ') };
    } else if (sign === '=') value = rest === 'none' ? false : rest;
    else {
      const wanted = sign === '-' ? false : (value ?? (sign === '+' || undefined));
      if (page === undefined || wanted === undefined) throw new Error(`${file}:${at + 1}: «@» or «=» is missing above`);
      phrases.push({ field, language, ...page, text: rest, value: wanted });
    }
  }
  return phrases;
}

/** Reads a folder of the corpus: a folder for each language, a file for each field. */
export const readCorpus = (folder: string): Phrase[] =>
  readdirSync(folder).flatMap((language) =>
    readdirSync(join(folder, language)).flatMap((name) =>
      parseCorpus(readFileSync(join(folder, language, name), 'utf8'), {
        field: name.replace(/\.txt$/, ''),
        language,
        file: join(language, name),
      }),
    ),
  );

/** Checks a phrase on the site of an invented business that says nothing else. */
export function checkPhrase({ field, language, path, title, text, value }: Phrase): Check {
  const body = text.startsWith('<') ? text : `<p>${text}</p>`;
  const pages = {
    '/': pageOf('Casa Luz', language, path === '/' ? body : '', ABOUT[language]),
    ...(path !== '/' && { [path]: pageOf(title, language, body) }),
  };
  const { company } = detectSite(pages, { language, brand: 'Casa Luz' });
  const told = field
    .split('.')
    .reduce<unknown>((object, key) => (object as Record<string, unknown> | undefined)?.[key], company);
  const said = field === 'hours' ? sayHours(company.hours, company.opening_hours) : told?.toString();
  const isWanted = (): boolean => {
    if (value === false) return said === undefined;
    if (field === 'hours') return said === (value === 'words' ? value : parseHours(String(value)));
    return isSame(said, value === true ? plain(text) : value);
  };
  return { kind: 'facts', says: `${language} ${field}: «${text}» gives «${said}»`, holds: isWanted() };
}

/** What the business says of itself, without which no service model is told. */
const ABOUT: Record<string, string> = {
  es: 'Casa Luz es una empresa familiar con treinta años de historia.',
  en: 'Casa Luz is a family business with thirty years of history.',
};

const pageOf = (title: string, language: string, body: string, description = ''): string =>
  `<html lang="${language}"><title>${title} | Casa Luz</title><meta name="description" content="${description}"><main><h1>${title}</h1>${body}</main></html>`;

const plain = (text: string): string => text.replace(/<[^>]*>/g, ' ');

/** Whether a value holds the words that were wanted, or these hold most of it. */
function isSame(said: string | undefined, wanted: string): boolean {
  const [one, other] = [foldWords(said ?? ''), foldWords(wanted)];
  return one !== '' && (one.includes(other) || (other.includes(one) && one.length * 3 >= other.length * 2));
}

/** Opening hours as `mo 09:00-14:00 mo 16:00-20:00 tu …`; «words» where data cannot express them. */
function sayHours(text: string | undefined, opening: OpeningHours | undefined): string | undefined {
  const times = opening?.flatMap(({ days, opens, closes }) =>
    days.map((day) => `${day.slice(0, 2).toLowerCase()} ${opens}-${closes}`),
  );
  return times ? inOrder(times) : text && 'words';
}

/** Days of `Mo-Fr 09:00-14:00,16:00-20:00; Sa 10:00-13:00` in the form of {@link sayHours}. */
const parseHours = (value: string): string =>
  inOrder(
    value.split(/; */).flatMap((part) => {
      const [days = '', times = ''] = part.toLowerCase().split(' ');
      return daysOf(days).flatMap((day) => times.split(',').map((time) => `${day} ${time}`));
    }),
  );

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

const daysOf = (text: string): string[] =>
  text.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
  });

const inOrder = (times: readonly string[]): string =>
  [...times].sort((a, b) => DAYS.indexOf(a.slice(0, 2)) - DAYS.indexOf(b.slice(0, 2)) || (a < b ? -1 : 1)).join(' ');
