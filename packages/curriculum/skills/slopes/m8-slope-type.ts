import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawName } from '../../src/scenes/people.ts';
import { type SlopeStory, slopeStories } from '../../src/scenes/slope-stories.ts';

type Kind = 'positive' | 'negative' | 'zero' | 'undefined';
const asks = ['which', 'line', 'named', 'walk'] as const;
const tells = ['points', 'through', 'named-points', 'goes'] as const;

/** A line through (x, y) and (x + run, y + rise); at level 3 a story with the numbers a and b. */
type Params = {
  ask: (typeof asks)[number] | (typeof tells)[number];
  name: string;
  kind: Kind;
  x: number;
  y: number;
  run: number;
  rise: number;
  story: SlopeStory;
  a: number;
  b: number;
};

const text = {
  headline: 'What kind of slope?',
  which: 'What kind of slope does this line have?',
  line: 'Look at the line from left to right. What kind of slope does it have?',
  named: '{name} describes this line to a friend. What kind of slope does it have?',
  walk: 'Find the rise and the run between two points of this line. What kind of slope does it have?',
  points: 'A line goes through {first} and {second}. What kind of slope does it have?',
  through: 'What kind of slope does the line through {first} and {second} have?',
  'named-points': '{name} draws a line through {first} and {second}. What kind of slope does it have?',
  goes: 'Find the kind of slope of the line from {first} to {second}.',
  'ask-story': 'What kind of slope does the line have?',
  positive: 'A positive slope',
  negative: 'A negative slope',
  zero: 'A slope of zero',
  undefined: 'An undefined slope',
  'right-positive': 'The line rises from left to right.',
  'right-negative': 'The line falls from left to right.',
  'right-zero': 'The line is level: its rise is zero.',
  'right-undefined': 'The line is vertical: its run is zero, and dividing by zero is undefined.',
  level: 'Is the rise zero here, or the run? Which of them do you divide by?',
  upright: 'The run is zero here. Can you divide by it?',
  moves: 'This needs a run of zero. Does the line go to the right at all?',
  falls: 'Go along the line from left to right. Does it lead up or down?',
  rises: 'Go along the line from left to right. Does it lead up or down?',
  meets: 'A coordinate is zero where the line meets an axis. But does the height change along the line?',
  'meets-story': 'A slope of zero keeps one height. Does the height of this line change?',
  high: 'This looks at the height of the line. Does the height change along the line?',
  tilts: 'Does this line go up or down to the right? Compare its height at two places.',
  'steep-down': 'A line that falls goes to the right as well. Does this one?',
  steep: 'It is very steep. How far does it go to the right?',
  other: 'Find the rise and the run. Then think what their quotient is.',
  'run-do': 'Look at the run.',
  'run-why': 'It is how far the line goes to the right.',
  'rise-do': 'Look at the rise.',
  'rise-why': 'It is how far the line goes up or down.',
  'say-do': 'Name the kind of slope.',
  'say-why': 'The slope is the rise divided by the run.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof slopeStories.text>;

/** Level 1 has a picture, level 2 two points, level 3 a story. */
export const m8SlopeType = choiceSkill('m8-slope-type', {
  version: 2,
  scenes: [slopeStories],
  text,
  draw: ({ level, random }): Params => drawLine(level, random),
  build(params: Params, tools) {
    const { level, say, step } = tools;
    const { ask, name, kind, x, y, run, rise, story, a, b } = params;
    const told = level === 3;
    const words = { name, first: pointText(x, y), second: pointText(x + run, y + rise) };
    const [wide, tall] = told ? wordsOf[kind] : [signed(run), signed(rise)];
    return {
      words,
      question: told ? [say(`${story.key}-told`, { a, b }), 'ask-story'] : ask,
      diagram: level === 1 ? planeWith(params) : null,
      answer: { value: kind, reason: `right-${kind}` },
      distractors: wrongOf(params, tools),
      steps: [
        step(
          'run',
          told ? 'how far to the right' : `from ${signed(x)} to ${signed(x + run)}`,
          `run: ${wide}`,
        ),
        step(
          'rise',
          told ? 'how far up or down' : `from ${signed(y)} to ${signed(y + rise)}`,
          `rise: ${tall}`,
        ),
        step('say', `rise ${tall}, run ${wide}`, names[kind]),
      ],
      claims: [
        told ? `${a} + ${b} = ${a + b}` : `${x} + (${run}) = ${x + run}`,
        `${y} + (${rise}) = ${y + rise}`,
      ],
    };
  },
});

/** Run and rise in words. */
const wordsOf: Readonly<Record<Kind, readonly [string, string]>> = {
  positive: ['above zero', 'above zero'],
  negative: ['above zero', 'below zero'],
  zero: ['above zero', 'zero'],
  undefined: ['zero', 'above zero'],
};

const names: Readonly<Record<Kind, string>> = {
  positive: 'a positive slope',
  negative: 'a negative slope',
  zero: 'a slope of zero',
  undefined: 'an undefined slope',
};

type Wrong = readonly [Distractor['misconception'], Kind, keyof typeof text];

function wrongOf({ kind, y }: Params, { level, distractor }: Said) {
  const ways: Readonly<Record<Kind, readonly Wrong[]>> = {
    positive: [
      ['reads-a-rising-line-as-negative', 'negative', 'rises'],
      ['takes-a-zero-on-the-line-for-slope-zero', 'zero', level < 3 ? 'meets' : 'meets-story'],
      ['slip', 'undefined', 'moves'],
    ],
    negative: [
      ['reads-a-falling-line-as-positive', 'positive', 'falls'],
      ['takes-a-zero-on-the-line-for-slope-zero', 'zero', level < 3 ? 'meets' : 'meets-story'],
      ['slip', 'undefined', 'moves'],
    ],
    zero: [
      ['confuses-zero-and-undefined-slope', 'undefined', 'level'],
      ['reads-the-height-as-the-slope', level < 3 && y < 0 ? 'negative' : 'positive', 'high'],
      ['slip', level < 3 && y < 0 ? 'positive' : 'negative', 'tilts'],
    ],
    undefined: [
      ['confuses-zero-and-undefined-slope', 'zero', 'upright'],
      ['calls-a-steep-line-positive', 'positive', 'steep'],
      ['slip', 'negative', 'steep-down'],
    ],
  };
  return ways[kind].map(([misconception, value, reason]) => distractor(misconception, value, reason));
}

function planeWith({ x, y, run, rise }: Params): DiagramOf<'coordinate-plane'> {
  const axis = (label: string) => ({ label, min: -8, max: 8, step: 1 });
  return {
    kind: 'coordinate-plane',
    x: axis('x'),
    y: axis('y'),
    points: [],
    lines: [
      {
        through: [
          [x, y],
          [x + run, y + rise],
        ],
      },
    ],
  };
}

/** Lines that rise or fall meet zero somewhere, so that a zero can be seen on each of them. */
function drawLine(level: Level, random: Random): Params {
  const kind = random.pick(['positive', 'negative', 'zero', 'undefined'] as const);
  const story = random.pick(slopeStories.list.filter((one) => level < 3 || one.kind === kind));
  const between = ([least = 0, most = 0]: readonly number[]): number => random.int(least, most);
  return random.until(() => {
    const [x, y] = [random.int(-7, 6), random.int(-7, 7)];
    const run = kind === 'undefined' ? 0 : random.int(1, 6);
    const size = random.int(1, 6);
    const rise = { positive: size, negative: -size, zero: 0, undefined: size }[kind];
    const isInside = x + run < 8 && Math.abs(y + rise) < 8;
    const meets =
      kind === 'positive' || kind === 'negative'
        ? x * (x + run) <= 0 || y * (y + rise) <= 0
        : y !== 0 && x !== 0;
    return isInside && meets
      ? {
          ask: random.pick<Params['ask']>(level === 2 ? tells : asks),
          name: drawName(random),
          kind,
          x,
          y,
          run,
          rise,
          story,
          a: level === 3 ? between(story.a) : 0,
          b: level === 3 ? between(story.b) : 0,
        }
      : null;
  });
}
