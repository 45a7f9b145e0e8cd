import { numberWordsToDigits } from './number-words-to-digits.ts';
import { greatestFactor } from './plain-numbers.ts';

const num = String.raw`(-?\$?(?:\d{1,15}(?:,\d{3}){0,4}(?:\.\d{1,12})?|\.\d{1,12})(?:\/\d{1,9})?%?)`;
const the = '(?:the |a |an )?';
const into = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll('NUM', num).replaceAll('THE ', the), 'gi');
const listed = String.raw`((?:NUM(?:, and |, | and )){1,12}NUM)`
  .replaceAll('NUM', num.slice(1, -1))
  .replace('((?:', '((?:');

type Rule = readonly [RegExp, string];

const marks: readonly Rule[] = [
  [/^\s*(?:[-*•#>]{1,6}\s+)/, ''],
  [/\*\*(?!\d)|(?<!\d)\*\*|`|~~/g, ' '],
  [/(?<![\p{L}\d])_{1,2}(?=\p{L})|(?<=\p{L})_{1,2}(?![\p{L}\d])/gu, ' '],
  [/(?<=^|\s)\*(?=\p{L})|(?<=\p{L})\*(?=\s|$|[.,!?])/gu, ' '],
  // The chance of an event has a name, as have the values of an interval.
  [/\bP\s?\([^()=]{1,60}\)\s*=(?!=)/g, ' '],
  [/\b([a-z]) (?:∈|\\in) \(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)/g, '$2 < $1 < $3'],
  [/\b([a-z]) (?:∈|\\in) \[\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)/g, '$2 <= $1 < $3'],
  [/\b([a-z]) (?:∈|\\in) \(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\]/g, '$2 < $1 <= $3'],
  [/\b([a-z]) (?:∈|\\in) \[\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\]/g, '$2 <= $1 <= $3'],
  // A thing out of several is no number.
  [
    /\b(?:any |each |every |only |just )?one of (?=(?:them|these|those|the|your|its|his|her|our|their)\b)/gi,
    'some of ',
  ],
];

const fractions: readonly Rule[] = [
  [/\b(?:a|one|1) dozen\b/gi, '12'],
  [/\bdivided by (?:a|one|1) half\b/gi, '/ (1/2)'],
  [/\bdivided by (?:a|one|1) (?:fourth|quarter)\b/gi, '/ (1/4)'],
  [/\bdivided by (?:a|one|1) third\b/gi, '/ (1/3)'],
  [into(String.raw`(?<=\d) and (?:a|1) half\b`), ' 1/2'],
  [into(String.raw`(?<=\d) and (?:a|1) quarter\b`), ' 1/4'],
  [/(?<=(?<![\d./])\d{1,6}) and (\d{1,4}\/\d{1,4})\b(?! (?:of|=|is|equals))/g, ' $1'],
  ...[
    'half|halves',
    'thirds?',
    'fourths?|quarters?',
    'fifths?',
    'sixths?',
    'sevenths?',
    'eighths?',
    'ninths?',
    'tenths?',
  ].map(
    (name, index): Rule => [
      new RegExp(`(?<![.\\d/^])(\\d{1,9})(?: |-)(?:${name})\\b(?! (?:grade|row|place|digit))`, 'gi'),
      `$1/${index + 2}`,
    ],
  ),
  [/(?<![.\d/^])(\d{1,9})(?: |-)hundredths?\b(?! place)/gi, '$1/100'],
  [/(?<![.\d/^])(\d{1,9})(?: |-)thousandths?\b(?! place)/gi, '$1/1000'],
  [/\b(?:a|1|one) half\b/gi, '1/2'],
  [/\bhalf (?:of )?(?=(?:the |a |an )?[-$\d(])/gi, '1/2 * '],
  [/\b(?:a|1) (?:third|3rd) of\b/gi, '1/3 *'],
  [/\b(?:a|1) (?:fourth|quarter|4th) of\b/gi, '1/4 *'],
  [/\b(?:a|1) fifth of\b/gi, '1/5 *'],
  [/\b(?:a|1) tenth of\b/gi, '1/10 *'],
  [/(\d) point ((?:\d ?){1,12})(?=\b)/gi, '$1.$2'],
  [/(?<!\d )\bpoint ((?:\d ?){1,12})(?=\b)/gi, '0.$1'],
];

const relations: readonly Rule[] = [
  // How far to go on, and where a point lies: neither says that two values are equal.
  [/\b(?:until|till) it (?:is|gets|comes) (?:about|close to|near|nearly|almost)\b/gi, 'until near'],
  [/\b(?:is|are) (?=\(\s*[-−]?[\d./]+\s*,)/gi, 'lies at '],
  [/\b(?:is|are) (?:less|smaller|fewer) than or equal to\b|\bis at most\b|\bis no more than\b/gi, '<='],
  [
    /\b(?:is|are) (?:greater|more|larger|bigger) than or equal to\b|\bis at least\b|\bis no less than\b/gi,
    '>=',
  ],
  [/\b(?:is|are) (?:less|smaller|fewer|lower) than\b/gi, '<'],
  [/\b(?:is|are) (?:greater|more|larger|bigger|higher) than\b/gi, '>'],
  [/\b(?:is not equal to|does not equal|doesn't equal|is not the same as|isn't equal to)\b/gi, '!='],
  [/\b(?:is|are) (?:about|approximately|roughly|close to|nearly|almost)\b|\bapproximately equals?\b/gi, '≈'],
  [/\b(?:is|are) (?:exactly |also |just |still |then |the same as |equal to |equivalent to )+/gi, 'is '],
  [
    /\b(?:is equal to|are equal to|equals?|equates to|simplif(?:ies|y) to|factors (?:in)?to|factors as|expands (?:in)?to|multiplies out to|reduces? to|turns into|becomes?|comes (?:out )?to|works out to|leaves|results in|evaluates to|adds? up to|totals)\b/gi,
    ' equals ',
  ],
];

const two = (pattern: string, result: string): Rule => [into(pattern), result];
const operations: readonly Rule[] = [
  [/(?<=\d) ?(?:percent|per cent|pct)\b/gi, '%'],
  [/\b(?:negative|minus) (?=[\d$(])/gi, ' -'],
  [/\btimes (?=(?:as|more|bigger|larger|greater)\b|the size)/gi, 'parts '],
  two(String.raw`\bTHE sum of NUM and NUM`, '($1 + $2)'),
  two(String.raw`\bTHE (?:positive )?difference (?:of|between) NUM and NUM`, '(abs($1 - $2))'),
  two(String.raw`\bTHE product of NUM and NUM`, '($1 * $2)'),
  two(String.raw`\bTHE quotient of NUM and NUM`, '($1 / $2)'),
  two(String.raw`\bTHE ratio of NUM to NUM`, '$1 : $2'),
  two(String.raw`\badd(?:ing)? NUM (?:and|to) NUM`, '($2 + $1)'),
  two(String.raw`\b(?:subtract(?:ing)?|take|taking) NUM (?:away )?from NUM`, '($2 - $1)'),
  two(String.raw`\bmultiply(?:ing)? NUM (?:by|and|times|with) NUM`, '($1 * $2)'),
  two(String.raw`\bdivid(?:e|ing) NUM by NUM`, '($1 / $2)'),
  two(
    String.raw`\bNUM (?:split|shared|divided|cut|broken) (?:evenly )?(?:into|among|between|by) NUM(?: equal\b)?(?: groups| parts| pieces| people)?`,
    '($1 / $2)',
  ),
  two(
    String.raw`\bNUM (?:equal )?(?:groups|sets|rows|columns|bags|boxes|packs|copies|lots|piles|stacks|teams|jumps|pieces|bunches) of NUM`,
    '($1 * $2)',
  ),
  two(String.raw`\bNUM (?:more|greater|bigger|larger|higher) than NUM`, '($2 + $1)'),
  two(String.raw`\bNUM (?:less|fewer|smaller|lower) than NUM`, '($2 - $1)'),
  two(
    String.raw`\bNUM (?:increased by|added to|and) (?=NUM)(?!NUM (?:is|are))(?<=increased by |added to )`,
    '$1 + ',
  ),
  two(String.raw`\bNUM decreased by NUM`, '($1 - $2)'),
  two(String.raw`\bNUM out of(?: every)? NUM`, '$1/$2'),
  two(String.raw`\b(?:double|twice|2 times) (?:of )?(?=NUM)`, '2 * '),
  two(String.raw`\b(?:triple|thrice) (?:of )?(?=NUM)`, '3 * '),
  two(String.raw`\bNUM doubled`, '($1 * 2)'),
  two(String.raw`\bNUM halved`, '($1 / 2)'),
  two(String.raw`\bNUM tripled`, '($1 * 3)'),
  two(String.raw`\bNUM (?:squared|to the (?:2nd|second) power)`, '($1)^2'),
  two(String.raw`\bNUM (?:cubed|to the (?:3rd|third) power)`, '($1)^3'),
  two(String.raw`\bNUM to the (?:power of )?NUM(?:th)?(?: power)?\b(?<=power| of -?\d{1,9})`, '($1)^($2)'),
  [/\b([a-z]) squared\b/gi, '$1^2'],
  [/\b([a-z]) cubed\b/gi, '$1^3'],
  two(String.raw`\bTHE square of NUM`, '($1)^2'),
  two(String.raw`\bTHE cube of NUM`, '($1)^3'),
  two(String.raw`\bTHE cube root of NUM`, '∛($1)'),
  two(String.raw`\bTHE (?:square )?root of NUM`, '√($1)'),
  two(String.raw`\bTHE absolute value of NUM`, 'abs($1)'),
  two(String.raw`\bTHE opposite of NUM`, '(-($1))'),
  two(String.raw`\bTHE (?:reciprocal|multiplicative inverse) of NUM`, '(1/($1))'),
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\b(?:times|multiplied by)\b/gi, '*'],
  [/(?<=\d) x (?=\d)/g, ' * '],
  [/\bdivided by\b/gi, '/'],
  [/(?<=[\d)]) over (?=[\d(])/gi, '/'],
  [/(?<=[\d%)]) of (?:the |a |an )?(?=[-$\d(])/gi, ' * '],
  [/\* (?:the|a|an) (?=[-$\d(])/gi, '* '],
];

/** Verbs that tell what came out: after `by 2` they speak of both sides, not of the 2. */
const outcomes: readonly Rule[] = [
  [
    /(?<=[\d)%])(?<!\b(?:by|from|to|with|of) -?\d{1,9}),? ?(?:and |so |then |which |that |this )?(?:you |we |it |to )?(?:gets?|gives?(?: (?:you|us))?|makes?|giving|getting|have left) (?=[-$(√]?\s?\d)/gi,
    ' equals ',
  ],
  [/(\d{1,9} : \d{1,9}) (is|equals|=) (\d{1,9}) to (\d{1,9})/g, '$1 $2 $3 : $4'],
];

function numbersOf(list: string): number[] {
  return (list.match(/-?\d{1,15}(?:\.\d{1,12})?/g) ?? []).map(Number);
}

function meanOf(list: string): string {
  const values = numbersOf(list);
  return `((${values.map((value) => `(${value})`).join(' + ')})/${values.length})`;
}

function medianOf(list: string): string {
  const sorted = numbersOf(list).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? `(${sorted[middle]})` : `((${sorted[middle - 1]} + ${sorted[middle]})/2)`;
}

const lists: readonly (readonly [RegExp, (list: string) => string])[] = [
  [new RegExp(`\\b(?:the )?(?:mean|average) (?:of|is of) ${listed}`, 'gi'), meanOf],
  [new RegExp(`\\b(?:the )?median of ${listed}`, 'gi'), medianOf],
  [
    new RegExp(`\\b(?:the )?range of ${listed}`, 'gi'),
    (list) => `(${Math.max(...numbersOf(list))} - ${Math.min(...numbersOf(list))})`,
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:gcf|gcd|greatest common (?:factor|divisor)|largest common factor) of ${listed}`,
      'gi',
    ),
    (list) => `(${numbersOf(list).filter(Number.isInteger).reduce(greatestFactor, 0)})`,
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:lcm|lcd|least common (?:multiple|denominator)|lowest common multiple) of ${listed}`,
      'gi',
    ),
    (list) =>
      `(${numbersOf(list)
        .filter(Number.isInteger)
        .reduce((a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / greatestFactor(a, b)), 1)})`,
  ],
];

function apply(text: string, rules: readonly Rule[]): string {
  return rules.reduce((changed, [pattern, result]) => changed.replace(pattern, result), text);
}

/**
 * One plain sentence with its spoken mathematics written in signs: 'half of 12 is 6' is `1/2 * 12 is 6`,
 * 'add 3 to 4' is `(4 + 3)`. 'is' stays a word, because only its neighbours tell whether it means '='.
 */
export function wordsToMath(sentence: string): string {
  const plain = numberWordsToDigits(apply(sentence, marks));
  const counted = lists.reduce(
    (changed, [pattern, work]) => changed.replace(pattern, (_, list: string) => work(list)),
    apply(plain, fractions),
  );
  const [percent, negative, ...rest] = operations;
  const first = apply(
    counted,
    [percent, negative].filter((rule) => rule !== undefined),
  );
  return apply(apply(apply(first, relations), rest), outcomes).replace(/ {2,}/g, ' ');
}
