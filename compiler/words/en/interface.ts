/** Words, English: the words of interfaces, in lower case. */

import type { InterfaceWords } from '../site-words.ts';

export const interfaceWords: InterfaceWords = {
  copyright: /copyright|all rights reserved/,
  share: /share|tweet|pin it|follow us|social/,
  related:
    /related|recommended|similar|you (?:may|might) (?:also )?(?:like|enjoy|be interested)|also like|read (?:next|more|also)|more (?:from|articles|stories|posts|news|like)|latest|recent (?:posts|articles|news)|popular|trending|most read|see also|up next|people also|customers also|featured/,
  relatedTitle: /related|similar|you (?:may|might) also|you might like|read next|more like this|(?:next|previous) \S+$/,
  comments:
    /comments?|leave a (?:reply|comment)|repl(?:y|ies)|\d{1,6} responses?|cancel reply|your email address will not/,
  account:
    /log ?in|sign ?in|sign ?up|register|my account|create (?:an )?account|forgot|password|log ?out|cart|checkout|wishlist/,
  newsletter: /newsletter|subscri(?:be|ption)|e-?mail updates|inbox|join our (?:mailing|list)/,
  consent: /cookies?|consent|gdpr|privacy (?:preferences|settings|choices)|accept all|reject all/,
  legal:
    /privacy(?: policy| notice)?|terms(?: of (?:use|service)| (?:&|and) conditions)?|disclaimer|imprint|sitemap|accessibility/,
  action:
    /buy now|shop now|order now|book (?:now|online|a|an|your)|get (?:a|an|your|started|in touch|quote|the app)|request (?:a|an)|contact us|call (?:us|now|today)|learn more|read more|find out more|discover|see (?:more|all|details)|view (?:more|all|details)|show (?:more|less|all)|load more|start (?:now|free|your)|try (?:it|for)|free (?:trial|quote|estimate|consultation)|schedule|apply now|donate|download|join (?:us|now)|click here|sign up|add to (?:cart|bag|basket|wishlist)|compare/,
  navigation:
    /home|menu|skip to|search|back to|back|next|previous|prev|top|close|open|toggle|navigation|main menu|go to|breadcrumb|you are here|page \d|all|categories|tags?/,
  byline: /by |posted|published|updated|written by|last (?:updated|modified)|reviewed by|author/,
  readingTime: /min(?:ute)?s? read|reading time/,
  newWindow:
    /(?:this |the )?(?:external )?(?:link )?(?:will )?opens? (?:in )?(?:a )?(?:new|another) (?:browser )?(?:window|tab)|new (?:window|tab)|external link/,
  calls:
    /get|book|call|see|view|check|contact|request|ask|discover|explore|read|learn|order|buy|shop|start|try|join|sign|subscribe|find|watch|talk|schedule|reserve|write|send/,
  look: /view|see|discover|explore|read/,
  more: /(?:read|see|view|learn|find out|discover) more(?: (?:about|on|of) .{1,60})?|view|(?:see|view) details|(?:continue|keep) reading|read (?:the )?(?:full )?(?:article|story|post)|more (?:info|information|details)/,
  onward:
    /(?:show|load) more|(?:see|view|show) all|show details|(?:show|view|see|read) less|close|(?:(?:go )?back|return) to .{1,60}|(?:back|go|return|scroll) to (?:the )?(?:top|home|start|menu|list|blog)|get (?:a|your) (?:free )?(?:quote|estimate)|(?:previous|next)(?: (?:page|post|article))?|(?:older|newer) (?:posts|articles|entries)/,
  contents: /(?:table of )?contents|on this page|in this (?:article|post|guide)|(?:article|page) contents|jump to/,
  months: /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/,
  ordinals: /st|nd|rd|th/,
  otherDates:
    /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,9}\.? \d{1,2},? \d{4}|\d{1,6} (?:hours?|days?|weeks?|months?|years?|minutes?) ago\b/,
  outOf: /out of/,
  rating: /stars?\b|reviews?\b|rating/,
  advertising: /advertis\p{L}*|sponsored|promoted|affiliate/u,
  script: /enable cookies|your browser|please wait|loading/,
  loading: /loading/,
  partOfList: /page \d+ of \d+/,
  archive: /archives?/,
  credit: /(?:made|created|built|designed|developed) (?:with|by)|(?:proudly )?powered by|(?:web ?)?(?:site|design) by/,
  fields: /fields?/,
  required: /required|mandatory/,
  step: /step/,
  nothingFound:
    /no (?:items|posts|results|entries|articles|products|records|projects) (?:(?:were|was) )?(?:found|available)|nothing (?:was )?found/,
};
