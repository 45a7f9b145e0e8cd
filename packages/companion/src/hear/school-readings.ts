import type { OpenProblem } from '../companion-context.ts';

const joined = /(?<![\d.,])\d+(?:,\d+)+(?:\.\d+)?(?![\d,]*\d)/g;
const inThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const withComma = /^\d+,\d+$/;

/** "(3,4)" and "[3,4)" are points and intervals, where no sign of a power or a product says otherwise. */
const opensPair = /[([]\s*[-−]?\d*$/;
const closesPair = /^\s*[)\]](?!\s*[*×·/÷^])/;
const sign = '[-−+*×·/÷^=≈<>≤≥]';
const beside = {
  before: new RegExp(String.raw`${sign}\s*\$?$`),
  behind: new RegExp(String.raw`^\s*%?\s*${sign}`),
};
const letterIs = /(?<![\p{L}\d])[a-z]\s*(?:=|is)\s*$/iu;

/** Each number with commas as one number or as the list that stands there; null where no text has one. */
function withCommas(text: string): readonly string[] {
  let isList = true;
  const read = (asNumber: (one: string) => string): string =>
    text.replace(joined, (one, at: number) => {
      const [before, behind] = [text.slice(0, at), text.slice(at + one.length)];
      if (opensPair.test(before) && closesPair.test(behind)) return one;
      // "x = 3,5" may be two solutions; behind a calculation or in it no list stands.
      const isUsed = beside.before.test(before) || beside.behind.test(behind);
      if (isUsed && !letterIs.test(before)) isList = false;
      return asNumber(one);
    });
  const decimal = (one: string): string => (withComma.test(one) ? one.replace(',', '.') : one);
  const asThousands = read((one) => (inThousands.test(one) ? one.replaceAll(',', '') : decimal(one)));
  const asDecimals = read((one) => decimal(one));
  return isList ? [text, asThousands, asDecimals] : [asThousands, asDecimals];
}

const amount = String.raw`\d+(?:\.\d+)?`;
const angle = new RegExp(
  String.raw`(?<![a-z])(sin|cos|tan)\s*(?:\(\s*(${amount})\s*°?\s*\)|(${amount})(?![\d.]|\s*(?:π|pi)))\s*°?`,
  'gi',
);
const backward = new RegExp(
  String.raw`(?<![a-z])(?:arc(sin|cos|tan)|(sin|cos|tan)\s*\^?\s*\(?-1\)?)\s*\(?\s*(${amount}(?:\/\d+)?)\s*\)?`,
  'gi',
);

/** Angles as a school triangle has them: sin 30 is that of 30 degrees. */
function withDegrees(text: string, question: string): readonly string[] {
  const read = text
    .replace(
      backward,
      (_, one?: string, other?: string, value?: string) => `(180/pi)*arc${one ?? other}(${value})`,
    )
    .replace(angle, (_, name: string, one?: string, other?: string) => `${name}(${one ?? other}°)`);
  if (read === text) return [text];
  return /°|degree|\\circ/.test(question) ? [read] : [text, read];
}

const clock = /(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:])/g;

/** A colon between numbers as a division, as a ratio, and in times of the day. */
function withColons(text: string, isRatio: boolean): readonly string[] {
  const divided = text.replace(/(?<=\d)(?:\s+:\s+|:)(?=\d+(?![\d(a-z]))/gi, ' / ');
  // A ratio that is asked for is no division to work out.
  if (divided === text || (isRatio && !text.includes('='))) return [text];
  const times = text.match(clock) ?? [];
  const minutes = text.replace(
    clock,
    (_, hours: string, more: string) => `${Number(hours) * 60 + Number(more)}`,
  );
  return [...(isRatio ? [text, divided] : [divided]), ...(times.length > 1 ? [minutes] : [])];
}

const equals = String.raw`(?:=|\b(?:is|equals|makes|gives)\b)`;
const operation = String.raw`(?:[-−+*×·/÷x]|(?:times|plus|minus|divided by)\b)`;
const goesOn = new RegExp(
  String.raw`(?<=[\d)%]\s*)${equals}\s*([-−]?${amount})\s*(?=${operation}\s*[\d(](?:(?!${equals})[^<>,;a-z])*${equals})`,
  'gi',
);

const opening = String.raw`(?:[,;.]|\b(?:and|then|so|next|after that|i did|i do|i)\b)`;
const carried = new RegExp(
  String.raw`(?<=[\d)%]\s*${equals}\s*)([-−]?${amount})(\s*(?:${opening}\s*)+)(${operation})(?=\s*[\d(](?:(?!${equals})[^<>,;a-z])*${equals}\s*[-−]?\d)`,
  'gi',
);

/**
 * "55 - 10 = 45 and then + 4 = 49" goes on with the 45: a clause that begins with an operation has no other number. One
 * that begins with a minus may have a negative number.
 */
function goingOn(text: string): readonly string[] {
  const read = (isMeant: (sign: string) => boolean): string =>
    text.replace(carried, (all: string, value: string, joint: string, sign: string) =>
      isMeant(sign) ? `${value}${joint}${value} ${sign}` : all,
    );
  return [...new Set([read((sign) => !/[-−]/.test(sign)), read(() => true)])];
}

/** "4 * -2 = -8 -8 - 5 = -13" writes what came out again where it goes on. */
const again = new RegExp(String.raw`(=\s*([-−]?${amount}))\s+(?=\2\s*${operation}[^=]*=)`, 'g');

const nameOfValue = /\b[a-z]['′]*\([^()]*\)\s*$/i;
const isCalculation = new RegExp(String.raw`^\s*${operation}\s*[-−(]*${amount}\)*\s*${operation}`, 'i');

/**
 * "3 * 4 = 12 + 5 = 17" or "3 times 4 is 12 plus 5 is 17": two calculations, the second with what the first came to, or
 * "3 * 5 = 15 plus 2 * 3 = 6" beside the first.
 */
function withTotals(text: string): readonly string[] {
  // "f(-3) = -18 + 12 + 12 = 6" has a name in front and no calculation.
  const read = (become: (found: string, at: number) => string | null): string =>
    text.replace(goesOn, (all: string, found: string, at: number) =>
      nameOfValue.test(text.slice(0, at)) ? all : (become(found, at + all.length) ?? all),
    );
  const total = read((found) => `= ${found}, ${found} `);
  const mark = '\u0001';
  const apart = read((found, end) => (isCalculation.test(text.slice(end)) ? `= ${found}, ${mark}` : null));
  const beside = apart.replace(new RegExp(String.raw`${mark}\s*${operation}`, 'gi'), '');
  return [...new Set([text, total, beside, text.replace(again, '$1, ')])];
}

const power = /\^(-?\d+[a-z])(?![a-z(\d])/gi;

/** "10^3x" is a power of 3x as often as a product with x. */
const withPowers = (text: string): readonly string[] =>
  power.test(text) ? [text, text.replace(power, '^($1)')] : [text];

const product = String.raw`${amount}\s*[*×·x]\s*${amount}`;
const aside = new RegExp(
  String.raw`=\s*(${amount})\s*(\+|-|minus|plus)\s*(${product})\s*=\s*(${amount})\s*(?:=|is)\s*(${amount})`,
  'gi',
);

/** "133*150=19950 minus 133*3=399 is 19551" works out on the side what it takes away. */
const withAside = (text: string): string =>
  text.replace(aside, (all, ...found: string[]) => {
    const [first = '', sign = '', side = '', part = '', end = ''] = found;
    const isLess = /-|minus/i.test(sign);
    const total = Number(first) + (isLess ? -1 : 1) * Number(part);
    return total === Number(end)
      ? `= ${first}, ${side} = ${part}, ${first} ${isLess ? '-' : '+'} ${part} = ${end}`
      : all;
  });

/**
 * What a text may say where schools write the same in several ways, the likeliest first: a comma in a decimal, between
 * thousands or in a list, a colon, an angle in degrees, a running total. Whoever calls a line wrong has it wrong in each.
 */
export function schoolReadings(typed: string, problem: OpenProblem | null): readonly string[] {
  const question = problem?.question ?? '';
  const isRatio = problem?.key.form === 'ratio' || /\d\s?:\s?\d/.test(question);
  const all = goingOn(typed)
    .flatMap((text) => withCommas(withAside(text)))
    .flatMap((text) => withDegrees(text, question))
    .flatMap((text) => withColons(text, isRatio))
    .flatMap((text) => withTotals(text))
    .flatMap((text) => withPowers(text));
  return [...new Set(all)];
}
