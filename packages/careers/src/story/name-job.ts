/** Letters that are said with a vowel first, and vowels that are not. */
const saidWithVowel = /^(?:[aeio]|u(?!ro|ni|se|til)|hvac|mri)/i;

/**
 * "a Chef", "an Urban and Regional Planner", "a Urologist": the job with its article, without what
 * stands in brackets.
 */
export function withArticle(title: string): string {
  const spoken = title.replace(/ \(.*\)$/, '');
  return `${saidWithVowel.test(spoken) ? 'an' : 'a'} ${spoken}`;
}

const list = new Intl.ListFormat('en-US');

/** "a, b, and c": the comma before "and" keeps "volume and loads" one thing. */
export function joinWithAnd(parts: readonly string[]): string {
  return list.format(parts);
}
