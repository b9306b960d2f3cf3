/** Sends bytes that no HTTP client would send. */

import { connect } from 'node:net';

/** Sends chunks on a new connection to this machine. Resolves with all bytes received as text when it is closed. */
export function exchange(port: number, ...chunks: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    for (const chunk of chunks) socket.write(chunk);
  });
}
