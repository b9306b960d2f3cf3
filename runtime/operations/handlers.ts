/** The handler of every operation; a missing one is a compile error. */

import { getAgentIdentity } from './get-agent-identity.ts';
import { getCompanyInfo } from './get-company-info.ts';
import { getQuota } from './get-quota.ts';
import type { Handlers } from './operation.ts';
import { readPage } from './read-page.ts';
import { searchPages } from './search-pages.ts';

export const handlers: Handlers = {
  search_pages: searchPages,
  read_page: readPage,
  get_company_info: getCompanyInfo,
  get_quota: getQuota,
  get_agent_identity: getAgentIdentity,
};
