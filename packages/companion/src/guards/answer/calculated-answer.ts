import { evaluateExact, rational } from '@playforward/math';
import { wordsToMath } from '../math/words-to-math.ts';
import { tellsKnownCount } from './known-counts.ts';
import type { Secret } from './secret.ts';
import { isStated, speaksOfAnswer } from './stated.ts';
import { withDigits } from './told-value.ts';
import { tellsPart } from './value-match.ts';
import type { Window } from './window.ts';

type Rule = readonly [RegExp, string];

const foreign: readonly Rule[] = [
  [/\b(?:mas|plus|piu|mais)\b/g, '+'],
  [/\b(?:menos|moins|meno|weniger)\b/g, '-'],
  [/\b(?:por|fois|mal|vezes|volte|x)\b(?=\s*\d)/g, '*'],
  [/\b(?:dividido (?:entre|por)|divise par|geteilt durch|diviso)\b/g, '/'],
  [/\b(?:la mitad de|la moitie de|die halfte von|a metade de|la meta di)\s+/g, '1/2 * '],
  [/\b(?:el doble de|le double de|das doppelte von|o dobro de|il doppio di)\s+/g, '2 * '],
];
const counts = 'ones twos threes fours fives sixes sevens eights nines tens elevens twelves'.split(' ');
const onward = String.raw`(?:,| and| then|,? and then|, then)+ `;
const spoken: readonly Rule[] = [
  ...(
    [
      ['(?:multiply|times) (?:it|that|this) (?:by|with)', '*'],
      ['divide (?:it|that|this) by', '/'],
      ['(?:add|plus)', '+'],
      ['(?:subtract|take away|take off|minus)', '-'],
    ] as const
  ).map(
    ([verb, sign]): Rule => [
      new RegExp(
        `\\b(?:take|start (?:with|from|at)|begin with|use) (-?\\d{1,9}(?:\\.\\d{1,4})?)${onward}${verb} (-?\\d{1,9}(?:\\.\\d{1,4})?)`,
        'g',
      ),
      `($1 ${sign} $2)`,
    ],
  ),
  [
    new RegExp(`\\b(?:take|start (?:with|from|at)|begin with) (-?\\d{1,9})${onward}double (?:it|that)`, 'g'),
    '($1 * 2)',
  ],
  [
    new RegExp(`\\b(?:take|start (?:with|from|at)|begin with) (-?\\d{1,9})${onward}square (?:it|that)`, 'g'),
    '($1 ^ 2)',
  ],
  [
    new RegExp(`\\b(?:take|start (?:with|from|at)|begin with) (-?\\d{1,9})${onward}halve (?:it|that)`, 'g'),
    '($1 / 2)',
  ],
  [/\bsquare (\d{1,6})\b/g, '($1 ^ 2)'],
  [/\bcube (\d{1,6})\b/g, '($1 ^ 3)'],
  [/\bdouble (\d{1,6})\b/g, '($1 * 2)'],
  [/\btriple (\d{1,6})\b/g, '($1 * 3)'],
  [/\bhalve (\d{1,6})\b/g, '($1 / 2)'],
  [/(\d{1,9}(?:\.\d{1,4})?)(?: [a-z]+)? (?:short|shy) of \$?(\d{1,9}(?:\.\d{1,4})?)/g, '($2 - $1)'],
  [/(\d{1,9}(?:\.\d{1,4})?)(?: [a-z]+)? (?:past|beyond|above|over) \$?(\d{1,9}(?:\.\d{1,4})?)/g, '($2 + $1)'],
  [/(\d{1,6}) (?:nickels)\b/g, '($1*5)'],
  [/(\d{1,6}) (?:dimes)\b/g, '($1*10)'],
  [/(\d{1,6}) (?:quarters)\b(?! of)/g, '($1*25)'],
  [/(?:a|one) (?:penny|cent)\b/g, '(1)'],
  [/(?:a|one) nickel\b/g, '(5)'],
  [/(?:a|one) dime\b/g, '(10)'],
  [/(?:a|one) quarter\b/g, '(25)'],
  [/\b(\d{1,6}) and (\d{1,6}) (?:more )?(?:make|makes|together|added|give|gives)\b/g, '($1 + $2)'],
  [/\b(?:a|one|1) (?:zero|0) (?:behind|after|to|onto|next to) (?:the |that )?(\d{1,6})\b/g, '($1 * 10)'],
  [
    /\b(?:two|2) (?:zeros|zeroes|0s) (?:behind|after|to|onto|next to) (?:the |that )?(\d{1,6})\b/g,
    '($1 * 100)',
  ],
  ...counts.map((name, index): Rule => [new RegExp(`(\\d{1,6}) ${name}\\b`, 'g'), `($1*${index + 1})`]),
  [/(\d{1,6}) hundreds?\b/g, '($1*100)'],
  [/(\d{1,6}) (?:twenties|scores?)\b/g, '($1*20)'],
  [/(\d{1,6}) dozens?\b/g, '($1*12)'],
  [/\b(?:a|one) baker's dozen\b/g, '(13)'],
  [/\bhalf a dozen\b/g, '(12/2)'],
  [/\b(?:a|one) dozen dozens?\b/g, '(12*12)'],
  [/\b(?:a|one|another) dozen\b/g, '(12*1)'],
  [/\b(?:a|one) (?:couple|pair)(?: more)?\b(?! of (?:the|these|steps|ways|things))/g, '(2)'],
  [/\b(\d{1,6}) take away (?=\d)/g, '$1 - '],
  [/ ?(?:percent|%)(?:age)?[- ]points?\b/g, ''],
  [/\b(?:add|count|take|write|put|use)(?:ing)? (?:an? )?(\d{1,6}) (\d{1,6}) times\b/g, '($1*$2)'],
  [
    /\b(\d{1,6}) (?:rounds?|helpings?|servings?|turns?|lots?|heaps?|hops?|runs?|bunch(?:es)?|copies|jumps?|loads?|batch(?:es)?|times) of (\d{1,6})\b/g,
    '($1*$2)',
  ],
  [/\b(?:1 |one )(?:more|bigger|greater) than (?=\()/g, '1 + '],
  [/\b(?:1 |one )(?:less|fewer|smaller) than (\([^()]*\))/g, '($1 - 1)'],
  [/\bfrom \$?(\d{1,6}) (?:down |up )?to \$?(\d{1,6})\b(?! (?:on|of the)\b)/g, ' ; (abs($1 - $2)) ; '],
  [/\(12\*1\)\s*,\s*(?=\(12\*1\))/g, '(12*1) + '],
  [/\b(?:a|one) score\b/g, '(20*1)'],
  [/(\))\s*(?:and|plus|,)\s*(?=\()/g, '$1 + '],
  [/(\))\s*and\s*(?=\d)/g, '$1 + '],
  [/\bone (?=more|less|bigger|smaller|higher|lower|greater)/g, '1 '],
  [
    /\b(?:the )?(?:whole )?number (?:just |right |directly )?(?:after|following|that follows|that comes after)\s+(-?\d{1,12})/g,
    '($1 + 1)',
  ],
  [
    /\b(?:just |right |directly |immediately )?(?:after|follows|succeeds|comes after|one past|one above)\s+(-?\d{1,12})/g,
    ' ($1 + 1)',
  ],
  [
    /\b(?:the )?(?:whole )?number (?:just |right |directly )?(?:before|preceding|that precedes|that comes before)\s+(-?\d{1,12})/g,
    '($1 - 1)',
  ],
  [
    /\b(?:just |right |directly |immediately )?(?:before|precedes|comes before|one below)\s+(-?\d{1,12})/g,
    ' ($1 - 1)',
  ],
  [
    /\b(?:one |1 )(?:step )?(?:more|bigger|higher|greater|up|larger)(?: than| from)?\s+(-?\d{1,12})/g,
    '($1 + 1)',
  ],
  [/\b(?:one |1 )(?:step )?(?:less|smaller|lower|down|fewer)(?: than| from)?\s+(-?\d{1,12})/g, '($1 - 1)'],
  [/\b(?:half ?way|midway) between (-?\d{1,12}) and (-?\d{1,12})/g, '(($1 + $2)/2)'],
  [/(\d{1,6}) to the (\d{1,2})(?:st|nd|rd|th)(?: power)?/g, '($1)^$2'],
];
const ordinalPowers = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Says that nothing is left to do. */
const closes =
  /\b(?:you(?:'ll| will)?(?: have)? (?:have|got|get|know) it|you(?:'re| are) (?:done|there|finished)|that(?:'s| is) (?:it|all)|and (?:it is |you are )?(?:done|finished|that's that)|nothing (?:is )?left)\b/;

const calculation = /[-(√∛\d.abs]*[\d).%][-\d\s.+*/^()√∛%abs]*/g;
const invites =
  /\?|^\W*(?:\d{1,2}\.\s+)?(?:after that[:,] |a good first move: |now |next,? |then,? |first,? |so,? |finally,? |and |try (?:to )?|start by |begin by |think about |think of |look at |remember to |you can (?:also )?|you could |let's |please )*(?:work(?:ing)? out|comput|calculat|find|multipl|divid|add|subtract|try|see what|take|count|figure|write|set up|use|compare|check|evaluat|simplif|what|how|can you|could you|estimat|doubl|halv|split)/;

const isPrime = (value: number): boolean => {
  for (let each = 2; each * each <= value; each += 1) if (value % each === 0) return false;
  return value > 1;
};

/** The next prime number above a small number, or below it. */
function nextPrime(from: number, step: 1 | -1): number {
  let value = from + step;
  while (value > 1 && value < 10_000 && !isPrime(value)) value += step;
  return value;
}

const withPrimes = (text: string): string =>
  text.replace(
    /\bprime(?: number)?(?: that)? (?:right |just |directly |next )?(after|above|before|below|following|follows|comes after|comes before) (\d{1,4})\b/g,
    (_, side: string, from: string) =>
      ` ; (${nextPrime(Number(from), /before|below/.test(side) ? -1 : 1)} * 1) ; `,
  );

const countBy =
  /\b(?:count|skip|jump|go|hop)(?:ing)? (?:up )?by (\w+?)s?\b[^.!?]{0,40}?\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))\b/g;
const placeOf = (word: string): number =>
  Number.parseInt(word, 10) || ['first', ...ordinalPowers].indexOf(word) + 1;

/** 'Count by eights and stop at the fourth one.' */
const withSkips = (text: string): string =>
  text.replace(countBy, (whole, step: string, place: string) => {
    const size = Number(withDigits(step.replace(/^sixe$/, 'six')));
    return Number.isFinite(size) ? ` ; (${size} * ${placeOf(place)}) ; ` : whole;
  });

function applied(spelled: string): string {
  const text = withPrimes(withDigits(withSkips(spelled)).replace(/(?<=\d),(?=\d{3}\b)/g, ''));
  const powers = ordinalPowers.reduce(
    (changed, name, index) =>
      changed.replace(new RegExp(`(\\d{1,6}) to the ${name}(?: power)?`, 'g'), `($1)^${index + 2}`),
    text,
  );
  const told = [...foreign, ...spoken].reduce(
    (changed, [pattern, result]) => changed.replace(pattern, result),
    powers,
  );
  return wordsToMath(told)
    .replace(/ equals /g, ' = ')
    .replace(/\)\s*(?:and|,)\s*(?=\()/g, ') + ');
}

/** The only whole number between two numbers, as in 'bigger than 31 but smaller than 33'. */
function pinned(text: string): number | null {
  const match =
    /\bbetween (-?\d{1,9}) and (-?\d{1,9})/.exec(text) ??
    /(?:>|\b(?:more|bigger|greater|larger|higher|above|over) (?:than )?)\s*(-?\d{1,9})\D{1,30}(?:<|\b(?:less|smaller|lower|below|under|fewer) (?:than )?)\s*(-?\d{1,9})/.exec(
      text,
    );
  if (!match) return null;
  const [low, high] = [Number(match[1]), Number(match[2])];
  return Math.abs(high - low) === 2 ? (low + high) / 2 : null;
}

/** Whether the sentence states a calculation, a neighbour or a well-known count whose value is the key. */
export function tellsCalculation({ sentence }: Window, secret: Secret): boolean {
  if (secret.parts.length !== 1) return false;
  const text = applied(sentence);
  const between = pinned(text) ?? pinned(withDigits(sentence));
  if (between !== null && tellsPart(rational(between), '', secret)) return true;
  if (tellsKnownCount(sentence, secret.question, (value) => tellsPart(rational(value), '', secret)))
    return true;
  const neighbours = [...text.matchAll(/\(-?\d{1,12} [-+] 1\)/g)].map(([each]) => evaluateExact(each));
  if (neighbours.some((value) => value && tellsPart(value, '', secret)) && !/\?/.test(sentence)) return true;
  const mayInvite =
    /\?\s*$/.test(sentence) && invites.test(sentence) && !speaksOfAnswer(sentence) && !closes.test(sentence);
  for (const match of text.matchAll(calculation)) {
    const written = match[0].replace(/[-+*/^(.\sabs]+$/, '').trim();
    if (written.length > 160 || !/[-+*/^√∛%(].*\d/.test(written) || !/\d/.test(written)) continue;
    const asWritten = /^-?\d+\s*\/\s*\d+$/.test(written) && sentence.includes(written);
    if (/^\(?-?[\d.,]+%?\)?$/.test(written) || asWritten) continue;
    const value = evaluateExact(balanced(written));
    if (!value || !tellsPart(value, '', secret)) continue;
    const place = { start: match.index, end: match.index + match[0].length };
    if (!mayInvite || isStated(text, place)) return true;
  }
  return false;
}

function balanced(text: string): string {
  const open = text.split('(').length - 1;
  const close = text.split(')').length - 1;
  return open > close ? text + ')'.repeat(open - close) : '('.repeat(close - open) + text;
}
