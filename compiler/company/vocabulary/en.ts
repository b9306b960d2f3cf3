/** Company stage: English words of business websites. Signs are matched on folded text: lower case, no accents. */

import { enRoles, enStandIns } from './en-roles.ts';
import { enEmergency, enSeason, enTopics, enWorker } from './en-topics.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What English sites say, by page role and by topic. */
export const en: Vocabulary = {
  language: 'en',
  roles: enRoles,
  standIns: enStandIns,
  topics: enTopics,
  season: enSeason,
  emergency: enEmergency,
  worker: enWorker,
  genericLinks: [
    'read more',
    'more',
    'learn more',
    'more info',
    'see more',
    'details',
    'view',
    'here',
    'click here',
    'find out more',
    'view service',
    'get a quote',
    'book now',
  ],
  openings: [
    'fill',
    'use',
    'send',
    'write',
    'request',
    'ask',
    'complete',
    'tell',
    'leave',
    'visit',
    'describe',
    'contact',
    'book',
    'you',
    'our',
    'the',
    'we',
  ],
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  openingHours: (days, times) =>
    `${days} ${times.map(([opens, closes]) => `from ${opens} to ${closes}`).join(' and ')}`,
  dayRange: (first, last) => `${first} to ${last}`,
  alwaysOpen: '24 hours a day, every day',
  askOnContactPage: 'The service is requested in the ways that the contact page gives.',
  nothingSold: 'Nothing is ordered or paid for on the website.',
  soldOnline: 'The website lets visitors book, order or pay.',
  askByForm: 'The service is requested with the form on the contact page.',
};
