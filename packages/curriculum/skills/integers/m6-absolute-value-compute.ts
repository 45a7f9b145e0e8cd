import { type Distractor, numberSkill, type SpecStep } from '../../src/kit/index.ts';
import { numberLineOf, signed, signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

/**
 * The number between the bars, and from level 2 on a second one that is closer to zero; `otherFirst` tells that one first, and
 * `inParts` writes both as fractions.
 */
type Params = {
  ask: (typeof asks)[1 | 2 | 3][number];
  n: number;
  other: number;
  otherFirst: boolean;
  inParts: boolean;
};

const asks = {
  1: ['bars', 'distance', 'words'],
  2: ['greater', 'lesser'],
  3: ['sum', 'difference'],
} as const;

/**
 * Level 1 has whole numbers on a line, level 2 two absolute values of decimals or fractions to compare, of which one may be
 * zero, level 3 a sum or a difference of two. The stretch problem goes back from such a sum to a number.
 */
export const m6AbsoluteValueCompute = numberSkill('m6-absolute-value-compute', {
  version: 4,
  form: 'number',
  text: {
    headline: 'Find the absolute value',
    bars: ['What is |{n}|?', 'Find |{n}|.', 'What number is |{n}|?'],
    distance: 'How far is {n} from zero on the number line?',
    words: ['What is the absolute value of {n}?', 'Find the absolute value of {n}.'],
    greater: [
      'Which is greater, |{first}| or |{second}|? Write its value.',
      'Compare |{first}| and |{second}|. Write the greater value.',
      'Find the greater one of |{first}| and |{second}|.',
    ],
    lesser: [
      'Which is less, |{first}| or |{second}|? Write its value.',
      'Compare |{first}| and |{second}|. Write the smaller value.',
      'Find the smaller one of |{first}| and |{second}|.',
    ],
    sum: [
      'What is |{n}| + |{other}|?',
      'Add |{n}| and |{other}|. What is the sum?',
      'Find the value of |{n}| + |{other}|.',
    ],
    difference: [
      'How much greater is |{n}| than |{other}|?',
      'By how much is |{n}| greater than |{other}|?',
      'Take |{other}| away from |{n}|. What is left?',
    ],
    right: 'The bars ask for the distance from zero.',
    'right-place': 'This is the distance from zero, without a sign.',
    'right-two': 'Each pair of bars gives a distance from zero, and these are the numbers to use.',
    keeps: 'This keeps the minus sign. Can a distance from zero be negative?',
    'keeps-one': 'This keeps the minus sign of {other}. Can a distance from zero be negative?',
    zero: 'This is the next whole number. How far is zero from itself?',
    itself: 'This is the greater number itself. Which of the two is farther from zero?',
    opposite: 'This changes the sign of every number. Which sign does a distance have?',
    next: 'How many units is it from {n} to zero?',
    swapped: 'This compares the numbers as if they had kept their signs. How far is each of them from zero?',
    edge: 'This counts from the left end of the line. Where does the distance start?',
    only: 'This is the distance of {n} alone. What does the question do with the other one?',
    other: 'Find how far each number is from zero. Signs do not change a distance.',
    'other-one': 'How far is {n} from zero? A sign does not change a distance.',
    'bars-do': 'Read the bars as a distance.',
    'words-do': 'Read the absolute value as a distance.',
    'side-do': 'Find {n} on the number line.',
    'side-why': 'It stands to the {side} of zero.',
    'bars-why': 'The absolute value tells how far a number is from zero.',
    'first-do': 'Find the first distance.',
    'second-do': 'Find the second distance.',
    'distance-why': 'A distance is never negative.',
    'count-do': 'Find how many units it is to zero.',
    'count-why': 'From each whole number to the next is one unit.',
    'write-do': 'Write the distance without a sign.',
    'choose-do': 'Choose the longer distance.',
    'shorter-do': 'Choose the shorter distance.',
    'choose-why': 'The greater absolute value belongs to the number farther from zero.',
    'add-do': 'Add the two distances.',
    'subtract-do': 'Subtract the two distances.',
    'work-why': 'Both distances are ordinary numbers now.',
    final: 'The answer is {key}.',
    back: [
      'The absolute values of {n} and of a negative number add up to {sum}. What is the negative number?',
      'A number lies to the left of zero. Its distance from zero, added to |{n}|, is {sum}. What is the number?',
      'Add the absolute value of a negative number to |{n}|. The sum is {sum}. What is the number?',
      'The number {n} and another negative number have absolute values with the sum {sum}. What is the other one?',
    ],
    'right-back': 'Its distance from zero is {rest}, and it lies to the left of zero.',
    'keeps-back': 'This adds {size} to {sum}. Is {size} a part of the sum already?',
    'no-sign': 'This is its distance from zero. On which side of zero does the number lie?',
    'whole-sum': 'This takes the whole sum. How much of it comes from {n}?',
    'other-back':
      'Find |{n}| first. What is left of the sum, and which negative number is that far from zero?',
    'told-do': 'Find the distance that is given.',
    'left-do': 'Take it away from the sum.',
    'left-why': 'What is left is the distance of the other number.',
    'which-do': 'Find the numbers with this distance.',
    'which-why': 'There is one on each side of zero.',
    'below-do': 'Choose the one to the left of zero.',
    'below-why': 'The number has to be negative.',
    'test-do': 'Test it in the sum.',
    'test-why': 'Both distances must make the sum.',
  },
  draw({ level, random }): Params {
    const ask = random.pick<Params['ask']>(asks[level]);
    if (level === 1) {
      // From the middle of the left half, zero is as far away as the end of the line.
      const drawn = random.int(3, 37);
      const size = drawn < 20 ? drawn : drawn + 1;
      return { ask, n: random.chance(30) ? size : -size, other: 0, otherFirst: false, inParts: false };
    }
    const near = random.int(12, level === 2 ? 99 : 40);
    const far = near + random.int(11, level === 2 ? 99 : 45);
    // Of two numbers at least one is negative; what is compared would be compared rightly with a positive one far out.
    const signs = random.pick([
      [-1, 1],
      [-1, -1],
      [level === 2 ? -1 : 1, -1],
    ] as const);
    const otherFirst = level === 2 && random.chance(50);
    if (level === 2 && random.chance(40)) {
      const fourths = random.int(5, 18);
      const more = fourths + random.int(1, 12);
      const inParts = fourths % 4 > 0 && more % 4 > 0;
      const least = inParts ? fourths / 4 : random.chance(50) ? 0 : fourths / 4;
      return { ask, n: (signs[0] * more) / 4, other: least && signs[1] * least, otherFirst, inParts };
    }
    const scale = level === 2 ? 10 : 1;
    const [n, other] = [(signs[0] * far) / scale, (signs[1] * near) / scale];
    return { ask, n, other, otherFirst, inParts: false };
  },
  build({ ask, n, other, otherFirst, inParts }: Params, { level, step, distractor }) {
    const write = (value: number): string => (inParts ? signedMixed(value * 4, 4) : signed(value));
    const show = (value: number): string => typeset(write(value));
    const [size, second] = [Math.abs(n), Math.abs(other)];
    const results = { sum: size + second, difference: size - second, lesser: second } as const;
    const key = ask in results ? results[ask as keyof typeof results] : size;
    const two = level !== 1;
    const [first, last] = otherFirst ? [other, n] : [n, other];
    const words = {
      n: show(n),
      other: show(other),
      first: show(first),
      second: show(last),
      key: show(key),
      side: n < 0 ? 'left' : 'right',
    };
    const work = {
      greater: step('choose', `${show(Math.abs(first))} and ${show(Math.abs(last))}`, show(key)),
      lesser: step('choose', `${show(Math.abs(first))} and ${show(Math.abs(last))}`, show(key), {
        do: 'shorter-do',
      }),
      sum: step('add', `${size} + ${second}`, key, { why: 'work-why' }),
      difference: step('subtract', `${size} − ${second}`, key, { why: 'work-why' }),
    };
    const distanceLines = (one: number, two: number) => [
      step('first-distance', `|${words.first}|`, show(one), { do: 'first-do', why: 'distance-why' }),
      step('second-distance', `|${words.second}|`, show(two), { do: 'second-do', why: 'distance-why' }),
    ];
    /** The lines of who keeps or turns the signs and then works on with them. */
    const workTo = (reason: Reason, value: number): readonly SpecStep[] => {
      if (level < 3 || reason === 'only') return [];
      const [one, two] =
        reason === 'keeps' ? [n, other] : reason === 'keeps-one' ? [size, other] : [-n, -other];
      const sign = ask === 'sum' ? '+' : '−';
      const shown = two < 0 ? `(${signed(two)})` : signed(two);
      return [
        ...distanceLines(one, two),
        step('combine', `${signed(one)} ${sign} ${shown}`, signed(value), {
          do: ask === 'sum' ? 'add-do' : 'subtract-do',
          why: 'work-why',
        }),
      ];
    };
    return {
      words,
      question: ask,
      diagram:
        level === 1
          ? numberLineOf({ min: -40, max: 40, step: 5, labelStep: 10, points: [{ at: n, label: words.n }] })
          : null,
      answer: { value: write(key), reason: two ? 'right-two' : ask === 'bars' ? 'right' : 'right-place' },
      otherWrong: two ? 'other' : 'other-one',
      distractors: distractorsOf({ ask, n, other }).map(([misconception, value, reason]) =>
        distractor(misconception, write(value), reason, { work: workTo(reason, value) }),
      ),
      steps: two
        ? [...distanceLines(Math.abs(first), Math.abs(last)), work[ask as keyof typeof work]]
        : [
            ask === 'distance'
              ? step('find-place', words.n, `from ${words.n} to zero`, 'side')
              : step('read-distance', `|${words.n}|`, `from ${words.n} to zero`, {
                  do: ask === 'words' ? 'words-do' : 'bars-do',
                  why: 'bars-why',
                }),
            step('find-side', `from ${words.n} to zero`, `${key} units`, {
              do: 'count-do',
              why: 'count-why',
            }),
            step('write-value', `${key} units`, key, { do: 'write-do', why: 'distance-why' }),
          ],
      claims: [
        `|${n}| = ${size}`,
        ...(ask === 'sum' ? [`|${words.n}| + |${words.other}| = ${key}`] : []),
        ...(ask === 'difference' ? [`|${words.n}| - |${words.other}| = ${key}`] : []),
        ...(level === 2 ? [`|${n}| > |${other}|`] : []),
      ],
    };
  },
  stretch: {
    draw: ({ random }) => {
      const decimals = random.chance(40);
      const size = random.int(3, decimals ? 99 : 45);
      const rest = size + (random.chance(50) ? random.int(2, 30) : -random.int(1, Math.min(2, size - 2)));
      return decimals ? { n: -size / 10, rest: rest / 10 } : { n: -size, rest };
    },
    build({ n, rest }, { step, distractor }) {
      const size = -n;
      const sum = Number((size + rest).toFixed(1));
      const key = signed(-rest);
      return {
        words: { n: signed(n), size: String(size), sum: String(sum), rest: String(rest), key },
        question: 'back',
        answer: { value: key, reason: 'right-back' },
        distractors: [
          distractor('keeps-the-negative-sign', signed(-Number((sum + size).toFixed(1))), 'keeps-back'),
          distractor('gives-the-distance-without-a-sign', String(rest), 'no-sign'),
          distractor('slip', signed(-sum), 'whole-sum'),
        ],
        otherWrong: 'other-back',
        steps: [
          step('told-distance', `|${signed(n)}|`, size, { do: 'told-do', why: 'distance-why' }),
          step('left', `${sum} − ${size}`, rest),
          step('which', `${rest} from zero`, `${key} or ${rest}`),
          step('below', `${key} or ${rest}`, key),
          step('test', `${size} + ${rest}`, sum),
        ],
        claims: [`|${signed(n)}| + |${key}| = ${sum}`],
      };
    },
  },
});

type Reason = 'zero' | 'keeps' | 'keeps-one' | 'opposite' | 'swapped' | 'itself' | 'next' | 'only' | 'edge';
type Candidate = readonly [Distractor['misconception'], number, Reason];

/** Wrong ways by what is asked, each with the value it leads to. */
function distractorsOf({ ask, n, other }: Pick<Params, 'ask' | 'n' | 'other'>): readonly Candidate[] {
  const [size, second] = [Math.abs(n), Math.abs(other)];
  const keeps = (value: number): Candidate => ['keeps-the-negative-sign', value, 'keeps'];
  const opposite = (value: number): Candidate => ['takes-the-opposite-of-every-number', value, 'opposite'];
  const drops = (value: number): Candidate => ['drops-the-sign-of-the-comparison', value, 'swapped'];
  const keepsOne = (value: number): Candidate => ['keeps-the-negative-sign', value, 'keeps-one'];
  if (ask === 'sum' || ask === 'difference') {
    const [kept, keptOne] = ask === 'sum' ? [n + other, size + other] : [n - other, size - other];
    // The opposites of two negative numbers are their distances.
    return [keeps(kept), n < 0 && other < 0 ? keepsOne(keptOne) : opposite(-kept), ['slip', size, 'only']];
  }
  if (ask === 'greater' && other === 0) return [keeps(n), drops(0), ['slip', size + 1, 'next']];
  if (ask === 'greater')
    return [keeps(n), drops(second), other < 0 ? ['slip', other, 'itself'] : opposite(-other)];
  if (ask === 'lesser' && other === 0) return [keeps(n), drops(size), ['slip', 1, 'zero']];
  if (ask === 'lesser') return [keeps(n), drops(size), other < 0 ? keepsOne(other) : opposite(-other)];
  const edge: Candidate = ['counts-from-the-left-end', 40 + n, 'edge'];
  return [n < 0 ? keeps(n) : opposite(-n), edge, ['slip', size + 1, 'next']];
}
