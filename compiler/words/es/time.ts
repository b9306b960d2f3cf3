/** Words, Spanish: days, times of day and parts of the year. */

import type { Words } from '../words.ts';

export const time: Words['time'] = {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  dayHeads: /[lmxjvsd]|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|(?:lun|mart|mi[eé]rcol|juev|viern)es|s[aá]bados?|domingos?/,
  aroundTheClock: /veinticuatro horas/,
  until: /a|y|hasta/,
  at: /las/,
  hours: /horas/,
  season:
    /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|verano|invierno|otono|primavera|vacaciones|temporada|semana santa|navidad(?:es)?)\b/,
  emergency: /\burgencias?\b|\burgentes?\b|\bemergencias?\b|\bde guardia\b/,
};
