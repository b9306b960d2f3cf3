/** `read_page`: one page, one of its sections, or a part of either, as Markdown. */

import type { Handler } from './operation.ts';

export const readPage: Handler<'read_page'> = ({ url, part }, { content }) => content.pages.read(url, part);
