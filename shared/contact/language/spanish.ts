/** Contact data, Spanish. */

import type { ContactWords } from './contact-language.ts';

export const spanishContact: ContactWords = {
  digits: { cero: 0, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
  announcements: /telf|tfno|tlf|tel[eé]fonos?|m[oó]vil|ll[aá]m\p{L}+/u,
  prepositions: /al|en el|ya/,
  registers:
    /tomo|folio|hoja|libro|secci[oó]n|inscripci[oó]n|registro|licencia|colegiad[oa]|expediente|p[oó]liza|rea|rii|rasic|cups/,
  registerKinds: /n[.º°o]*|n[uú]m(?:ero)?\.?|general|de|sanitario|industrial/,
  or: /o/,
  until: /a|y|hasta/,
  timeArticle: /las/,
  amounts: /metros\b|horas?\b|minutos\b|d[ií]as?\b|meses\b|a[ñn]os\b/,
  openingTimes:
    /\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|festivos|mañanas?|tardes?|horarios?|abierto|cerrado)(?!\p{L})|\b[LMXJVSD](?: ?[-–a] ?[MXJVSD])? \d/u,
  separators: /punto|guion|espacio|barra/,
  at: /arroba/,
  dot: /punto/,
  mailboxes:
    /informacion|contacto|contact[ao]nos|hola|correo|administracion|oficina|ventas|soporte|atencion|clientes|citas|avisos|tecnico|servicio|presupuestos?|pedidos|reservas|gerencia|direccion|rgpd|privacidad/,
};
