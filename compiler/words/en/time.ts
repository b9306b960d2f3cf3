/** Words, English: days, times of day and parts of the year. */

import type { Words } from '../words.ts';

export const time: Words['time'] = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  dayHeads: /mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?/,
  aroundTheClock: /round the clock/,
  until: /to|until/,
  season:
    /\b(?:january|february|march|april|june|july|august|september|october|november|december|summer|winter|autumn|spring|season|easter|christmas)\b/,
  emergency: /\bemergenc(?:y|ies)\b|\burgent\b|\bout[- ]of[- ]hours\b/,
};
