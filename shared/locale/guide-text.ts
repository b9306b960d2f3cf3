/** What a language must say in the documents for agents and developers. Sentences are Markdown without line breaks. */

import type { ErrorCode } from '../contract/errors.ts';
import type { Scope } from '../contract/oauth.ts';
import type { DeveloperPageText } from './developer-page-text.ts';

/** The calls that documents show, in the order in which they work. */
export type ExampleId =
  | 'search'
  | 'searchMore'
  | 'read'
  | 'company'
  | 'companySection'
  | 'register'
  | 'token'
  | 'searchIdentified'
  | 'quota'
  | 'identity'
  | 'introspect'
  | 'mcpTools'
  | 'mcpCall'
  | 'revoke';

/** Published documents that others list. */
export type ListedDocument =
  | 'openapi'
  | 'apiIndex'
  | 'apiIndexMarkdown'
  | 'sandbox'
  | 'agentsGuide'
  | 'authGuide'
  | 'developerPage'
  | 'mcpServerCard'
  | 'authorizationServer'
  | 'protectedResource'
  | 'apiCatalog'
  | 'agentSkills'
  | 'llms'
  | 'llmsFull'
  | 'sitemapMarkdown';

type TitleText = 'site' | 'api' | 'mcp' | 'skill' | 'agents' | 'auth' | 'sitemap' | 'developers';

type HeadingText =
  | 'whenToUse'
  | 'notFor'
  | 'steps'
  | 'rules'
  | 'more'
  | 'business'
  | 'addresses'
  | 'operations'
  | 'parameters'
  | 'answer'
  | 'errors'
  | 'oauthErrors'
  | 'quota'
  | 'mcp'
  | 'identification'
  | 'discovery'
  | 'register'
  | 'token'
  | 'use'
  | 'check'
  | 'scopes'
  | 'limits'
  | 'absent'
  | 'versioning'
  | 'documents'
  | 'services'
  | 'areas'
  | 'mainPages'
  | 'otherPages'
  | 'contents';

type LabelText =
  | 'name'
  | 'type'
  | 'required'
  | 'values'
  | 'meaning'
  | 'yes'
  | 'no'
  | 'code'
  | 'status'
  | 'scope'
  | 'policy'
  | 'who'
  | 'limit'
  | 'address'
  | 'tokenOptional'
  | 'tokenRequired'
  | 'anonymous'
  | 'identified'
  | 'registrations'
  | 'tokenRequests'
  | 'tokenLifetime'
  | 'clientLifetime'
  | 'readPage';

export interface GuideText {
  titles: Record<TitleText, (brand: string) => string>;
  headings: Record<HeadingText, string>;
  labels: Record<LabelText, string>;
  /** What each document is. */
  documents: Record<ListedDocument, string>;
  /** When each error is answered. */
  errors: Record<ErrorCode, string>;
  scopes: Record<Scope, string>;
  /** What each example does. */
  examples: Record<ExampleId, string>;
  steps: Record<'search' | 'read' | 'company', string>;
  oauth: Record<'register' | 'token' | 'use' | 'check' | 'authorize' | 'errors', string>;
  /** Names of the two groups of operations. */
  tags: Record<'content' | 'identity', { name: string; description: string }>;
  apiSummary(brand: string): string;
  /** One sentence of at most 100 characters for names of usual length. */
  toolServer(brand: string): string;
  skillDescription(brand: string): string;
  /** Each line starts with a situation. */
  whenToUse(brand: string): readonly string[];
  notFor(brand: string): readonly string[];
  rules(brand: string): readonly string[];
  /** What `/sitemap.md` and `/llms-full.txt` hold. */
  sitemapIntro(brand: string): string;
  llmsFullIntro(brand: string): string;
  /** Before the pages that no longer fitted in `/llms-full.txt`. */
  leftOut(count: number): string;
  /** In `/llms.txt`, where not all pages fit. */
  morePages(count: number, sitemapUrl: string): string;
  quota: string;
  quotaHeaders: string;
  errorShape: string;
  mcp(url: string): string;
  optionalIdentity(authGuideUrl: string): string;
  contract(openApiUrl: string): string;
  authIntro(brand: string): string;
  /** What `$CLIENT_ID`, `$CLIENT_SECRET` and `$ACCESS_TOKEN` in the examples stand for. */
  placeholders: string;
  /** What a reader may look for in vain: accounts, OpenID Connect, claims. */
  absent: readonly string[];
  sandbox: string;
  versioning: readonly string[];
  /** Conditions under which the contract is published, when the site has no page of terms. */
  licence: string;
  requestsPer(limit: number, seconds: number): string;
  days(count: number): string;
  seconds(count: number): string;
  characters(min: number, max: number): string;
  atMost(max: number): string;
  from(min: number): string;
  byDefault(value: string): string;
  /** The page for people. */
  developerPage: DeveloperPageText;
}
