import { type Level, markOn, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { roundedTo, roundingClaim } from '../../src/numbers/rounded-values.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';
import { drawName } from '../../src/scenes/people.ts';

/** The number is √n, at level 3 `more` + √n or twice √n. A `tenth` is asked of √n, of `more` times π, or of π² with 0 for `more`. */
type Params = {
  ask: 'plain' | 'lot' | 'tenth';
  kind: 'root' | 'more' | 'twice' | 'pi';
  n: number;
  more: number;
};

const text = {
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
  tenth: [
    'Estimate {number} to the nearest tenth.',
    'Which tenth is nearest to {number}?',
    'Give {number} as a decimal, rounded to the nearest tenth.',
  ],
  'right-tenth': 'The square of the number in the middle of two tenths decides which of them is nearer.',
  'right-pi': 'Two decimals of π are enough for the tenth.',
  'square-tenth': 'This is the perfect square below the number under the root. What is the root of it?',
  'half-tenth': 'This takes half of what stands under a root. What is the square of it?',
  'rest-tenth':
    'This takes what is left over the perfect square for tenths. Square this number. Is it near the number under the root?',
  'wrong-side': 'The number is near this tenth. Square the number in the middle. On which side does it lie?',
  'whole-pi': 'This takes pi for three. What does the small part that is left out make here?',
  'doubled-pi': 'This is two times pi. What does the small two say?',
  'added-pi':
    'This adds the two numbers. What stands between a number and a letter or sign that is next to it?',
  'near-pi': 'This is a tenth away. Which digit comes after the tenths?',
  'other-tenth': 'Find the whole numbers around it first. Then square tenths between them.',
  'other-pi': 'Write pi with two decimals, and round at the end.',
  'whole-do': 'Find the whole numbers around it.',
  'whole-why': 'The number under the root lies between their squares.',
  'tenths-do': 'Square tenths until one square is too large.',
  'tenths-why': 'The root lies between these two tenths.',
  'middle-do': 'Square the number in the middle, and compare with {n, number}.',
  'middle-why': 'The root is nearer to the tenth on its own side of the middle.',
  'pi-do': 'Write pi as a decimal.',
  'pi-why': 'Two decimals are enough for a tenth here.',
  'times-do': 'Calculate with it.',
  'times-why': 'This comes near the exact number.',
  'round-do': 'Round to the nearest tenth.',
  'round-why': 'The second decimal decides.',
  'final-tenth': 'It is about {value}.',
  right: 'The number under the root is between the squares of these two.',
  'right-more': 'The root is between two whole numbers, and adding moves both ends alike.',
  'right-twice': 'Doubled, the root is {whole}, and the number under it is between the squares of these two.',
  halves: 'This takes half of what stands under a root. What is the square of such a number?',
  squares: 'These are the squares around the number under the root. What are their roots?',
  'halves-more': 'These ends come from half of the number under the root. What is the square of that half?',
  'squares-more': 'These ends come from squares, not from their roots. What are the roots of these squares?',
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
};

type Said = Pick<Tools<keyof typeof text>, 'step' | 'distractor'>;

/** Level 1 shows the roots of squares on a line, level 2 has none and may ask for a tenth, level 3 adds to the root, doubles it or has π. */
export const m8RootBetween = numberSkill('m8-root-between', {
  version: 4,
  // A root with its tenth below five fits on a line with tenths; the others are typed.
  byHand: { levels: [2, 3], ask: 'hand-mark', make: markOn({ of: 'amounts', parts: 10 }), share: 80 },
  form: 'interval',
  text,
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
  draw: ({ level, random }): Params => drawNumber(level, random),
  build(params: Params, said) {
    const { ask, kind, n, more } = params;
    const { level, step, distractor } = said;
    if (kind === 'pi') return nearPi(params, said);
    if (ask === 'tenth') return nearRoot(params, said);
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
          : distractor(
              'picks-numbers-that-are-not-consecutive',
              below ? interval(low - 1 + more, low + 1 + more) : interval(low + more, low + 2 + more),
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

/** A root to the nearest tenth, by the square of the number in the middle of two tenths. */
function nearRoot({ n }: Params, { step, distractor }: Said) {
  const root = `$\\sqrt{${n}}$`;
  const [low, whole] = [tenthOf(n), Math.floor(Math.sqrt(n))];
  const high = roundTo(low + 0.1);
  const middle = roundTo(low + 0.05, 2);
  const value = roundedTo(Math.sqrt(n), 1);
  const far = Number(value) === low ? high : low;
  const left = n - whole ** 2;
  const rest = roundedTo(whole + left / 10, 1);
  const square = (of: number): string => `${of} × ${of} = ${roundTo(of ** 2, 4)}`;
  return {
    words: { number: root, n, value },
    question: 'tenth' as const,
    answer: { value, form: 'decimal', places: 1, reason: 'right-tenth' } as const,
    distractors: [
      distractor('halves-the-number', roundedTo(n / 2, 1), 'half-tenth'),
      distractor('uses-the-squares-instead-of-the-roots', roundedTo(whole ** 2, 1), 'square-tenth'),
      left < 10 && rest !== value ? distractor('writes-the-rest-as-tenths', rest, 'rest-tenth') : null,
      distractor('slip', roundedTo(far, 1), 'wrong-side'),
    ],
    otherWrong: 'other-tenth' as const,
    steps: [
      step('whole', `${whole ** 2} < ${n} < ${(whole + 1) ** 2}`, `between ${whole} and ${whole + 1}`),
      step('tenths', `${square(low)} and ${square(high)}`, `between ${low} and ${high}`),
      step('middle', square(middle), `nearest to ${value}`),
    ],
    finalAnswer: 'final-tenth' as const,
    claims: [roundingClaim(`sqrt(${n})`, value, 1), `${low} < sqrt(${n})`, `sqrt(${n}) < ${high}`],
  };
}

/** Some times π, or its square, to the nearest tenth. */
function nearPi({ more }: Params, { step, distractor }: Said) {
  const factor = more === 0 ? 3.14 : more;
  const product = roundTo(factor * 3.14, 4);
  const value = roundedTo(product, 1);
  const three = more === 0 ? 9 : 3 * more;
  return {
    words: { number: more === 0 ? '$\\pi^2$' : `$${more}\\pi$`, n: 0, value },
    question: 'tenth' as const,
    answer: { value, form: 'decimal', places: 1, reason: 'right-pi' } as const,
    distractors: [
      distractor('treats-pi-as-exactly-three', roundedTo(three, 1), 'whole-pi'),
      more === 0
        ? distractor('doubles-instead-of-squaring', '6.3', 'doubled-pi')
        : distractor('adds-when-it-should-multiply', roundedTo(more + 3.14, 1), 'added-pi'),
      distractor('slip', roundedTo(product - 0.1, 1), 'near-pi'),
    ],
    otherWrong: 'other-pi' as const,
    steps: [
      step('pi', 'π', 'about 3.14'),
      step('times', `${factor} × 3.14`, product),
      step('round', product, value),
    ],
    finalAnswer: 'final-tenth' as const,
    claims: [`${factor} * 3.14 = ${product}`],
  };
}

/** The first perfect squares and the last three; all of them where there are few. */
function squaresUpTo(last: number): string {
  const squares = Array.from({ length: last }, (_, place) => (place + 1) ** 2);
  return last > 5 ? `1, 4, 9, …, ${squares.slice(-3).join(', ')}` : squares.join(', ');
}

function drawNumber(level: Level, random: Random): Params {
  const isTenth = level > 1 && random.chance(level === 2 ? 45 : 25);
  if (isTenth && level === 3 && random.chance(50)) {
    return random.until(() => {
      const more = random.int(0, 9);
      const exact = Math.PI * (more === 0 ? Math.PI : more);
      // One times π asks for nothing, and five times 3.14 has nothing to round.
      return more !== 1 && more !== 5 && isFarFromTie(exact)
        ? { ask: 'tenth', kind: 'pi', n: 0, more }
        : null;
    });
  }
  return random.until(() => {
    const ask = isTenth ? 'tenth' : level < 3 && random.chance(50) ? 'lot' : 'plain';
    const kind = level === 3 && !isTenth ? random.pick(['more', 'more', 'twice'] as const) : 'root';
    const n = isTenth
      ? random.int(5, random.chance(60) ? 24 : 120)
      : random.int({ 1: 5, 2: 70, 3: 6 }[level], { 1: 120, 2: 399, 3: kind === 'twice' ? 60 : 99 }[level]);
    const low = Math.floor(Math.sqrt(n));
    const isSafe = !isTenth || isFarFromTie(Math.sqrt(n));
    return low ** 2 !== n && Math.floor(n / 2) !== low && isSafe
      ? { ask, kind, n, more: kind === 'more' ? random.int(2, 9) : 0 }
      : null;
  });
}

/** Whether a number is no near tie between two tenths. */
function isFarFromTie(exact: number): boolean {
  return Math.abs(((exact * 10) % 1) - 0.5) > 0.1;
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
