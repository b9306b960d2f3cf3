/** Signs of what a page recommends to read or buy next. */

/** Titles of what a page recommends to read or buy next; tested against the title in lower case. */
export const RELATED_TITLE =
  /\b(?:related|similar|you (?:may|might) also|you might like|read next|more like this|relacionad[oa]s?|te (?:puede|podría)n? (?:interesar|gustar)|también te|seguir leyendo|otros (?:artículos|productos)|otras (?:entradas|noticias)|articles liés|leggi anche|ähnliche|relacionats?|també et)(?!\p{L})/u;
