/** English sentences for the person who starts the runtime, and for the log. */

import type { OperatorWords } from './es.ts';

export const en: OperatorWords = {
  rows: {
    public: 'public',
    listening: 'listening',
    operations: 'operations',
    people: 'for people',
    agents: 'for agents',
    website: 'website',
    state: 'state',
  },
  title: (brand, pages, generation) =>
    `${brand}: ${pages === 1 ? '1 page' : `${pages} pages`}, generation ${generation}`,
  public: (url) => `${url} (what every document says)`,
  everywhere: 'every interface',
  website: (url) => (url === undefined ? 'not served here (set UPSTREAM_URL to stand in front of it)' : `from ${url}`),
  folder: (folder) => `in ${folder}`,
  redis: (host, prefix) => `in Redis at ${host}, keys ${prefix}…`,
  errors: {
    port: (text) => `PORT="${text}" is not a port: use a number from 1 to 65535, or 0 for any free one.`,
    upstream:
      'UPSTREAM_URL is not the origin of a website: use scheme, host and port only, as in http://127.0.0.1:8080.',
    upstreamHost: (host) =>
      `UPSTREAM_HOST="${host}" is not a host: use a name and perhaps a port, as in www.example.es.`,
    trustProxy: (text) =>
      `TRUST_PROXY="${text}" is not understood: use the number of proxies in front, or their addresses as in 10.0.0.0/8, ::1.`,
    redis:
      'REDIS_URL is not the address of a Redis or Valkey: use redis:// or rediss:// with host and port, as in redis://127.0.0.1:6379.',
    metricsToken:
      'METRICS_TOKEN is no Bearer token that is hard to guess: use 16 letters and digits or more, as `openssl rand -hex 16` gives.',
    logLevel: (text, known) => `LOG_LEVEL="${text}" is not a level: use ${known.join(', ')}.`,
    noHost: (port, host) =>
      `PORT ${port} at HOST ${host} cannot be had: it is no address of this machine, such as 127.0.0.1 or ::1.`,
    noPort: (port, host, why) =>
      `PORT ${port}${host === undefined ? '' : ` at HOST ${host}`} cannot be had: ${why}. Set another, or end what holds it.`,
    refusedPort: (port, host) =>
      `PORT ${port}${host === undefined ? '' : ` at HOST ${host}`} cannot be had: browsers refuse that port. Set another.`,
    noContent: (folder, manifest) =>
      `${folder} holds no compiled content (${manifest} is missing). Run \`npx vitrina compile\`, or set CONTENT_DIR to a compiled folder.`,
    unreadable: (path, why) => `${path} cannot be read (${why}). Check that this user may read the folder.`,
    noJson: (path) =>
      `${path} is not JSON: it was changed or only half written. Delete the whole folder and run \`npx vitrina compile\`.`,
    otherFormat: (folder, format, served) =>
      `${folder} is content of format ${format}, this runtime serves format ${served}. Run \`npx vitrina compile\` with this version.`,
    unlisted: (folder, manifest, path) => `${folder}: ${manifest} does not list ${path}. Compile again.`,
    outside: (folder, manifest, path) => `${folder}: ${manifest} lists ${path}, which is outside. Compile again.`,
    lost: (path, manifest, why) => `${path} cannot be read (${why}), though ${manifest} lists it. Compile again.`,
    altered: (path, manifest) =>
      `${path} is not the file that ${manifest} lists: it was changed or only half written. Compile again.`,
    unservable: (folder, why) => `${folder} cannot be served: ${why}. Compile again with this version.`,
  },
};
