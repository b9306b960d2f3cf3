/** Finds an installed Chromium, or a browser made of it. None is ever downloaded. */

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt } from '#shared/attempt.ts';

/** Names that packages give the program, in the order of preference. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'msedge.exe',
  'chrome.exe',
];

/** Where installers put it that enter nothing into `PATH`. */
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where a browser may be, by the environment. */
export interface BrowserPlaces {
  /** `VITRINA_CHROMIUM`: the program itself, and no other then. */
  named?: string | undefined;
  /** `PATH`. */
  path?: string | undefined;
}

const isProgram = (file: string): boolean =>
  attempt(() => {
    accessSync(file, constants.X_OK);
    return true;
  }) ?? false;

/** The file of the program; `undefined` where there is none. */
export function findChromium({ named, path = '' }: BrowserPlaces): string | undefined {
  if (named !== undefined) return isProgram(named) ? named : undefined;
  const folders = path.split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(isProgram);
}
