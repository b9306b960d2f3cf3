/** Words, English: days, times of day and parts of the year. */

import type { Words } from '../words.ts';

export const time: Words['time'] = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  dayNames: [/mondays?/, /tuesdays?/, /wednesdays?/, /thursdays?/, /fridays?/, /saturdays?/, /sundays?/],
  shortDays: [/mon|mo/, /tues|tue|tu/, /wed|we/, /thurs|thur|thu|th/, /fri|fr/, /sat|sa/, /sun|su/],
  everyDay: /every day(?: of the (?:week|year))?|daily|(?:365|7|seven) days(?: a (?:week|year))?|all week/,
  workingDays: /weekdays|working days|business days/,
  weekend: /weekends?/,
  holidays: /(?:bank |public )?holidays?/,
  until: /to|until|till|through|thru/,
  and: /and/,
  closed: /closed/,
  except: /except(?: for)?|excluding/,
  aroundTheClock: /(?:24|twenty-four) hours(?: a day)?|round the clock|at any hour|day and night/,
  within: /in|at least|with|within|less than|under|every|after|before|for|next|about|up to|and|or|first/,
  lengths: /notice|in advance|before|prior|later|after|following|business|working/,
  fillers: /from|the|at|on|of|between|both|inclusive|about/,
  hours: /hours?|o'clock/,
  measures: /years?|months?|days?|weeks?|people|minutes|times|sessions|euros?|pounds|dollars|miles|degrees/,
  am: /in the morning/,
  pm: /in the (?:afternoon|evening)|at night/,
  morning: /mornings?/,
  afternoon: /afternoons?|evenings?/,
  noon: /(?:12 ?)?(?:noon|midday)/,
  midnight: /(?:12 ?)?midnight/,
  months: /january|february|march|april|may|june|july|august|september|october|november|december/,
  seasons:
    /summer|winter|autumn|spring|season|easter|christmas|alternate|every other|(?:of (?:the|each|every)|a) month/,
  dates: ['@ #', '# @', '# of @', '@,? (?:19|20)\\d\\d'],
  titles: /opening hours|opening times|business hours|office hours|work hours|hours|when we are open/,
  byPhone: /phone|telephone/,
  open: /hours|opening|open|opens|closed|closes|reception|kitchen/,
  onDuty: /open|services?|available|assistance|emergenc(?:y|ies)|access|on call|we (?:are|answer|attend|take|work)/,
  timeNouns: /rest|time/,
  articles: /the|an?/,
  opens: /opens?|closes?|available|operates?|runs?/,
  premises:
    /shops?|stores?|offices?|clinics?|practice|studio|restaurants?|kitchen|bar|cafe|hotel|reception|desk|showroom|warehouse|workshop|gym|school|salon|cent(?:re|er)|company|team|staff|operation|business|doors/,
  otherTimes:
    /class(?:es)?|courses?|lessons?|workshops?|sessions?|training|match(?:es)?|mass(?:es)?|service times|bus(?:es)?|trains?|tours?|events?|concerts?|check-?(?:in|out)|programm?e?s?|projects?|talks?|meetings?|shifts?|quiet|loading|internet|wi-?fi|hot water|(?:video )?surveillance|cctv|security cameras|deliver(?:y|ies)?|online (?:shop|store|bookings?|orders?)|(?:order|book|shop) online/,
  emergency: /emergenc(?:y|ies)|urgent|out[- ]of[- ]hours/,
};
