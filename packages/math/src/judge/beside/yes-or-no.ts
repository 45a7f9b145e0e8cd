const yes = /^(?:y|t|ye[sp]|yeah|yup|ya|sure|true|correct|right|it (?:is|does|can|will)|they (?:are|do)|si)$/;
const no =
  /^(?:n|f|no|nope|nah|false|incorrect|not|it (?:is not|isn'?t|does not|doesn'?t|can ?not|can'?t|will not|won'?t)|it'?s not|they (?:are not|aren'?t|do not|don'?t))$/;
const says = (text: string): boolean | null => (yes.test(text) ? true : no.test(text) ? false : null);

const around = /^(?:it is|it's|its|they are|they're|they|it|the answer is|is|are|the|an?)\s+/i;

/**
 * A word that is the answer, without what is said around it: `they are parallel lines` beside a question about lines. A word
 * more, such as `not`, makes it another text.
 */
export function bareWord(typed: string, question: string): string {
  let text = typed
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  for (let i = 0; i < 3; i += 1) text = text.replace(around, '');
  const [, first = '', last = ''] = /^([a-z-]+) ([a-z]+)$/.exec(text) ?? [];
  const asked: readonly string[] = question.toLowerCase().match(/[a-z-]+/g) ?? [];
  // Both words side by side in the question are the name of one thing.
  const together = asked.some((word, i) => word === first && asked[i + 1] === last);
  return asked.includes(last) && !together ? first : text;
}

/**
 * Whether a text says yes or no; what stands behind the word must not say the opposite, and null is any other text.
 * @example yesOrNo('Yep, it is') // true
 */
export function yesOrNo(typed: string): boolean | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[.!]+$/, '');
  const plain = says(text);
  if (plain !== null) return plain;
  const [, first = '', rest = ''] =
    /^(yes|yep|yeah|yup|true|false|no|nope|it is not|it isn't|it is|it does)\b[\s,;:.-]+(.+)$/.exec(text) ??
    [];
  const told = says(first);
  if (told === null) return null;
  const denies = /\b(?:not|no|n't|isn't|doesn't|aren't|never)\b|n't\b/.test(rest);
  const affirms = /\b(?:yes|it is|it does|they are)\b(?! not)/.test(rest);
  return told ? (denies ? null : true) : affirms && !denies ? null : false;
}
