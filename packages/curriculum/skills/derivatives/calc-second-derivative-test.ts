import { choiceSkill, type Random } from '../../src/kit/index.ts';
import { numberText, polynomialText } from '../../src/numbers/polynomials.ts';
import { curveGraph } from '../../src/pictures/curve-graphs.ts';

type Kind = 'most' | 'least' | 'open';

/** f'(c) = 0 and f''(c) = bend; at level 3, f'' is bend + tilt · (x − c)², so it keeps its sign where bend is zero. */
type Params = { bend: number; tilt: number; c: number; height: number };

/** Level 1 shows a graph where the test decides, level 2 gives the two values, level 3 the second derivative. */
export const calcSecondDerivativeTest = choiceSkill('calc-second-derivative-test', {
  version: 2,
  text: {
    headline: 'Use the second derivative test',
    shown: 'The graph shows $f$. At $x = {c}$, {zero} and {second}.',
    values: 'A function has {zero} and {second}. Also, {point}.',
    rule: 'A function has {zero}, and its second derivative is {bends}.',
    ask: [
      'What does the second derivative test tell you about $x = {c}$?',
      'What does $f$ have at $x = {c}$ by the second derivative test?',
      'Use the second derivative test. What happens at $x = {c}$?',
      'Which kind of point is at $x = {c}$? Use the second derivative test.',
    ],
    most: 'A local maximum, since {second} is below zero',
    least: 'A local minimum, since {second} is above zero',
    open: 'It does not decide, since {second} is zero',
    'most-turned': 'A local maximum, since {second} is above zero',
    'least-turned': 'A local minimum, since {second} is below zero',
    inflection: 'An inflection point, since {second} is zero',
    slope: 'It does not decide, since {first} is zero',
    both: 'A local minimum, since {first} is not above zero',
    bent: 'An inflection point, since {second} is not zero',
    'right-most': 'The graph is level there and bends down on both sides.',
    'right-least': 'The graph is level there and bends up on both sides.',
    'right-open': 'With zero, a maximum, a minimum and an inflection point are all possible.',
    'turned-why': 'Think of a cup that opens up. Does it have its lowest or its highest point in the middle?',
    'inflection-why':
      'A zero of the second derivative is only a candidate. Does the sign have to change there?',
    'slope-why': 'The first derivative is zero at every such point. Which value does the test look at?',
    'bent-why': 'An inflection point needs a change of bending. What does the sign tell here?',
    other: 'Look at the sign of the second derivative at the point. Does the graph bend up or down there?',
    'level-do': 'Check that the first derivative is zero.',
    'level-why': 'The test is for points where the graph is level.',
    'sign-do': 'Find the sign of the second derivative there.',
    'sign-why': 'It tells how the graph bends.',
    'class-do': 'Say what the point is.',
    'class-why': 'Bending up makes a minimum, bending down a maximum. With zero the test is silent.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build({ bend, tilt, c, height }: Params, { level, say, step, distractor }) {
    const kind: Kind = bend === 0 ? 'open' : bend > 0 ? 'least' : 'most';
    const at = numberText(c);
    const value = numberText(bend);
    const words = {
      c: at,
      zero: `$f'(${at}) = 0$`,
      point: `$f(${at}) = ${numberText(height)}$`,
      first: `$f'(${at})$`,
      second: level === 3 ? `$f''(${at})$` : `$f''(${at}) = ${value}$`,
      bends: `$f''(x) = ${polynomialText([bend + tilt * c ** 2, -2 * tilt * c, tilt])}$`,
    };
    // In the answers, the value is named without its number.
    const named = { ...words, second: `$f''(${at})$` };
    const slope = distractor('uses-first-derivative-values', 'slope', 'slope-why', say('slope', named));
    const wrong = {
      most: [
        distractor('reverses-the-test', 'least-turned', 'turned-why', say('least-turned', named)),
        slope,
        distractor('slip', 'bent', 'bent-why', say('bent', named)),
      ],
      least: [
        distractor('reverses-the-test', 'most-turned', 'turned-why', say('most-turned', named)),
        slope,
        distractor('slip', 'bent', 'bent-why', say('bent', named)),
      ],
      open: [
        distractor(
          'calls-a-zero-second-derivative-an-inflection',
          'inflection',
          'inflection-why',
          say('inflection', named),
        ),
        distractor('uses-first-derivative-values', 'both', 'slope-why', say('both', named)),
        distractor('slip', 'slope', 'slope-why', say('slope', named)),
      ],
    }[kind];
    const way = { most: 'bends down', least: 'bends up', open: 'not decided' }[kind];
    return {
      words,
      question: [({ 1: 'shown', 2: 'values', 3: 'rule' } as const)[level], 'ask'],
      diagram:
        level === 1
          ? curveGraph({
              curves: [[height + (bend / 2) * c ** 2, -bend * c, bend / 2]],
              from: c - 4,
              to: c + 4,
              marks: [{ x: c, y: height, label: '' }],
            })
          : null,
      answer: { value: kind, text: say(kind, named), reason: `right-${kind}` },
      distractors: wrong,
      steps: [
        step('level', words.zero, 'the graph is level'),
        step(
          'sign',
          level === 3 ? words.bends : `$f''(${at})$`,
          `${value}, so ${way === 'not decided' ? way : `the graph ${way}`}`,
        ),
        step('class', way, { most: 'a maximum', least: 'a minimum', open: 'no decision' }[kind]),
      ],
      claims: [`${tilt} * (${c})^2 - 2 * ${tilt} * (${c})^2 + (${bend + tilt * c ** 2}) = ${bend}`],
    };
  },
});

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const bend = random.pick(level === 1 ? [-4, -2, 2, 4] : [-8, -6, -5, -4, -3, 0, 0, 0, 0, 3, 4, 5, 6, 8]);
  return { bend, tilt: random.pick([-3, -2, 2, 3, 4]), c: random.int(-4, 5), height: random.int(-6, 8) };
}
