import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { lineEquation } from '../../src/numbers/lines/line-equations.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { planeAround } from '../../src/pictures/plane-around.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = {
  1: ['shown', 'graph', 'describes', 'named'],
  2: ['one', 'two', 'draws', 'named-two'],
  3: ['side', 'mirror', 'slope', 'never', 'right-angle'],
} as const;

/** The vertical line x = a or the horizontal line y = b; (a, b) lies on it, and `size` is how far off other points are. */
type Params = {
  ask: (typeof asks)[Level][number];
  name: string;
  isVertical: boolean;
  a: number;
  b: number;
  size: number;
  back: boolean;
};

const text = {
  headline: 'Horizontal and vertical lines',
  shown: 'Which equation goes with the line?',
  graph: 'The picture shows a line and one of its points. What is the equation of the line?',
  describes: 'Which equation is true for every point of this line?',
  named: '{name} writes an equation for this line. Which one fits?',
  one: 'A {direction} line goes through {point}. Which equation does it have?',
  two: 'A line goes through {point} and {next}. Which equation does it have?',
  draws: 'Which equation gives the {direction} line through {point}?',
  'named-two': '{name} draws a line through {point} and {next}. Which equation fits?',
  side: 'A rectangle has the corners {point}, {next}, {third} and {fourth}. On which line does its {side} side lie?',
  mirror:
    'Grid paper is folded along a {direction} line, so that {before} lands on {after}. Which equation does the fold have?',
  'slope-zero': 'A line through {point} has a slope of zero. Which equation does it have?',
  'slope-none': 'A line through {point} has an undefined slope. Which equation does it have?',
  never: 'A line through {point} never meets the {axis}. Which equation does it have?',
  'right-angle': 'A line through {point} makes a right angle with the {axis}. Which equation does it have?',
  equation: '{equation}',
  right: 'It is true for all points of the line, and for no others.',
  swaps: 'Take two points of the line. Which of their coordinates stays the same?',
  both: 'This line is slanted. Is the line in the question slanted as well?',
  off: 'This line runs the right way. Is its equation true for a point of the line in the question?',
  other: 'Find out which way the line runs. Which coordinate stays the same along it?',
  through: 'This line goes through the point as well. Which way does it run?',
  zero: 'This line is horizontal, with a slope of zero. Which way does the line in the question run?',
  'look-do': 'Find out which way the line runs.',
  'look-why': 'A horizontal line runs left and right, a vertical line up and down.',
  'add-do': 'Add the two coordinates that differ.',
  'add-why': 'The fold lies halfway, as far from one point as from the other.',
  'half-do': 'Divide by two.',
  'half-why': 'The mean of two numbers lies halfway between them.',
  'same-do': 'Look for the coordinate that stays the same.',
  'same-why': 'Along the line, the other coordinate takes all values.',
  'write-do': 'Write this as an equation.',
  'write-why': 'It says what is true for each point.',
} as const;

/** Level 1 has a picture, level 2 one or two points, level 3 a figure or a fact about the line. */
export const m8HorizontalVerticalEquation = choiceSkill('m8-horizontal-vertical-equation', {
  version: 2,
  text,
  draw: ({ level, random }): Params => drawLine(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const shown = (equation: string) => say('equation', { equation });
    const { ask, name, isVertical, a, b, size } = params;
    const [own, off] = isVertical ? [a, b] : [b, a];
    const [letter, turned] = isVertical ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const direction = isVertical ? 'vertical' : 'horizontal';
    const equation = `$${letter} = ${signed(own)}$`;
    const slanted = `$${lineEquation({ rise: a, run: 1 }, b)}$`;
    const same = `$${letter}$ is always ${signed(own)}`;
    return {
      words: { name, direction, ...placesOf(params) },
      question: ask === 'slope' ? (isVertical ? 'slope-none' : 'slope-zero') : ask,
      diagram: level === 1 ? planeWith(params) : null,
      answer: { value: 'right', text: shown(equation), reason: 'right' },
      distractors: [
        distractor(
          'swaps-horizontal-and-vertical-lines',
          'swaps',
          'swaps',
          shown(`$${turned} = ${signed(own)}$`),
        ),
        level === 1
          ? distractor('writes-y-equals-ax-plus-b-with-both-numbers', 'both', 'both', shown(slanted))
          : distractor('slip', 'off', 'off', shown(`$${letter} = ${signed(off)}$`)),
        isVertical
          ? distractor('calls-a-vertical-line-slope-zero', 'zero', 'zero', shown(`$y = ${signed(b)}$`))
          : distractor('uses-the-other-coordinate', 'other', 'other', shown(`$${turned} = ${signed(off)}$`)),
      ],
      steps: [
        level > 1 && step('look', lookOf(params), direction),
        ask === 'mirror' && step('add', `${signed(own - size)} + ${inBrackets(own + size)}`, signed(2 * own)),
        ask === 'mirror' && step('half', `${signed(2 * own)} ÷ 2`, signed(own)),
        step('same', direction, same),
        step('write', same, equation),
      ],
      finalAnswer: shown(equation),
      claims: [`${own} + 0 * ${off} = ${own}`],
    };
  },
});

/** What shows which way the line runs. */
function lookOf({ ask, isVertical, a, b, size }: Params): string {
  const next = isVertical ? pointText(a, b + size) : pointText(a + size, b);
  switch (ask) {
    case 'slope':
      return isVertical ? 'run zero' : 'rise zero';
    case 'never':
      return isVertical ? 'beside the y-axis' : 'beside the x-axis';
    case 'right-angle':
      return isVertical ? 'a right angle with the x-axis' : 'a right angle with the y-axis';
    case 'one':
    case 'draws':
    case 'mirror':
      return isVertical ? 'up and down' : 'left and right';
    default:
      return `${pointText(a, b)} and ${next}`;
  }
}

/** The points, sides and axes that a question tells. */
function placesOf({ ask, isVertical, a, b, size, back }: Params) {
  const [along, across] = isVertical ? [0, size] : [size, 0];
  const depth = back ? -size - 2 : size + 1;
  const [deep, high] = isVertical ? [depth, 0] : [0, depth];
  const isBehind = ask === 'never' ? isVertical : !isVertical;
  return {
    point: pointText(a, b),
    next: pointText(a + along, b + across),
    third: pointText(a + along + deep, b + across + high),
    fourth: pointText(a + deep, b + high),
    side: isVertical ? (back ? 'right' : 'left') : back ? 'upper' : 'lower',
    before: isVertical ? pointText(a - size, b) : pointText(a, b - size),
    after: isVertical ? pointText(a + size, b) : pointText(a, b + size),
    axis: isBehind ? 'y-axis' : 'x-axis',
  };
}

function planeWith({ isVertical, a, b }: Params): DiagramOf<'coordinate-plane'> {
  return {
    ...planeAround(9, [{ x: a, y: b, label: null }]),
    lines: [
      {
        through: [[a, b], isVertical ? [a, b + 1] : [a + 1, b]],
      },
    ],
  };
}

function drawLine(level: Level, random: Random): Params {
  return random.until(() => {
    const number = (): number => random.int(1, 8) * random.pick([1, -1]);
    const params: Params = {
      ask: random.pick<Params['ask']>(asks[level]),
      name: drawName(random),
      isVertical: random.chance(50),
      a: number(),
      b: number(),
      size: random.int(2, 6),
      back: random.chance(50),
    };
    return params.a !== params.b ? params : null;
  });
}
