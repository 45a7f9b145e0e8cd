import { numberSkill, type Random, rangeOnLine, type SpecStep, type Tools } from '../../src/kit/index.ts';
import { type MovingValue, movingValues } from '../../src/linear-stories/moving-values.ts';
import {
  betweenText,
  type Compound,
  drawCompound,
  outerEnds,
  partsText,
} from '../../src/numbers/compound-inequalities.ts';
import {
  intervalText,
  lineOfSpans,
  raySpan,
  type Span,
  spanInequality,
  unionText,
} from '../../src/numbers/interval-text.ts';
import { isShort, linearSide, termText } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { mirroredSign, type Sign } from '../../src/numbers/two-step-inequalities.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['solve', 'all', 'set', 'both'] as const;
/** Questions that leave it open whether there is a solution. */
const openAsks = ['open-solve', 'open-all', 'open-set', 'open-both'] as const;
/** `apart` gives the two parts one by one, joined by “and”; `joined` has two inequalities in their place. */
type Params = Compound & {
  ask: (typeof asks)[number] | (typeof openAsks)[number] | 'story';
  scene: MovingValue;
  apart: boolean;
  joined: JoinedParts | null;
};

const text = {
  graph: [
    'Solve {inequality}. Graph the solution on the number line.',
    'Show all values of {x} with {inequality} on the number line.',
    'Draw the solution set of {inequality} on the number line.',
    'Which values of {x} make both parts of {inequality} true? Graph them on the number line.',
  ],
  headline: 'Solve a compound inequality with “and”',
  solve: 'Solve {inequality}. Write the solution as an interval.',
  all: 'Which interval holds all values of {x} with {inequality}?',
  set: 'What is the solution set of {inequality}? Write an interval.',
  both: 'Find all numbers {x} that make both parts of {inequality} true. Write an interval.',
  right: 'A number between the ends makes both parts true.',
  two: 'One of the three parts was left as it was. Which parts does a step have to change?',
  or: 'Try a number far out, such as {far}. Are both parts true for it?',
  ends: 'Put in {from} and {to}. Does each of them make both parts true?',
  other: 'Do the same to all three parts until {x} stands alone in the middle.',
  'gather-do': 'Write both parts as one double inequality.',
  'gather-why': '{value} stands in both of them, and both have to be true.',
  'write-do': 'Write the story as one double inequality.',
  'write-why': 'The value has to keep both limits at once.',
  'undo-add': 'Add {size, number} to all three parts.',
  'undo-do': 'Subtract {size, number} from all three parts.',
  'undo-why': 'The same step in each part keeps both inequalities.',
  'divide-do': 'Divide all three parts by {p}.',
  'divide-plus': 'The number is positive, so both symbols stay.',
  'divide-minus': 'The number is negative, so both symbols are reversed.',
  'order-do': 'Write it with the smaller end first.',
  'order-why': 'Read from the other side, it says the same.',
  'mark-do': 'Write it as an interval.',
  'mark-why': 'The smaller end stands first. A bracket includes its end.',
  final: 'The solution is {result}.',
  pair: [
    'Solve {first} and {second}. Write the values of {x} for which both are true as an interval.',
    'Which interval holds all values of {x} with {first} and {second}?',
    'A number {x} has to make both {first} and {second} true. Write all such numbers as an interval.',
    'What is the solution set of {first} and {second} together? Write an interval.',
  ],
  'right-pair': 'Each number of the interval makes both inequalities true.',
  'one-part': 'This solves one of the two inequalities. What does the other one say?',
  'other-pair': 'Solve each inequality on its own. Then keep what both have in common.',
  'first-undo-do': 'Undo the constant of the first inequality.',
  'first-divide-do': 'Divide both sides of it by {p}.',
  'second-undo-do': 'Undo the constant of the second inequality.',
  'second-divide-do': 'Divide both sides of it by {r}.',
  'undo-side-why': 'The same step on both sides keeps the inequality.',
  'keep-why': 'The number is positive, so the symbol stays.',
  'turn-why': 'The number is negative, so the symbol is reversed.',
  'common-do': 'Write both as one double inequality.',
  'common-why': 'With “and” both have to be true.',
  'open-solve': 'Solve {inequality}. Write an interval, or “no solution”.',
  'open-all':
    'Which interval holds all values of {x} with {inequality}? Write “no solution” if there are none.',
  'open-set': 'What is the solution set of {inequality}? Write an interval, or “no solution”.',
  'open-both':
    'Find all numbers {x} that make both parts of {inequality} true. Write “no solution” if there are none.',
  'right-none': 'One part ends before the other one begins, so no number makes both true.',
  'right-stricter': 'Each number of this interval makes both parts true, and no other number does.',
  'either-one': 'Try {far}. It makes one part true. What about the other part?',
  'one-of-two': 'This solves one of the two inequalities. What does the other one say?',
  'in-between': 'Try {middle}, a number in between. Are both parts true for it?',
  'wider-one': 'Try {middle}. It makes one part true. What about the other part?',
  'far-out': 'Try {far}, a number far out. Are both parts true for it?',
  'common-none-do': 'Look for numbers in both parts.',
  'common-none-why': 'One part ends before the other one begins.',
  'common-same-do': 'Keep the numbers that are in both parts.',
  'common-same-why': 'Numbers of the stricter part are in the other one as well.',
  'final-none': 'There is no solution.',
} as const;

/**
 * Level 1 divides by a positive number, level 2 by a negative one, level 3 starts from a story. At the first two, the parts may
 * stand apart, and at level 2 they may have nothing in common, or one may hold the other. The stretch problem joins two
 * inequalities that are solved one by one.
 */
export const a1CompoundAndSolve = numberSkill('a1-compound-and-solve', {
  version: 9,
  byHand: { levels: [1, 2], ask: 'graph', make: rangeOnLine },
  form: 'interval',
  scenes: [movingValues],
  text,
  draw({ level, random }): Params {
    const scene = random.pick(movingValues.list);
    return random.until(() => {
      const p = level === 3 ? random.int(...scene.rate) : random.int(2, 9) * (level === 1 ? 1 : -1);
      const q = level === 3 ? random.int(...scene.start) : random.int(-15, 15);
      const drawn = drawCompound(random, { letter: level === 3 ? 'x' : drawPlainLetter(random), p, q });
      const low = level === 3 ? random.int(2, 9) : drawn.from;
      const params: Params = {
        ...drawn,
        from: low,
        to: low + (drawn.to - drawn.from),
        ask: level === 3 ? 'story' : random.pick<Params['ask']>(level === 2 ? openAsks : asks),
        scene,
        apart: level < 3 && random.chance(35),
        joined: level === 2 && random.chance(30) ? drawJoined(random) : null,
      };
      const { high, low: least } = outerEnds(params);
      const isSeen = level < 3 || params.from > 0;
      const isTrue = level < 3 || least >= scene.least;
      const half = high / p;
      return q !== 0 &&
        isSeen &&
        isTrue &&
        isShort(half) &&
        isShort(least / p) &&
        !(params.fromOpen && params.toOpen && level === 3)
        ? params
        : null;
    });
  },
  build(params: Params, tools) {
    if (params.joined) return joinedProblem(params, params.joined, tools);
    const { level, step, distractor } = tools;
    const { ask, scene, letter: x, p, q, from, to, fromOpen, toOpen, apart } = params;
    const { low, high, lowOpen, highOpen } = outerEnds(params);
    const span = { from, to, fromOpen, toOpen };
    const value = intervalText(span);
    // The part that is left as it was moves its end away from the other one, so there always is an interval.
    const leavesHigh = q > 0;
    const left = leavesHigh ? high / p : low / p;
    const wider = { ...span, from: Math.min(from, left), to: Math.max(to, left) };
    const partly = intervalText(wider);
    const inequality = betweenText(params);
    const given = apart ? partsText(params) : `$${inequality}$`;
    const outside = unionText([
      { from: null, to: from, fromOpen: true, toOpen: fromOpen },
      { from: to, to: null, fromOpen: toOpen, toOpen: true },
    ]);
    const mixed =
      fromOpen === toOpen
        ? intervalText({ ...span, fromOpen: !fromOpen, toOpen: !toOpen })
        : intervalText({ ...span, fromOpen: toOpen, toOpen: fromOpen });
    const undoneParts = [low - q, high - q] as const;
    /** The lines from a double inequality to an interval, by its outer parts after the first step. */
    const chain = (
      [least, most]: readonly [number, number],
      found: Span,
      last: string,
    ): readonly SpecStep[] => {
      const undone = `$${signed(least)} ${lowOpen ? '<' : '≤'} ${termText(p, x)} ${highOpen ? '<' : '≤'} ${signed(most)}$`;
      const [written, turned] = [`$${spanInequality(found, x)}$`, `$${turnedInequality(found, x)}$`];
      return [
        ...(apart ? [step('gather', given, `$${inequality}$`)] : []),
        step('undo', `$${inequality}$`, undone, { do: q < 0 ? 'undo-add' : 'undo-do' }),
        step('divide', undone, p > 0 ? written : turned, { why: p > 0 ? 'divide-plus' : 'divide-minus' }),
        ...(p > 0 ? [] : [step('order', turned, written)]),
        step('mark', written, last, { diagram: lineOfSpans([span]) }),
      ];
    };
    return {
      words: {
        x: `$${x}$`,
        inequality: given,
        value: `$${linearSide(p, x, q)}$`,
        between: `${lowOpen ? 'more than' : 'at least'} ${signed(low)} and ${highOpen ? 'less than' : 'at most'} ${signed(high)}`,
        far: signed(to + 10),
        from: signed(from),
        to: signed(to),
        size: Math.abs(q),
        p: signed(p),
        result: value,
      },
      question: ask === 'story' ? [`${scene.key}-value`, `${scene.key}-between`] : ask,
      answer: value,
      distractors: [
        distractor('operates-on-only-two-of-the-three-parts', partly, 'two', {
          work: chain(leavesHigh ? [low - q, high] : [low, high - q], wider, partly),
        }),
        distractor('joins-as-or', outside, 'or', { work: chain(undoneParts, span, outside) }),
        distractor('mixes-up-the-ends', mixed, 'ends', { work: chain(undoneParts, span, mixed) }),
      ],
      steps: [
        level === 3 && step('write', `$${linearSide(p, x, q)}$`, `$${inequality}$`),
        ...chain(undoneParts, span, value),
      ],
      claims: [`${p} * (${from}) + (${q}) = ${p * from + q}`, `${p} * (${to}) + (${q}) = ${p * to + q}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [p, r] = [random.int(2, 6), -random.int(2, 6)];
        const [q, s] = [random.int(-12, 12), random.int(-12, 20)];
        const from = random.int(-8, 6);
        const to = from + random.int(3, 9);
        const [fromOpen, toOpen] = [random.chance(50), random.chance(50)];
        const isFair = q !== 0 && s !== 0 && from !== 0 && to !== 0;
        return isFair ? { letter: drawPlainLetter(random), p, q, r, s, from, to, fromOpen, toOpen } : null;
      }),
    build({ letter: x, p, q, r, s, from, to, fromOpen, toOpen }, { step, distractor }) {
      const span = { from, to, fromOpen, toOpen };
      const sign = fromOpen ? '>' : '≥';
      const [given, turned] = toOpen ? (['>', '<'] as const) : (['≥', '≤'] as const);
      const [first, second] = [
        `$${linearSide(p, x, q)} ${sign} ${signed(p * from + q)}$`,
        `$${linearSide(r, x, s)} ${given} ${signed(r * to + s)}$`,
      ];
      const [one, two] = [
        `$${termText(p, x)} ${sign} ${signed(p * from)}$`,
        `$${termText(r, x)} ${given} ${signed(r * to)}$`,
      ];
      const value = intervalText(span);
      const [low, high] = [`$${x} ${sign} ${signed(from)}$`, `$${x} ${turned} ${signed(to)}$`];
      return {
        words: {
          x: `$${x}$`,
          first,
          second,
          p: signed(p),
          r: signed(r),
          far: signed(to + 10),
          from: signed(from),
          to: signed(to),
          result: value,
        },
        question: 'pair',
        answer: { value, reason: 'right-pair' },
        distractors: [
          distractor(
            'joins-as-or',
            intervalText({ from: null, to: null, fromOpen: true, toOpen: true }),
            'or',
          ),
          distractor('checks-only-one-inequality', intervalText(raySpan(from, sign)), 'one-part'),
          distractor(
            'mixes-up-the-ends',
            fromOpen === toOpen
              ? intervalText({ ...span, fromOpen: !fromOpen, toOpen: !toOpen })
              : intervalText({ ...span, fromOpen: toOpen, toOpen: fromOpen }),
            'ends',
          ),
        ],
        otherWrong: 'other-pair',
        steps: [
          step('first-undo', first, one, { do: 'first-undo-do', why: 'undo-side-why' }),
          step('first-divide', one, low, { do: 'first-divide-do', why: 'keep-why' }),
          step('second-undo', second, two, { do: 'second-undo-do', why: 'undo-side-why' }),
          step('second-divide', two, high, { do: 'second-divide-do', why: 'turn-why' }),
          step('common', `${low} and ${high}`, `$${spanInequality(span, x)}$`, 'common'),
          step('mark', `$${spanInequality(span, x)}$`, value, {
            diagram: lineOfSpans([span]),
          }),
        ],
        claims: [`${p} * (${from}) + (${q}) = ${p * from + q}`, `${r} * (${to}) + (${s}) = ${r * to + s}`],
      };
    },
  },
});

/** The same span from its greater end down, as dividing by a negative number leaves it. */
function turnedInequality({ from, to, fromOpen, toOpen }: Span, letter: string): string {
  return `${signed(to ?? 0)} ${toOpen ? '>' : '≥'} ${letter} ${fromOpen ? '>' : '≥'} ${signed(from ?? 0)}`;
}

/** px + q beyond its value at a, and rx + s on the same side of its value at b (`same`) or on the other one (`none`). */
type JoinedParts = {
  readonly kind: 'none' | 'same';
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly s: number;
  readonly low: number;
  readonly high: number;
  readonly lowOpen: boolean;
  readonly highOpen: boolean;
  readonly isTurned: boolean;
};

function drawJoined(random: Random): JoinedParts {
  const factor = () => random.int(2, 6) * random.pick([1, -1]);
  const constant = () => random.int(1, 12) * random.pick([1, -1]);
  const low = random.int(-8, 4);
  return {
    kind: random.pick(['none', 'same'] as const),
    p: factor(),
    q: constant(),
    r: factor(),
    s: constant(),
    low,
    high: low + random.int(2, 6),
    lowOpen: random.chance(50),
    highOpen: random.chance(50),
    isTurned: random.chance(50),
  };
}

/** Two inequalities that no number solves together, or of which one is stricter than the other. */
function joinedProblem(
  { ask, letter: x }: Params,
  { kind, p, q, r, s, low, high, lowOpen, highOpen, isTurned }: JoinedParts,
  { step, distractor }: Tools<keyof typeof text | keyof typeof movingValues.text>,
) {
  const downwards = kind === 'none' || isTurned;
  const atLow: Sign = downwards ? (lowOpen ? '<' : '≤') : lowOpen ? '>' : '≥';
  const upwards = kind === 'none' || !isTurned;
  const atHigh: Sign = upwards ? (highOpen ? '>' : '≥') : highOpen ? '<' : '≤';
  const write = (m: number, c: number, at: number, sign: Sign): string =>
    `$${linearSide(m, x, c)} ${m < 0 ? mirroredSign[sign] : sign} ${signed(m * at + c)}$`;
  const undone = (m: number, at: number, sign: Sign): string =>
    `$${termText(m, x)} ${m < 0 ? mirroredSign[sign] : sign} ${signed(m * at)}$`;
  const [one, two] = [write(p, q, low, atLow), write(r, s, high, atHigh)];
  const spans = [raySpan(low, atLow), raySpan(high, atHigh)] as const;
  const solved = spans.map((span) => `$${spanInequality(span, x)}$`);
  const [first = '', second = ''] = solved;
  const [lower, upper] = [intervalText(spans[0]), intervalText(spans[1])];
  const [strict, wide] = upwards ? [upper, lower] : [lower, upper];
  const between = intervalText({ from: low, to: high, fromOpen: lowOpen, toOpen: highOpen });
  const none = 'no solution';
  const value = kind === 'none' ? none : strict;
  const turn = (m: number) => (m > 0 ? ('keep-why' as const) : ('turn-why' as const));
  return {
    words: {
      x: `$${x}$`,
      inequality: `${one} and ${two}`,
      far: signed(upwards ? high + 10 : low - 10),
      middle: signed((low + high) / 2),
      p: signed(p),
      r: signed(r),
      result: value,
    },
    question: ask === 'story' ? ('open-solve' as const) : ask,
    answer: { value, reason: kind === 'none' ? ('right-none' as const) : ('right-stricter' as const) },
    distractors:
      kind === 'none'
        ? [
            distractor('joins-as-or', unionText(spans), 'either-one'),
            distractor('checks-only-one-inequality', upper, 'one-of-two'),
            distractor('slip', between, 'in-between'),
          ]
        : [
            distractor('joins-as-or', wide, 'wider-one'),
            distractor('reverses-one-symbol', between, 'in-between'),
            distractor('slip', none, 'far-out'),
          ],
    otherWrong: 'other-pair' as const,
    finalAnswer: kind === 'none' ? ('final-none' as const) : ('final' as const),
    steps: [
      step('first-undo', one, undone(p, low, atLow), { do: 'first-undo-do', why: 'undo-side-why' }),
      step('first-divide', undone(p, low, atLow), first, { do: 'first-divide-do', why: turn(p) }),
      step('second-undo', two, undone(r, high, atHigh), { do: 'second-undo-do', why: 'undo-side-why' }),
      step('second-divide', undone(r, high, atHigh), second, { do: 'second-divide-do', why: turn(r) }),
      step('common', `${first} and ${second}`, value, `common-${kind}`),
    ],
    claims: [`${p} * (${low}) + (${q}) = ${p * low + q}`, `${r} * (${high}) + (${s}) = ${r * high + s}`],
  };
}
