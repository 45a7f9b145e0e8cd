import { numberSkill, plotAmounts, type SpecStep } from '../../src/kit/index.ts';
import { lowestTerms } from '../../src/numbers/lowest-terms.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { type SteadyPair, steadyPairs } from '../../src/scenes/rates/steady-pairs.ts';

/** Grid lines stand every `xStep` and every `rise`, and the line meets their corners. With `back` y is told and x asked for. */
type Params = { pair: SteadyPair; rise: number; xStep: number; asked: number; gridX: number; back: boolean };

/** One grid line read as one stays a likely slip while a grid line stands for no more than this. */
const mostRise = 20;

/** Level 1 marks the asked point, level 2 shows the line only, level 3 asks beyond the edge of the graph. All read either way. */
export const m6RatioGraphRead = numberSkill('m6-ratio-graph-read', {
  version: 8,
  byHand: { levels: [2], ask: 'plot-it', make: plotAmounts },
  form: 'integer',
  scenes: [steadyPairs],
  text: {
    headline: 'Read the graph',
    plot: 'The graph shows {x} across and {y} up.',
    'plot-it': [
      'Plot the point for {from, number} {told}.',
      'Which point stands for {from, number} {told}? Plot it.',
      'Go on to {from, number} {told}, and plot this point of the line.',
      'Plot the point that tells how many {asks} go with {from, number} {told}.',
    ],
    ask: 'How many {asks} go with {from, number} {told}?',
    'ask-beyond': 'The line goes on the same way. How many {asks} go with {from, number} {told}?',
    right: 'Every {step, number} {x} add {rise, number} {y}, so {px, number} {x} come to this value.',
    'right-back':
      'Every {rise, number} {y} belong to {step, number} {x}, so {py, number} {y} come to this value.',
    'reads-x': 'This is the number of {x}, read across. From there go up to the line. How high is it?',
    'reads-y':
      'This is the number of {y}, read up. From there go across to the line. How far to the right is it?',
    scale:
      'This counts every grid line as one. Look at the numbers on the axis for {asks}. What does one grid line stand for?',
    'next-line':
      'This reads one grid line away. Go straight up from {px, number}, then straight across. Where do you arrive?',
    'next-line-back':
      'This reads one grid line away. Go straight across from {py, number}, then straight down. Where do you arrive?',
    'beyond-y': 'This is the number of {y}. How many steps up is that, and how far across is each step?',
    'beyond-next-back': 'This adds one step too many. How many steps of {rise, number} lead to {py, number}?',
    'beyond-x': 'This is the number of {x}. How many steps across is that, and how high is each step?',
    'beyond-next': 'This adds one step too many. How many steps of {step, number} lead to {px, number}?',
    'other-beyond': 'Find how far up one step across leads. Then count the steps to {from, number} {told}.',
    other: 'Start at {px, number} on the axis for {x}. Go up to the line, then across to the axis for {y}.',
    'other-back':
      'Start at {py, number} on the axis for {y}. Go across to the line, then down to the axis for {x}.',
    'height-do': 'Find {py, number} on the axis for {y}.',
    'height-why': 'The second quantity is shown up.',
    'along-do': 'Go straight across to the line.',
    'along-why': 'Every point of the line shows a pair with the same ratio.',
    'down-do': 'Go straight down to the axis for {x}.',
    'down-why': 'The first number of the point is read there.',
    'steps-up-do': 'Count the steps up.',
    'steps-up-why': 'Every step across adds the same height.',
    'value-back-do': 'Multiply the width of a step by the number of steps.',
    'value-back-why': 'That is how far across the point lies.',
    'across-do': 'Find {px, number} on the axis for {x}.',
    'across-why': 'The first quantity is shown across.',
    'unit-do': 'Find what one step across adds upward.',
    'unit-why': 'Equivalent ratios lie on one straight line through zero.',
    'steps-do': 'Count the steps across.',
    'steps-why': 'Every step adds the same height.',
    'value-do': 'Multiply the height of a step by the number of steps.',
    'value-why': 'That is how far up the point lies.',
    'up-do': 'Go straight up to the line.',
    'up-why': 'Every point of the line shows a pair with the same ratio.',
    'over-do': 'Go straight across to the axis for {y}.',
    'over-why': 'The second number of the point is read there.',
    'check-do': 'Check that both pairs have the same ratio.',
    'check-why': 'Points on one line through zero show equivalent ratios.',
    final: '{value, number} {asks}',
  },
  draw({ level, random }) {
    const xStep = random.pick(level === 1 ? [2, 3, 4] : [2, 4, 5]);
    const gridX = random.int(4, 6);
    const asked = level === 3 ? gridX + random.int(2, 4) : random.int(2, gridX - 1);
    // A reason may tell the height of a step, so that is never what is asked for.
    const rise = random.until(() => {
      const drawn = random.int(xStep + 1, mostRise);
      return drawn === xStep * asked ? null : drawn;
    });
    return { pair: random.pick(steadyPairs.list), rise, xStep, asked, gridX, back: random.chance(50) };
  },
  build({ pair, rise, xStep, asked, gridX, back }: Params, { level, step, distractor }) {
    const [px, py] = [xStep * asked, rise * asked];
    const [from, value, told, asks] = back ? [py, px, pair.y, pair.x] : [px, py, pair.x, pair.y];
    const words = { x: pair.x, y: pair.y, px, py, step: xStep, rise, from, value, told, asks };
    const beyond = level === 3;
    const read: SpecStep[] = back
      ? [
          step('find-second-quantity', '', `${py} ${pair.y}`, 'height'),
          step('go-along', '', `(${px}, ${py})`, 'along'),
          step('go-down', '', `${px} ${pair.x}`, 'down'),
        ]
      : [
          step('find-first-quantity', '', `${px} ${pair.x}`, 'across'),
          step('go-up', '', `(${px}, ${py})`, 'up'),
          step('go-across', '', `${py} ${pair.y}`, 'over'),
        ];
    const goByStep: SpecStep[] = [
      step('read-step', '', `${rise} ${pair.y} for every ${xStep} ${pair.x}`, 'unit'),
      back
        ? step('count-steps', `${py} ÷ ${rise}`, asked, 'steps-up')
        : step('count-steps', `${px} ÷ ${xStep}`, asked, 'steps'),
      back
        ? step('multiply-steps', `${xStep} × ${asked}`, px, 'value-back')
        : step('multiply-steps', `${rise} × ${asked}`, py, 'value'),
    ];
    return {
      words,
      question: [`${pair.key}-facts`, 'plot', level === 3 ? 'ask-beyond' : 'ask'],
      diagram: {
        kind: 'coordinate-plane',
        x: { label: pair.xTitle, min: 0, max: xStep * gridX, step: xStep },
        y: { label: pair.yTitle, min: 0, max: rise * gridX, step: rise },
        points: level === 1 ? [{ x: px, y: py, label: null }] : [{ x: xStep, y: rise, label: null }],
        lines: [
          {
            through: [
              [0, 0],
              [xStep, rise],
            ],
          },
        ],
      },
      answer: { value, unit: asks, reason: back ? 'right-back' : 'right' },
      drawn: {
        value: pointText(px, py),
        wrong: back
          ? [pointText(py, py), pointText(asked, py), pointText(px + xStep, py)]
          : [pointText(px, px), pointText(px, asked), pointText(px, py + rise)],
      },
      distractors: back
        ? [
            distractor('swaps-the-two-quantities', py, beyond ? 'beyond-y' : 'reads-y'),
            distractor('misreads-the-axis-scale', asked, 'scale'),
            distractor('slip', px + xStep, beyond ? 'beyond-next-back' : 'next-line-back'),
          ]
        : [
            distractor('reads-the-x-axis-instead-of-the-y-axis', px, beyond ? 'beyond-x' : 'reads-x'),
            distractor('misreads-the-axis-scale', asked, 'scale'),
            distractor('slip', py + rise, beyond ? 'beyond-next' : 'next-line'),
          ],
      otherWrong: beyond ? 'other-beyond' : back ? 'other-back' : 'other',
      steps: [
        ...(level === 1 ? read : goByStep),
        step(
          'check-ratio',
          `${xStep}:${rise} and ${px}:${py}`,
          `${lowestTerms(xStep, rise)} and ${lowestTerms(px, py)}`,
          'check',
        ),
      ],
      claims: [`${py}/${px} = ${rise}/${xStep}`, `${rise} * ${asked} = ${py}`],
    };
  },
});
