/** Words: the address that was meant, where a folder was named that is none. */

/** Of a name such as `www.ejemplo.es` its address, of others an example. */
export function nameAddress(folder: string): string {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(name) ? `https://${name}` : 'https://www.example.es';
}
