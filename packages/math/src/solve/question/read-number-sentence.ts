import { inDigit, numberWords } from '../reading/number-texts.ts';

/** An equation in n that a sentence about a number says, such as `3 less than twice a number is 11`. */
type Read = { readonly text: string; readonly rest: string };

const smallWord = new RegExp(String.raw`\b(?:${numberWords(0)})\b`, 'g');
const topNames = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const partNames: readonly (readonly [string, number])[] = [
  ['third', 3],
  ['quarter|fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
];
const multiples: readonly (readonly [RegExp, string])[] = [
  [/^(?:twice|double|two times)\s+/, '2'],
  [/^(?:triple|thrice)\s+/, '3'],
  [/^quadruple\s+/, '4'],
  [/^(?:half|one half)(?: of)?\s+/, '1/2'],
  ...partNames.flatMap(([name, d]) =>
    topNames
      .slice(0, d - 1)
      .map((top, i): readonly [RegExp, string] => [
        new RegExp(
          String.raw`^(?:${i === 0 ? 'an?|' : ''}${top}|${i + 1})[- ](?:${name})${i === 0 ? '' : 's'} of\s+`,
        ),
        `${i + 1}/${d}`,
      ]),
  ),
];
const unknown =
  /^(?:(?:a|the|this|that|some|same|certain|unknown|my)\s+)*number\b\s*(?:(?:called|named)\s+)?(?:"?\b(?!a\b|i\b)[a-z]\b"?\s*)?|^n\b\s*|^x\b\s*|^it(?:self)?\b\s*|^(?:the )?original(?: number)?\b\s*/;
const literal = /^(-?\d+(?:\.\d+|\/\d+)?)\s*/;

function group(text: string): string {
  return /^[\w.]+$/.test(text) || /^\d+\/\d+$/.test(text) ? text : `(${text})`;
}

const multiply = (factor: string, text: string): string =>
  text === 'n' && !factor.includes('/') ? `${factor}n` : `${group(factor)} · ${group(text)}`;

/** Two values after `the sum of`, `the product of` …, joined by and. */
function pair(rest: string, join: (a: string, b: string) => string): Read | null {
  const first = readValue(rest);
  const second = first && /^and\s+/.test(first.rest) ? readValue(first.rest.replace(/^and\s+/, '')) : null;
  return first && second && { text: join(first.text, second.text), rest: second.rest };
}

const pairs: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [/^(?:the )?sum of\s+/, (a, b) => `${a} + ${b}`],
  [/^(?:the )?difference (?:of|between)\s+/, (a, b) => `${a} - ${group(b)}`],
  [/^(?:the )?product of\s+/, (a, b) => (b === 'n' ? multiply(a, b) : multiply(b, a))],
  [/^(?:the )?quotient of\s+/, (a, b) => `${group(a)}/${group(b)}`],
];

/** One value: a number, the unknown, a multiple of a value, or a pair; without what follows it. */
function readValue(rest: string): Read | null {
  for (const [pattern, join] of pairs) if (pattern.test(rest)) return pair(rest.replace(pattern, ''), join);
  for (const [pattern, factor] of multiples) {
    if (!pattern.test(rest)) continue;
    const inner = readValue(rest.replace(pattern, ''));
    return inner && { text: multiply(factor, inner.text), rest: inner.rest };
  }
  const percent = /^(\d+(?:\.\d+)?)\s*(?:%|percent) of\s+/.exec(rest);
  if (percent) {
    const inner = readValue(rest.slice(percent[0].length));
    return inner && { text: `${percent[1]}/100 · ${group(inner.text)}`, rest: inner.rest };
  }
  const times = /^(\d+(?:\.\d+|\/\d+)?) (?:times|of)\s+/.exec(rest);
  if (times) {
    const inner = readValue(rest.slice(times[0].length));
    return inner && { text: multiply(times[1] ?? '', inner.text), rest: inner.rest };
  }
  const turned =
    /^(?:its|(?:the|that|this) number's) (?:own )?reciprocal\b\s*|^(?:the )?reciprocal of (?:the|that|this|a) (?:same )?number\b\s*/.exec(
      rest,
    );
  if (turned) return { text: '1/n', rest: rest.slice(turned[0].length) };
  const letter = unknown.exec(rest);
  if (letter) {
    const left = rest.slice(letter[0].length);
    if (/^cubed\b/.test(left)) return { text: 'n^3', rest: left.replace(/^cubed\s*/, '') };
    return /^squared\b/.test(left)
      ? { text: 'n^2', rest: left.replace(/^squared\s*/, '') }
      : { text: 'n', rest: left };
  }
  if (/^(?:the )?square of\s+/.test(rest)) {
    const inner = readValue(rest.replace(/^(?:the )?square of\s+/, ''));
    return inner && { text: `${group(inner.text)}^2`, rest: inner.rest };
  }
  const number = literal.exec(rest);
  return number && { text: number[1] ?? '', rest: rest.slice(number[0].length) };
}

type Join = (a: string, b: string) => string;
const joins: readonly (readonly [RegExp, Join])[] = [
  [/^(?:plus|increased by|added to|and then adding)\s+/, (a, b) => `${a} + ${b}`],
  [/^(?:minus|decreased by|reduced by|diminished by)\s+/, (a, b) => `${a} - ${group(b)}`],
  [
    /^(?:times|multiplied by)\s+/,
    (a, b) => (a === 'n' && b === 'n' ? 'n^2' : a === 'n' ? multiply(b, a) : multiply(a, b)),
  ],
  [/^divided by\s+/, (a, b) => `${group(a)}/${group(b)}`],
  [/^(?:more than|greater than|added to)\s+/, (a, b) => `${b} + ${a}`],
  [/^(?:less than|fewer than|subtracted from)\s+/, (a, b) => `${b} - ${group(a)}`],
];

const byPercent = /^(increased|decreased) by (\d+(?:\.\d+)?)\s*(?:%|percent)\s*/;

function readSide(rest: string): Read | null {
  let side = readValue(rest);
  for (let i = 0; side && i < 3; i += 1) {
    const { text, rest: left } = side;
    const percent = byPercent.exec(left);
    if (percent) {
      const sign = percent[1] === 'increased' ? '+' : '-';
      side = {
        text: `${text} ${sign} ${percent[2]}/100 · ${group(text)}`,
        rest: left.slice(percent[0].length),
      };
      continue;
    }
    const join = joins.find(([pattern]) => pattern.test(left));
    if (!join) break;
    const wide = /^(?:more|less|greater|fewer|added to|subtracted)/.test(left);
    const next: Read | null = wide
      ? readSide(left.replace(join[0], ''))
      : readValue(left.replace(join[0], ''));
    side = next && { text: join[1](text, next.text), rest: next.rest };
  }
  return side;
}

const equalSign =
  /^(?:is equal to|is the same as|equals|is|gives|gives you|makes|results in|the result is|=)\s+/;
const digits = (text: string): string =>
  text.replace(smallWord, inDigit).replace(/\bone number\b/g, 'a number');
const ending =
  /[\s,.;]*(?:(?:and )?(?:find|what is|whats|what's|what are|determine)(?: the value of)?(?: the| this| that| both| all(?: such| the| possible)?)? (?:numbers?|it|n|x)|(?:what (?:is|was)|whats|what's) (?:the|my|this|his|her|your)(?: original)? (?:number|value)|(?:which|what) number(?: (?:is|was) (?:it|that|this))?)?[\s.?!]*$/;
const beginning =
  /^(?:(?:i am |i'm )?thinking of a number[.,;]?\s*|(?:find|what is) (?:the|a) number (?:if|such that|where|so that|when)\s+|if\s+)/;

const object =
  '(?:it|that|this|the (?:result|answer|product|sum)|(?:an?|the|my|this|some)(?: certain)? number)';
const size = String.raw`(-?\d+(?:\.\d+|\/\d+)?)`;
const acts: readonly (readonly [RegExp, (now: string, k: string) => string])[] = [
  [new RegExp(`^(?:double[sd]?) ${object}`), (now) => multiply('2', now)],
  [new RegExp(`^(?:triple[sd]?) ${object}`), (now) => multiply('3', now)],
  [new RegExp(`^(?:multipl(?:y|ies|ied)) (?:${object} )?by ${size}`), (now, k) => multiply(k, now)],
  [new RegExp(`^(?:divide[sd]?) (?:${object} )?by ${size}`), (now, k) => `${group(now)}/${k}`],
  [new RegExp(`^(?:add(?:s|ed)?) ${size}(?: to ${object})?`), (now, k) => `${now} + ${k}`],
  [
    new RegExp(`^(?:subtract(?:s|ed)?|takes? away|took away) ${size}(?: from ${object})?`),
    (now, k) => `${now} - ${k}`,
  ],
];
const passive: readonly (readonly [RegExp, (now: string, k: string) => string])[] = [
  [new RegExp(`^(?:${object} )?(?:is |gets )?doubled`), (now) => multiply('2', now)],
  [new RegExp(`^(?:${object} )?(?:is |gets )?tripled`), (now) => multiply('3', now)],
  [new RegExp(`^(?:${object} )?(?:is |gets )?halved`), (now) => `${group(now)}/2`],
  [new RegExp(`^(?:${object} )?(?:is |gets )?multiplied by ${size}`), (now, k) => multiply(k, now)],
  [new RegExp(`^(?:${object} )?(?:is |gets )?divided by ${size}`), (now, k) => `${group(now)}/${k}`],
  [
    new RegExp(`^(?:${object} )?(?:is |gets )?(?:increased by|added to) ${size}`),
    (now, k) => `${now} + ${k}`,
  ],
  [
    new RegExp(`^(?:${object} )?(?:is |gets )?(?:decreased|reduced|diminished|lowered) by ${size}`),
    (now, k) => `${now} - ${k}`,
  ],
  [new RegExp(`^${size} (?:is|gets|was) added(?: to ${object})?`), (now, k) => `${now} + ${k}`],
  [
    new RegExp(`^${size} (?:is|gets|was) (?:subtracted|taken away|taken)(?: (?:from|off) ${object})?`),
    (now, k) => `${now} - ${k}`,
  ],
];
/** What comes out, told by the number once more: `the result is the same as the number plus 4`. */
const comesTo =
  /^(?:(?:the |my |your |his |her )?(?:result|answer|total|sum|outcome)|it|this|that|you get|gives|s?he gets|i get)? ?(?:(?:will be|is|equals|gives) )?(?:the same as|equal to|equals|as much as|the same number as)? ?/;
const result = new RegExp(
  `^(?:gets?|got|end(?:s|ed)? up with|have|(?:the|my|your|his|her) (?:result|answer|total) (?:is|was)|it(?: is|'s| equals)) ${size}$`,
);
const linking = /^(?:[\s.]|\b(?:and|then|if|when|i|you|we|s?he)\b)+/;

/** What is done with a number one after the other, and what it comes to: `double it, add 6 and you get 20`. */
function readProcedure(text: string): string | null {
  let [now, rest] = ['n', text.replace(/^(?:s?he|i|you) (?:thinks?|picks?|thought) of a number/, '')];
  for (let i = 0; i < 6; i += 1) {
    rest = rest.replace(linking, '');
    const end = result.exec(rest)?.[1];
    if (end !== undefined) return i === 0 ? null : `${now} = ${end}`;
    const act = [...acts, ...passive].find(([pattern]) => pattern.test(rest));
    const found = act?.[0].exec(rest);
    if (i > 0 && !found) {
      const side = readSide(rest.replace(comesTo, ''));
      return side && side.rest.trim() === '' && side.text !== 'n' && comesTo.exec(rest)?.[0] !== ''
        ? `${now} = ${side.text}`
        : null;
    }
    if (!act || !found) return null;
    now = act[1](now, found[1] ?? '');
    rest = rest.slice(found[0].length);
  }
  return null;
}

/** What a phrase of numbers alone says, such as `5 less than the product of 4 and 7`; null for any other text. */
export function readNumberPhrase(words: string): string | null {
  const plain = words
    .toLowerCase()
    .replace(/^(?:what number is|what is|what's|whats|find|evaluate|calculate|work out)\s+/, '')
    .replace(/[\s.?!]+$/, '');
  // What is divided in `the sum of 6 and 10 divided by 2` is not settled.
  const unclear =
    /\b(?:sum|difference|product|quotient) (?:of|between) .* and \S+ (?:divided|times|multiplied|plus|minus)\b/;
  if (unclear.test(plain)) return null;
  const read = /\b(?:sum|product|quotient|difference|twice|double|triple|half|(?:more|less) than)\b/.test(
    plain,
  )
    ? readSide(digits(plain))
    : null;
  return read && read.rest.trim() === '' && !/n/.test(read.text) ? read.text : null;
}

const signs: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:is |are |must be |has to be |should be )?(?:at least|no less than|not less than|no fewer than|no smaller than|greater than or equal to|more than or equal to)\s+/,
    '≥',
  ],
  [
    /^(?:is |are |must be |has to be |should be )?(?:at most|no more than|not more than|no greater than|no larger than|not greater than|less than or equal to|smaller than or equal to)\s+/,
    '≤',
  ],
  [/^(?:does not exceed|doesn't exceed|cannot exceed|can't exceed)\s+/, '≤'],
  [/^exceeds\s+/, '>'],
  [/^(?:is |are |must be |has to be |should be )(?:greater|more|larger|bigger|higher) than\s+/, '>'],
  [/^(?:is |are |must be |has to be |should be )(?:less|smaller|lower|fewer) than\s+/, '<'],
];

/** A phrase about a number, or what is said about it, in signs: `3n - 8 ≥ 25`; the sign is empty for a phrase alone. */
export type InSigns = { readonly text: string; readonly sign: string };

/** What a phrase or a sentence about one number says, every word of it read; the letter of the number is n. */
export function readWords(words: string): InSigns | null {
  const plain = words
    .toLowerCase()
    .replace(/[,"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const left = readSide(multiplesFirst(plain));
  if (!left) return null;
  if (left.rest.trim() === '') return /n/.test(left.text) ? { text: left.text, sign: '' } : null;
  const bound = signs.find(([pattern]) => pattern.test(left.rest));
  const equal = equalSign.exec(left.rest);
  const [length, sign] = bound
    ? [bound[0].exec(left.rest)?.[0].length ?? 0, bound[1]]
    : [equal?.[0].length ?? 0, '='];
  if (length === 0) return null;
  const right = readSide(left.rest.slice(length));
  if (right?.rest.trim() !== '' || !/n/.test(left.text + right.text)) return null;
  return { text: `${left.text} ${sign} ${right.text}`, sign };
}

/** The equation of a sentence about one unknown number; null for any other sentence, and where the number is squared. */
export function readNumberSentence(words: string): string | null {
  const equation = readNumberEquation(words);
  return equation?.includes('^') === true ? null : equation;
}

/** The same where the number may be squared. */
export function readNumberEquation(words: string): string | null {
  const plain = words
    .toLowerCase()
    .replace(
      /^(?!.*(?:%|percent))(.*?)\b(?:what|which) number (?=(?:is(?! (?:it|that|this)\b)|equals|plus|minus|times|multiplied|divided|increased|decreased)\b)/,
      '$1a number ',
    )
    .replace(
      /\b(?:if|when) (?:you|i|we) (?:subtract|take(?: away)?) (\d[\d.]*) from (.+?),? (?:you|i|we) get\b/,
      '$2 minus $1 is',
    )
    .replace(/\b(?:if|when) (?:you|i|we) add (\d[\d.]*) to (.+?),? (?:you|i|we) get\b/, '$2 plus $1 is')
    .replace(
      /\b(?:if|when) (\d[\d.]*) is (added to|subtracted from) (.+?),? (?:the (?:result|answer|sum|difference) is|(?:you|i|we) get|it is|gives)\b/,
      (_, size: string, act: string, rest: string) =>
        `${rest} ${act.startsWith('a') ? 'plus' : 'minus'} ${size} is`,
    )
    .replace(beginning, '')
    .replace(ending, '')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const text =
    /\b(?:number|n)\b/.test(plain) ||
    /\bnumber\b/i.test(words) ||
    /\b(?:twice|times|more than|less than|sum of|product of|half of|decreased by|increased by)\b.*\bx\b/.test(
      plain,
    )
      ? multiplesFirst(plain)
      : '';
  const done = text === '' ? null : readProcedure(text);
  if (done !== null) return done;
  const left = text === '' ? null : readSide(text);
  const sign = left && equalSign.exec(left.rest);
  const right = left && sign ? readSide(left.rest.slice(sign[0].length)) : null;
  if (!left || !right || right.rest.trim() !== '' || !/n/.test(left.text + right.text)) return null;
  return `${left.text} = ${right.text}`;
}

/** Number words become digits after the words that stand for multiples are safe. */
function multiplesFirst(text: string): string {
  return digits(
    text
      .replace(/\bone[- ](half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/g, 'a $1')
      .replace(/\ba half\b/g, 'half'),
  ).replace(/\b2 times\b/g, 'twice');
}
