import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';

const scenes = ['plants', 'voices', 'tickets', 'birds', 'letters'] as const;

/** `train` and `test` are numbers of examples, `right` those it gets right in the test; at level 3 both are percents. */
type Params = {
  scene: (typeof scenes)[number];
  train: number;
  test: number;
  right: number;
  fresh: number;
};

/** Level 1 tells the test, level 2 splits the examples first, level 3 uses the score for new cases. */
export const aiTestAccuracy = numberSkill('ai-test-accuracy', {
  version: 1,
  form: 'percent',
  text: {
    headline: 'How often is it right?',
    plants: 'A model learns to name plants.',
    voices: 'A model learns to write down what is said.',
    tickets: 'A model learns to read bus tickets.',
    birds: 'A model learns to name birds by their songs.',
    letters: 'A model learns to read written letters.',
    tested: 'It is trained on {train, number} examples and tested on {test, number} others.',
    'tested-right': 'In the test it is right {right, number} times.',
    split: 'There are {all, number} examples. It is trained on {part, number}% and tested on the rest.',
    'split-off': 'In the test it is off {off, number} times.',
    scores: 'On its training examples it is right in {train, number}% of the cases.',
    'scores-test': 'On a test with others it is right in {test, number}%.',
    'ask-score': 'In what percent of the test is it right?',
    'ask-fresh': 'Of {fresh, number} new cases, about how many will it get right?',
    right: 'Only the examples of the test count, since it has not seen them before.',
    'right-fresh': 'New cases are like the test: the model has not seen them.',
    all: 'This divides by all examples. On which ones was it tested?',
    misses: 'This is how often it is off. How often is it right?',
    count: 'This is a count. How many would it be out of a hundred?',
    training: 'This uses the score on examples it has seen. Which score fits new cases?',
    off: 'This counts the cases it gets off. Which ones are asked for?',
    middle: 'This is halfway between the two scores. Which score fits new cases?',
    other: 'Only a test with examples it has not seen tells how good it is.',
    'whole-do': 'Find the number of examples in the test.',
    'whole-why': 'The training examples do not count.',
    'right-do': 'Find how many it gets right.',
    'right-why': 'The others are the ones where it is off.',
    'divide-do': 'Divide by the number of examples in the test.',
    'divide-why': 'The score is a part of the test.',
    'percent-do': 'Write it as a percent.',
    'percent-why': 'A percent counts parts of a hundred.',
    'choose-do': 'Choose the score that fits new cases.',
    'choose-why': 'The model has seen its training examples, but no new case.',
    'decimal-do': 'Write the percent as a decimal.',
    'decimal-why': 'A percent is a number of hundredths.',
    'times-do': 'Multiply it by the number of new cases.',
    'times-why': 'About the same part of them will be right.',
    'headline-mixed': 'A score with something mixed in',
    'mixed-told':
      'A report says: “It is right in {score, number}% of {all, number} examples.” But it was trained on {train, number} of these.',
    'mixed-trained': 'On its training examples, it is right in {seen, number}%.',
    'ask-mixed': 'In what percent of the examples it has not seen is it right?',
    'right-mixed': 'What it has seen before is taken out, so only the test is left.',
    'mixed-report': 'This is the score of the report. Which examples are mixed into it?',
    'mixed-seen': 'This score is for examples it has seen. Which ones are asked for?',
    'mixed-off': 'This is how often it is off there. How often is it right?',
    'other-mixed': 'Find how many right answers belong to examples it has seen, and take them out.',
    'report-do': 'Find how many right answers the report counts.',
    'report-why': 'It is that percent of all examples.',
    'seen-do': 'Find how many of them are training examples.',
    'seen-why': 'It is the other percent of the training examples.',
    'out-do': 'Take them out.',
    'out-why': 'The right answers that are left belong to the test.',
    'test-do': 'Find how many examples it has not seen.',
    'test-why': 'They are the whole now.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawTest(level, random),
  build({ scene, train, test, right, fresh }: Params, { level, step, distractor }) {
    const all = train + test;
    const score = (100 * right) / test;
    const expected = (fresh * test) / 100;
    const value = level === 3 ? String(expected) : `${score}%`;
    const words = { train, test, right, all, part: (100 * train) / all, off: test - right, fresh, value };
    const show = (number: number): string => `${decimalQuotient(number, 1)}%`;
    const fraction = `$\\frac{${right}}{${test}}$`;
    const percent = [step('divide', `${right} ÷ ${test}`, fraction), step('percent', fraction, value)];
    return {
      words,
      question: {
        1: [scene, 'tested', 'tested-right', 'ask-score'] as const,
        2: [scene, 'split', 'split-off', 'ask-score'] as const,
        3: [scene, 'scores', 'scores-test', 'ask-fresh'] as const,
      }[level],
      answer: level === 3 ? { value, form: 'integer', reason: 'right-fresh' } : value,
      distractors:
        level === 3
          ? [
              distractor('uses-the-training-score', (fresh * train) / 100, 'training'),
              distractor('gives-the-share-of-misses', fresh - expected, 'off'),
              distractor('slip', (fresh * (train + test)) / 200, 'middle'),
              distractor('slip', test, 'off'),
            ]
          : takeDistractors(
              score,
              [
                distractor(
                  'divides-by-all-examples',
                  (100 * (level === 1 ? right : all - test + right)) / all,
                  'all',
                ),
                distractor('gives-the-share-of-misses', 100 - score, 'misses'),
                distractor('slip', right, 'count'),
                distractor('slip', test - right, 'count'),
              ],
              show,
            ),
      steps: {
        1: percent,
        2: [
          step('whole', `${all} − ${train}`, test),
          step('right', `${test} − ${test - right}`, right),
          ...percent,
        ],
        3: [
          step('choose', 'two scores', `${test}%`),
          step('decimal', `${test}%`, String(test / 100)),
          step('times', `${test / 100} × ${fresh}`, expected),
        ],
      }[level],
      claims: level === 3 ? [`${test}/100 * ${fresh} = ${expected}`] : [`${right}/${test} = ${score}/100`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [all, part] = [
          random.pick([100, 200, 250, 400, 500, 800, 1000]),
          random.pick([50, 60, 70, 75, 80]),
        ];
        const train = (all * part) / 100;
        const [seen, fresh] = [random.int(92, 99), random.int(45, 80)];
        const [fromTrain, fromTest] = [(train * seen) / 100, ((all - train) * fresh) / 100];
        const score = (100 * (fromTrain + fromTest)) / all;
        const fits = [train, fromTrain, fromTest, score].every(Number.isInteger);
        return fits && fresh !== 50 ? { scene: random.pick(scenes), all, train, seen, fresh, score } : null;
      }),
    build({ scene, all, train, seen, fresh, score }, { step, distractor }) {
      const [total, fromTrain] = [(all * score) / 100, (train * seen) / 100];
      const [rest, test] = [total - fromTrain, all - train];
      return {
        words: { all, train, seen, score, value: `${fresh}%` },
        headline: 'headline-mixed',
        question: [scene, 'mixed-told', 'mixed-trained', 'ask-mixed'],
        answer: { value: `${fresh}%`, reason: 'right-mixed' },
        distractors: takeDistractors(
          fresh,
          [
            distractor('divides-by-all-examples', score, 'mixed-report'),
            distractor('uses-the-training-score', seen, 'mixed-seen'),
            distractor('slip', 100 - fresh, 'mixed-off'),
          ],
          (of) => `${of}%`,
        ),
        otherWrong: 'other-mixed',
        steps: [
          step('report', `${score / 100} × ${all}`, total),
          step('seen', `${seen / 100} × ${train}`, fromTrain),
          step('out', `${total} − ${fromTrain}`, rest),
          step('test', `${all} − ${train}`, test),
          step('divide', `${rest} ÷ ${test}`, `$\\frac{${rest}}{${test}}$`),
          step('percent', `$\\frac{${rest}}{${test}}$`, `${fresh}%`),
        ],
        claims: [`(${fromTrain} + ${rest})/${all} = ${score}/100`, `${rest}/${test} = ${fresh}/100`],
      };
    },
  },
});

function drawTest(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes);
    if (level === 3) {
      const [train, test] = [random.int(92, 99), random.int(55, 88)];
      const fresh = random.pick([50, 100, 200, 300, 400, 500, 600, 800]);
      const whole = [(fresh * test) / 100, (fresh * train) / 100, (fresh * (test + train)) / 200];
      return whole.every(Number.isInteger) && new Set([...whole, fresh - (whole[0] ?? 0), test]).size === 5
        ? { scene, train, test, right: 0, fresh }
        : null;
    }
    const part = level === 1 ? random.pick([60, 75, 80, 90]) : random.pick([60, 70, 75, 80, 90]);
    const all = random.pick([100, 200, 250, 400, 500, 800, 1000]);
    const train = (all * part) / 100;
    const test = all - train;
    const right = random.int(Math.ceil(test * 0.55), Math.floor(test * 0.94));
    const score = (100 * right) / test;
    return Number.isInteger(score) &&
      score !== right &&
      test >= 20 &&
      100 - score !== right &&
      test - right !== score
      ? { scene, train, test, right, fresh: 0 }
      : null;
  });
}
