/** Contact data: numbers that are written out as words. */

const UNITS: Record<string, number> = {
  cero: 0,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  zero: 0,
  oh: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const TEENS: Record<string, number> = {
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Record<string, number> = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const HUNDREDS: Record<string, number> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};

const WORD = new RegExp(
  `\\b(?:${[UNITS, TEENS, TENS, HUNDREDS].flatMap((table) => Object.keys(table)).join('|')})\\b`,
  'g',
);

/**
 * Folded text with number words as digits: `seis cero cero` as `6 0 0`, `novecientos setenta y uno` as `971`.
 */
export function withDigits(folded: string): string {
  return folded
    .replace(WORD, (word) => `<${HUNDREDS[word] ?? TENS[word] ?? TEENS[word] ?? UNITS[word]}>`)
    .replace(/<([1-9]00)> ?(?:y |and )?<([1-9]?\d)>/g, (whole, hundreds: string, rest: string) =>
      Number(rest) >= 10 ? `<${Number(hundreds) + Number(rest)}>` : whole,
    )
    .replace(
      /<(\d?[2-9]0)>(?: y |[- ])<([1-9])>/g,
      (_, tens: string, unit: string) => `<${Number(tens) + Number(unit)}>`,
    )
    .replace(/<(\d+)>/g, '$1');
}
