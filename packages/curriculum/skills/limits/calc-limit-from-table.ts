import { numberSkill } from '../../src/kit/index.ts';
import { numberText } from '../../src/numbers/polynomials.ts';

const distances = [0.1, 0.01, 0.001] as const;

/**
 * Left of x = at, f is left − leftSlope · distance; right of it, right + rightSlope · distance; `value` is f(at).
 * `side` is asked for at level 3.
 */
type Params = {
  at: number;
  left: number;
  right: number;
  leftSlope: number;
  rightSlope: number;
  value: number;
  side: 'left' | 'right';
};

/** Level 1 has a value at the point, level 2 none, level 3 asks for one of two different sides. */
export const calcLimitFromTable = numberSkill('calc-limit-from-table', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Estimate a limit from a table',
    shown: 'The table shows values of a function $f$ near $x = {at}$.',
    missing: 'At $x = {at}$, $f$ has no value.',
    ask: [
      'What is {limit}?',
      'Estimate {limit}.',
      'Use the table to find {limit}.',
      'Which value do you expect for {limit}?',
    ],
    'ask-left': [
      'Estimate the limit from the left, {limit}.',
      'Which value do you expect for the limit from the left, {limit}?',
    ],
    'ask-right': [
      'Estimate the limit from the right, {limit}.',
      'Which value do you expect for the limit from the right, {limit}?',
    ],
    none: 'There is no limit',
    right: 'The outputs come as close to it as you like when $x$ comes close to {at}.',
    point: 'This is the value at the point itself. What do the outputs beside it come close to?',
    far: 'This is from the row farthest from {at}. Which rows lie closest?',
    mean: 'This takes the mean of outputs on both sides. Where does one side lead on its own?',
    hole: 'A missing value at $x = {at}$ does not matter. What happens on both sides of it?',
    other: 'Look only at the rows closest to {at}. Which number do the outputs come close to?',
    near: 'This is one of the outputs. Does the row end there, or does it lead on to another number?',
    'left-do': 'Follow the outputs from the left.',
    'left-why': 'There, $x$ is a little less than {at}.',
    'right-do': 'Follow the outputs from the right.',
    'right-why': 'There, $x$ is a little more than {at}.',
    'same-do': 'Compare the two sides.',
    'same-why': 'Both lead to the same number, so this is the limit.',
    'side-do': 'Choose the rows on the side the question names.',
    'side-why': 'A small minus means from the left, a small plus from the right.',
    'follow-do': 'Follow the outputs as $x$ comes close.',
    'follow-why': 'The distance to one number shrinks to a tenth in each row.',
    'check-do': 'Leave out the row at {at} itself.',
    'check-why': 'A limit tells what happens near the point, not at it.',
    final: 'The limit is {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const left = random.int(2, 9);
      const right = level === 3 ? random.int(2, 9) : left;
      const slopes = [-4, -3, -2, -1, 1, 2, 3, 4];
      const [leftSlope, rightSlope] = [random.pick(slopes), random.pick(slopes)];
      const value = random.int(1, 12);
      const apart = level !== 3 || Math.abs(left - right) > 1;
      const other = value !== left && value !== right;
      const lopsided = leftSlope !== rightSlope && left + right !== 2 * value;
      return apart && other && lopsided
        ? {
            at: random.int(-3, 6),
            left,
            right,
            leftSlope,
            rightSlope,
            value,
            side: random.pick(['left', 'right']),
          }
        : null;
    });
  },
  build({ at, left, right, leftSlope, rightSlope, value: point, side }: Params, { level, step, distractor }) {
    const before = distances.map((distance) => left - leftSlope * distance);
    const after = distances.map((distance) => right + rightSlope * distance);
    const limit = level === 3 && side === 'right' ? right : left;
    const mark = level === 3 ? (side === 'left' ? '^-' : '^+') : '';
    const value = numberText(limit);
    const words = { at: numberText(at), value, limit: `$\\lim_{x \\to ${numberText(at)}${mark}} f(x)$` };
    const row = (outputs: readonly number[]): string => outputs.map(numberText).join(', ');
    const asked = level === 3 && side === 'right' ? after : before;
    const far = asked[0] ?? 0;
    const mean = level === 3 ? (left + right) / 2 : ((before[0] ?? 0) + (after[0] ?? 0)) / 2;
    return {
      words,
      question: ['shown', level === 2 ? 'missing' : null, level === 3 ? `ask-${side}` : 'ask'],
      diagram: {
        kind: 'function-table',
        input: 'x',
        output: 'f(x)',
        rule: null,
        pairs: [
          ...distances.map((distance, index): [string, string] => [
            numberText(at - distance),
            numberText(before[index] ?? 0),
          ]),
          [words.at, level === 2 ? 'none' : numberText(point)],
          ...distances
            .map((distance, index): [string, string] => [
              numberText(at + distance),
              numberText(after[index] ?? 0),
            ])
            .reverse(),
        ],
      },
      answer: value,
      distractors: [
        level === 2
          ? distractor('says-a-hole-means-no-limit', '0/0', 'hole', 'none')
          : distractor('uses-the-value-at-the-point', numberText(point), 'point'),
        distractor('uses-the-farthest-values', numberText(far), 'far'),
        distractor('averages-outputs-of-different-sides', numberText(mean), 'mean'),
      ],
      steps:
        level === 3
          ? [
              step('side', `the ${side} side`, row(asked)),
              step('follow', row(asked), value),
              step('check', `$f(${words.at})$ is ${numberText(point)}`, `the limit is ${value}`),
            ]
          : [
              step('left', row(before), value),
              step('right', row([...after]), value),
              step('same', `${value} and ${value}`, `the limit is ${value}`),
            ],
      claims: [
        `${left} - (${leftSlope}) * 0.001 = ${(left - leftSlope * 0.001).toFixed(3)}`,
        `${right} + (${rightSlope}) * 0.001 = ${(right + rightSlope * 0.001).toFixed(3)}`,
      ],
    };
  },
});
