/** Asks the service as an agent does, and keeps what travelled. */

/**
 * @typedef {object} Answer
 * @property {string} url Absolute address that was asked
 * @property {string} path The same below the origin
 * @property {number} milliseconds
 * @property {number} status 0 when nothing answered
 * @property {Headers} headers
 * @property {any} body JSON; undefined when there is none
 */

/**
 * @param {string} operation Path of the operation
 * @param {Record<string, string>} parameters
 * @returns {Promise<Answer>}
 */
export async function callApi(operation, parameters) {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encode(value)}`);
  const path = [operation, query.join('&')].filter(Boolean).join('?');
  const url = location.origin + path;
  const start = performance.now();
  let status = 0;
  let headers = new Headers();
  let body;
  try {
    // A stored answer would show neither the quota of now nor the time it takes.
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(20_000) });
    ({ status, headers } = response);
    body = await response.json();
  } catch {
    // What is missing says what went wrong: the status, or the body.
  }
  return { url, path, milliseconds: Math.round(performance.now() - start), status, headers, body };
}

/**
 * As the guides write it: what a shell would read is escaped, slashes stay.
 * @param {string} value
 */
function encode(value) {
  return encodeURIComponent(value)
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2F', '/');
}
