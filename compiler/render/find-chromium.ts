/** Finds an installed Chromium or a browser based on it. Never downloads one. */

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt } from '#shared/attempt.ts';

/** Names of the program in packages, the preferred first. */
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

/** Paths of installers that do not change `PATH`. */
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Places to look for a browser, from the environment. */
export interface BrowserPlaces {
  /** `VITRINA_CHROMIUM`, the only program that is tried if it is set. */
  named?: string | undefined;
  /** `PATH`. */
  path?: string | undefined;
}

const isProgram = (file: string): boolean =>
  attempt(() => {
    accessSync(file, constants.X_OK);
    return true;
  }) ?? false;

/** Returns the path of the browser; `undefined` if none is found. */
export function findChromium({ named, path = '' }: BrowserPlaces): string | undefined {
  if (named !== undefined) return isProgram(named) ? named : undefined;
  const folders = path.split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(isProgram);
}
