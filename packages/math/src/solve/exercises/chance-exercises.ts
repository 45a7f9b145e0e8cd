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
];

const verbs =
  '(?:made|makes|hit|hits|won|wins|scored|got|had|landed on heads|was heads|were heads|passed|caught|saved)';
const experimental = exercise(
  [
    `[a-z' ]+ ${verbs} {k} (?:of|out of) (?:his|her|their|the|its)? ?{n} [a-z ]+[.,;] [ask](?:experimental )?probability (?:of|that|for)(?! (?:not|missing|losing|failing))(?![^.]*\\b(?:exactly|at least|at most|both|all|none|next (?:\\d|two|three|four|five))\\b)(?: [a-z]+)* (?:mak|hit|win|scor|gett|pass|catch|sav)[a-z]*[^.]*`,
    `(?:(?:a|the) (?:coin|die|number cube|spinner) (?:is|was) (?:flipped|tossed|rolled|spun)|[a-z]+ (?:flips|tosses|rolls|spins|flipped|tossed|rolled|spun) (?:a|the|my|his|her) (?:coin|die|number cube|spinner)) {n} times(?:,? and|[.,;])(?: (?:it|he|she|i|they))? ?(?:(?:an? )?(?=[a-z0-9]+ (?:comes?|came) up)|lands?|landed|comes? up|came up|shows?|showed|gets?|got)(?: on)?(?: an?)? (?<w>[a-z0-9]+) (?:(?:comes?|came) up )?{k} times[.,;] [ask]experimental probability of (?:landing on |getting |rolling |spinning |flipping )?(?:an? )?\\k<w>`,
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

const chances = [
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

export const chanceExercises: readonly Exercise[] = [
  ...atLeastOne,
  ...experimental,
  ...arranged,
  ...chances,
  ...dieValue,
];
