import { numberSkill, type Tools } from '../../src/kit/index.ts';
import {
  intervalText,
  lineOfSpans,
  raySpan,
  spanInequality,
  unionText,
} from '../../src/numbers/interval-text.ts';
import { linearSide } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { mirroredSign, type Sign } from '../../src/numbers/two-step-inequalities.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['solve', 'all', 'set', 'least'] as const;
/** What is worked out from any number x, so that no solution is cut off by the story. */
const stories = ['machine', 'slider', 'card', 'dot'] as const;
/**
 * One inequality px + q with solutions below a, another rx + s with solutions above b. Where they overlap they cover the whole line,
 * and where both are turned the same way, one holds the other.
 */
type Params = {
  shape: 'apart' | 'all' | 'same';
  ask: (typeof asks)[number] | (typeof stories)[number];
  letter: string;
  p: number;
  q: number;
  r: number;
  s: number;
  a: number;
  b: number;
  aOpen: boolean;
  bOpen: boolean;
};

const text = {
  headline: 'Solve a compound inequality with “or”',
  solve: 'Solve {first} or {second}. Write the solution in interval notation.',
  all: 'Which values of {x} make {first} or {second} true? Use interval notation.',
  set: 'What is the solution set of {first} or {second}? Use interval notation.',
  least:
    'Find all values of {x} for which at least one of {first} and {second} is true. Use interval notation.',
  machine:
    'In a game, a machine takes any number {x} and shows {value}. A light is on if it shows {outside}. For which {x} is the light on?',
  slider:
    'A dial can stand at any number {x}. It moves a toy robot to the place {value} on a number line. The robot beeps if its place is {outside}. For which {x} does it beep?',
  card: 'One player names any number {x}, and the other works out {value}. The first one scores if the result is {outside}. For which {x} does the first player score?',
  dot: 'A drawing program puts a dot at the height {value} for any number {x}. The dot is off the screen if its height is {outside}. For which {x} is it off the screen?',
  right: 'A number from either part makes one of the two inequalities true.',
  double: 'Try {middle}, a number in between. Does it make one of the two inequalities true?',
  reversed: 'Solve {told} on its own. In which direction do its solutions lie?',
  marks: 'Put {a} and {b} in. Do they make an inequality true, or does the symbol leave them out?',
  other: 'Solve each inequality on its own. Then put both solution sets together.',
  'first-do': 'Solve the first inequality.',
  'second-do': 'Solve the second inequality.',
  'part-plus': 'Undo the constant, then divide by a positive number. The symbol stays.',
  'part-minus': 'Undo the constant, then divide by a negative number. The symbol is reversed.',
  'join-do': 'Put both parts together.',
  'join-why': 'With “or”, one true inequality is enough.',
  final: 'The solution is {result}.',
  'right-all': 'Each number makes at least one of the two inequalities true.',
  'between-only': 'These numbers make both inequalities true. With “or”, is one of them enough?',
  'far-too': 'Try a number far to the right. Does it make one of the two inequalities true?',
  'one-only': 'This solves one of the two inequalities. With “or”, which other numbers count as well?',
  'left-out': 'Try {middle}, a number that is left out here. Does it make one of the two inequalities true?',
  'join-all': 'The two parts overlap, and together they cover the whole line.',
  'join-same': 'One part holds the other, so it holds all numbers of both.',
} as const;

/** Level 1 divides by positive numbers, level 2 by a negative one too and not always into two pieces, level 3 starts from a story. */
export const a1CompoundOrSolve = numberSkill('a1-compound-or-solve', {
  version: 2,
  form: 'interval',
  text,
  draw({ level, random }): Params {
    return random.until(() => {
      const [p, r] = [random.int(2, 9), random.int(2, 9) * (level === 2 ? -1 : 1)];
      const [q, s] = [random.int(-12, 15), random.int(-12, 15)];
      const a = random.int(-8, 4);
      const base = {
        shape: 'apart' as const,
        a,
        b: a + random.int(2, 6),
        aOpen: random.chance(50),
        bOpen: random.chance(50),
      };
      if (level === 3) {
        const rate = p * random.pick([1, -1]);
        return q === 0
          ? null
          : { ...base, ask: random.pick(stories), letter: 'x', p: rate, q, r: rate, s: q };
      }
      const isOpen = q !== 0 && s !== 0 && (p !== r || q !== s);
      const turned = level === 2 && random.chance(50);
      const [one, two] = turned ? [r, p] : [p, r];
      const shape = level === 2 ? random.pick(['apart', 'apart', 'apart', 'all', 'same'] as const) : 'apart';
      const ends = shape === 'all' ? { a: base.b, b: base.a } : {};
      return isOpen
        ? {
            ...base,
            ...ends,
            shape,
            ask: random.pick(asks),
            letter: drawPlainLetter(random),
            p: one,
            q,
            r: two,
            s,
          }
        : null;
    });
  },
  build(params: Params, tools) {
    if (params.shape !== 'apart') return joinedProblem(params, tools);
    const { step, distractor } = tools;
    const { ask, letter: x, p, q, r, s, a, b, aOpen, bOpen } = params;
    const below: Sign = aOpen ? '<' : '≤';
    const above: Sign = bOpen ? '>' : '≥';
    const write = (m: number, c: number, at: number, sign: Sign): string =>
      `${linearSide(m, x, c)} ${m < 0 ? mirroredSign[sign] : sign} ${signed(m * at + c)}`;
    const first = `$${write(p, q, a, below)}$`;
    const second = `$${write(r, s, b, above)}$`;
    const parts = [raySpan(a, below), raySpan(b, above)] as const;
    const value = unionText(parts);
    const flipped = parts.map((part) => ({
      ...part,
      fromOpen: part.from === null || !part.fromOpen,
      toOpen: part.to === null || !part.toOpen,
    }));
    const between = { from: a, to: b, fromOpen: aOpen, toOpen: bOpen };
    const [low, high] = [p * a + q, r * b + s];
    const outside =
      p > 0
        ? `${aOpen ? 'less than' : 'at most'} ${signed(low)} or ${bOpen ? 'more than' : 'at least'} ${signed(high)}`
        : `${aOpen ? 'more than' : 'at least'} ${signed(low)} or ${bOpen ? 'less than' : 'at most'} ${signed(high)}`;
    const why = (m: number) => (m > 0 ? 'part-plus' : 'part-minus');
    return {
      words: {
        x: `$${x}$`,
        first,
        second,
        value: `$${linearSide(p, x, q)}$`,
        outside,
        middle: signed((a + b) / 2),
        told: second,
        a: signed(a),
        b: signed(b),
        result: value,
      },
      question: ask,
      answer: value,
      distractors: [
        distractor('writes-one-double-inequality', intervalText(between), 'double'),
        distractor('reverses-one-symbol', unionText([parts[0], raySpan(b, mirroredSign[above])]), 'reversed'),
        distractor('slip', unionText(flipped), 'marks'),
      ],
      steps: [
        step('first', first, `$${spanInequality(parts[0], x)}$`, { why: why(p) }),
        step('second', second, `$${spanInequality(parts[1], x)}$`, { why: why(r) }),
        step('join', `$${spanInequality(parts[0], x)}$ or $${spanInequality(parts[1], x)}$`, value, {
          diagram: lineOfSpans(parts),
        }),
      ],
      claims: [`${p} * (${a}) + (${q}) = ${low}`, `${r} * (${b}) + (${s}) = ${high}`],
    };
  },
});

/** Two parts that overlap, or one that holds the other. */
function joinedProblem(params: Params, { step, distractor }: Tools<keyof typeof text>) {
  const { ask, shape, letter: x, p, q, r, s, a, b, aOpen, bOpen } = params;
  const above: Sign = bOpen ? '>' : '≥';
  const below: Sign = shape === 'all' ? (aOpen ? '<' : '≤') : aOpen ? '>' : '≥';
  const write = (m: number, c: number, at: number, sign: Sign): string =>
    `$${linearSide(m, x, c)} ${m < 0 ? mirroredSign[sign] : sign} ${signed(m * at + c)}$`;
  const [first, second] = [write(p, q, a, below), write(r, s, b, above)];
  const parts = [raySpan(a, below), raySpan(b, above)] as const;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const [lowOpen, highOpen] = a < b ? [aOpen, bOpen] : [bOpen, aOpen];
  const between = intervalText({ from: low, to: high, fromOpen: lowOpen, toOpen: highOpen });
  const outer = unionText([
    { from: null, to: low, fromOpen: true, toOpen: !lowOpen },
    { from: high, to: null, fromOpen: !highOpen, toOpen: true },
  ]);
  const all = intervalText({ from: null, to: null, fromOpen: true, toOpen: true });
  const [wide, narrow] = [
    intervalText({ from: low, to: null, fromOpen: lowOpen, toOpen: true }),
    intervalText({ from: high, to: null, fromOpen: highOpen, toOpen: true }),
  ];
  const value = shape === 'all' ? all : wide;
  const why = (m: number) => (m > 0 ? ('part-plus' as const) : ('part-minus' as const));
  return {
    words: { x: `$${x}$`, first, second, middle: signed((a + b) / 2), told: first, result: value },
    question: ask,
    answer: { value, reason: shape === 'all' ? ('right-all' as const) : ('right' as const) },
    distractors: [
      distractor('writes-one-double-inequality', between, shape === 'all' ? 'between-only' : 'far-too'),
      shape === 'all'
        ? distractor('checks-only-one-inequality', intervalText(parts[1]), 'one-only')
        : distractor('checks-only-one-inequality', narrow, 'one-only'),
      distractor('reverses-one-symbol', outer, shape === 'all' ? 'left-out' : 'reversed'),
    ],
    otherWrong: 'other' as const,
    finalAnswer: 'final' as const,
    steps: [
      step('first', first, `$${spanInequality(parts[0], x)}$`, { why: why(p) }),
      step('second', second, `$${spanInequality(parts[1], x)}$`, { why: why(r) }),
      step('join', `$${spanInequality(parts[0], x)}$ or $${spanInequality(parts[1], x)}$`, value, {
        why: `join-${shape === 'all' ? 'all' : 'same'}`,
      }),
    ],
    claims: [`${p} * (${a}) + (${q}) = ${p * a + q}`, `${r} * (${b}) + (${s}) = ${r * b + s}`],
  };
}
