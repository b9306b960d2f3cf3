/** English: why a site gives no answer, each a clause, and what to do about it. */

import type { ReportWords } from '../../es/report/report.ts';

const CERTIFICATE =
  'Mend the certificate on the server: agents do not get in without a valid one either. If it is a test server, name it with http://, or compile the folder of the site.';
const WAIT = 'Wait a moment and repeat it; if it stays so, ask the people who run the server.';
const BROKEN = 'The server, or the network (CDN) in front of it, is at fault: tell the people who run it.';

export const network: ReportWords['network'] = {
  'no-host': {
    why: 'there is no server of that name',
    mend: 'See whether the name of the site is spelt right, and whether this computer is on the internet.',
  },
  'no-names': {
    why: 'the name service (DNS) of this computer does not answer',
    mend: 'Check that this computer is on the internet, and repeat it.',
  },
  refused: {
    why: 'the connection is refused, since nothing runs at that address',
    mend: 'Start the site, and see whether the port (the number after the colon) is right.',
  },
  'no-route': {
    why: 'that server cannot be reached from this computer',
    mend: 'Check the internet connection, or the private network (VPN) if the site is in one.',
  },
  'blocked-port': {
    why: 'websites are not served on that port',
    mend: 'See whether the port (the number after the colon) is that of the site.',
  },
  broken: {
    why: 'the server ends the connection without an answer',
    mend: 'If the site uses https, name it with https://; if not, see whether its firewall turns programs away.',
  },
  'no-https': {
    why: 'https is not spoken on that port',
    mend: 'Name it with http://, or with the port where the site has https.',
  },
  'self-signed': {
    why: 'its certificate comes from no known authority, as the server has signed it itself',
    mend: CERTIFICATE,
  },
  expired: { why: 'its certificate has expired, or is not valid yet', mend: CERTIFICATE },
  'other-name': {
    why: 'its certificate is for another name than that of the site',
    mend: 'Name the site as its certificate does (with www. or without), or give the server the certificate of this name.',
  },
  untrusted: {
    why: 'the certificate of the authority that signed its own is missing',
    mend: 'Give the server the full chain (fullchain), with the intermediate certificates: agents do not get in without it either.',
  },
  'no-agreement': { why: 'no secure connection (TLS) could be agreed on', mend: BROKEN },
  'slow-connection': { why: 'no connection can be made, since the server does not answer', mend: WAIT },
  'slow-answer': { why: 'the server takes the request, but does not answer in time', mend: WAIT },
  'no-http': {
    why: 'its answer is not HTTP, so there is no website',
    mend: 'See whether address and port are those of the site.',
  },
  'cut-answer': { why: 'the answer breaks off before its end', mend: BROKEN },
  'bad-coding': { why: 'the answer is compressed in a way that cannot be read', mend: BROKEN },
  'large-headers': { why: 'the headers of the answer are too large', mend: BROKEN },
  maintenance: {
    why: 'it answers every request with status 503: stopped or in maintenance (status 503)',
    mend: 'Start it or end the maintenance mode, and repeat it.',
  },
  'server-error': {
    why: 'it answers all requests with an error of its own (status 5xx)',
    mend: 'Open the site in a browser: if it fails there too, look into the error log of the server.',
  },
};
