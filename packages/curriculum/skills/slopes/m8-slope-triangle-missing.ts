import type { DiagramOf } from '@playforward/diagram';
import { type HandTask, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { areBelievable, isShort } from '../../src/numbers/linear-sides.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { wholeSlants } from '../../src/pictures/flat-figures.ts';
import { handPlane, pointMade } from '../../src/pictures/hand-scales.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';
import { drawName } from '../../src/scenes/people.ts';
import { type SlopeAround, slopesAround } from '../../src/scenes/slopes-around.ts';

const asks = ['small', 'same', 'hill', 'named'] as const;
const plots = ['plot', 'mark', 'show', 'named-plot'] as const;

/**
 * A slope triangle with the legs a to the right and b up, and one that is `times` as large. Level 3: the line through
 * (x, y) with this slope, and its point `times` as far on.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof plots)[number] | 'story';
  name: string;
  story: SlopeAround;
  a: number;
  b: number;
  slant: number;
  times: number;
  asksRise: boolean;
  x: number;
  y: number;
};

const text = {
  headline: 'Slope triangles on one line',
  small: 'Both slope triangles lie on the same line. How long is the side with the question mark?',
  same: 'The slanted sides of both triangles lie on one line. Which length is missing?',
  hill: 'The picture shows two slope triangles of one hillside. What is the missing length?',
  named: '{name} draws two slope triangles on one line. How long is the missing side?',
  plot: 'A line goes through {first}, and its slope is {slope}. Plot its point with {told}.',
  mark: 'Start at {first} and follow the slope {slope}. Mark the point of the line with {told}.',
  show: 'The slope of a line is {slope}, and {first} lies on it. Show the point of the line at {told}.',
  'named-plot': '{name} draws a line with the slope {slope} through {first}. Plot its point at {told}.',
  at: 'Point at {at}',
  right: 'Both triangles have the same ratio of rise to run.',
  'right-plot': 'The rise is the run multiplied by the slope.',
  adds: 'This adds the same to both sides. What is the same in triangles of one shape?',
  inverts: 'This uses the ratio the other way around. Which side stands for the rise?',
  slanted: 'This uses the slanted side. Which two sides make the slope?',
  leg: 'This is a side that is given. How many times as large is the other triangle?',
  'plot-adds': 'This adds the run to both coordinates. How much does the line rise for that run?',
  'plot-inverts':
    'This takes the slope the other way around. How much does the line rise for {wide} to the right?',
  'plot-down': 'This goes down. Does a line with a positive slope rise or fall?',
  'plot-up': 'This goes up. Does a line with a negative slope rise or fall?',
  'right-story': 'The ratio of rise to run is the same all along the slope.',
  'adds-story': 'This adds the same to both distances. What stays the same all along the slope?',
  'inverts-story': 'This uses the ratio the other way around. Which number stands for the rise?',
  'leg-story': 'This is a distance that is given. How many times as far is the other one?',
  'other-story':
    'Find how many times as far the known distance is. The other distance grows by the same factor.',
  'times-story-do': 'Find how many times as far the known distance is.',
  'times-story-why': 'The slope is the same all along.',
  'scale-story-do': 'Multiply the other distance by this number.',
  'scale-story-why': 'Rise and run grow by the same factor, so their ratio stays.',
  'check-story-why': 'It must be the same over both distances.',
  other: 'Find how many times as large the known side is. The other side grows by the same factor.',
  'other-plot': 'Find the run first. Then use the slope to find the rise.',
  'times-do': 'Find how many times as large the known side is.',
  'times-why': 'The triangles have the same shape.',
  'scale-do': 'Multiply the matching side by this number.',
  'scale-why': 'All sides grow by the same factor, so the ratio of rise to run stays.',
  'check-do': 'Check the ratio of rise to run.',
  'run-do': 'Find the run.',
  'run-why': 'It is how far to go to the right.',
  'rise-do': 'Find the rise.',
  'rise-why': 'It is the run multiplied by the slope.',
  'point-do': 'Go up or down by the rise.',
  'point-why': 'The new point lies on the same line.',
  final: 'The missing length is {shown}.',
  'final-story': 'The answer is {shown} {unit}.',
  'final-plot': 'The point is {point}.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof slopesAround.text>;

/** Level 1 has a picture, level 2 a story, level 3 plots a point of the line by hand. */
export const m8SlopeTriangleMissing = numberSkill('m8-slope-triangle-missing', {
  version: 3,
  form: 'number',
  scenes: [slopesAround],
  text,
  draw: ({ level, random }): Params => (level === 3 ? drawPlot(random) : drawTriangles(level, random)),
  build: (params: Params, tools) =>
    tools.level === 3 ? buildPlot(params, tools) : buildLength(params, tools),
});

function buildLength(params: Params, { level, say, step, distractor }: Said) {
  const { ask, name, story, a, b, slant, times, asksRise } = params;
  const [own, other] = asksRise ? [b, a] : [a, b];
  const known = other * times;
  const value = own * times;
  const shown = numberOf(value);
  const isStory = ask === 'story';
  const words = { name, shown, unit: story.unit, a, b };
  return {
    words,
    question: isStory
      ? [
          `${story.key}-told` as const,
          asksRise ? say(`${story.key}-rise`, { run: known }) : say(`${story.key}-run`, { rise: known }),
        ]
      : ask,
    diagram: level === 1 ? trianglesOf(params) : null,
    answer: {
      value: shown,
      ...(isStory && { unit: story.unit }),
      reason: isStory ? ('right-story' as const) : ('right' as const),
    },
    otherWrong: isStory ? ('other-story' as const) : ('other' as const),
    distractors: [
      distractor(
        'adds-the-same-amount-to-both-legs',
        numberOf(own + known - other),
        isStory ? 'adds-story' : 'adds',
      ),
      distractor(
        'inverts-the-ratio-of-the-legs',
        numberOf((known * other) / own),
        isStory ? 'inverts-story' : 'inverts',
      ),
      level === 1
        ? distractor('uses-the-hypotenuse', numberOf((known * own) / slant), 'slanted')
        : distractor('slip', own, 'leg-story'),
      level === 1 && distractor('slip', own, 'leg'),
    ],
    steps: [
      step('times', `${numberOf(known)} ÷ ${other}`, numberOf(times), isStory ? 'times-story' : 'times'),
      step('scale', `${own} × ${numberOf(times)}`, shown, isStory ? 'scale-story' : 'scale'),
      level === 2 &&
        step(
          'check',
          `${b} ÷ ${a} and ${numberOf(b * times)} ÷ ${numberOf(a * times)}`,
          `${typeset(signedFraction(b, a))} in both`,
          { why: 'check-story-why' },
        ),
    ],
    finalAnswer: isStory ? ('final-story' as const) : ('final' as const),
    claims: [`${own} * ${known} / ${other} = ${value}`],
  };
}

function numberOf(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** Two right triangles beside each other, with their slanted sides on one line. */
function trianglesOf({ a, b, slant, times, asksRise }: Params): DiagramOf<'polygon'> {
  const [run, rise] = [a * times, b * times];
  const [right, up] = [a + run, b + rise];
  return {
    kind: 'polygon',
    ...namedFigure({
      points: [
        ['A', 0, 0],
        ['B', a, 0],
        ['C', a, b],
        ['D', right, b],
        ['E', right, up],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, String(a)],
        [1, 2, String(b)],
        [0, 2, String(slant)],
        [2, 3, asksRise ? String(run) : null],
        [3, 4, asksRise ? null : String(rise)],
        [2, 4],
      ],
      angles: [
        [1, 2, 0, '', 'square'],
        [3, 4, 2, '', 'square'],
      ],
    }),
  };
}

function buildPlot({ ask, name, a, b, times, x, y }: Params, { say, step, distractor }: Said) {
  const task: HandTask = { kind: 'plot-points', plane: handPlane(reach), points: [''] };
  const [wide, up] = [a * times, b * times];
  const [x2, y2] = [x + wide, y + up];
  const give = (px: number, py: number) => ({
    value: pointMade(task, px, py),
    text: say('at', { at: pointText(px, py) }),
  });
  const wrong = (
    misconception: Parameters<typeof distractor>[0],
    py: number,
    reason: 'plot-adds' | 'plot-inverts' | 'plot-down' | 'plot-up',
  ) => {
    const { value, text: told } = give(x2, py);
    return distractor(misconception, value, reason, { text: told });
  };
  const slope = typeset(signedFraction(b, a));
  return {
    words: {
      name,
      slope,
      wide: signed(wide),
      first: pointText(x, y),
      told: `$x = ${signed(x2)}$`,
      point: pointText(x2, y2),
    },
    question: ask as (typeof plots)[number],
    hand: task,
    answer: { ...give(x2, y2), reason: 'right-plot' as const },
    distractors: [
      wrong('adds-the-same-amount-to-both-legs', y + wide, 'plot-adds'),
      wrong('inverts-the-ratio-of-the-legs', y + (wide * a) / b, 'plot-inverts'),
      wrong('slip', y - up, up > 0 ? 'plot-down' : 'plot-up'),
    ],
    steps: [
      step('run', `${signed(x2)} − ${x < 0 ? `(${signed(x)})` : x}`, wide),
      step('rise', `run ${wide}, slope ${slope}`, `rise ${signed(up)}`),
      step('point', `${signed(y)} + ${up < 0 ? `(${signed(up)})` : up} = ${signed(y2)}`, pointText(x2, y2)),
    ],
    finalAnswer: 'final-plot' as const,
    otherWrong: 'other-plot' as const,
    claims: [`${wide} * (${b}/${a}) = ${up}`],
  };
}

const reach = 10;

function drawTriangles(level: Level, random: Random): Params {
  return random.until(() => {
    const [wholeA, wholeB, slant] = random.pick(wholeSlants);
    const [a, b] = level === 1 ? [wholeA, wholeB] : [random.int(3, 24), random.int(2, 16)];
    const times = level === 1 ? random.pick([1.5, 2, 2.5, 3, 4]) : random.int(3, 16) / 2;
    const asksRise = random.chance(50);
    const params: Params = {
      ask: level === 1 ? random.pick(asks) : 'story',
      name: drawName(random),
      story: random.pick(slopesAround.list),
      a,
      b,
      slant,
      times,
      asksRise,
      x: 0,
      y: 0,
    };
    const [own, other] = asksRise ? [b, a] : [a, b];
    const known = other * times;
    const values = [own * times, own + known - other, (known * other) / own, (known * own) / slant, own];
    const used = level === 1 ? values : values.filter((_, at) => at !== 3);
    const isPlain = used.every(isShort) && b < a * 1.5 && Number.isInteger(known) && (level === 1 || b < a);
    return isPlain && a !== b && times !== 1 && areBelievable(used) ? params : null;
  });
}

function drawPlot(random: Random): Params {
  return random.until(() => {
    const [a, b] = [random.int(1, 5), random.int(1, 5) * random.pick([1, -1])];
    const times = random.int(2, 4);
    const [x, y] = [random.int(-9, 4), random.int(-8, 8)];
    const [wide, up] = [a * times, b * times];
    const heights = [y + up, y + wide, y + (wide * a) / b, y - up];
    const isInside =
      x + wide <= reach && heights.every((one) => Number.isInteger(one) && Math.abs(one) <= reach);
    // The mark stands at zero at first.
    const isOpen =
      a !== Math.abs(b) && isInside && new Set(heights).size === 4 && (x + wide !== 0 || y + up !== 0);
    return isOpen
      ? {
          ask: random.pick(plots),
          name: drawName(random),
          story: slopesAround.list[0] as SlopeAround,
          a,
          b,
          slant: 0,
          times,
          asksRise: true,
          x,
          y,
        }
      : null;
  });
}
