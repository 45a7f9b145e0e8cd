import { argueFor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { drawName } from '../../src/scenes/people.ts';

/** `least` and `most` bound the real amount. */
const scenes = [
  { key: 'beans', least: 80, most: 400 },
  { key: 'pumpkin', least: 8, most: 60 },
  { key: 'hall', least: 40, most: 150 },
  { key: 'drive', least: 20, most: 150 },
  { key: 'crowd', least: 200, most: 900 },
] as const;

/** Things that may be off by some percent and no more. */
const limits = [
  { key: 'bags', unit: 'grams', least: 200, most: 900 },
  { key: 'beads', unit: 'beads', least: 100, most: 500 },
  { key: 'clock', unit: 'seconds', least: 60, most: 300 },
  { key: 'rope', unit: 'inches', least: 80, most: 200 },
] as const;

/** `upTo` is the percent error that is still acceptable, where that is to be decided. */
type Guess = {
  scene: (typeof scenes)[number];
  name: string;
  real: number;
  percent: number;
  over: boolean;
  upTo?: number;
};

/** The real amount is what the thing should have; `over` asks for the largest amount that is still allowed. */
type Allowed = { limit: (typeof limits)[number]; real: number; percent: number; over: boolean };

type Params = Guess | Allowed;

const percents = {
  1: [10, 20, 25, 50],
  2: [4, 5, 8, 12, 15, 30, 35],
  3: [5, 8, 12, 15, 16, 24, 40],
} as const;

const text = {
  headline: 'Find a percent error',
  beans: '{name} guesses that a jar holds {guess, number} beans. The jar holds {real, number}.',
  pumpkin:
    '{name} thinks that a pumpkin weighs {guess, number} pounds. The scale shows {real, number} pounds.',
  hall: 'By counting steps, {name} finds that a hall is {guess, number} feet long. Its real length is {real, number} feet.',
  drive:
    'A map app says that a drive takes {guess, number} minutes. In fact, it takes {real, number} minutes.',
  crowd: 'A reporter writes that {guess, number} people came to a concert. In fact, {real, number} came.',
  'beans-over': '{name} guesses that a jar holds {guess, number} beans. That is {gap, number} too many.',
  'beans-under': '{name} guesses that a jar holds {guess, number} beans. That is {gap, number} too few.',
  'pumpkin-over':
    '{name} thinks that a pumpkin weighs {guess, number} pounds. That is {gap, plural, one {# pound} other {# pounds}} too much.',
  'pumpkin-under':
    '{name} thinks that a pumpkin weighs {guess, number} pounds. That is {gap, plural, one {# pound} other {# pounds}} too little.',
  'hall-over':
    'By counting steps, {name} finds a length of {guess, number} feet for a hall. That is {gap, number} feet too long.',
  'hall-under':
    'By counting steps, {name} finds a length of {guess, number} feet for a hall. That is {gap, number} feet too short.',
  'drive-over':
    'A map app says that a drive takes {guess, number} minutes. That is {gap, plural, one {# minute} other {# minutes}} too long.',
  'drive-under':
    'A map app says that a drive takes {guess, number} minutes. That is {gap, plural, one {# minute} other {# minutes}} too short.',
  'crowd-over':
    'A reporter writes that {guess, number} people came to a concert. That is {gap, number} people too many.',
  'crowd-under':
    'A reporter writes that {guess, number} people came to a concert. That is {gap, number} people too few.',
  bags: 'A bag of nuts should hold {real, number} grams. A percent error of up to {percent, number}% is acceptable.',
  beads:
    'A pack should hold {real, number} beads. A percent error of up to {percent, number}% is acceptable.',
  clock:
    'A sand timer should run {real, number} seconds. A percent error of up to {percent, number}% is acceptable.',
  rope: 'A jump rope should be {real, number} inches long. A percent error of up to {percent, number}% is acceptable.',
  'bags-most': 'What is the largest number of grams that is acceptable?',
  'bags-least': 'What is the smallest number of grams that is acceptable?',
  'beads-most': 'What is the largest number of beads that is acceptable?',
  'beads-least': 'What is the smallest number of beads that is acceptable?',
  'clock-most': 'What is the longest time in seconds that is acceptable?',
  'clock-least': 'What is the shortest time in seconds that is acceptable?',
  'rope-most': 'What is the greatest length in inches that is acceptable?',
  'rope-least': 'What is the smallest length in inches that is acceptable?',
  'right-allowed': 'It differs from {real, number} by exactly {percent, number}% of {real, number}.',
  'allowed-gap': 'This is how far off it may be. Which amount is that far from {real, number}?',
  'allowed-number': 'This uses {percent, number} as a number. A percent is a part. What is it a part of?',
  'allowed-other': 'This lies on the other side. Does the question ask for the most or the least?',
  'other-allowed': 'Find {percent, number}% of {real, number}. How far may it be from {real, number}?',
  'may-do': 'Find how far off it may be.',
  'may-why': 'The percent belongs to the amount that it should have.',
  'end-over-do': 'Add this to the amount that it should have.',
  'end-under-do': 'Subtract this from the amount that it should have.',
  'end-why': 'Anything farther away has a larger percent error.',
  'check-allowed-do': 'Check: divide how far off it is by the amount that it should have.',
  'check-allowed-why': 'The acceptable percent must come back.',
  'final-allowed': '{end, number} {unit}',
  ask: 'What is the percent error?',
  'hand-decide': [
    'A percent error of up to {upTo, number}% is acceptable. Is this one? Choose a claim, what shows it, and why.',
    'Is this acceptable when the percent error may be up to {upTo, number}%? Choose a claim, what shows it, and why.',
  ],
  'claim-fits': 'The error is acceptable.',
  'claim-fails': 'The error is not acceptable.',
  'shows-real': '{gap, number} of {real, number} is {percent, number}%.',
  'shows-guess': '{gap, number} of {guess, number} is about {byGuess, number}%.',
  'shows-gap': 'The difference is {gap, number}.',
  'since-real': 'A percent error compares with the real amount.',
  'since-guess': 'A percent error compares with the estimate.',
  'limit-number':
    'This compares the difference with the limit. Does the limit count things, or parts of a hundred?',
  'since-number': 'The limit is a number that the difference must not pass.',
  right: 'The difference is compared with the real amount, {real, number}.',
  estimate: 'This divides by {guess, number}, the estimate. Which amount is the true one?',
  'estimate-round':
    'This divides by {guess, number}, the estimate, and rounds. Which amount is the true one?',
  difference:
    'This is the difference, {gap, number}, with a percent sign. How large is it compared with the real amount?',
  negative:
    'This tells the direction as well. Only how far off counts here. What does absolute value do to a sign?',
  over: 'This compares the whole estimate with the real amount. Which part of it is off?',
  other: 'Find how far off the estimate is. Then divide by the real amount.',
  'real-do': 'Find the real amount.',
  'real-why': 'Undo the difference.',
  'gap-do': 'Find the difference.',
  'gap-why': 'Its absolute value tells how far off the estimate is.',
  'over-do': 'Divide the difference by the real amount.',
  'over-why': 'The real amount is one hundred percent.',
  'sign-do': 'Write the quotient as a percent.',
  'sign-why': 'Each hundredth is one percent.',
  final: 'The percent error is {percent, number}%.',
  'far-floor':
    '{name} counts steps and finds a floor of {a, number} by {b, number} feet. A tape shows {c, number} by {d, number} feet. What is the percent error of the area?',
  'far-garden':
    'On a sketch, a garden is {a, number} by {b, number} yards. Its real size is {c, number} by {d, number} yards. {name} finds the area from the sketch. What is the percent error of this area?',
  'far-poster':
    '{name} guesses that a poster is {a, number} inches wide and {b, number} inches high. In fact, it is {c, number} inches wide and {d, number} inches high. What is the percent error of the area?',
  'far-seats':
    '{name} thinks that a hall has {b, number} rows of {a, number} seats. In fact, it has {d, number} rows of {c, number} seats. What is the percent error of the number of seats?',
  'right-far': 'The difference of the two products is compared with the real one, {real, number}.',
  'far-sum': 'This adds the percents of the two numbers. Do they act on the same amount?',
  'far-guess': 'This divides by {guess, number}, which is the estimate. Which amount is the true one?',
  'far-guess-round':
    'This divides by {guess, number}, which is the estimate, and rounds. Which amount is the true one?',
  'far-one': 'This tells how far off one of the numbers is. What about the product?',
  'other-far': 'Multiply both pairs first. Then compare the two products.',
  'real-all-do': 'Find the real product.',
  'real-all-why': 'It is what the estimate is compared with.',
  'guess-all-do': 'Find the estimated product.',
  'guess-all-why': 'Both estimates go into it.',
} as const;

/** Level 1 has friendly percents, level 2 usual ones, level 3 how far off an estimate is, or what is acceptable. */
export const m7PercentErrorCompute = numberSkill('m7-percent-error-compute', {
  version: 4,
  byHand: { levels: [2], ask: 'hand-decide' },
  form: 'percent',
  text,
  draw: ({ level, random }): Params =>
    level === 3 && random.chance(40) ? drawAllowed(random) : drawGuess(level, random),
  build(params: Params, { level, say, step, distractor }) {
    if ('limit' in params) return allowedBody(params, { step, distractor });
    const { scene, name, real, percent, over, upTo = 0 } = params;
    const gap = (real * percent) / 100;
    const guess = over ? real + gap : real - gap;
    const told = `${scene.key}-${over ? 'over' : 'under'}` as const;
    return {
      words: { name, guess, real, gap, percent, upTo },
      drawn: { make: decided({ gap, real, guess, percent, upTo }, { say, distractor }) },
      question: [level === 3 ? told : scene.key, 'ask'],
      answer: `${percent}%`,
      distractors: [
        distractor(
          'divides-by-the-estimate',
          `${Math.round((100 * gap) / guess)}%`,
          (100 * gap) % guess === 0 ? 'estimate' : 'estimate-round',
        ),
        distractor('gives-the-difference-as-a-percent', `${gap}%`, 'difference'),
        over
          ? distractor('slip', `${(100 * guess) / real}%`, 'over')
          : distractor('keeps-a-negative-sign', `−${percent}%`, 'negative'),
      ],
      steps: [
        level === 3
          ? step('real', over ? `${guess} − ${gap}` : `${guess} + ${gap}`, real)
          : step('gap', `|${guess} − ${real}|`, gap),
        step('over', `${gap} ÷ ${real}`, percent / 100),
        step('sign', percent / 100, `${percent}%`),
      ],
      claims: [`${gap} / ${real} = ${percent} / 100`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, name, a, b, c, d }: Far, { step, distractor }) {
      const [guess, real] = [a * b, c * d];
      const gap = Math.abs(guess - real);
      const percent = (100 * gap) / real;
      const [one, two] = [(100 * Math.abs(a - c)) / c, (100 * Math.abs(b - d)) / d];
      return {
        words: { name, a, b, c, d, guess, real, percent },
        question: ask,
        answer: { value: `${percent}%`, reason: 'right-far' },
        distractors: [
          distractor('combines-the-percents-by-adding', `${one + two}%`, 'far-sum'),
          distractor(
            'divides-by-the-estimate',
            `${Math.round((100 * gap) / guess)}%`,
            (100 * gap) % guess === 0 ? 'far-guess' : 'far-guess-round',
          ),
          distractor('slip', `${Math.max(one, two)}%`, 'far-one'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('real-all', `${c} × ${d}`, real),
          step('guess-all', `${a} × ${b}`, guess),
          step('gap', `|${guess} − ${real}|`, gap),
          step('over', `${gap} ÷ ${real}`, percent / 100),
          step('sign', percent / 100, `${percent}%`),
        ],
        claims: [`${gap} / ${real} = ${percent} / 100`],
      };
    },
  },
});

type Said = Pick<Tools<keyof typeof text>, 'step' | 'distractor'>;

type Judged = Readonly<Record<'gap' | 'real' | 'guess' | 'percent' | 'upTo', number>>;

/** The percent of the real amount decides, not that of the estimate and not the difference alone. */
function decided(judged: Judged, { say, distractor }: Pick<Tools<keyof typeof text>, 'say' | 'distractor'>) {
  const { gap, guess, percent, upTo } = judged;
  const byGuess = Math.round((100 * gap) / guess);
  const words = { ...judged, byGuess };
  const fits = percent <= upTo;
  const claims = [say('claim-fits'), say('claim-fails')];
  const by = (measured: number): number => (measured <= upTo === fits ? 0 : 1);
  return argueFor({
    claims: fits ? claims : claims.toReversed(),
    evidence: [say('shows-real', words), say('shows-guess', words), say('shows-gap', words)],
    reasons: [say('since-real'), say('since-guess'), say('since-number')],
    wrong: [
      {
        by: distractor('divides-by-the-estimate', 1, say('estimate-round', words)),
        made: [by(byGuess), 1, 1],
      },
      {
        by: distractor('gives-the-difference-as-a-percent', 2, say('limit-number', words)),
        made: [by(gap), 2, 2],
      },
    ],
  });
}

/** The last amount on one side that is still acceptable. */
function allowedBody({ limit, real, percent, over }: Allowed, { step, distractor }: Said) {
  const gap = (real * percent) / 100;
  const [end, other] = over ? [real + gap, real - gap] : [real - gap, real + gap];
  const { key, unit } = limit;
  return {
    words: { real, percent, end, unit },
    question: [key, `${key}-${over ? 'most' : 'least'}`] as const,
    answer: { value: end, form: 'measure', unit, reason: 'right-allowed' } as const,
    finalAnswer: 'final-allowed' as const,
    otherWrong: 'other-allowed' as const,
    distractors: [
      distractor('gives-only-the-change', gap, 'allowed-gap'),
      distractor('adds-the-percent-as-a-number', over ? real + percent : real - percent, 'allowed-number'),
      distractor('slip', other, 'allowed-other'),
    ],
    steps: [
      step('may', `${real} × ${percent / 100}`, gap),
      step('end', over ? `${real} + ${gap}` : `${real} − ${gap}`, end, {
        do: over ? 'end-over-do' : 'end-under-do',
        why: 'end-why',
      }),
      step('over', `${gap} ÷ ${real}`, percent / 100, { do: 'check-allowed-do', why: 'check-allowed-why' }),
    ],
    claims: [`${gap} / ${real} = ${percent} / 100`],
  };
}

function drawAllowed(random: Random): Allowed {
  return random.until(() => {
    const limit = random.pick(limits);
    const [real, percent] = [
      10 * random.int(limit.least / 10, limit.most / 10),
      random.pick([6, 8, 10, 12, 15]),
    ];
    const gap = (real * percent) / 100;
    return Number.isInteger(gap) && gap !== percent && 18 * gap > real + gap
      ? { limit, real, percent, over: random.chance(50) }
      : null;
  });
}

/** a and b are the estimates of c and d. */
type Far = {
  ask: 'far-floor' | 'far-garden' | 'far-poster' | 'far-seats';
  name: string;
  a: number;
  b: number;
  c: number;
  d: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-floor', 'far-garden', 'far-poster', 'far-seats'] as const);
    const [c, d] = [random.int(10, 40), random.int(10, 40)];
    const [p, q] = [random.pick([-20, -10, 10, 20, 25]), random.pick([-25, -20, -10, 10, 20, 30])];
    const [a, b] = [c + (c * p) / 100, d + (d * q) / 100];
    const gap = Math.abs(a * b - c * d);
    const percent = (100 * gap) / (c * d);
    const byGuess = Math.round((100 * gap) / (a * b));
    const ways = [percent, Math.abs(p) + Math.abs(q), byGuess, Math.max(Math.abs(p), Math.abs(q))];
    const isWhole = [a, b, percent].every(Number.isInteger);
    const isNear = ways.every((way) => way > 1 && way < 12 * percent) && new Set(ways).size === 4;
    return isWhole && isNear && c !== d ? { ask, name: drawName(random), a, b, c, d } : null;
  });
}

/** As often above the percent error as below it, and near it. */
function drawLimit(percent: number, random: Random): number {
  const above = 5 * Math.floor(percent / 5) + 5;
  return random.chance(50) ? above : Math.max(2, 5 * Math.ceil(percent / 5) - 5);
}

/** Whole amounts, and wrong ways whose percents differ. */
function drawGuess(level: Level, random: Random): Guess {
  const scene = random.pick(scenes);
  return random.until(() => {
    const percent = random.pick<number>(percents[level]);
    const real = random.int(scene.least, scene.most);
    const over = random.chance(50);
    const gap = (real * percent) / 100;
    const guess = over ? real + gap : real - gap;
    const byGuess = Math.round((100 * gap) / guess);
    const isNear = gap > percent / 16 && gap < percent * 16 && (100 + percent) / percent < 19;
    return Number.isInteger(gap) &&
      gap > 1 &&
      isNear &&
      gap !== percent &&
      byGuess !== percent &&
      byGuess !== gap
      ? {
          scene,
          name: drawName(random),
          real,
          percent,
          over,
          ...(level === 2 && { upTo: drawLimit(percent, random) }),
        }
      : null;
  });
}
