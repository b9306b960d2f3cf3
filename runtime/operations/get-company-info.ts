/** `get_company_info`: what is known of the business, or one section of it. */

import type { Handler } from './operation.ts';

export const getCompanyInfo: Handler<'get_company_info'> = ({ section }, { content }) => content.company[section];
