/** Words: codes of currencies (ISO 4217) that stand before or after an amount in every language; those that are no words. */

export const CURRENCY_CODES = 'eur|usd|gbp|chf|mxn|cop|ars|clp|pen|uyu|pyg|bob|crc|gtq|hnl|dop|brl|aud';
