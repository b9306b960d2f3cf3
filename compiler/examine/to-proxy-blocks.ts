/** Examine: what nginx or Caddy must say so that the addresses of the service reach the runtime, and arrive unchanged. */

import {
  mcpPath,
  refusedPaths,
  toApiProtectedResourcePath,
  toOperationPath,
  toVersionsPath,
} from '#shared/addresses.ts';
import { documentPaths } from '#shared/documents.ts';
import type { Finding } from './examination.ts';

export interface ProxyBlocks {
  nginx: {
    /** File `snippets/vitrina.conf`: how a request is handed over. */
    snippet: string;
    /** To stand in the `server` block of the site. */
    server: string;
  };
  /** To stand in the site's block of the Caddyfile. */
  caddy: string;
  /** Whether all pages go through the runtime (front mode), not the service's addresses alone. */
  front: boolean;
}

export interface ProxyOptions {
  /** Where the runtime listens: `127.0.0.1:3000`. */
  runtime: string;
  apiPath: string;
  /** Hands the pages over too, so that they negotiate Markdown and link to the service. */
  front: boolean;
}

/** Addresses by how a proxy matches them. */
interface OwnedAddresses {
  exact: string[];
  /** With all below them. */
  below: string[];
  /** Every version of the API, those that do not exist too: a regular expression. */
  versions: string;
}

/** Blocks that repair what was found; undefined when no proxy is to blame. */
export function toProxyBlocks(findings: readonly Finding[], options: ProxyOptions): ProxyBlocks | undefined {
  const isToBlame = ({ ok, mender }: Finding) => !ok && (mender === 'proxy' || (options.front && mender === 'front'));
  return findings.some(isToBlame) ? toAllBlocks(options) : undefined;
}

/** The blocks for a site, whatever it looks like now. */
export function toAllBlocks(options: ProxyOptions): ProxyBlocks {
  const owned = toOwned(options.apiPath);
  return {
    nginx: { snippet: toNginxSnippet(options), server: options.front ? nginxFront : toNginxServer(owned) },
    caddy: toCaddy(owned, options),
    front: options.front,
  };
}

function toOwned(apiPath: string): OwnedAddresses {
  const parent = toVersionsPath(apiPath).replaceAll('.', String.raw`\.`);
  const skills = documentPaths.agentSkills.replace(/[^/]*$/, '');
  // A website that answers 200 there names itself a resource that it is not.
  const resources = `${documentPaths.protectedResource}/`;
  // Its style and its script stand below the page for people.
  const below = [documentPaths.developerPage, '/oauth/', `${mcpPath}/`, skills, resources].sort();
  const all = [
    ...Object.values(documentPaths),
    toApiProtectedResourcePath(apiPath),
    ...refusedPaths,
    toOperationPath('get_agent_identity', apiPath),
    mcpPath,
  ];
  const exact = all.filter((path) => !below.some((prefix) => path.startsWith(prefix)));
  return { exact: [...new Set(exact)].sort(), below, versions: `^${parent}v[0-9]+(/|$)` };
}

function toNginxSnippet({ runtime }: ProxyOptions): string {
  return `# snippets/vitrina.conf: how a request is handed to the runtime.
proxy_pass http://${runtime};
proxy_http_version 1.1;
proxy_set_header Host $host;
proxy_set_header Authorization $http_authorization;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;  # the runtime with TRUST_PROXY=1
proxy_set_header X-Forwarded-Proto $scheme;
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header Forwarded "";
proxy_set_header Connection "";
proxy_intercept_errors off;
proxy_buffering off;
proxy_cache off;
proxy_read_timeout 120s;
`;
}

function toNginxServer({ exact, below, versions }: OwnedAddresses): string {
  return `# In the server block of the site: these addresses are the runtime's, all others stay the website's.
${exact.map((path) => `location = ${path} { include snippets/vitrina.conf; }\n`).join('')}${below
  .map((path) => `location ^~ ${path} { include snippets/vitrina.conf; }\n`)
  .join('')}location ~ ${versions} { include snippets/vitrina.conf; }
# The Markdown of the pages.
location ~ \\.md$ { include snippets/vitrina.conf; }
`;
}

const nginxFront = `# In the server block of the site, in the place of its own locations: the runtime with UPSTREAM_URL set to the
# website hands on what is not its own, and adds links, Markdown and the lines of robots.txt that agents look for.
location / { include snippets/vitrina.conf; }
`;

function toCaddy({ exact, below, versions }: OwnedAddresses, { runtime, front }: ProxyOptions): string {
  const handle = (matcher: string) => `handle${matcher} {
	reverse_proxy ${runtime} {
		header_up Host {host}
		header_up X-Real-IP {remote_host}
		header_up -Forwarded
		flush_interval -1
	}
}
`;
  if (front) {
    return `# In the site's block of the Caddyfile, in the place of its own handlers; the runtime with UPSTREAM_URL set to the website.
${handle('')}`;
  }
  const paths = [...exact, ...below.map((path) => `${path}*`), '*.md'];
  return `# In the site's block of the Caddyfile, before its other handlers.
@vitrina path ${paths.join(' \\\n\t')}
${handle(' @vitrina')}@vitrina_versions path_regexp ${versions}
${handle(' @vitrina_versions')}`;
}
