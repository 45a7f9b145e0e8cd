import { type Distractor, numberSkill } from '../../src/kit/index.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';

/** The number is √n, at level 3 `more` + √n or twice √n. */
type Params = { ask: 'plain' | 'lot'; kind: 'root' | 'more' | 'twice'; n: number; more: number };

/** Level 1 shows the roots of squares on a line, level 2 has none, level 3 adds to the root or doubles it. */
export const m8RootBetween = numberSkill('m8-root-between', {
  version: 1,
  form: 'interval',
  text: {
    headline: 'Place a root between whole numbers',
    plain: [
      'Between which two consecutive whole numbers is {number}? Write your answer as an interval $(a, b)$.',
      'Find two consecutive whole numbers with {number} between them. Write an interval $(a, b)$.',
      'Where on the number line is {number}? Give the two whole numbers next to it as $(a, b)$.',
      'Which two whole numbers in a row have {number} between them? Write them as $(a, b)$.',
    ],
    lot: [
      'The side of a square lot is {number} meters long. Between which whole numbers is it? Write an interval $(a, b)$ with ends one apart.',
      'A square lot has sides of {number} meters. Which whole numbers are next to this length? Write an interval $(a, b)$.',
    ],
    right: 'The number under the root is between the squares of these two.',
    'right-more': 'The root is between two whole numbers, and adding moves both ends alike.',
    'right-twice':
      'Doubled, the root is {whole}, and the number under it is between the squares of these two.',
    halves: 'This takes half of the number under the root. What is the square of such a number?',
    squares: 'These are the squares around the number under the root. What are their roots?',
    wide: 'The number is in there, but these two are not next to each other. Can you come closer?',
    both: 'Doubling both ends leaves a gap of two. Which whole number is in the middle? Is the number above or below it?',
    other: 'Find the perfect squares right below and right above. Then take their roots.',
    'in-do': 'Write the double root as one root.',
    'in-why': 'Two is the root of four, so the number under the root is four times as large.',
    'low-do': 'Find the perfect square right below.',
    'low-why': 'The next square is already too large.',
    'high-do': 'Find the perfect square right above.',
    'high-why': 'Greater numbers have greater roots.',
    'root-do': 'Take the roots.',
    'root-why': 'The order of the numbers is the order of their roots.',
    'add-do': 'Add {more, number} to both ends.',
    'add-why': 'The whole stretch moves up.',
    final: 'The interval is {value}.',
  },
  draw({ level, random }): Params {
    const ask = level < 3 && random.chance(50) ? 'lot' : 'plain';
    return random.until(() => {
      const kind = level === 3 ? random.pick(['more', 'more', 'twice'] as const) : 'root';
      const n = random.int(
        { 1: 5, 2: 70, 3: 6 }[level],
        { 1: 120, 2: 399, 3: kind === 'twice' ? 60 : 99 }[level],
      );
      const low = Math.floor(Math.sqrt(n));
      return low ** 2 !== n && Math.floor(n / 2) !== low
        ? { ask, kind, n, more: kind === 'more' ? random.int(2, 9) : 0 }
        : null;
    });
  },
  build({ ask, kind, n, more }: Params, { level, say, step, distractor }) {
    const under = kind === 'twice' ? 4 * n : n;
    const low = Math.floor(Math.sqrt(under));
    const inner = Math.floor(Math.sqrt(n));
    const interval = (a: number, b: number): string => `(${a}, ${b})`;
    const value = interval(low + more, low + 1 + more);
    const root = `$\\sqrt{${n}}$`;
    const whole = `$\\sqrt{${under}}$`;
    const number = { root, more: `$${more} + \\sqrt{${n}}$`, twice: `$2\\sqrt{${n}}$` }[kind];
    const words = { number, whole, more, value };
    const half = kind === 'twice' ? n : Math.floor(n / 2) + more;
    const below = (n % 5 < 2 || low + more < 3) && low > 1;
    type Key = Parameters<typeof say>[0];
    const entry = (
      misconception: Distractor['misconception'],
      [a, b]: readonly [number, number],
      key: Key,
    ): Distractor => ({
      misconception,
      value: interval(a, b),
      reason: say(key),
    });
    const rooted = interval(low, low + 1);
    return {
      words,
      question: ask,
      diagram:
        level === 1
          ? numberLineOf({
              min: Math.max(0, low - 2),
              max: low + 3,
              points: [low - 1, low, low + 1, low + 2].map((at) => ({ at, label: `√${at ** 2}` })),
            })
          : null,
      answer: { value, reason: kind === 'root' ? 'right' : `right-${kind}` },
      distractors: [
        distractor('halves-the-number', interval(half, half + 1), 'halves'),
        kind === 'twice'
          ? distractor('uses-the-squares-instead-of-the-roots', interval(low ** 2, (low + 1) ** 2), 'squares')
          : distractor(
              'uses-the-squares-instead-of-the-roots',
              interval(low ** 2 + more, (low + 1) ** 2 + more),
              'squares',
            ),
        kind === 'twice'
          ? distractor('picks-numbers-that-are-not-consecutive', interval(2 * inner, 2 * inner + 2), 'both')
          : entry(
              'picks-numbers-that-are-not-consecutive',
              below ? [low - 1 + more, low + 1 + more] : [low + more, low + 2 + more],
              'wide',
            ),
      ],
      steps: [
        kind === 'twice' ? step('in', number, whole) : null,
        step('low', `${low} × ${low}`, low ** 2),
        step('high', `${low + 1} × ${low + 1}`, (low + 1) ** 2),
        step('root', `${low ** 2} < ${under} < ${(low + 1) ** 2}`, rooted),
        kind === 'more' ? step('add', rooted, value) : null,
      ],
      claims: [
        `${low} < sqrt(${under})`,
        `sqrt(${under}) < ${low + 1}`,
        `sqrt(${under}) = ${kind === 'twice' ? '2 * ' : ''}sqrt(${n})`,
      ],
    };
  },
});
