/** The languages that have all sentences and words: a further one is added here, and the type checker asks for the rest. */
export type Language = 'es' | 'en';
