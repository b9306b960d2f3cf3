/** Report stage: opening hours as the company information has them, for an editor to read. */

import { type OpeningHours, weekdays } from '#shared/contract/schemas.ts';

/** `lun, mar 09:00-14:00; sáb 10:00-13:00` */
export function sayHours(hours: OpeningHours, language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // The first of January of 2024 was a Monday.
  const sayDay = (day: (typeof weekdays)[number]) => format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return hours.map(({ days, opens, closes }) => `${days.map(sayDay).join(', ')} ${opens}-${closes}`).join('; ');
}
