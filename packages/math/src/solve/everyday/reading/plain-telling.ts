import { inDigit, numberWords } from '../../reading/number-texts.ts';

const numberWord = new RegExp(
  String.raw`\b(${numberWords(2)})\b(?!-?(?:thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|digits?)\b)`,
  'g',
);
const units: Readonly<Record<string, string>> = {
  mins: 'minutes',
  min: 'minutes',
  hrs: 'hours',
  hr: 'hours',
  h: 'hours',
  secs: 'seconds',
  sec: 'seconds',
  lbs: 'pounds',
  lb: 'pounds',
  oz: 'ounces',
  l: 'liters',
  litres: 'liters',
  litre: 'liter',
};

const asOne = (whole: string, top: string, bottom: string): string =>
  `${Number(whole) * Number(bottom) + Number(top)}/${bottom}`;

/**
 * A story in small letters, with every number in one writing: `3 1/2`, `two and a half` and `half an hour` are
 * quotients, `$3.25` is `3.25 dollars`, `15 percent` is `15%`.
 */
export function plainTelling(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/[’`´]/g, "'")
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(numberWord, inDigit)
    .replace(/\b(?:an?|1|one) dozen(?: of)?\b/g, '12')
    .replace(/\b(\d+) dozens?(?: of)?\b/g, (_, many: string) => `${12 * Number(many)}`)
    .replace(/\bwhat (do|does|will|would|did) (?=\d)/g, 'how much $1 ')
    .replace(/\b(\d+) and (?:an? )?half\b/g, '$1 1/2')
    .replace(/\b(\d+) and (?:an? )?quarter\b/g, '$1 1/4')
    .replace(/\bhalf an hour\b/g, '1/2 hours')
    .replace(/\bhalf an? (?=(?:gallon|pound|cup|mile|liter|minute|day|kilo|kilometer|yard|ounce)\b)/g, '1/2 ')
    .replace(/\b(?:an?|one) hour and (?:an? )?half\b/g, '3/2 hours')
    .replace(/\b(?:an?|1) third\b/g, '1/3')
    .replace(/\b(?:an?|1) quarter of\b/g, '1/4 of')
    .replace(/\bhalf of\b/g, '1/2 of')
    .replace(/(?<![\d./])(\d+) (\d+)\/(\d+)(?![\d./])/g, (_, whole, top, bottom) => asOne(whole, top, bottom))
    .replace(/(?<![\d.])\.(?=\d)/g, '0.')
    .replace(/(\d)\s*(?:%|percents?\b)/g, '$1%')
    .replace(/(-?)\$\s?(-?)(\d+(?:\.\d+)?)/g, '$1$2$3 dollars')
    .replace(/(?<=\d )(?:dollar|bucks?|usd)\b/g, 'dollars')
    .replace(/€\s?(\d+(?:\.\d+)?)/g, '$1 euros')
    .replace(/(?<=\d) ?(?:€|euro)(?![a-z])/g, ' euros')
    .replace(/(\d)(?=(?:km|cm|mm|kg|mg|ml|m|g|l|min|hrs?|oz|lbs?|ft|in)\b)/g, '$1 ')
    .replace(/(?<=\d )(mins?|hrs?|h|secs?|lbs?|oz|l|litres?)\b/g, (unit) => units[unit] ?? unit)
    .replace(/(?<=\bper )oz\b|(?<=\bhow many )oz\b/g, 'ounces')
    .replace(/\bwhats\b/g, "what's")
    .replace(/\s+/g, ' ')
    .trim();
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** `10⁻³` as `10^-3`. */
const withPlainPowers = (text: string): string =>
  text.replace(
    /(?<=[x×·*] ?10)([⁻⁰¹²³⁴-⁹]+)/g,
    (signs) => `^${[...signs].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join('')}`,
  );

/** `1.5 × 10^11` as the decimal it is, where it has no more than 15 digits. */
export const withoutPowersOfTen = (text: string): string =>
  withPlainPowers(text).replace(
    /(?<![\d.])(\d+)(?:\.(\d+))? ?[x×·*] ?10 ?\^ ?\(?(-?\d+)\)?/gi,
    (typed, whole: string, part = '', power: string) => {
      const by = Number(power);
      const digits = `${whole}${part}`;
      const point = whole.length + by;
      if (Math.abs(by) > 15) return typed;
      const decimal =
        point <= 0
          ? `0.${'0'.repeat(-point)}${digits}`
          : point >= digits.length
            ? `${digits}${'0'.repeat(point - digits.length)}`
            : `${digits.slice(0, point)}.${digits.slice(point)}`;
      return decimal.replace(/^0+(?=\d)/, '');
    },
  );
