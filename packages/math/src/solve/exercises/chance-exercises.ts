import { evaluateExact } from '../../judge/equivalent.ts';
import { rational, subtractRational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { bare, byFormula, byRounding, type Exercise, exercise } from './exercise.ts';

const times: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const many = (text: string): number =>
  times[text.toLowerCase().split(' ')[0] ?? ''] ?? Number(/^\d+/.exec(text)?.[0] ?? Number.NaN);
const count =
  '(?<k>twice|(?:two|three|four|five|six|\\d{1,2}) (?:times|rolls|tosses|flips|dice|coins|throws))';

const atLeastOne = [
  ...exercise(
    [
      `[ask]probability of (?:rolling|getting|throwing) at least (?:one|1) (?:[1-6]|one|two|three|four|five|six) (?:in|with|on|when rolling|if you roll)(?: a die)? ?${count}(?: of a (?:fair )?(?:die|dice|number cube))?`,
      `(?:a (?:fair )?(?:die|number cube) is rolled|you roll a (?:fair )?(?:die|number cube)) ${count}[.,;] [ask]probability of (?:rolling|getting) at least (?:one|1) (?:[1-6]|one|two|three|four|five|six)`,
    ],
    ({ k = '' }) =>
      many(k) < 2
        ? null
        : byFormula({
            formula: 'P = 1 - q^k',
            values: { q: '5/6', k: `${many(k)}` },
            rule: 'at-least-one',
            kind: 'probability',
          }),
  ),
  ...exercise(
    [
      `[ask]probability of (?:flipping|getting|tossing) at least (?:one|1) (?:heads?|tails?) (?:in|with|on|when flipping|when tossing|if you flip)(?: a coin)? ?${count}(?: of a (?:fair )?coin)?`,
      `(?:a (?:fair )?coin is (?:flipped|tossed)|you (?:flip|toss) a (?:fair )?coin) ${count}[.,;] [ask]probability of (?:getting|flipping) at least (?:one|1) (?:heads?|tails?)`,
      `(?<k>two|three|four|five|\\d{1,2}) (?:fair )?coins are (?:flipped|tossed)[.,;] [ask]probability of (?:getting )?at least (?:one|1) (?:heads?|tails?)`,
    ],
    ({ k = '' }) =>
      byFormula({
        formula: 'P = 1 - q^k',
        values: { q: '1/2', k: `${many(k)}` },
        rule: 'at-least-one',
        kind: 'probability',
      }),
  ),
];

const verbs =
  '(?:made|makes|hit|hits|won|wins|scored|got|had|landed on heads|was heads|were heads|passed|caught|saved)';
const experimental = exercise(
  [
    `[a-z' ]+ ${verbs} {k} (?:of|out of) (?:his|her|their|the|its)? ?{n} [a-z ]+[.,;] [ask](?:experimental )?probability (?:of|that|for)(?! (?:not|missing|losing|failing))(?![^.]*\\b(?:exactly|at least|at most|both|all|none|next (?:\\d|two|three|four|five))\\b)(?: [a-z]+)* (?:mak|hit|win|scor|gett|pass|catch|sav)[a-z]*[^.]*`,
    `(?:a|the) (?:coin|die|spinner) (?:is|was) (?:flipped|tossed|rolled|spun) {n} times(?:,? and|[.,;])(?: it)? (?:lands?|landed|comes? up|came up|shows?|showed)(?: on)? (?<w>[a-z0-9]+) {k} times[.,;] [ask]experimental probability of (?:landing on |getting |rolling |spinning |flipping )?(?:an? )?\\k<w>`,
  ],
  ({ k = '', n = '' }) =>
    Number(k) <= Number(n)
      ? byFormula({ formula: 'P = k/n', values: { k, n }, rule: 'count-outcomes', kind: 'probability' })
      : null,
);

const arranged = exercise(
  [
    '(?:in )?how many (?:different )?(?:ways|arrangements|orders|permutations|words)(?: of| can| are there to| are there (?:of|for)| can be made (?:from|with|using)| can you (?:arrange|make (?:from|with)))? ?(?:be arranged )?(?:arrange )?(?:all )?(?:of )?the letters (?:in|of)(?: the word)? "?(?<w>[a-z]+)"?(?: (?:are there|are possible|be arranged|can be made|exist))?',
  ],
  ({ w = '' }) => `how many ways can the letters of ${w.toUpperCase()} be arranged`,
);

const digits = exercise(
  [
    'how many (?<k>\\d|two|three|four|five)[- ]digit (?:numbers|codes|pins) (?:can be (?:made|formed)|are there|can you make|are possible) (?:from|with|using) (?:the digits )?(?<l>\\d(?:, ?\\d)*,? ?(?:and )?\\d)(?:,? (?<r>without (?:repetition|repeating(?: digits)?)|if (?:no )?(?:digits?|repetition) (?:can(?:not)?|may not|is not)(?: be)? (?:repeated|allowed|repeat)|with no repeats|with repetition(?: allowed)?|if repetition is allowed))?',
  ],
  ({ k = '', l = '', r = '' }) => {
    const list: readonly string[] = l.match(/\d/g) ?? [];
    if (r === '' || list.includes('0') || new Set(list).size !== list.length) return null;
    const free = /^with repetition|is allowed/.test(r);
    if (!free && /can be|can repeat/.test(r)) return null;
    return free
      ? byFormula({
          formula: 'N = n^k',
          values: { n: `${list.length}`, k: `${many(k)}` },
          rule: 'each-place',
          kind: 'counting',
        })
      : `${list.length}P${many(k)}`;
  },
);

const chances = [
  ...exercise(
    [
      '[ask]complement of p\\([a-z]\\) ?= ?{a}',
      '(?:if )?the (?:probability|chance)(?: of rain| that it (?:will )?rains?| of snow| of winning)? is {a}[.,;] [ask](?:probability|chance)(?: that)?(?: it)? (?:of (?:no|not) [a-z]+|will not [a-z]+|it does not [a-z]+|does not [a-z]+|of its? not [a-z]+)',
    ],
    ({ a = '' }) => {
      const value = evaluateExact(a);
      return value && value.n <= value.d
        ? byFormula({
            formula: 'P = 1 - a',
            values: { a },
            rule: 'other-event',
            kind: 'probability',
            says: (p) => (a.includes('/') ? rationalToFractionText(subtractRational(rational(1), value)) : p),
          })
        : null;
    },
  ),
  ...exercise(
    [
      '[ask]margin of error (?:for|of|with) (?:a )?(?:sample(?: size)?(?: of)?|n ?=) ?{n}(?: people| voters)?(?:,? (?:with|and|where)(?: a)?)?(?: sample)? proportion(?: of| is)? {p} at (?:the |a )?95% (?:confidence(?: level)?|level of confidence)',
    ],
    ({ n = '', p = '' }) =>
      byRounding({
        formula: 'E = 1.96 · √(p · (1 - p)/n)',
        values: { n: bare(n), p },
        rule: 'margin-of-error',
        kind: 'spread',
        places: 3,
      }),
  ),
];

const dieValue = exercise(
  [
    '[ask]expected (?:value|number|outcome)(?: shown)? (?:of|when|from|for)(?: you)?(?: one)?(?: roll(?:ing)?(?: of)?)?(?: an?)?(?: fair)?(?: (?:six|6)[- ]sided)? (?<k>die|number cube)(?: is rolled| roll| once)*',
  ],
  () =>
    byFormula({
      formula: 'E = (1 + a + b + c + d + n)/n',
      values: { a: '2', b: '3', c: '4', d: '5', n: '6' },
      rule: 'expected-value',
      kind: 'probability',
    }),
);

const faces: Readonly<Record<string, number>> = { even: 3, odd: 3, prime: 3, sixes: 1, '6': 1, six: 1 };
const bothDice = exercise(
  [
    '(?:an? (?:fair )?(?:die|number cube) is rolled (?:twice|two times)|(?:2|two) (?:fair )?(?:dice|number cubes) are (?:rolled|thrown)|you roll (?:(?:2|two) dice|a die twice))[.](?:[ask](?:probability|chance) (?:that |of )?)?both (?:the )?(?:rolls |dice |numbers )?(?:are |is |being |show |land on |come up )?(?:an? )?(?<e>even|odd|prime|sixes|6|six)(?: numbers?)?',
  ],
  ({ e = '' }) => {
    const many = faces[e.toLowerCase()];
    return many === undefined
      ? null
      : byFormula({
          formula: 'P = (k/6)^2',
          values: { k: `${many}` },
          rule: 'independent',
          kind: 'probability',
        });
  },
);

export const chanceExercises: readonly Exercise[] = [
  ...bothDice,
  ...atLeastOne,
  ...experimental,
  ...arranged,
  ...digits,
  ...chances,
  ...dieValue,
];
