/** Languages with all sentences and words. For a new one added here, the type checker demands the rest. */
export type Language = 'es' | 'en';
