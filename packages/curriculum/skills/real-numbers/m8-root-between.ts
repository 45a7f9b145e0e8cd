import { type Distractor, numberSkill, type Random } from '../../src/kit/index.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';
import { drawName } from '../../src/scenes/people.ts';

/** The number is √n, at level 3 `more` + √n or twice √n. */
type Params = { ask: 'plain' | 'lot'; kind: 'root' | 'more' | 'twice'; n: number; more: number };

/** Level 1 shows the roots of squares on a line, level 2 has none, level 3 adds to the root or doubles it. */
export const m8RootBetween = numberSkill('m8-root-between', {
  version: 2,
  form: 'interval',
  text: {
    headline: 'Place a root between whole numbers',
    plain: [
      'Between which two consecutive whole numbers is {number}? Write your answer as an interval $(a, b)$.',
      'Find two consecutive whole numbers with {number} between them. Write an interval $(a, b)$.',
      'Where on the number line is {number}? Give the two whole numbers next to it as $(a, b)$.',
      'Which two consecutive whole numbers have {number} between them? Write them as $(a, b)$.',
    ],
    lot: [
      'The side of a square garden is {number} meters long. Between which two consecutive whole numbers is it? Write an interval $(a, b)$.',
      'A square garden has sides of {number} meters. Between which two consecutive whole numbers is this length? Write them as $(a, b)$.',
    ],
    right: 'The number under the root is between the squares of these two.',
    'right-more': 'The root is between two whole numbers, and adding moves both ends alike.',
    'right-twice':
      'Doubled, the root is {whole}, and the number under it is between the squares of these two.',
    halves: 'This takes half of what stands under a root. What is the square of such a number?',
    squares: 'These are the squares around the number under the root. What are their roots?',
    'halves-more': 'These ends come from half of the number under the root. What is the square of that half?',
    'squares-more':
      'These ends come from squares, not from their roots. What are the roots of these squares?',
    wide: 'The number is in there, but these two are not next to each other. Can you come closer?',
    both: 'Doubling both ends leaves a gap of two. Which whole number is in the middle? Is the number above or below it?',
    other: 'Find the perfect squares right below and right above. Then take their roots.',
    'other-far': 'Find tenths around each root. Then add the lower tenths, and the upper tenths.',
    'in-do': 'Write the double root as one root.',
    'in-why': 'Two is the root of four, so the number under the root is four times as large.',
    'list-do': 'List the perfect squares up to the first one that is greater.',
    'list-why': 'The number under the root lies between two of them.',
    'low-do': 'Find the perfect squares right below and right above.',
    'low-why': 'No other square lies between these two.',
    'root-do': 'Take the roots.',
    'root-why': 'The order of the numbers is the order of their roots.',
    'add-do': 'Add {more, number} to both ends.',
    'add-why': 'The whole stretch moves up.',
    'far-sum':
      'Between which two consecutive whole numbers is {number}? Write your answer as an interval $(a, b)$.',
    'far-path':
      'Two straight paths in a park are {first} and {second} meters long. Between which two consecutive whole numbers is their total length in meters? Write an interval $(a, b)$.',
    'far-ropes':
      'Two ropes are {first} and {second} feet long. Between which two consecutive whole numbers is their total length in feet? Write an interval $(a, b)$.',
    'far-named':
      '{name} estimates {number}. Between which two consecutive whole numbers is it? Write an interval $(a, b)$.',
    'right-far': 'With tenths for both roots, only this interval is left.',
    'far-ends':
      'The sum is in there, but these two are not next to each other. Which whole number is between them?',
    'far-under': 'This puts both numbers under one root. Is the sum of two roots the root of the sum?',
    'far-next': 'Add the two roots with their tenths once more. Do they pass the next whole number?',
    'far-first-do': 'Find tenths around the first root.',
    'far-first-why': 'Square them and compare with {n, number}.',
    'far-second-do': 'Find tenths around the second root.',
    'far-second-why': 'Square them and compare with {k, number}.',
    'far-low-do': 'Add the two lower tenths.',
    'far-low-why': 'The sum of the roots is more than that.',
    'far-high-do': 'Add the two upper tenths.',
    'far-high-why': 'The sum of the roots is less than that.',
    'far-write-do': 'Write the interval.',
    'far-write-why': 'The sum of the roots lies between these two sums.',
    final: 'The interval is {value}.',
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, name, n, k }: Far, { step, distractor }) {
      const [a, c] = [tenthOf(n), tenthOf(k)];
      const [low, high] = [roundTo(a + c), roundTo(a + c + 0.2)];
      const whole = Math.floor(low);
      const value = `(${whole}, ${whole + 1})`;
      const ends = Math.floor(Math.sqrt(n)) + Math.floor(Math.sqrt(k));
      const under = Math.floor(Math.sqrt(n + k));
      const interval = (from: number, to: number): string => `(${from}, ${to})`;
      const square = (tenth: number): string => `${tenth} × ${tenth} = ${roundTo(tenth ** 2, 2)}`;
      const around = (tenth: number): string => `${square(tenth)} and ${square(roundTo(tenth + 0.1))}`;
      return {
        words: {
          name,
          number: `$\\sqrt{${n}} + \\sqrt{${k}}$`,
          first: `$\\sqrt{${n}}$`,
          second: `$\\sqrt{${k}}$`,
          n,
          k,
          value,
        },
        question: ask,
        answer: { value, reason: 'right-far' },
        distractors: [
          distractor('picks-numbers-that-are-not-consecutive', interval(ends, ends + 2), 'far-ends'),
          distractor(
            'halves-the-number',
            interval(Math.floor((n + k) / 2), Math.floor((n + k) / 2) + 1),
            'halves',
          ),
          distractor('slip', interval(under, under + 1), 'far-under'),
          distractor('slip', interval(whole + 1, whole + 2), 'far-next'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('far-first', around(a), `${a} to ${roundTo(a + 0.1)}`),
          step('far-second', around(c), `${c} to ${roundTo(c + 0.1)}`),
          step('far-low', `${a} + ${c}`, low),
          step('far-high', `${roundTo(a + 0.1)} + ${roundTo(c + 0.1)}`, high),
          step('far-write', `from ${low} to ${high}`, value),
        ],
        claims: [`${whole} < sqrt(${n}) + sqrt(${k})`, `sqrt(${n}) + sqrt(${k}) < ${whole + 1}`],
      };
    },
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
    const order = `${low ** 2} < ${under} < ${(low + 1) ** 2}`;
    const squares = [
      step('list', 'perfect squares', squaresUpTo(low + 1)),
      step('low', `${low} × ${low} and ${low + 1} × ${low + 1}`, `${low ** 2} and ${(low + 1) ** 2}`),
    ];
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
        distractor(
          'halves-the-number',
          interval(half, half + 1),
          kind === 'more' ? 'halves-more' : 'halves',
          {
            work:
              kind === 'root'
                ? [
                    step('low', `${n} ÷ 2`, `about ${half}`),
                    step('root', `about ${half}`, interval(half, half + 1)),
                  ]
                : [],
          },
        ),
        kind === 'twice'
          ? distractor('uses-the-squares-instead-of-the-roots', interval(low ** 2, (low + 1) ** 2), 'squares')
          : distractor(
              'uses-the-squares-instead-of-the-roots',
              interval(low ** 2 + more, (low + 1) ** 2 + more),
              kind === 'more' ? 'squares-more' : 'squares',
              {
                work:
                  kind === 'root'
                    ? [...squares, step('root', order, interval(low ** 2, (low + 1) ** 2))]
                    : [],
              },
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
        ...squares,
        step('root', order, rooted),
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

/** The first perfect squares and the last three; all of them where there are few. */
function squaresUpTo(last: number): string {
  const squares = Array.from({ length: last }, (_, place) => (place + 1) ** 2);
  return last > 5 ? `1, 4, 9, …, ${squares.slice(-3).join(', ')}` : squares.join(', ');
}

const fars = ['far-sum', 'far-path', 'far-ropes', 'far-named'] as const;

/** √n + √k, where tenths are enough to find the whole numbers around the sum. */
type Far = { ask: (typeof fars)[number]; name: string; n: number; k: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const [n, k] = [random.int(2, 90), random.int(2, 90)];
    const isRoot = [n, k].some((one) => Number.isInteger(Math.sqrt(one)));
    const [low, high] = [roundTo(tenthOf(n) + tenthOf(k)), roundTo(tenthOf(n) + tenthOf(k) + 0.2)];
    const whole = Math.floor(low);
    const isOne = high <= whole + 1 && low > whole;
    const under = Math.floor(Math.sqrt(n + k));
    const starts = [whole, Math.floor((n + k) / 2), under, whole + 1];
    return !isRoot && n !== k && isOne && new Set(starts).size === 4
      ? { ask: random.pick(fars), name: drawName(random), n, k }
      : null;
  });
}

/** The root of a number, cut off after tenths. */
function tenthOf(n: number): number {
  return Math.floor(Math.sqrt(n) * 10) / 10;
}

function roundTo(value: number, places = 1): number {
  return Number(value.toFixed(places));
}
