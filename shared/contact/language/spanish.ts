/** Contact data, Spanish. */

import type { ContactWords } from '../contact-words.ts';

export const spanishContact: ContactWords = {
  units: { cero: 0, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
  teens: {
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
  },
  tens: { veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
  hundreds: {
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
  },
  and: /y/,
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
