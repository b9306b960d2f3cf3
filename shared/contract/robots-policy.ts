/** What robots.txt says to AI agents: who is named, and what the content may be used for. */

/** Product tokens of the crawlers and fetchers that AI services send (RFC 9309 §2.2.1). */
export const aiUserAgents = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-User',
  'Claude-SearchBot',
  'anthropic-ai',
  'PerplexityBot',
  'Perplexity-User',
  'Google-Extended',
  'Applebot-Extended',
  'Amazonbot',
  'meta-externalagent',
  'MistralAI-User',
  'DuckAssistBot',
  'cohere-ai',
  'CCBot',
  'Bytespider',
] as const;

/**
 * Content-Signal line (contentsignals.org): searching and answering from the content is what the service is for;
 * training is a right that only the owner can give, in a robots.txt of their own.
 */
export const contentSignal = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';
