import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';

const scenes = ['delays', 'repairs', 'rides', 'weights', 'shifts', 'boxes'] as const;

/** Means `a` and `b`; standard deviations `s` and `t`, in tenths, with a whole root of the sum of squares. */
type Params = { scene: (typeof scenes)[number]; a: number; b: number; s: number; t: number; minus: boolean };

/** Level 1 asks for a mean, level 2 for the spread of a sum, level 3 for the spread of a difference. */
export const probSumMeanVariance = numberSkill('prob-sum-mean-variance', {
  version: 1,
  form: 'decimal',
  text: {
    headline: 'Combine two random variables',
    delays: 'X and Y are the delays of two independent bus lines, in minutes.',
    repairs: 'X and Y are the repair times of two independent machines, in hours.',
    rides: 'X and Y are the times of two independent train rides, in minutes.',
    weights: 'X and Y are the weights of two independent parcels, in kilograms.',
    shifts: 'X and Y are the calls in two independent shifts.',
    boxes: 'X and Y are the lengths of two independent calls, in seconds.',
    means: 'Their means are {a, number} and {b, number}. Their standard deviations are {s} and {t}.',
    'ask-sum-mean': 'What is the mean of X + Y?',
    'ask-difference-mean': 'What is the mean of X − Y?',
    'ask-sum-spread': 'What is the standard deviation of X + Y?',
    'ask-difference-spread': 'What is the standard deviation of X − Y?',
    'right-mean': 'Means of sums add, and means of differences subtract.',
    'right-spread': 'The variances of independent variables add, and then the root is taken.',
    average: 'This is halfway between the two means. Which operation joins X and Y?',
    deviations: 'This adds the standard deviations. Which numbers tell the means?',
    'deviations-spread': 'This adds the standard deviations. Which measure of spread may be added?',
    subtracts:
      'This subtracts the variances. Does a difference of two uncertain numbers become more certain?',
    other: 'Square the standard deviations first. Add the squares, then take the root.',
    'other-mean': 'Do with the means what is done with X and Y.',
    swapped: 'This does the other operation with the means. Which sign stands between X and Y?',
    root: 'This is the variance. Which step leads to the standard deviation?',
    'halved-spread': 'This is halfway between the two. Can a sum of both vary less than one of them?',
    gap: 'This subtracts the standard deviations. Which measure of spread may be added?',
    'see-do': 'Read what the question asks for.',
    'see-why': 'Means and spreads follow different rules.',
    'mean-do': 'Do the same with the means.',
    'mean-why': 'This holds for all random variables.',
    'square-do': 'Square both standard deviations.',
    'square-why': 'A variance is the square of a standard deviation.',
    'add-do': 'Add the variances.',
    'add-why': 'Both variables add to the spread, also in a difference.',
    'root-do': 'Take the square root.',
    'root-why': 'It leads from the variance to the standard deviation.',
    final: 'The answer is {value}.',
  },
  draw: ({ level, random }): Params => drawPair(level, random),
  build({ scene, a, b, s, t, minus }: Params, { level, step, distractor }) {
    const [first, second] = [s / 10, t / 10];
    const variance = (s * s + t * t) / 100;
    const key = level === 1 ? (minus ? a - b : a + b) : Math.sqrt(variance);
    const value = show(key);
    const words = { a, b, s: show(first), t: show(second), value };
    const sum = first + second;
    const candidates: readonly NumberCandidate[] = {
      1: [
        distractor('averages-the-means', (a + b) / 2, 'average'),
        distractor('adds-standard-deviations', sum, 'deviations'),
        distractor('slip', minus ? a + b : Math.abs(a - b), 'swapped'),
      ],
      2: [
        distractor('adds-standard-deviations', sum, 'deviations-spread'),
        distractor('forgets-the-square-root', variance, 'root'),
        distractor('slip', sum / 2, 'halved-spread'),
      ],
      3: [
        distractor('adds-standard-deviations', sum, 'deviations-spread'),
        distractor(
          'subtracts-variances-for-a-difference',
          Math.sqrt(Math.abs(s * s - t * t)) / 10,
          'subtracts',
        ),
        distractor('slip', Math.abs(first - second), 'gap'),
      ],
    }[level];
    const sign = minus ? '−' : '+';
    const asked = `ask-${minus ? 'difference' : 'sum'}-${level === 1 ? 'mean' : 'spread'}` as const;
    const squares = [show(first ** 2), show(second ** 2)];
    return {
      words,
      question: [scene, 'means', asked],
      answer: { value, reason: level === 1 ? 'right-mean' : 'right-spread' },
      distractors: takeDistractors(key, candidates, show),
      steps:
        level === 1
          ? [step('see', `X ${sign} Y`, 'the mean'), step('mean', `${a} ${sign} ${b}`, value)]
          : [
              step('square', `${words.s} and ${words.t}`, squares.join(' and ')),
              step('add', squares.join(' + '), show(variance)),
              step('root', `$\\sqrt{${show(variance)}}$`, value),
            ],
      otherWrong: level === 1 ? 'other-mean' : 'other',
      claims:
        level === 1
          ? [`${a} ${minus ? '-' : '+'} ${b} = ${value}`]
          : [`${words.s}^2 + ${words.t}^2 = ${value}^2`],
    };
  },
});

function show(value: number): string {
  return String(Number(value.toFixed(2)));
}

const triples = [
  [3, 4],
  [5, 12],
  [8, 15],
  [7, 24],
  [20, 21],
  [12, 35],
  [9, 40],
] as const;

function drawPair(level: Level, random: Random): Params {
  return random.until(() => {
    const [p, q] = random.shuffle(random.pick(triples));
    const scale = random.pick([1, 2, 3, 4, 5, 10]);
    const [s, t] = [(p ?? 3) * scale, (q ?? 4) * scale];
    const [a, b] = [random.int(12, 60), random.int(12, 60)];
    const minus = level === 3 || (level === 1 && random.chance(50));
    const seen = level !== 1 || (s + t) * 1.8 >= a + b;
    const small = seen && Math.max(s, t) <= 120 && s + t <= 5 * Math.min(a, b);
    return small &&
      a > b + 4 &&
      3 * b !== a &&
      (a + b) * 5 !== s + t &&
      s + t !== 10 * (a - b) &&
      s + t !== 10 * (a + b)
      ? { scene: random.pick(scenes), a, b, s, t, minus }
      : null;
  });
}
