const questionWord =
  /(?:^|[.,;:!]\s*|\b(?:but|and|so|wait|then|or)\s+)(?:what|whats|why|how|when|where|who|which|can|could|do|does|did|is|are|was|should|would|will|isnt|isn't|doesnt|doesn't|dont|don't)\b/i;

/** Whether a message asks something, with or without a question mark. */
export const asksSomething = (text: string): boolean => /\?/.test(text) || questionWord.test(text);

/** Words that ask for something else than whether work holds. */
export const asksElse = /\b(?:why|what|whats|how|where|which|when|porque|por qu[eé])\b/i;
