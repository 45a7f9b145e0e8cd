import { smallNumbers as small } from '../../reading/number-texts.ts';

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ones = small.slice(1, 10).join('|');
const below = `(?:(?:${tens.join('|')})(?:[ -](?:${ones}))?|${small.join('|')})`;
const whole = new RegExp(
  String.raw`\b(?:(?:(?<hundreds>an?|${ones}) hundred(?: and)?)(?: (?<rest>${below}))?|(?<plain>${below}))\b(?![ -](?:thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|halves|half|numbers|integers|consecutive|digits?)\b)`,
  'gi',
);
/** Of the words, only `one` names as well (`from one vertex`, `the larger one`); it counts in front of these. */
const afterOne = /^one(?= (?:more|less|plus|minus|times|added|subtracted|hundred)\b)/i;
/** Words that calculate; a text without them counts things, which are named by its words. */
const calculates =
  /\b(?:numbers?|plus|minus|times|divided by|multiplied by|percent|sum|product|difference|quotient)\b/i;

const sizeIn = (text: string): number =>
  text
    .toLowerCase()
    .split(/[ -]/)
    .reduce(
      (sum, word) =>
        sum + Math.max(small.indexOf(word), 0) + 10 * (tens.indexOf(word) + 2) * Number(tens.includes(word)),
      0,
    );

function written(found: string, groups: Readonly<Record<string, string | undefined>>): string {
  const { hundreds, rest, plain } = groups;
  if (plain !== undefined) return `${sizeIn(plain)}`;
  const many = hundreds === undefined ? 0 : /^an?$/i.test(hundreds) ? 1 : sizeIn(hundreds);
  return many === 0 ? found : `${100 * many + (rest === undefined ? 0 : sizeIn(rest))}`;
}

/** Whole numbers below 1,000 in words as digits, where a text calculates and tells all of its numbers in words. */
export function inDigits(text: string): string {
  return /\d/.test(text) || !calculates.test(text) ? text : spelledOut(text);
}

/** The same for any text. */
function spelledOut(text: string): string {
  return text.replace(whole, (...args: unknown[]) => {
    const groups = args.at(-1) as Readonly<Record<string, string | undefined>>;
    const [found, at] = [String(args[0]), Number(args.at(-3))];
    return /^one$/i.test(found) && !afterOne.test(text.slice(at)) ? found : written(found, groups);
  });
}

const long = new RegExp(String.raw`\b(?:${tens.join('|')})[ -](?:${ones})\b`, 'gi');
/** Numbers of two words, such as `fifty-six`, as one number in digits. */
export const joinedNumbers = (text: string): string => text.replace(long, (found) => `${sizeIn(found)}`);
