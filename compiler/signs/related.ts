/** Signs of what a page recommends to read or buy next. */

import { inAnyLanguage } from '../words/any-language.ts';

/** Titles of what a page recommends to read or buy next; tested against the title in lower case. */
export const RELATED_TITLE = new RegExp(`\\b${inAnyLanguage((words) => words.interface?.relatedTitle)}(?!\\p{L})`, 'u');
