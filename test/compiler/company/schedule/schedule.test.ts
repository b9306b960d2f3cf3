import { describe, expect, it } from 'vitest';
import { contradict } from '../../../../compiler/company/schedule/compare-schedules.ts';
import { parseSchedule, type Schedule } from '../../../../compiler/company/schedule/parse-schedule.ts';
import {
  readMarkupHours,
  scheduleInWords,
  toOpeningHours,
} from '../../../../compiler/company/schedule/tell-schedule.ts';
import { languages } from '../../../../compiler/words/languages.ts';

describe('readMarkupHours', () => {
  const told = (...specifications: string[]) => {
    const schedule = readMarkupHours(specifications);
    return schedule && scheduleInWords(schedule, languages.es);
  };

  it.each<[one: string, other: string]>([
    ['Mo-We 09:00-14:00', 'Mo,Tu,We 9:00-14:00'],
    ['Monday-Wed 09:00:30-14:00', 'Mo-We 09:00-14:00'],
    ['09:00-14:00', 'Mo-Su 09:00-14:00'],
    ['Sa-Mo 10:00-12:00', 'Mo,Sa,Su 10:00-12:00'],
    ['Mo-Su 00:00-24:00', '00:00-23:59'],
    ['Mo-Su 0:00-0:00', '00:00-24:00'],
  ])('reads %s as the same as %s', (one, other) => {
    expect(told(one)).toBeDefined();
    expect(told(one)).toBe(told(other));
  });

  it.each<[one: string, other: string]>([
    ['Mo-Sa 00:00-24:00', 'Mo-Su 00:00-24:00'],
    ['Mo-Su 00:00-22:00', 'Mo-Su 00:00-24:00'],
    ['Mo-Su 00:00-24:00, 9:00-10:00', 'Mo-Su 00:00-24:00'],
    ['Mo 12:00-14:00', 'Mo 0:00-14:00'],
    ['Mo-Su 01:00-24:00', 'Mo-Su 00:00-24:00'],
    ['Mo-Tu 9:00-10:00', 'Mo-We 9:00-10:00'],
    ['Mo-Sa 11:00-01:00', 'Mo-Sa 11:00-13:00'],
    ['Mo-Sa 13:00-05:00', 'Mo-Sa 01:00-05:00'],
    ['Mo 9:00-10:00', 'Mo 9:00-10:00, 11:00-12:00'],
  ])('reads %s and %s as different', (one, other) => expect(told(one)).not.toBe(told(other)));

  it.each([
    ['Mo-We 9:00-10:00', 'Lunes a miércoles de 9:00 a 10:00'],
    ['Mo-Tu 9:00-10:00', 'Lunes, martes de 9:00 a 10:00'],
    ['Su 9:00-10:00, 11:00-12:30', 'Domingo de 9:00 a 10:00 y de 11:00 a 12:30'],
    ['Fr-Su 20:00-02:00', 'Viernes a domingo de 20:00 a 2:00'],
    ['Mo-Su 9:00-10:00', 'Todos los días de 9:00 a 10:00'],
    ['Mo-Su 0:00-24:00', 'Las 24 horas, todos los días'],
  ])('reads %s as «%s»', (text, sentence) => expect(told(text)).toBe(sentence));

  it('gives opening hours with days and times', () => {
    expect(toOpeningHours(readMarkupHours(['Mo 9:00-10:00']) as Schedule)).toEqual([
      { days: ['Monday'], opens: '09:00', closes: '10:00' },
    ]);
    expect(toOpeningHours(readMarkupHours(['0:00-24:00']) as Schedule)).toEqual([
      { days: NAMES, opens: '00:00', closes: '23:59' },
    ]);
  });

  it('is not round the clock if a second text is not', () => {
    expect(told('Mo-Su 0:00-24:00', 'Mo 9:00-10:00')).toBe('Todos los días de 0:00 a 24:00; lunes de 9:00 a 10:00');
  });

  it('joins the times of equal days, and begins with a capital letter', () => {
    expect(told('Mo 9:00-10:00', 'Mo 11:00-12:00')).toBe(told('Mo 9:00-10:00, 11:00-12:00'));
    expect(told('Mo 9:00-10:00', 'Mo 9:00-10:00')).toBe(told('Mo 9:00-10:00'));
    expect(told('Mo 9:00-10:00', 'Tu 11:00-12:00')).toContain('; ');
    expect(told('Mo 9:00-10:00')).toMatch(/^\p{Lu}/u);
  });

  it.each(['', 'Mo-Fr', 'Mo 9:00-10:00 by appointment', 'by appointment Mo 9:00-10:00', 'Mo 9-10', 'Mo 9-10, 11:00'])(
    'gives nothing for %j',
    (text) => {
      expect(told(text)).toBeUndefined();
    },
  );

  it('skips a text that it cannot read', () => {
    expect(told('by appointment', 'Mo 9:00-10:00')).toBe(told('Mo 9:00-10:00'));
  });
});

it.each<[one: string, other: string, isContrary: boolean]>([
  ['de 9:00 a 14:00', 'de 9 a 14 h', false],
  ['de 9:00 a 14:00', 'de 9:00 a 15:00', true],
  ['de 9:00 a 14:00', 'de 9:00 a 14:00 y de 16:00 a 20:00', false],
  ['de 9:00 a 14:00 y de 16:00 a 20:00', 'de 16:00 a 20:00', false],
  ['lunes de 9:00 a 14:00', 'martes de 10:00 a 12:00', false],
  ['lunes de 9:00 a 14:00', 'de 10:00 a 12:00', true],
  ['lunes de 9:00 a 14:00', 'lunes cerrado', true],
  ['lunes de 16:00 a 20:00', 'lunes: solo tarde · martes: cerrado', false],
  ['de 9:00 a 14:00 y de 16:00 a 20:00', 'de 9:00 a 14:00 y de 17:00 a 20:00', true],
  ['sábado de 10:00 a 13:00', 'sábado tarde cerrado', false],
  ['sábado de 17:00 a 20:00', 'sábado tarde cerrado', true],
  ['lunes a sábado de 9:00 a 14:00 y de 17:00 a 20:00', 'sábado tarde cerrado', false],
  ['lunes de 9:00 a 14:00', 'festivos cerrado', false],
  ['de 9:00 a 14:00', 'con cita previa', false],
  ['con cita previa', 'de 9:00 a 14:00', false],
  ['24 h', 'de 9:00 a 14:00', true],
  ['24 h, oficina de 9:00 a 14:00', '24 h', true],
  ['lunes 24 h', 'martes de 9:00 a 14:00', false],
  ['todos los días', 'de 9:00 a 14:00', false],
  ['24 h todos los días', 'de 9:00 a 14:00', true],
  ['24 h todos los días. Oficina: lunes de 9:00 a 14:00', '24 h', false],
  ['24 h, también festivos', 'de 9:00 a 14:00', true],
  ['24 h. Lunes', 'martes de 9:00 a 14:00', false],
  ['todos los días de 9:00 a 14:00, cerrado los lunes', 'lunes cerrado', false],
  ['todos los días de 9:00 a 14:00, cerrado los lunes', 'lunes de 9:00 a 14:00', true],
  ['9:00 am - 5:00 pm', 'de 9:00 a 17:00', false],
  ['9 - 11 pm', 'de 21:00 a 23:00', false],
  ['12 am - 6 am', 'de 0:00 a 6:00', false],
  ['12 pm - 6 pm', 'de 12:00 a 18:00', false],
  ['de 20:00 a 24:00', 'de 20:00 a 0:00', false],
  ['de 20:00 a 23:59', 'de 20:00 a 0:00', false],
  ['de 20:00 a 23:58', 'de 20:00 a 0:00', true],
  ['de 9 a 14 €', 'de 10:00 a 15:00', false],
  ['de 9 a 14%', 'de 10:00 a 15:00', false],
])('«%s» and «%s» contradict each other: %s', (one, other, isContrary) => {
  const [first, second] = [parseSchedule(one), parseSchedule(other)];
  expect([contradict(first, second), contradict(second, first)]).toEqual([isContrary, isContrary]);
});

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** `1-5 09:00-14:00`, by days of which Monday is the first. */
const openingOf = (text: string): string[] | undefined =>
  toOpeningHours(parseSchedule(text))?.map(
    ({ days, opens, closes }) => `${days.map((name) => NAMES.indexOf(name) + 1).join('')} ${opens}-${closes}`,
  );

describe('opening_hours', () => {
  it.each<[text: string, opening: string[] | undefined]>([
    ['L-V 9:00-14:00 y 17:00-20:00', ['12345 09:00-14:00', '12345 17:00-20:00']],
    ['De lunes a viernes, mañanas de 9 a 2 y tardes de 5 a 8', ['12345 09:00-14:00', '12345 17:00-20:00']],
    ['Lunes a viernes: 9.30h - 13.30h / 16.30h - 20.00h', ['12345 09:30-13:30', '12345 16:30-20:00']],
    [
      'Lunes a jueves de 8 a 15 h; viernes de 8 a 14 h. Sábados y domingos cerrado.',
      ['1234 08:00-15:00', '5 08:00-14:00'],
    ],
    ['Lun - Vie: 8:00 am - 5:30 pm', ['12345 08:00-17:30']],
    ['De lunes a viernes: de 9,00 a 13,30 h. y de 16,00 a 19,30 h.', ['12345 09:00-13:30', '12345 16:00-19:30']],
    [
      'Lunes a sábado de 9:00 a 14:00 y de 17:00 a 20:00. Sábado tarde, cerrado',
      ['123456 09:00-14:00', '12345 17:00-20:00'],
    ],
    [
      'Lunes a sábado de 9 a 14 h y de 17 a 20 h. Cerrado los sábados por la tarde',
      ['123456 09:00-14:00', '12345 17:00-20:00'],
    ],
    [
      'L-V: 9:00-14:00 y 16:00-19:00; Sáb mañana: 10:00-13:00; Sáb tarde: CERRADO; Dom: CERRADO',
      ['12345 09:00-14:00', '12345 16:00-19:00', '6 10:00-13:00'],
    ],
    ['L-V 9:00-14:00. Sábado: mañana 10:00-13:00, tarde cerrado', ['12345 09:00-14:00', '6 10:00-13:00']],
    ['Lunes a sábado de 9:00 a 20:00, sábado tarde cerrado', undefined],
    [
      'Monday to Friday 9:00-13:00 and 15:00-18:00. Closed on Friday afternoons',
      ['12345 09:00-13:00', '1234 15:00-18:00'],
    ],
    ['Mon, Wed & Fri 9am to 12 noon', ['135 09:00-12:00']],
    ['Monday to Saturday: 2:00 - 5:30 pm', ['123456 14:00-17:30']],
    ['Friday: 12:00 - 6:00 am', ['5 00:00-06:00']],
    ['Martes de 9 de la mañana a 2 del mediodía', ['2 09:00-14:00']],
    ['9:00 a 14:00 de lunes a viernes', ['12345 09:00-14:00']],
    ['9:00 a 14:00 de lunes a viernes.', ['12345 09:00-14:00']],
    ['L, X y V de 10:00 a 13:00; M y J de 16:00 a 19:00', ['135 10:00-13:00', '24 16:00-19:00']],
    ['De viernes a domingo de 20:00 a 02:30', ['567 20:00-02:30']],
    ['Viernes y sábado de 20:00 a 24:00', ['56 20:00-00:00']],
    ['Abierto 24 horas', ['1234567 00:00-23:59']],
    ['Todos los días de 10:00 a 22:00', ['1234567 10:00-22:00']],
    ['Fines de semana de 10:00 a 14:00', ['67 10:00-14:00']],
    ['Domingo a martes de 10:00 a 14:00', ['127 10:00-14:00']],
    ['Fines de semana - lunes de 10:00 a 14:00', ['167 10:00-14:00']],
    ['Lunes: 8:00 m a 12:00 m', undefined],
    ['Lunes de 8:00 a 12:00 m', ['1 08:00-12:00']],
    ['L y S de 9:00 a 14:00', ['16 09:00-14:00']],
    ['L 9:00-14:00, S 10:00-13:00', ['1 09:00-14:00', '6 10:00-13:00']],
    // A letter that is no day: alone, or beside the beginning or the end of a word.
    ['L 9:00-14:00', undefined],
    ['Sala L y Salón de 9:00 a 14:00', undefined],
    ['Sala CIL-S de 9:00 a 14:00', undefined],
    ['L 9:00-14:00, DOS 15:00-16:00', undefined],
    // Days on which it is closed, before or behind those on which it is open.
    ['Todos los días de 9:00 a 14:00. Lunes cerrado', ['234567 09:00-14:00']],
    ['Todos los días de 9:00 a 14:00, cerrado los lunes y martes', ['34567 09:00-14:00']],
    ['Cerrado domingos y lunes. Martes a sábado de 9:00 a 14:00', ['23456 09:00-14:00']],
    ['Cerrado: lunes. Martes de 9:00 a 14:00', ['2 09:00-14:00']],
    ['Abierto todos los días excepto lunes de 9:00 a 14:00', ['234567 09:00-14:00']],
    ['De 9 a 14 todos los días, salvo domingos y festivos', ['123456 09:00-14:00']],
    ['Cada día de 9:00 a 14:00 menos de lunes a miércoles', ['4567 09:00-14:00']],
    ['Every day except Sundays 9:00-17:00', ['123456 09:00-17:00']],
    ['Todos los días de 9:00 a 14:00, cerrado festivos', ['1234567 09:00-14:00']],
    ['Sábado 9:00-14:00, domingo cerrado, lunes 9:00-13:00', ['6 09:00-14:00', '1 09:00-13:00']],
    ['Sábado de 9:00 a 14:00, domingo cerrado. Lunes de 9:00 a 13:00', ['6 09:00-14:00', '1 09:00-13:00']],
    ['24 horas excepto domingos', ['123456 00:00-23:59']],
    ['Lunes a viernes 24 horas, cerrado los martes', ['1345 00:00-23:59']],
    ['Lunes de 9:00 a 14:00. Lunes cerrado', undefined],
    ['24 horas los lunes. Lunes cerrado', undefined],
    ['Cerrado: lunes. Otros días de 9:00 a 14:00', ['234567 09:00-14:00']],
    ['Abrimos al menos los lunes de 9:00 a 14:00', ['1 09:00-14:00']],
    ['Abrimos por lo menos los lunes de 9:00 a 14:00', ['1 09:00-14:00']],
    // Half a day that is closed.
    ['Lunes a viernes de 9:00 a 19:00, viernes tarde cerrado', undefined],
    ['Lunes a viernes de 9:00 a 19:00 excepto viernes tarde', undefined],
    ['Domingo noche y lunes cerrado. Martes a domingo de 13:00 a 16:00', undefined],
    ['Cerrado domingos por la tarde y lunes. Otros días de 13:00 a 16:00', undefined],
    ['Lunes de 9:00 a 14:00, tardes con cita. Martes de 9:00 a 13:00', undefined],
    ['Lunes: mañana y tarde: 9:00 a 20:00, martes cerrado', ['1 09:00-20:00']],
    ['Lunes de 9 a 12 mañanas, martes cerrado', ['1 09:00-12:00']],
    // Nothing that holds all year or each week, or not for whom.
    ['Sábados alternos de 10:00 a 13:00', undefined],
    ['Primer sábado de mes de 10:00 a 13:00', undefined],
    ['Segundo y cuarto martes de cada mes de 17:00 a 19:00', undefined],
    ['Every other Saturday 10:00-13:00', undefined],
    ['First Saturday of the month 10:00-13:00', undefined],
    ['De lunes a viernes de 9:00 a 14:00, cerrado en agosto', undefined],
    ['Verano: lunes a viernes de 8:00 a 15:00', undefined],
    ['Lunes a viernes de 9:00 a 14:00. Lunes a viernes de 10:00 a 13:00.', undefined],
    ['De 9:00 a 14:00', undefined],
    ['De lunes a viernes', undefined],
    ['Lunes a viernes desde las 9:00', undefined],
    ['Respondemos en 24 horas', undefined],
    ['Cerrado los lunes', undefined],
    ['Respondemos en 24 horas a quien nos escribe desde fuera de la comarca', undefined],
    ['24 horas de antelación', undefined],
    ['Lunes a domingo de 0:00 a 24:00', ['1234567 00:00-23:59']],
    ['Lunes de 0:00 a 23:59', ['1 00:00-23:59']],
    ['Lunes a viernes 24 horas', ['12345 00:00-23:59']],
    ['Abierto 24 horas, oficina lunes de 9:00 a 14:00', undefined],
    ['Lunes de 9:00 a 14:00 cerrado', undefined],
    ['Lunes de 9:00 a 14:00 y de 14:00 a 16:00', ['1 09:00-14:00', '1 14:00-16:00']],
    ['Lunes de 16:00 a 20:00 y de 9:00 a 16:30', undefined],
    ['Lunes de 16:00 a 20:00 y de 9:00 a 13:30', ['1 16:00-20:00', '1 09:00-13:30']],
    ['Lunes de 20:00 a 2:30 y de 23:00 a 23:30', undefined],
    ['Lunes de 12:00 a 12:30', ['1 12:00-12:30']],
    ['Lunes de 10 a 10', ['1 10:00-22:00']],
    ['Lunes de 9 a 9 pm', ['1 09:00-21:00']],
    ['Lunes de 8 a 9 y de 9 a 11', ['1 08:00-09:00', '1 09:00-11:00']],
    ['Lunes de 8 a 9 y de 10 a 11', ['1 08:00-09:00', '1 10:00-11:00']],
    ['Lunes por la noche de 22 a 2', ['1 22:00-02:00']],
    ['Lunes por la tarde de 12 a 3', ['1 12:00-15:00']],
    ['Lunes de 20:00 a 20:00 y de 21:00 a 22:00', undefined],
    ['Lunes de 24:00 a 6:00', ['1 00:00-06:00']],
    ['Lunes de medianoche a 6:00', ['1 00:00-06:00']],
    ['Lunes de 12 a 3', ['1 12:00-15:00']],
    ['Lunes de 12:00 a 3:00', ['1 12:00-03:00']],
    ['Lunes de 13 a 3', ['1 13:00-03:00']],
    ['Lunes de 9:00 a 0:00', ['1 09:00-00:00']],
    ['Lunes de medianoche a 6 am', ['1 00:00-06:00']],
    ['Lunes de 9:00 a 24:00', ['1 09:00-00:00']],
    ['Lunes de 9:00 a 1:30', ['1 09:00-13:30']],
    ['Lunes de 9:00 a 01:30', ['1 09:00-01:30']],
    ['Lunes de 9:00 a 14:00. Para llevar: 15:00 a 16:00', undefined],
    ['Lunes de 9:00 a 14:00. Taller: martes de 15:00 a 16:00', undefined],
    ['Lunes de 9:00 a 14:00. Taller: lo mismo', ['1 09:00-14:00']],
    ['Oficina: lunes de 9:00 a 14:00', ['1 09:00-14:00']],
    ['Lunes de 09:00 a 2', ['1 09:00-14:00']],
    ['Lunes de 0:00 a 8:00', ['1 00:00-08:00']],
    ['Lunes de 9 a 12 y de 12 a 3', ['1 09:00-12:00', '1 12:00-15:00']],
    ['Lunes de 12:00 a 0:00', ['1 12:00-00:00']],
    ['Lunes por la tarde de 5 a 8', ['1 17:00-20:00']],
    ['Lunes de 5 a 8 por la tarde', ['1 17:00-20:00']],
    ['Lunes por la mañana de 9 a 12, martes de 9 a 12', ['1 09:00-12:00', '2 09:00-12:00']],
    ['Lunes por la tarde de 5 a 8, martes de 9 a 12', ['1 17:00-20:00', '2 09:00-12:00']],
    ['Lunes de 20:00 a 24 horas', ['1 20:00-00:00']],
    ['Lunes, festivos de 9:00 a 14:00', ['1 09:00-14:00']],
    ['Festivos de 9:00 a 14:00', undefined],
    ['Lunes de 13 a 16 y de 8 a 12', ['1 13:00-16:00', '1 20:00-00:00']],
    ['Lunes de 10 a 12/05', undefined],
    ['Lunes de 10 a 12,5', undefined],
    ['Lunes a las 9:00', undefined],
    ['Lunes de 9:00 a 14:00, el 3 de mayo', undefined],
  ])('of «%s» are %j', (text, opening) => expect(openingOf(text)).toEqual(opening));
});

it.each<[text: string, entries: string[], others?: object]>([
  // Plain numbers may mean anything; one with a sign of time tells what the other is.
  ['de 9 a 14', ['0 540-840'], { bare: 1 }],
  ['de 9:00 a 14', ['0 540-840'], { bare: 0 }],
  ['de 9 a 14:00', ['0 540-840'], { bare: 0 }],
  ['de 9 a 14 y de 16 a 20', ['0 540-840 960-1200'], { bare: 2 }],
  ['de 9 a mediodía', ['0 540-720'], { bare: 0 }],
  ['de medianoche a 6', ['0 0-360'], { bare: 0 }],
  ['9 am - 11 am', ['0 540-660'], { bare: 0 }],
  ['a las 9', [], { loose: 0 }],
  ['a las 9:00', [], { loose: 1 }],
  ['24 horas', [], { isAlways: true, words: 0 }],
  ['en 24 horas', [], { isAlways: false, words: 1 }],
  ['El mar y el campo', [], { words: 2 }],
  ['Lunes y festivos de 9:00 a 14:00', ['1 540-840 festivo']],
  ['Festivos de 9:00 a 14:00', ['0 540-840 festivo']],
  ['Festivos cerrado', ['0 festivo cerrado']],
  // The half of the day before times, behind them, and the half that another range would be in.
  ['Lunes tarde 5-8', ['1 1020-1200']],
  ['Lunes 5-8 tardes', ['1 1020-1200']],
  ['Lunes 5-8 mañanas', ['1 300-480']],
  ['Lunes de 16 a 20 y mañana de 9 a 11', ['1 960-1200 540-660']],
  ['Lunes de 16 a 20 y de 9 a 11', ['1 960-1200 1260-1380']],
  ['9:00 a 14:00 de lunes a viernes, 10:00 a 13:00 sábados', ['31 540-840', '32 600-780']],
  ['9:00 a 14:00 y 16:00 a 20:00 lunes', ['1 540-840 960-1200']],
])('parseSchedule reads «%s» as %j', (text, entries, others = {}) => {
  const { entries: read, ...rest } = parseSchedule(text);
  const told = read.map(({ days, ranges, isHoliday, isClosed }) =>
    [days, ...ranges.map((range) => range.join('-')), isHoliday && 'festivo', isClosed && 'cerrado']
      .filter((part) => part !== false)
      .join(' '),
  );
  expect(told).toEqual(entries);
  expect(rest).toMatchObject(others);
});

const wholeWeek = 'lunes a domingo de 9:00 a 14:00';
it.each<[text: string, pattern: string, words: string[]]>([
  ['lunes cerrado', 'lunes #', ['cerrada', 'cerramos', 'cierra', 'no abrimos', 'descanso', 'descansamos', 'closed']],
  [
    wholeWeek,
    '# de 9:00 a 14:00',
    [
      ...[
        'todos los días del año',
        'cada día',
        'diariamente',
        'a diario',
        'los 365 días del año',
        '7 días a la semana',
      ],
      ...['every day of the week', 'daily', '365 days a year', 'seven days a week', 'all week'],
    ],
  ],
  [
    'lunes a viernes de 9:00 a 14:00',
    '# de 9:00 a 14:00',
    [
      ...['laborables', 'días laborales', 'días hábiles', 'entre semana'],
      ...['weekdays', 'working days', 'business days'],
    ],
  ],
  ['sábado y domingo de 9:00 a 14:00', '# de 9:00 a 14:00', ['los fines de semana', 'fin de semana', 'weekends']],
  ['festivos cerrado', '# cerrado', ['días festivos', 'festivo', 'feriados', 'bank holidays', 'public holiday']],
  [
    'lunes - 9:00 - 14:00',
    'lunes 9:00 # 14:00',
    ['a', 'hasta', 'to', 'until', 'till', 'through', 'thru', ...'‐‑‒–—―−'],
  ],
  ['lunes a viernes de 9:00 a 14:00', 'lunes # viernes de 9:00 a 14:00', ['al', 'hasta', 'through', 'thru']],
  [
    '24 h',
    'abierto #',
    [
      ...['las 24 horas del día', 'veinticuatro horas', 'a cualquier hora', 'a todas horas', 'día y noche', '24/7'],
      ...['24 hours a day', 'twenty-four hours', 'round the clock', 'at any hour', 'day and night', '24x7'],
    ],
  ],
  [
    'lunes de 21:00 a 22:00',
    'lunes de 9 a 10 #',
    ['pm', 'p. m.', 'de la tarde', 'de la noche', 'por la noche', 'in the evening', 'in the afternoon', 'at night'],
  ],
  ['lunes de 9:00 a 10:00', 'lunes de 9 a 10 #', ['am', 'a.m.', 'de la mañana', 'in the morning']],
  ['lunes de 21:00 a 22:00', 'lunes # de 9 a 10', ['tardes', 'por la tarde', 'noches', 'afternoon', 'evenings']],
  ['lunes de 9:00 a 14:00', 'lunes # 9:00 a 14:00', ['desde las', 'entre', 'inclusive de', 'from', 'between', 'at']],
])('«%s» is read from «%s» with each of %j', (text, pattern, words) => {
  const { entries, isAlways } = parseSchedule(text);
  for (const word of words)
    expect(parseSchedule(pattern.replace('#', word)), word).toMatchObject({ entries, isAlways });
});

it.each<[text: string, isDay: boolean]>([
  ['Mar', true],
  ['Mar:', true],
  ['Mar azul', false],
  ['El mar y el campo', false],
  ['Sáb 10-14', true],
  ['10-14 sáb', true],
  ['Sáb, dom', true],
  ['Sáb: 10-14', true],
  ['Sáb y dom', true],
  ['Sáb a dom', true],
  ['Mar y campo', false],
  ['sáb | 10-14', true],
  ['sáb • 10-14', true],
  ['sáb · 10-14', true],
])('the short word in «%s» is read as a day: %s', (text, isDay) => {
  expect(parseSchedule(text).entries.some(({ days }) => days > 0)).toBe(isDay);
});

it('parseSchedule ignores a text of more than 2,000 characters', () => {
  expect(parseSchedule('Lunes'.padStart(2000)).entries).toHaveLength(1);
  expect(parseSchedule('Lunes'.padStart(2001)).entries).toEqual([]);
});
