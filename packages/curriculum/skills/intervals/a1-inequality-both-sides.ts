import {
  type Level,
  numberSkill,
  type Random,
  rangeOnLine,
  type SpecStep,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';
import { lineOfSpans, raySpan } from '../../src/numbers/interval-text.ts';
import { areBelievable, isShort, linearSide, plus, termText } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { mirroredSign, type Sign } from '../../src/numbers/two-step-inequalities.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['solve', 'all', 'which', 'named'] as const;
/** Questions that leave it open whether a number solves the inequality. */
const openAsks = ['open-solve', 'open-all', 'open-which', 'open-named'] as const;
/** p(x + k) + q and r x + s with a sign between them; k is zero below level 3, where p and r may be equal. */
type Params = {
  ask: (typeof asks)[number] | (typeof openAsks)[number];
  name: string;
  letter: string;
  p: number;
  k: number;
  q: number;
  r: number;
  s: number;
  sign: Sign;
};

const text = {
  headline: 'Solve an inequality with the variable on both sides',
  solve: 'Solve {inequality} for {x}.',
  all: 'Find all numbers {x} that make {inequality} true. Write an inequality.',
  which: 'Which numbers solve {inequality}? Write an inequality with {x}.',
  named: '{name} solves {inequality} for {x}. What is the result?',
  right: 'A number from this side makes the inequality true, and the boundary makes both sides equal.',
  kept: 'Try {tested} for {x}. Is {inequality} true? Think of what you divided by.',
  turned: 'Try {tested} for {x}. Is {inequality} true? Adding does not change the symbol.',
  across: 'The terms with {x} were added here. Which operation moves {rx} away from the right side?',
  constant: 'The constants were added here. Which operation undoes the constant on the left side?',
  other: 'Bring the terms with {x} to one side and the numbers to the other.',
  'open-do': 'Multiply out and combine the numbers on the left.',
  'open-why': 'The factor goes to each term in the parentheses.',
  'letters-do': 'Subtract {rx} from both sides.',
  'letters-why': 'Adding or subtracting keeps the symbol.',
  'plus-do': 'Add {size, number} to both sides.',
  'minus-do': 'Subtract {size, number} from both sides.',
  'numbers-why': 'Now only a product is left on the left.',
  'divide-do': 'Divide both sides by {f}.',
  'divide-plus': 'Dividing by a positive number keeps the symbol.',
  'divide-minus': 'Dividing by a negative number reverses the symbol.',
  final: 'The solution is {solution}.',
  count: [
    'How many whole numbers {x} from {first, number} to {last, number} make {inequality} true?',
    'Only whole numbers from {first, number} to {last, number} are allowed for {x}. How many of them solve {inequality}?',
    'Somebody tries every whole number from {first, number} to {last, number} in {inequality}. For how many is it true?',
    'A dial can be set to whole numbers {x} from {first, number} to {last, number}. How many of them satisfy {inequality}?',
  ],
  'right-count':
    'The solution is {solution}, and within the limits these are {from, number} to {to, number}.',
  'other-side': 'Try {tested} for {x}. Is {inequality} true? Think of what you divided by.',
  'edge-count': 'Put the boundary {edge, number} in. Does the symbol allow both sides to be equal?',
  'is-edge': 'This is the boundary. How many whole numbers lie on the side of the solutions?',
  'other-count': 'Solve the inequality first. Then count the whole numbers within the limits.',
  'range-do': 'Find the whole numbers within the limits.',
  'range-why': 'They lie on the side of the solutions. The symbol tells whether the boundary counts.',
  'count-do': 'Count them.',
  'count-why': 'Take the last minus the first, plus one, because both ends count.',
  'final-count': 'There are {value}.',
  'open-solve': 'Solve {inequality} for {x}. Write “no solution” or “all numbers” where that is so.',
  'open-all':
    'Find all numbers {x} that make {inequality} true. There may be none, or it may be all numbers.',
  'open-which': 'Which numbers solve {inequality}? Write an inequality, “no solution” or “all numbers”.',
  'open-named': '{name} solves {inequality} for {x}. Give the result, “no solution” or “all numbers”.',
  'right-none': 'The letter goes away, and what is left is false for every number.',
  'right-all': 'The letter goes away, and what is left is true for every number.',
  'other-words': 'The letter goes away here. Is what is left true or false?',
  'gone-number': 'Test a number on each side of this one. What do you find?',
  'gone-do': 'Subtract {rx} from both sides.',
  'gone-why': 'Adding or subtracting keeps the symbol. Now {x} is gone.',
  'say-do': 'Say what is left.',
  'say-none': 'No number makes a false statement true.',
  'say-all': 'The statement stays true, whatever number stands for {x}.',
  'final-none': 'There is no solution.',
  'final-all': 'The solutions are all numbers.',
} as const;

/**
 * Level 1 keeps the symbol, level 2 divides by a negative number, level 3 starts with parentheses, and the letter may go away. The stretch problem counts
 * whole numbers that solve it.
 */
export const a1InequalityBothSides = numberSkill('a1-inequality-both-sides', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-graph', make: rangeOnLine },
  form: 'inequality',
  text,
  draw: ({ level, random }): Params => drawSides(level, random),
  build(params: Params, tools) {
    if (params.p === params.r) return goneProblem(params, tools);
    const { level, step, distractor } = tools;
    const { ask, name, letter: x, p, k, q, r, s, sign } = params;
    const { f, c, across, constant } = valuesOf(params);
    const constantLeft = p * k + q;
    const solved = f < 0 ? mirroredSign[sign] : sign;
    const write = (symbol: Sign, value: number): string => `${x} ${symbol} ${signed(value)}`;
    const rightSide = linearSide(r, x, s);
    const left = k === 0 ? linearSide(p, x, q) : `${p}(${x}${plus(k)})${plus(q)}`;
    const opened = `${linearSide(p, x, constantLeft)} ${sign} ${rightSide}`;
    /** The lines from both sides to a result: the factor that is left, its symbol, and the symbol in the end. */
    const linesTo = (left: number, symbol: Sign, last: Sign): readonly SpecStep[] => {
      const gathered = `$${linearSide(left, x, constantLeft)} ${symbol} ${signed(s)}$`;
      const product = `$${termText(left, x)} ${symbol} ${signed(s - constantLeft)}$`;
      const end = (s - constantLeft) / left;
      return [
        step('letters', `$${opened}$`, gathered),
        step('numbers', gathered, product, {
          do: constantLeft < 0 ? 'plus-do' : 'minus-do',
          why: 'numbers-why',
        }),
        step('divide', product, `$${write(last, end)}$`, {
          why: f < 0 ? 'divide-minus' : 'divide-plus',
          diagram: lineOfSpans([raySpan(end, last)]),
        }),
      ];
    };
    const outside = solved === '>' || solved === '≥' ? c - 1 : c + 1;
    const inequality = `$${left} ${sign} ${rightSide}$`;
    const open = level === 3 ? [step('open', inequality, `$${opened}$`)] : [];
    return {
      words: {
        name,
        x: `$${x}$`,
        inequality,
        tested: signed(outside),
        rx: `$${termText(r, x)}$`,
        f: signed(f),
        size: Math.abs(constantLeft),
        solution: `$${write(solved, c)}$`,
      },
      question: ask,
      diagram: null,
      answer: write(solved, c),
      distractors: [
        f < 0
          ? distractor('does-not-reverse-the-symbol-for-a-negative', write(mirroredSign[solved], c), 'kept', {
              work: [...open, ...linesTo(f, sign, sign)],
            })
          : distractor('reverses-the-symbol-when-adding', write(mirroredSign[solved], c), 'turned', {
              work: [...open, ...linesTo(f, mirroredSign[sign], mirroredSign[sign])],
            }),
        distractor('combines-terms-across-the-symbol', write(sign, across), 'across', {
          work: f > 0 ? [...open, ...linesTo(p + r, sign, sign)] : [],
        }),
        distractor('slip', write(solved, constant), 'constant'),
      ],
      steps: [...open, ...linesTo(f, sign, solved)],
      claims: [`${p} * (${c} + (${k})) + (${q}) = ${r} * (${c}) + (${s})`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [p, r] = [random.int(2, 9), random.int(2, 12)];
        const [c, q, last] = [random.int(3, 14), random.int(2, 20), random.int(12, 25)];
        const s = (p - r) * c + q;
        const sign = random.pick(['>', '<', '≥', '≤'] as const);
        const up = sign === '<' || sign === '≤';
        const count = (up ? last - c : c) + (sign === '≤' || sign === '≥' ? 1 : 0);
        const isFair =
          Math.abs(count - c) > 1 && p < r - 1 && last - c > 2 && s !== 0 && Math.abs(2 * c - last) > 3;
        return isFair ? { letter: drawPlainLetter(random), p, q, r, s, c, last, sign } : null;
      }),
    build({ letter: x, p, q, r, s, c, last, sign }, { step, distractor }) {
      const [f, solved] = [p - r, mirroredSign[sign]];
      const opened = `${linearSide(p, x, q)} ${sign} ${linearSide(r, x, s)}`;
      const gathered = `$${linearSide(f, x, q)} ${sign} ${signed(s)}$`;
      const product = `$${termText(f, x)} ${sign} ${signed(s - q)}$`;
      const solution = `$${x} ${solved} ${c}$`;
      const up = solved === '>' || solved === '≥';
      const strict = solved === '>' || solved === '<';
      const from = up ? (strict ? c + 1 : c) : 0;
      const to = up ? last : strict ? c - 1 : c;
      const key = to - from + 1;
      const words = {
        x: `$${x}$`,
        first: 0,
        last,
        inequality: `$${opened}$`,
        solution,
        from,
        to,
        edge: c,
        tested: signed(up ? c - 1 : c + 1),
        rx: `$${termText(r, x)}$`,
        f: signed(f),
        size: q,
        value: String(key),
      };
      return {
        words,
        question: 'count',
        answer: { value: key, form: 'integer', reason: 'right-count' },
        distractors: takeDistractors(key, [
          distractor(
            'does-not-reverse-the-symbol-for-a-negative',
            up ? c + (strict ? 0 : 1) : last - c + (strict ? 0 : 1),
            'other-side',
          ),
          distractor('includes-or-excludes-the-boundary-wrongly', strict ? key + 1 : key - 1, 'edge-count'),
          distractor('slip', c, 'is-edge'),
          distractor('slip', key + 2, 'other-count'),
        ]),
        otherWrong: 'other-count',
        finalAnswer: 'final-count',
        steps: [
          step('letters', words.inequality, gathered),
          step('numbers', gathered, product, { do: 'minus-do', why: 'numbers-why' }),
          step('divide', product, solution, { why: 'divide-minus' }),
          step('range', solution, `${from} to ${to}`),
          step('count', `${to} − ${from} + 1`, key),
        ],
        claims: [`${p} * ${c} + ${q} = ${r} * ${c} + (${s})`],
      };
    },
  },
});

/** The letter goes away: every number solves the inequality, or none does. */
function goneProblem(
  { ask, name, letter: x, p, k, q, s, sign }: Params,
  { step, distractor }: Tools<keyof typeof text>,
) {
  const sum = p * k + q;
  const isAll = { '<': sum < s, '>': sum > s, '≤': sum <= s, '≥': sum >= s }[sign];
  const [none, all] = ['no solution', 'all numbers'];
  const right = `${linearSide(p, x, s)}`;
  const inequality = `$${p}(${x}${plus(k)})${plus(q)} ${sign} ${right}$`;
  const opened = `$${linearSide(p, x, sum)} ${sign} ${right}$`;
  const left = `${signed(sum)} ${sayings[sign]} ${signed(s)}, which is ${isAll ? 'true' : 'false'}`;
  const ends = [(s - sum) / (2 * p), s - sum].map((end) => `${x} ${sign} ${signed(end)}`);
  const [across = '', moved = ''] = ends;
  const rx = `$${termText(p, x)}$`;
  return {
    words: { name, x: `$${x}$`, inequality, rx },
    question: ask,
    answer: { value: isAll ? all : none, reason: isAll ? ('right-all' as const) : ('right-none' as const) },
    distractors: [
      distractor('confuses-no-solution-with-every-solution', isAll ? none : all, 'other-words'),
      distractor('combines-terms-across-the-symbol', across, 'across'),
      distractor('slip', moved, 'gone-number'),
    ],
    otherWrong: 'other' as const,
    finalAnswer: isAll ? ('final-all' as const) : ('final-none' as const),
    steps: [
      step('open', inequality, opened),
      step('gone', opened, left),
      step('say', left, isAll ? all : none, { why: isAll ? 'say-all' : 'say-none' }),
    ],
    claims: [`${p} * (${k}) + (${q}) = ${sum}`],
  };
}

const sayings = {
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
} as const satisfies Readonly<Record<Sign, string>>;

/** At level 3: the same number of the letter on both sides. */
function drawGone(random: Random): Params {
  return random.until(() => {
    const p = random.int(2, 9);
    const [k, q] = [random.int(1, 6) * random.pick([1, -1]), random.int(1, 15) * random.pick([1, -1])];
    const sum = p * k + q;
    const s = sum + random.int(1, 12) * random.pick([1, -1]);
    const ends = [(s - sum) / (2 * p), s - sum];
    const isFair = sum !== 0 && s !== 0 && ends.every(isShort) && new Set(ends).size === 2;
    return isFair
      ? {
          ask: random.pick(openAsks),
          name: drawName(random),
          letter: drawPlainLetter(random),
          p,
          k,
          q,
          r: p,
          s,
          sign: random.pick(['>', '<', '≥', '≤'] as const),
        }
      : null;
  });
}

function valuesOf({ p, k, q, r, s }: Pick<Params, 'p' | 'k' | 'q' | 'r' | 's'>) {
  const f = p - r;
  const left = p * k + q;
  return { f, c: (s - left) / f, across: (s - left) / (p + r), constant: (s + left) / f };
}

function drawSides(level: Level, random: Random): Params {
  if (level === 3 && random.chance(25)) return drawGone(random);
  return random.until(() => {
    const [p, r] = [random.int(2, 9), random.int(1, 12)];
    const k = level === 3 ? random.int(1, 6) * random.pick([1, -1]) : 0;
    const [q, s] = [random.int(-15, 20), random.int(-20, 30)];
    const { f, c, across, constant } = valuesOf({ p, k, q, r, s });
    const turns = level === 2 ? f < 0 : level === 1 ? f > 0 : true;
    const isNeat = Number.isInteger(level === 3 ? 2 * c : c);
    const fits = Math.abs(f) > 1 && turns && q !== 0 && s !== 0 && p * k + q !== 0 && isNeat;
    const values = [c, across, constant];
    if (!fits || Math.abs(c) > 20 || !values.every(isShort) || !areBelievable(values)) return null;
    return {
      ask: random.pick<Params['ask']>(level === 3 ? openAsks : asks),
      name: drawName(random),
      letter: drawPlainLetter(random),
      p,
      k,
      q,
      r,
      s,
      sign: random.pick(['>', '<', '≥', '≤'] as const),
    };
  });
}
