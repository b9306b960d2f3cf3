/** Words, English: all that the compiler knows of the language and says in it. */

import type { Words } from '../words.ts';
import { agentInstructions } from './agent-instructions.ts';
import { AMOUNT, claims, OTHER_AMOUNTS } from './claims.ts';
import { topics } from './facts/topics.ts';
import { worker } from './facts/work.ts';
import { interfaceWords } from './interface.ts';
import { addressLabels, floors, located, streets } from './place.ts';
import { roles, standIns } from './roles.ts';
import { time } from './time.ts';

export const en: Words = {
  language: 'en',
  roles,
  standIns,
  topics,
  claims,
  time,
  worker,
  home: ['home', 'home page', 'homepage'],
  amount: new RegExp(AMOUNT),
  otherAmounts: new RegExp(OTHER_AMOUNTS),
  from: /from|starting at/,
  allPrices: /(?:all|our|the) (?:prices|rates|quotes|fees)/,
  all: /(?:on |for )?(?:all|our|every|each)/,
  beyond: /if (?:[^ ,]+ ){1,8}outside|(?:for|in) other [^ ]+|outside|except|unless/,
  also: /also|we also|in addition/,
  restrictions: /only|exclusively/,
  offering: /how (?:i|we) (?:can )?help/,
  serviceNouns: /services?/,
  deeds: /we|us|our|you|your|i|choose|pick|book|call|send|visit|order/,
  steps:
    /how (?:it|we|i|this|(?:the|our) (?:service|process|booking)) works?|(?:our|the|my|working) process|(?:.{1,30} in )?(?:\d|two|three|four|five|six) (?:(?:easy|simple) )?steps.{0,30}|how to (?:book|order|hire us|enroll?|sign up|get started|apply|register)(?: [^ ]+){0,3}|(?:.{1,30} )?step by step/,
  requests: /please|let/,
  slogans: /we|our|us|you|your|my|that|what|why|how|is|are/,
  means: /(?:by|on|via) (?:whats ?app|phone|telegram|text|e-?mail)/,
  goingOn: /with|to|for/,
  announcements: /tel|fax|whatsapp|e-?mail|mail|phone|mobile|call|at|or|and|number/,
  sale: {
    segments: /cart|basket|checkout|booking|book-online/,
    links:
      /book(?:ing)?(?: (?:now|online|here|a table|a room|your stay|an appointment))*|(?:buy|order|shop)(?: (?:now|online|tickets))+|online (?:booking|shop|store)|add to (?:cart|basket)/,
    invites: /(?:book|reserve|schedule) (?:an?|your|my|the|now|here|online)/,
    frames:
      /(?:booking|reservation|appointment)s? (?:system|calendar|widget|form|engine)|book (?:an? |your )?(?:appointment|table|visit|room|class|session)/,
    meetings:
      /(?:book|schedule|request|arrange|make) (?:(?:an?|your|my|the) )?(?:free )?(?:initial )?(?:appointment|visit|consultation|call|meeting|table)|(?:bookings?|appointments?)(?= ?[^a-z]*$)/,
    desks:
      /(?:booking|availability|reservations?) calendar|(?:buy|purchase|give) (?:(?:a|an|your|the|our) )*(?:gift )?(?:vouchers?|cards?|certificates?|tickets?|pass(?:es)?)|pay (?:the |your |a )?deposit(?: (?:online|now|here))?/,
    said: /(?:book|buy|order|pay|purchase)(?:ings?|ing)? (?:[^\s,.;]+ ){0,3}(?:online|on our (?:website|site))\b|online (?:booking|order|payment|purchase)s?\b/,
  },
  offerless: [
    'enrolment',
    'enrollment',
    'admissions',
    'tools',
    'products',
    'catalogue',
    'catalog',
    'shop',
    'store',
    'case studies',
    'gallery',
    'photo gallery',
    'portfolio',
    'projects',
    'our work',
    'clients',
    'testimonials',
    'cart',
    'checkout',
    'my account',
    'reviews',
  ],
  noBrands:
    /welcome|my (?:web ?)?site|(?:web)?site (?:name|title)|untitled|all rights reserved|.{1,80} (?:is|are) (?:an? |the )?(?:registered )?(?:property|trademarks?|brand) .+/,
  greetings: /welcome to/,
  placeholders:
    /just another wordpress site|our themes are updated|all dependencies are kept current|you can use this design as is|is it really open source|ready to start your next project with us|this is (?:an example|a sample)|(?:add|write) your (?:own )?(?:text|description)|(?:demo|example|sample|fake) (?:st|street|ave|avenue|road)|123 main st(?:reet)?/,
  notices:
    /check(?: out)?|download|please note|(?:notice|attention|reminder)(?=[:!,])|sign up|now (?:open|available)|we (?:are|will be) closed|closed (?:for|until)|dear/,
  hollow:
    /information|general|details|pages?|website|site|official|welcome|home|main|about|with|from|company|business|here|description/,
  emptyLabels: /hours|opening hours|coverage|prices?|warranty|note/,
  answers: /yes|of course|absolutely/,
  by: /by/,
  addressLabels,
  located,
  countries: /spain|ireland|united kingdom|england|scotland|wales|usa|united states|canada|australia|new zealand/,
  streets,
  corners: /corner/,
  floors,
  townLabels: /city|town/,
  seats: /headquarters|(?:head|main) office/,
  perUnit: /per|an?|each/,
  pricedThings: /plans?|memberships?|subscriptions?|packages?|passes/,
  ownPremises:
    /our (?:restaurants?|schools?)|(?:our )?(?:branch(?:es)?|offices?|stores?|shops?|clinics?|locations?|address(?:es)?|headquarters|studios?|surger(?:y|ies)|practices?|showrooms?|workshops?|premises|find us|visit us)/,
  othersPremises: /stockists?|dealers?|distributors?|where to buy|partners?|collaborators?/,
  determiners: /(?:(?:see|view) )?all|our|the/,
  prepositions: /of|in|at|to|for|with|from|by|on|near|about/,
  calling: /call(?:s|ing|ed)?|phone|telephone|dial|ring|(?:help|hot)?lines?|number|emergenc(?:y|ies)/,
  toCustomers:
    /(?:we|our [a-z]{1,20}) (?:come|travel|drive|go) to (?:you|your)|at your (?:home|door|place)|home (?:visits?|service)|mobile (?:service|workshop)/,
  conjunctions: /or|and/,
  plurals: /es|s/,
  addresses: {
    search: ['search'],
    searchParameters: ['query', 'search', 'searchword', 'keyword', 'keywords'],
    furtherParts: ['page'],
    archives: ['tag', 'tags', 'author'],
  },
  missingPage: {
    things: /page|content/,
    isMissing: /not (?:be )?found|(?:does|do) ?n[o']t exist|can(?:no|')t be found|no longer (?:exists|available)/,
    cannotFind: /can(?:no|')t find|could ?n[o']t find|couldn’t find/,
    nothingFound: /nothing (?:was )?found/,
    headings: /(?:page )?(?:not found|unavailable)|error|(?:o{1,4}ps)?[!,. ]{0,4}something went wrong/,
  },
  classNames: {},
  interface: interfaceWords,
  agentInstructions,
  says: {
    openingHours: (days, times) =>
      `${days} ${times.map(([opens, closes]) => `from ${opens} to ${closes}`).join(' and ')}`,
    dayRange: (first, last) => `${first} to ${last}`,
    everyDay: 'every day',
    alwaysOpen: '24 hours a day, every day',
  },
};
