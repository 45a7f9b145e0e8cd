import { readUnit } from '../../units/read-unit.ts';

const countedIn = /\bhow many ([a-z]+(?: (?:feet|inches|yards|meters|centimeters|miles|units))?)\b/i;
const turnedInto =
  /\b(?:convert|change|express|write|give|find|what|how (?:long|far|tall|heavy))\b.*\b(?:to|in|into) ((?:(?:square|cubic) )?[a-z]+(?: per [a-z]+)?)\s*[.?!]*\s*$/i;

/** The unit that a question asks to count in, as in `How many inches are in 5 feet?`; null where it names none. */
export function askedUnit(question: string | undefined): string | null {
  const found = question === undefined ? null : (countedIn.exec(question) ?? turnedInto.exec(question));
  const name = found?.[1];
  const meaning = name === undefined ? null : readUnit(name);
  const known = meaning && [...meaning.powers.keys()].every((dimension) => !dimension.startsWith('word:'));
  return known && name !== undefined ? name : null;
}
