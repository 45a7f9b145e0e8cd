import { type Level, numberSkill, type Random, rangeOnLine } from '../../src/kit/index.ts';
import { intervalText } from '../../src/numbers/interval-text.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['what', 'find', 'inputs', 'exists'] as const;
const pairs = ['both', 'sum', 'twice', 'together'] as const;

const rangeAsks = ['range-what', 'range-find', 'range-outputs', 'range-values'] as const;

/** y = √(a(x − h)) + c; where the range is asked for, the root may be taken away. */
type Params = {
  ask: (typeof asks)[number] | (typeof rangeAsks)[number];
  a: number;
  h: number;
  c: number;
  minus: boolean;
};

/**
 * Level 1 only shifts, level 2 has a number before x, level 3 a negative one, and asks for the range as well. The stretch
 * problem has two roots.
 */
export const a1RootDomain = numberSkill('a1-root-domain', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'graph', make: rangeOnLine },
  form: 'interval',
  text: {
    graph: [
      'Show the domain of {rule} on the number line.',
      'For which values of {x} does {rule} exist? Graph them on the number line.',
      'Graph the domain of {rule} on the number line.',
      'On the number line, draw all values of {x} that can be put into {rule}.',
    ],
    headline: 'Domain of a root function',
    what: 'What is the domain of {rule}? Write it as an interval.',
    find: 'Find the domain of {rule} in interval notation.',
    inputs: 'Which numbers can you put into {rule}? Write an interval.',
    exists: 'For which values of {x} does {rule} exist? Write an interval.',
    'headline-range': 'Range of a root function',
    'range-what': 'What is the range of {rule}? Write it as an interval.',
    'range-find': 'Find the range of {rule} in interval notation.',
    'range-outputs': 'Which outputs can {rule} have? Write an interval.',
    'range-values': 'Which values does {y} take for {rule}? Write an interval.',
    both: 'What is the domain of {rule}? Write it as an interval.',
    sum: 'Find the domain of {rule} in interval notation. Look at both roots.',
    twice: 'Two roots stand in {rule}. Which numbers can you put in? Write an interval.',
    together: 'For which values of {x} does {rule} exist? Write an interval that fits both roots.',
    right: 'For these inputs, and no others, the expression under the root is zero or more.',
    'right-both': 'For these inputs, and no others, neither root has a negative number under it.',
    'right-range': 'A square root has every value from zero on, and the rest of the rule moves these values.',
    'inputs-given': 'These are the inputs. Which outputs do they lead to?',
    'moved-back': 'Choose the input for which the root is zero. What is {y} there?',
    unmoved: 'These are the values of the root alone. What does the number behind it do to them?',
    all: 'Choose a number for which the expression under the root is negative. Does the root exist?',
    shift: 'Put the end of this interval into the rule. Is there a zero under the root?',
    range: 'These are the outputs. Which numbers can you put in?',
    turn: 'Test a large number. What does the minus sign do to it under the root?',
    or: 'Test a large number in both roots. Does each of them exist?',
    open: 'Look at the ends again. Does the square root of zero exist?',
    signs: 'Put the ends of this interval in. Is a root zero there?',
    other: 'The expression under the root has to be zero or more. Solve this inequality.',
    'other-range': 'A square root is never less than zero. What does the rest of the rule do with it?',
    'other-both': 'Solve an inequality for each root. Keep the numbers that solve both.',
    'need-do': 'Write the condition for the root.',
    'need-why': 'A square root of a negative number is not real.',
    'move-do': 'Get the term with {x} alone.',
    'move-why': 'Adding the same number to both sides keeps an inequality true.',
    'divide-do': 'Divide by the coefficient of {x}.',
    'divide-why': 'It is positive, so the inequality sign keeps its direction.',
    'turn-do': 'Divide by the negative coefficient of {x}.',
    'turn-why': 'Dividing by a negative number turns the inequality sign around.',
    'check-do': 'Test one number on this side.',
    'check-why': 'It has to give a real root.',
    'write-do': 'Write the numbers as an interval.',
    'write-why': 'The end belongs to the interval, as the square root of zero is zero.',
    'root-do': 'Say which values the root has.',
    'root-why': 'It is zero for one input, and from there it grows without end.',
    'minus-do': 'Put the minus sign in front.',
    'minus-why': 'It gives every value the opposite sign.',
    'shift-do': 'Move all values by the constant.',
    'shift-why': 'It is added to each value, so the end moves with it.',
    'span-do': 'Write the outputs as an interval.',
    'span-why': 'The end belongs to it, since the root is zero for one input.',
    'first-do': 'Write the condition for the first root.',
    'first-why': 'Nothing negative may stand under it.',
    'low-do': 'Solve it.',
    'low-why': 'This gives the least input.',
    'second-do': 'Write the condition for the second root.',
    'second-why': 'It has to exist as well.',
    'high-do': 'Solve this one.',
    'high-why': 'This gives the greatest input.',
    'meet-do': 'Keep what meets both conditions.',
    'meet-why': 'The rule has a value only where both roots have one.',
    'ends-do': 'Write the interval with its ends.',
    'ends-why': 'At each end, a root of zero is allowed.',
    final: 'The domain is {result}.',
    'final-range': 'The range is {result}.',
  },
  draw: ({ level, random }): Params => drawRoot(level, random),
  build({ ask, a, h, c, minus }: Params, { level, step, distractor }) {
    const under = polynomialText([-a * h + 0, a]);
    const left = a < 0;
    const value = rayText(h, left);
    if (isRange(ask)) {
      const root = `${minus ? '−' : ''}\\sqrt{${under}}`;
      const sign = minus ? '≤' : '≥';
      const range = rayText(c, minus);
      return {
        words: { rule: `$y = ${root}${plus(c)}$`, y: '$y$', result: range },
        headline: 'headline-range',
        question: ask,
        answer: { value: range, reason: 'right-range' },
        otherWrong: 'other-range',
        distractors: [
          distractor('swaps-domain-and-range', value, 'inputs-given'),
          distractor('shifts-the-wrong-way', rayText(-c, minus), 'moved-back'),
          distractor('forgets-the-constant', rayText(0, minus), 'unmoved'),
        ],
        steps: [
          step('root', `$\\sqrt{${under}}$`, `$\\sqrt{${under}} ≥ 0$`),
          minus && step('minus', `$\\sqrt{${under}} ≥ 0$`, `$${root} ≤ 0$`),
          step('shift', `$${root} ${sign} 0$`, `$y ${sign} ${signed(c)}$`),
          step('span', `$y ${sign} ${signed(c)}$`, range),
        ],
        finalAnswer: 'final-range',
        claims: [`${a} * (${h}) + (${-a * h}) = 0`],
      };
    }
    const near = left ? h - 1 : h + 1;
    const lines = (end: number) => {
      const alone = `$${polynomialText([0, a])} ≥ ${signed(a * end)}$`;
      const own = `$x ${left ? '≤' : '≥'} ${signed(end)}$`;
      return [
        step('need', `$\\sqrt{${under}}$`, `$${under} ≥ 0$`),
        step('move', `$${under} ≥ 0$`, alone),
        level > 1 && step(left ? 'turn' : 'divide', alone, own),
        level === 3 && step('check', `$x = ${signed(near)}$`, `$\\sqrt{${-a}}$`),
        step('write', own, rayText(end, left)),
      ];
    };
    return {
      words: { rule: `$y = \\sqrt{${under}}${plus(c)}$`, x: '$x$', result: value },
      question: ask,
      answer: value,
      distractors: [
        level === 3
          ? distractor('does-not-reverse-when-dividing-by-a-negative', rayText(h, false), 'turn')
          : distractor('allows-negative-radicands', '(−∞, ∞)', 'all'),
        distractor(
          'moves-a-term-without-changing-its-sign',
          rayText(-h, left),
          'shift',
          level < 3 ? { work: lines(-h) } : {},
        ),
        distractor('gives-the-range', rayText(c, false), 'range'),
      ],
      steps: lines(h),
      claims: [`${a} * (${h}) + (${-a * h}) = 0`, `${a} * (${near}) + (${-a * h}) = ${Math.abs(a)}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const low = random.int(1, 9) * random.pick([1, -1]);
        const high = low + random.int(2, 9);
        const [a, b] = [random.int(2, 5), random.int(2, 5)];
        const isOpen = high !== 0 && high !== -low && a !== b;
        return isOpen ? { ask: random.pick(pairs), low, high, a, b, minus: random.chance(50) } : null;
      }),
    build({ ask, low, high, a, b, minus }, { step, distractor }) {
      const [first, second] = [polynomialText([-a * low, a]), fallingText(b * high, b)];
      const value = intervalText({ from: low, to: high, fromOpen: false, toOpen: false });
      const rule = `$y = \\sqrt{${first}} ${minus ? '−' : '+'} \\sqrt{${second}}$`;
      const [above, below] = [`$x ≥ ${signed(low)}$`, `$x ≤ ${signed(high)}$`];
      return {
        words: { rule, x: '$x$', result: value },
        question: ask,
        answer: { value, reason: 'right-both' },
        otherWrong: 'other-both',
        distractors: [
          distractor('combines-conditions-with-or', '(−∞, ∞)', 'or'),
          distractor(
            'uses-a-strict-symbol-wrongly',
            intervalText({ from: low, to: high, fromOpen: true, toOpen: true }),
            'open',
          ),
          distractor(
            'shifts-the-wrong-way',
            intervalText({ from: -high, to: -low, fromOpen: false, toOpen: false }),
            'signs',
          ),
        ],
        steps: [
          step('first', `$\\sqrt{${first}}$`, `$${first} ≥ 0$`),
          step('low', `$${first} ≥ 0$`, above),
          step('second', `$\\sqrt{${second}}$`, `$${second} ≥ 0$`),
          step('high', `$${second} ≥ 0$`, below),
          step('meet', `${above} and ${below}`, `$${signed(low)} ≤ x ≤ ${signed(high)}$`),
          step('ends', `$${signed(low)} ≤ x ≤ ${signed(high)}$`, value),
        ],
        claims: [`${a} * (${low}) + (${-a * low}) = 0`, `${b * high} - ${b} * (${high}) = 0`],
      };
    },
  },
});

function isRange(ask: Params['ask']): ask is (typeof rangeAsks)[number] {
  return rangeAsks.some((one) => one === ask);
}

function rayText(end: number, left: boolean): string {
  return intervalText(
    left
      ? { from: null, to: end, fromOpen: true, toOpen: false }
      : { from: end, to: null, fromOpen: false, toOpen: true },
  );
}

/** A constant less a multiple of x: '12 − 3x'; a negative constant stands behind. */
function fallingText(constant: number, b: number): string {
  return constant > 0 ? `${constant} − ${b}x` : polynomialText([constant, -b]);
}

function drawRoot(level: Level, random: Random): Params {
  return random.until(() => {
    const [h, c] = [random.int(1, 9) * random.pick([1, -1]), random.int(1, 9) * random.pick([1, -1])];
    const size = level === 1 ? 1 : random.int(2, 6);
    const range = level === 3 && random.chance(40);
    const ask = range ? random.pick(rangeAsks) : random.pick(asks);
    const params = { ask, a: level === 3 ? -size : size, h, c, minus: range && random.chance(50) };
    return Math.abs(h) !== Math.abs(c) ? params : null;
  });
}
