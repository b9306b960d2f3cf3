/** Spanish sentences for the person who starts the runtime. */

const COMPILE = 'Compila otra vez.';

export const es = {
  /** Names of the banner's rows. */
  rows: {
    public: 'pública',
    listening: 'escucha en',
    operations: 'operaciones',
    people: 'para personas',
    agents: 'para agentes',
    website: 'web',
    state: 'estado',
  },
  title: (brand: string, pages: number, generation: string): string =>
    `${brand}: ${pages === 1 ? '1 página' : `${pages} páginas`}, versión ${generation}`,
  public: (url: string): string => `${url} (lo que dice cada documento)`,
  everywhere: 'por todas sus direcciones',
  website: (url: string | undefined): string =>
    url === undefined ? 'no se sirve aquí (con UPSTREAM_URL pasa por aquí también)' : `de ${url}`,
  folder: (folder: string): string => `en ${folder}`,
  redis: (host: string, prefix: string): string => `en Redis, ${host}, claves ${prefix}…`,
  /** Reasons not to start, each with a remedy. */
  errors: {
    port: (text: string): string =>
      `PORT="${text}" no es un puerto: pon un número del 1 al 65535, o 0 para uno cualquiera que esté libre.`,
    upstream:
      'UPSTREAM_URL no es el origen de una web: pon solo esquema, servidor y puerto, como http://127.0.0.1:8080.',
    upstreamHost: (host: string): string =>
      `UPSTREAM_HOST="${host}" no es un servidor: pon un nombre y, si hace falta, un puerto, como www.example.es.`,
    trustProxy: (text: string): string =>
      `TRUST_PROXY="${text}" no se entiende: pon cuántos proxies hay delante, o sus direcciones, como 10.0.0.0/8, ::1.`,
    redis:
      'REDIS_URL no es la dirección de un Redis o Valkey: pon redis:// o rediss:// con servidor y puerto, como redis://127.0.0.1:6379.',
    metricsToken:
      'METRICS_TOKEN se adivina con facilidad: pon 16 letras y cifras o más, como las que da `openssl rand -hex 16`.',
    logLevel: (text: string, known: readonly string[]): string =>
      `LOG_LEVEL="${text}" no es un nivel: pon ${known.join(', ')}.`,
    /** @param host configured host */
    noHost: (port: number, host: string): string =>
      `PORT ${port} en HOST ${host} no puede ser: no es una dirección de esta máquina, como 127.0.0.1 o ::1.`,
    noPort: (port: number, host: string | undefined, why: string): string =>
      `PORT ${port}${host === undefined ? '' : ` en HOST ${host}`} no puede ser: ${why}. Pon otro, o termina el programa que lo tiene.`,
    refusedPort: (port: number, host: string | undefined): string =>
      `PORT ${port}${host === undefined ? '' : ` en HOST ${host}`} no puede ser: los navegadores no admiten ese puerto. Pon otro.`,
    noContent: (folder: string, manifest: string): string =>
      `${folder} no tiene contenido compilado (falta ${manifest}). Ejecuta \`npx vitrina compile\`, o nombra en CONTENT_DIR una carpeta compilada.`,
    unreadable: (path: string, why: string): string =>
      `${path} no se puede leer (${why}). Comprueba que este usuario puede leer la carpeta.`,
    noJson: (path: string): string =>
      `${path} no es JSON: se ha cambiado, o está escrito a medias. Borra la carpeta entera y ejecuta \`npx vitrina compile\`.`,
    otherFormat: (folder: string, format: string, served: number): string =>
      `${folder} es contenido con el formato ${format}, y este servidor sirve el ${served}. Ejecuta \`npx vitrina compile\` con esta versión.`,
    unlisted: (folder: string, manifest: string, path: string): string =>
      `${folder}: ${manifest} no nombra ${path}. ${COMPILE}`,
    outside: (folder: string, manifest: string, path: string): string =>
      `${folder}: ${manifest} nombra ${path}, que está fuera. ${COMPILE}`,
    lost: (path: string, manifest: string, why: string): string =>
      `${path} no se puede leer (${why}), aunque ${manifest} lo nombra. ${COMPILE}`,
    altered: (path: string, manifest: string): string =>
      `${path} no es el archivo que nombra ${manifest}: se ha cambiado, o está escrito a medias. ${COMPILE}`,
    unservable: (folder: string, why: string): string =>
      `${folder} no se puede servir: ${why}. Compila otra vez con esta versión.`,
  },
};

export type OperatorWords = typeof es;
