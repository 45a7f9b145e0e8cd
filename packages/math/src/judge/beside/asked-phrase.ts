/** Where the name of what is asked for ends. */
const ends =
  /\b(?:of|for|from|with|when|where|if|on|at|between|among|after|before|given|whose|that|which|through|in|to|by|or)\b|[,.;:?!=(]|\d/i;
const asks =
  /\b(?:what(?:'s| is| are| was| were)?|describe|find|give|state|determine|calculate|compute|identify|name|write|estimate|evaluate|how (?:many|much|far|long|tall|high|fast|old|big|wide|deep)|which)\b/gi;
const intoUnit =
  /\b(?:convert|change|express|write|give|turn)\b.*\b(?:to|in|into|as) ([a-z]+(?: [a-z]+)?)\s*[.?!]*\s*$/i;
const small =
  /^(?:the|an?|is|are|was|were|does|do|did|will|would|there|its?|his|her|their|your|my|each|all|both|exact|value|values)$/;
/** Words that turn what they stand beside, and words that are numbers, are never passed over. */
const telling =
  /^(?:no|not|none|never|than|less|fewer|more|greater|least|most|and|or|half|third|thirds|quarter|dozen|hundred|thousand|million|negative|minus|positive|plus|zero|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** The same thing done, told as another kind of word: an increase is what has increased. */
const kin: readonly (readonly string[])[] = [
  ['increase', 'increased', 'increases', 'increasing'],
  ['decrease', 'decreased', 'decreases', 'decreasing'],
  ['change', 'changed', 'changes'],
  ['left', 'leftover', 'remain', 'remaining'],
  ['radians', 'radian', 'rad', 'rads'],
  ['degrees', 'degree'],
  ['solution', 'solutions', 'solve', 'answer', 'answers'],
  ['zero', 'zeros', 'root', 'roots'],
  ['horizontal', 'ha'],
  ['vertical', 'va'],
  ['probability', 'chance', 'prob'],
  ['limit', 'lim'],
  ['determinant', 'det'],
  ['mean', 'average', 'avg'],
  ['interquartile', 'iqr'],
  ['median', 'med'],
  ['maximum', 'max'],
  ['minimum', 'min'],
];

/**
 * The words that name what a question asks for: `percent increase` of `What is the percent increase from 40 to 52?`. They
 * can stand around an answer and say nothing new.
 */
export function askedWords(question: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (word: string): void => {
    if (telling.test(word) || small.test(word)) return;
    found.add(word);
    for (const family of kin) if (family.includes(word)) for (const other of family) found.add(other);
  };
  const text = question.toLowerCase();
  for (const { index, 0: ask } of text.matchAll(asks)) {
    const rest = text.slice(index + ask.length);
    const phrase = rest.slice(0, ends.exec(rest)?.index ?? rest.length);
    // With `or` one of the two words is the answer itself.
    if (/^\s*or\b/.test(rest.slice(phrase.length))) continue;
    const words = phrase.match(/[a-z][a-z'-]*/g)?.filter((word) => !small.test(word)) ?? [];
    for (const word of words) add(word);
    // The greatest common factor is the gcf.
    if (words.length > 1) found.add(words.map((word) => word.charAt(0)).join(''));
  }
  // A question without a verb of asking begins with what it asks for: `Simple interest on $200?`.
  if (found.size === 0 && /\?\s*$/.test(text))
    for (const word of text.slice(0, ends.exec(text)?.index ?? 0).match(/[a-z][a-z'-]*/g) ?? []) add(word);
  for (const word of intoUnit.exec(text)?.[1]?.match(/[a-z]+/g) ?? []) add(word);
  if (/\bsolve\b/.test(text))
    for (const word of ['solution', 'solutions', 'answer', 'answers']) found.add(word);
  return found;
}
