/** What may stand after the name of what is counted: "How many meters *long* …", "How many kits *can* …". */
const after =
  'long|tall|wide|deep|high|apart|old|away|more|are|is|was|were|can|could|do|does|did|has|have|had|will|would|must|may|' +
  'need|needs|should|take|choose|give|miss|fit|lie|go|goes|come|make|hold|grow|get|of|stand|bring|remain|stay|sit|live|play|ride|rode|pass|that|there|it|with|in|for|on|to';

/** Words in -s that are not what is counted. */
const never = 'times|is|was|has|does|this|its|units|percents|degrees';

const asked = new RegExp(
  String.raw`\bHow many ((?:(?:square|cubic) )?(?:[a-z]+ )?(?!(?:${never})\b)(?:[a-z]*s|feet|people|children))(?= (?:${after})\b|[?.,])`,
  'g',
);

/** "The greatest number of boxes of melons it can carry", "the last whole number of hours for which …". */
const askedMost =
  /\b(?:greatest|least|last) (?:whole )?number of ((?:[a-z]+ )?[a-z]+s(?: of [a-z]+(?: [a-z]+)??)?)(?= (?:it|the|that|at|for|can)\b|[?.,])/;

const single: Readonly<Record<string, string>> = {
  feet: 'foot',
  inches: 'inch',
  boxes: 'box',
  people: 'person',
};

/** One of what is counted, as measures are said; null where the singular is not plain. */
export function oneOf(many: string): string | null {
  const words = many.split(' ');
  const last = words.pop() ?? '';
  const one =
    single[last] ??
    (/(?:[^aeiou]ies|[xhs]es|children|leaves|loaves|ss)$/.test(last) ? null : last.replace(/s$/, ''));
  if (one === null) return null;
  return words.at(-1) === 'more' ? [...words.slice(0, -1), one, 'more'].join(' ') : [...words, one].join(' ');
}

/** The unit of a question such as "What is its height in feet?". */
const measuredIn =
  /\bWhat (?:is|was|are|were) [^?]*\bin ((?:square |cubic )?(?:centimeters|kilometers|meters|inches|feet|yards|miles|grams|kilograms|liters|gallons|hours|minutes|seconds))\?/g;

/**
 * What a question counts, for an answer of this size: 'yards' in "How many yards long is the flag?", and 'yard' where the
 * answer is one or a part of one. Null where the question counts nothing, or names it in a way that cannot be taken over.
 */
export function countedThing(question: string, isAtMostOne: boolean): string | null {
  const many =
    [...question.matchAll(asked)].at(-1)?.[1] ??
    askedMost.exec(question)?.[1] ??
    [...question.matchAll(measuredIn)].at(-1)?.[1];
  if (many === undefined) return null;
  return isAtMostOne ? oneOf(many) : many;
}
