/** Words that ask for something, and words that ask whether it is so, as they are typed. */
const asking = "wh?y|wh[au]ts?|wh?ats?|what'?s|how|where|when|which|whose|who";
const whether =
  "is|are|am|was|do|does|did|can|could|will|would|should|if|isn'?t|aren'?t|don'?t|doesn'?t|can'?t";

const anywhere = new RegExp(`\\b(?:${asking})\\b`, 'i');
const first = new RegExp(
  String.raw`^\W*(?:(?:so|but|and|wait|then|or|ok|okay|um|oh)\b\W*)*(?:${asking}|${whether})\b`,
  'i',
);
const clause = new RegExp(
  String.raw`(?:^|[.,;:!]\s*|\b(?:but|and|so|wait|then|or)\s+)(?:${asking}|${whether})\b`,
  'i',
);

/** Whether a message asks something, with or without a question mark. */
export const asksSomething = (text: string): boolean => text.includes('?') || clause.test(text);

/** Whether a message begins as a question does. */
export const beginsAsking = (text: string): boolean => first.test(text);

/** Whether a word that asks for something stands anywhere in a message: "tell me why". */
export const hasAskingWord = (text: string): boolean => anywhere.test(text);

/** Words that ask for something else than whether work holds. */
export const asksElse = /\b(?:why|what|whats|how|where|which|when|porque|por qu[eé])\b/i;
