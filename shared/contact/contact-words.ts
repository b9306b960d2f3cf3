/** Contact data: words that write, announce and disguise numbers and addresses, by language. */

import type { Language } from '../contract/language.ts';

/** Words of a language. The patterns are alternatives; those that use them add word boundaries and flags. */
interface ContactWords {
  /** Digits by their folded words, for dictated numbers. */
  digits: Readonly<Record<string, number>>;
  /** Words that announce a number to call. */
  announcements: RegExp;
  /** Words between those and the number. */
  prepositions: RegExp;
  /** Registers and licences that have numbers, which are not to call. */
  registers: RegExp;
  /** Words between those and the number. */
  registerKinds: RegExp;
  /** Between two amounts, beside {@link until}. */
  or?: RegExp;
  /** Between two times of day. */
  until: RegExp;
  /** Before a time of day. */
  timeArticle?: RegExp;
  /** Units of counts: hours, days. */
  amounts: RegExp;
  /** Matches a text about opening times. */
  openingTimes: RegExp;
  /** Spelt-out signs between digits. */
  separators: RegExp;
  /** `@` as a word that means nothing else. */
  at?: RegExp;
  /** `@` as a word that usually means something else. */
  ordinaryAt?: RegExp;
  /** A dot as a word. */
  dot: RegExp;
  /** Names of mailboxes: they tell `info at acme.es` from `visit us at acme.es`. */
  mailboxes: RegExp;
}

const spanish: ContactWords = {
  digits: { cero: 0, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
  announcements: /telf|tfno|tlf|tel[eé]fonos?|m[oó]vil|ll[aá]m\p{L}{1,12}/u,
  prepositions: /al|en el|ya/,
  registers:
    /tomo|folio|hoja|libro|secci[oó]n|inscripci[oó]n|registro|licencia|colegiad[oa]|expediente|p[oó]liza|rea|rii|rasic|cups/,
  registerKinds: /n[.°o]*|n[uú]m(?:ero)?\.?|general|de|sanitario|industrial/,
  or: /o/,
  until: /a|y|hasta/,
  timeArticle: /las/,
  amounts: /metros\b|horas?\b|minutos\b|d[ií]as?\b|meses\b|a[ñn]os\b/,
  openingTimes:
    /\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|festivos|mañanas?|tardes?|horarios?|abierto|cerrado)(?!\p{L})|\b[LMXJVSD](?: ?[-a] ?[MXJVSD])? \d/u,
  separators: /punto|guion|espacio|barra/,
  at: /arroba/,
  dot: /punto/,
  mailboxes:
    /informacion|contacto|contact[ae]nos|hola|correo|administracion|oficina|ventas|soporte|atencion|clientes|citas|avisos|tecnico|servicio|presupuestos?|pedidos|reservas|gerencia|direccion|rgpd|privacidad/,
};

const english: ContactWords = {
  digits: { zero: 0, oh: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  announcements: /phone|mobile|call/,
  prepositions: /us|on|at|now/,
  registers: /registration|licen[cs]e|vat|company/,
  registerKinds: /no\.?|number|id/,
  until: /to/,
  amounts: /hours?\b|days?\b|years?\b|months?\b/,
  openingTimes:
    /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mornings?|afternoons?|opening|hours|closed)(?!\p{L})/u,
  separators: /dot|dash|space|slash/,
  ordinaryAt: /at/,
  dot: /dot/,
  mailboxes: /contact|hello|admin|office|sales|support/,
};

/** Words of each language with a locale. */
const languages: Readonly<Record<Language, ContactWords>> = { es: spanish, en: english };

/** The words of all languages. */
export const contactWords: readonly ContactWords[] = Object.values(languages);

/** Names of the fields that are patterns. */
type Pattern = { [Name in keyof ContactWords]-?: RegExp extends ContactWords[Name] ? Name : never }[keyof ContactWords];

/** Returns the source of a group that matches this field's words in all languages, and the sources in `always`. */
export function anyOf(name: Pattern, ...always: string[]): string {
  const sources = contactWords.flatMap((words) => words[name]?.source ?? []);
  return `(?:${[...sources, ...always].join('|')})`;
}
