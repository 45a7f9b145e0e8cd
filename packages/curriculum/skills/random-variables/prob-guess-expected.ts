import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const scenes = ['quiz', 'driving', 'map', 'science', 'music'] as const;

/** `choices` answers a question, of which `out` can be ruled out; `count` questions are guessed. */
type Params = {
  scene: (typeof scenes)[number];
  choices: number;
  out: number;
  gain: number;
  penalty: number;
  count: number;
};

/** Level 1 guesses one question, level 2 several, level 3 several after ruling out some answers. */
export const probGuessExpected = numberSkill('prob-guess-expected', {
  version: 1,
  form: 'decimal',
  finite: { 1: 125 },
  text: {
    headline: 'Expected score of guessing',
    quiz: 'In a city quiz, a question has {choices, number} answers. One of them is right.',
    driving: 'In a road rules test, a question has {choices, number} answers. One of them is right.',
    map: 'In a map contest, a question has {choices, number} answers. One of them is right.',
    science: 'In a science test, a question has {choices, number} answers. One of them is right.',
    music: 'In a music quiz, a question has {choices, number} answers. One of them is right.',
    points:
      'A right answer brings {gain, plural, one {# point} other {# points}}. Any other answer costs {penalty, plural, one {# point} other {# points}}.',
    out: 'A student knows that {out, plural, one {# answer does} other {# answers do}} not fit, and guesses among the others.',
    'ask-one': 'What is the expected score of a pure guess?',
    'ask-many': 'What is the expected score of {count, number} pure guesses?',
    'ask-rest': 'What is the expected score of {count, number} such guesses?',
    right: 'The points and the penalty are each weighted with their chance.',
    half: 'This takes half of the guesses as right. How many answers are there to choose from?',
    free: 'This leaves out the penalty. How often does a guess miss?',
    most: 'This is the score if every guess is right. How likely is that?',
    single: 'This is for one guess. How many guesses are there?',
    other: 'Find the chance of a right guess. Then weigh the points and the penalty.',
    'left-do': 'Count the answers to guess from.',
    'left-why': 'The others are ruled out.',
    'hit-do': 'Find the part from right guesses.',
    'hit-why': 'One of {left, number} answers is right, so divide by {left, number}.',
    'miss-do': 'Find the part from other guesses.',
    'miss-why': '{wrong, number} of {left, number} answers cost points.',
    'take-do': 'Take the penalty part away.',
    'take-why': 'Points lost count below zero.',
    'times-do': 'Multiply by the number of guesses.',
    'times-why': 'Expected scores add up.',
    final: 'The expected score is {value}.',
  },
  draw: ({ level, random }): Params => drawRules(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, choices, out, gain, penalty, count } = params;
    const left = choices - out;
    const [hit, miss] = [gain / left, (penalty * (left - 1)) / left];
    const key = keyOf(params);
    const value = show(key);
    const words = { choices, out, gain, penalty, count, left, value, wrong: left - 1 };
    return {
      words,
      question: [
        scene,
        'points',
        level === 3 ? 'out' : null,
        ({ 1: 'ask-one', 2: 'ask-many', 3: 'ask-rest' } as const)[level],
      ],
      answer: value,
      distractors: takeDistractors(
        key,
        [
          distractor('uses-half-right', (count * (gain - penalty)) / 2, 'half'),
          distractor('forgets-penalties', count * hit, 'free'),
          distractor('adds-the-maximum', count * gain, 'most'),
          distractor('slip', key / count, 'single'),
        ],
        show,
      ),
      steps: [
        level === 3 ? step('left', `${choices} − ${out}`, left) : null,
        step('hit', `${gain} ÷ ${left}`, show(hit)),
        step('miss', `${penalty} × ${left - 1} ÷ ${left}`, show(miss)),
        step('take', `${show(hit)} − ${show(miss)}`, show(hit - miss)),
        level === 1 ? null : step('times', `${show(hit - miss)} × ${count}`, value),
      ],
      claims: [`${count} * (${gain} - ${penalty} * ${left - 1}) / ${left} = ${value}`],
    };
  },
});

function show(value: number): string {
  return String(Number(value.toFixed(6)));
}

function keyOf({ choices, out, gain, penalty, count }: Params): number {
  const left = choices - out;
  return (count * (gain - penalty * (left - 1))) / left;
}

/** Scores above zero with at most two places a guess. */
function drawRules(level: Level, random: Random): Params {
  return random.until(() => {
    const choices = random.int(3, 6);
    const out = level === 3 ? random.int(1, choices - 3 > 0 ? choices - 3 : 1) : 0;
    const left = choices - out;
    const gain = random.int(3, 12);
    const penalty = random.int(1, 3);
    const count = level === 1 ? 1 : random.pick([4, 5, 6, 8, 10, 12, 15, 20]);
    const params: Params = { scene: random.pick(scenes), choices, out, gain, penalty, count };
    const key = keyOf(params);
    const isShort = [gain / left, penalty / left].every((of) => Number.isInteger(Math.round(of * 1e9) / 1e7));
    const likely = key > 0 && count * gain <= 19 * key;
    const values = [key, (count * (gain - penalty)) / 2, (count * gain) / left, count * gain].map(show);
    return left > 2 && isShort && likely && new Set(values).size === 4 ? params : null;
  });
}
