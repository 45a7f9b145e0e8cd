const whole = String.raw`(?:integers?|whole (?:numbers?)?|ints?|[Zℤ](?![a-z])|\\mathbb\s*\{?Z\}?)`;
/** What is said of the letter that stands for every whole number. */
const clause = new RegExp(
  String.raw`[\s,;:]*\(?\s*(?:(?:where|for|with|and|if|when|such that)\s+)?(?:(?:any|all|every|some|each|an?)\s+)?(?:${whole}\s*)?(?<![a-z])[knm](?![a-z])\s*(?:(?:is|are|be|being|=|∈|\\in|in|element of|belongs to|represents|as|an?|any|some|all|every|the|set of)\s*)*${whole}\s*\)?\s*\.?\s*$|[\s,;:]*\(?\s*(?:where|for|with)\s+(?:any|all|every)\s+${whole}\s*(?<![a-z])[knm](?![a-z])\s*\)?\s*\.?\s*$`,
  'i',
);

/** General solutions without what is said of their letter: `2πk, k an integer` is 2πk. */
export const withoutWholeClause = (text: string): string =>
  text.length > 300 ? text : text.replace(clause, '');
