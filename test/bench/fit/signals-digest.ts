import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '../../../compiler/document/read-document.ts';
import { readSignals } from '../../../compiler/page/choose/signals/block-signals.ts';
import { SIGNAL_NAMES } from '../../../compiler/page/choose/signals/signals.ts';
import { readStatedTexts } from '../../../compiler/page/choose/stated-texts.ts';
import { toTextBlocks } from '../../../compiler/page/choose/text-blocks.ts';

const page = join(import.meta.dirname, '../../fixtures/signals.html');

/**
 * Returns a digest of the signals on a fixture page, as weights are valid only for the signals that they were fitted
 * to. It changes with the kinds and values of signals, the words that they look for, and the division into blocks.
 */
export function signalsDigest(): string {
  const url = 'https://www.ejemplo.es/taller/';
  const document = readDocument({ path: '/taller/', url, html: readFileSync(page), aliases: [] });
  const blocks = toTextBlocks(document.tree);
  const lines = readSignals(blocks, readStatedTexts(document)).map((signals, position) =>
    [blocks[position]?.text, ...signals.map((signal) => SIGNAL_NAMES[signal]).sort()].join(' '),
  );
  return createHash('sha256')
    .update([...SIGNAL_NAMES, ...lines].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
