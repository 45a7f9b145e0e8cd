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

/** "a, b and c". */
export function listOf(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
