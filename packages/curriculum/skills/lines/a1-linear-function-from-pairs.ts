import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  interceptThrough,
  lineAt,
  lineEquation,
  reducedSlope,
  type Slope,
  slopeTex,
} from '../../src/numbers/lines/line-equations.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type LinearScene, linearScenes, lineRule } from '../../src/scenes/linear-scenes.ts';

const asks = ['which', 'write', 'find', 'both'] as const;
/** The line with this slope and the constant b, known at p and at r. */
type Params = {
  ask: (typeof asks)[number] | 'graph' | 'story';
  scene: LinearScene;
  slope: Slope;
  b: number;
  p: number;
  r: number;
};

/**
 * Level 1 rises from positive inputs, a third of it in a graph; level 2 has negative inputs and slopes, half of them fractions; level 3 tells two
 * values of a story.
 */
export const a1LinearFunctionFromPairs = numberSkill('a1-linear-function-from-pairs', {
  version: 4,
  form: 'equation',
  scenes: [linearScenes],
  text: {
    headline: 'A line through two points',
    which: 'Which line passes through {first} and {second}?',
    write: 'Write the equation of the line through {first} and {second}.',
    find: 'Find the linear function whose graph contains {first} and {second}. Write its equation with {y}.',
    both: 'The pairs {first} and {second} belong to one linear function. What is its equation?',
    graph: [
      'The graph shows a line with two marked points. What is its equation?',
      'Two points of the line in the graph are marked. Write the equation of this line.',
    ],
    story: 'The change is steady. Let {x} count the {xs} and {y} the {ys}. Write an equation.',
    right: 'Both pairs make the equation true.',
    output: 'This takes an output for the value at zero. Which input goes with that output?',
    sign: 'Does the output grow or fall from the first pair to the second?',
    back: 'The slope fits. Put one of the pairs in. Do both sides agree?',
    other: 'Find the slope first. Then use one of the pairs to find the constant.',
    'read-do': 'Read the two marked points.',
    'read-why': 'The first number counts along the x-axis, and the second one along the y-axis.',
    'slope-do': 'Find the slope.',
    'slope-why': 'Divide the change of the output by the change of the input.',
    'constant-do': 'Put one pair in to find the constant.',
    'constant-why': 'A pair of the line makes its equation true.',
    'write-do': 'Write the equation.',
    'write-why': 'The slope is the coefficient of {x}.',
    'test-do': 'Test the other pair.',
    'test-why': 'A linear function has to fit both.',
    steeper:
      'A line passes through {first} and {second}. Another line meets the y-axis at the same place, and its slope is {k, number} times as large. What is the equation of the other line?',
    same: 'Two lines meet on the y-axis. One of them passes through {first} and {second}. The slope of the other one is {k, number} times as large. Write the equation of the other line.',
    tanks:
      'Two tanks hold the same amount of water at the start. After {p, number} minutes the first one holds {y1, number} liters, and after {r, number} minutes {z1, number} liters. The second one fills {k, number} times as fast. Write an equation for its liters {y} after {x} minutes.',
    savings:
      'Two friends start with the same amount of money, and both save steadily. The first one has {y1, number} dollars after {p, number} weeks, and {z1, number} dollars after {r, number} weeks. The second one saves {k, plural, =2 {twice} =3 {three times} other {# times}} as much each week. Write an equation for the dollars {y} of the second one after {x} weeks.',
    'right-other': 'It has the same y-intercept, and its slope is {k, number} times as large.',
    first: 'This is the first line. How does the slope of the other one differ?',
    'output-other': 'This takes an output for the value at zero. What is the y-intercept of the first line?',
    'start-other': 'Here the y-intercept was made larger, too. What do both lines have in common?',
    'other-other': 'Find the slope and the y-intercept of the first line. Then change the slope only.',
    'times-do': 'Multiply the slope by {k, number}.',
    'times-why': 'Only the slope differs. The y-intercept is the same.',
    'both-do': 'Test both lines at zero.',
    'both-why': 'They have to meet on the y-axis.',
    final: 'The equation is {equation}.',
  },
  draw: ({ level, random }): Params => drawLine(level, random),
  build({ ask, scene, slope, b, p, r }: Params, { say, step, distractor }) {
    const [y, z] = [lineAt(slope, b, p), lineAt(slope, b, r)];
    const value = lineEquation(slope, b);
    const turned = reducedSlope(-slope.rise, slope.run);
    const back = interceptThrough(turned, p, y);
    const put = (own: Slope): string => `$${signed(y)} = ${slopeTex(own)}(${signed(p)}) + b$`;
    const found = (own: Slope) =>
      step('slope', `change ${signed(z - y)} for ${r - p}`, `slope $${slopeTex(own)}$`);
    const written = (own: Slope, constant: number) =>
      step(
        'write',
        `slope $${slopeTex(own)}$, constant ${signed(constant)}`,
        `$${lineEquation(own, constant)}$`,
      );
    const pairs = `${pointText(p, y)} and ${pointText(r, z)}`;
    const read = ask === 'graph' && step('read', 'the graph', pairs);
    return {
      words: {
        first: pointText(p, y),
        second: pointText(r, z),
        x: '$x$',
        y: '$y$',
        xs: scene.x.toLowerCase(),
        ys: scene.y.toLowerCase(),
        equation: `$${value}$`,
      },
      question:
        ask === 'story'
          ? [
              say(`${scene.key}-point`, { at: p, y, first: 'yes' }),
              say(`${scene.key}-point`, { at: r, y: z, first: 'no' }),
              'story',
            ]
          : ask,
      diagram: ask === 'graph' ? lineThrough([p, y], [r, z]) : null,
      answer: value,
      distractors: [
        distractor('uses-an-output-as-the-intercept', lineEquation(slope, y), 'output', {
          work: [
            read,
            found(slope),
            step('constant', `pair ${pointText(p, y)}`, `$b = ${signed(y)}$`),
            written(slope, y),
          ],
        }),
        distractor('makes-a-sign-error-in-the-slope', lineEquation(turned, back), 'sign', {
          work: [
            read,
            found(turned),
            step('constant', put(turned), `$b = ${signed(back)}$`),
            written(turned, back),
          ],
        }),
        distractor('moves-a-term-without-changing-its-sign', lineEquation(slope, back), 'back', {
          work: [
            read,
            found(slope),
            step('constant', put(slope), `$b = ${signed(back)}$`),
            written(slope, back),
          ],
        }),
      ],
      steps: [
        read,
        found(slope),
        step('constant', put(slope), `$b = ${signed(b)}$`),
        written(slope, b),
        step('test', `$x = ${signed(r)}$`, `$y = ${signed(z)}$`),
      ],
      claims: [`(${z} - (${y})) / ${r - p} = ${slope.rise}/${slope.run}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const ask = random.pick(twins);
        const isStory = ask === 'tanks' || ask === 'savings';
        const m = random.int(2, 9) * (isStory ? 1 : random.pick([1, -1]));
        const b = isStory ? random.int(10, 60) : random.int(-9, 12);
        const p = isStory ? random.int(2, 4) : random.int(-4, 3);
        const [r, k] = [p + random.int(2, 5), random.int(2, 4)];
        const isOpen = b !== 0 && p !== 0 && r !== 0 && m * p + b !== 0;
        return isOpen ? { ask, m, b, p, r, k } : null;
      }),
    build({ ask, m, b, p, r, k }, { step, distractor }) {
      const [y, z] = [m * p + b, m * r + b];
      const value = lineRule(k * m, b);
      return {
        words: {
          first: pointText(p, y),
          second: pointText(r, z),
          x: '$x$',
          y: '$y$',
          y1: y,
          z1: z,
          p,
          r,
          k,
          equation: `$${value}$`,
        },
        question: ask,
        answer: { value, reason: 'right-other' },
        distractors: [
          distractor('uses-an-output-as-the-intercept', lineRule(k * m, y), 'output-other'),
          distractor('stops-after-the-first-step', lineRule(m, b), 'first'),
          distractor('slip', lineRule(k * m, k * b), 'start-other'),
        ],
        steps: [
          step('slope', `change ${signed(z - y)} for ${r - p}`, signed(m)),
          step('constant', `$${signed(y)} = ${signed(m)}(${signed(p)}) + b$`, `$b = ${signed(b)}$`),
          step('times', `${k} × ${m < 0 ? `(${signed(m)})` : m}`, signed(k * m)),
          step('write', `slope ${signed(k * m)}, constant ${signed(b)}`, `$${value}$`),
          step('both', '$x = 0$', `$y = ${signed(b)}$`),
        ],
        otherWrong: 'other-other',
        claims: [`(${z} - (${y})) / ${r - p} = ${m}`],
      };
    },
  },
});

const twins = ['steeper', 'same', 'tanks', 'savings'] as const;

/** Slopes below zero and of parts of one come at level 2. */
function drawSlope(level: Level, { random, scene }: { random: Random; scene: LinearScene }): Slope {
  if (level === 3) return { rise: random.int(2, 12) * (scene.falls ? -1 : 1), run: 1 };
  if (level === 1) return { rise: random.int(2, 7), run: 1 };
  const [rise, run] = random.chance(50) ? random.pick(parts) : [random.int(2, 7), 1];
  return { rise: rise * random.pick([1, -1]), run };
}

const parts = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 2],
  [3, 4],
] as const;

/** A line whose two points and whose meeting with the y-axis can be read on the plane. */
function drawGraph(random: Random): Params {
  const [scene] = linearScenes.list;
  return random.until(() => {
    const slope = { rise: random.int(2, 3), run: 1 };
    const [b, p] = [random.int(-7, 4), random.int(1, 3)];
    const r = p + random.int(2, 4);
    const [y, z] = [lineAt(slope, b, p), lineAt(slope, b, r)];
    const back = interceptThrough(reducedSlope(-slope.rise, 1), p, y);
    const isOpen =
      b !== 0 && y !== 0 && y > -6 && z < 10 && slope.rise !== b && new Set([b, y, back]).size === 3;
    return isOpen && scene ? { ask: 'graph', scene, slope, b, p, r } : null;
  });
}

function lineThrough(one: [number, number], other: [number, number]): DiagramOf<'coordinate-plane'> {
  return {
    kind: 'coordinate-plane',
    x: { label: 'x', min: -2, max: 8, step: 1 },
    y: { label: 'y', min: -7, max: 10, step: 1 },
    points: [one, other].map(([x, y]) => ({ x, y, label: null })),
    lines: [{ through: [one, other] }],
  };
}

function drawLine(level: Level, random: Random): Params {
  if (level === 1 && random.chance(35)) return drawGraph(random);
  return random.until(() => {
    const scene = random.pick(linearScenes.list);
    const slope = drawSlope(level, { random, scene });
    const p =
      slope.run *
      (level === 2 ? -random.int(1, slope.run === 1 ? 5 : 3) : random.int(level === 3 ? 2 : 1, 4));
    const r = p + slope.run * random.int(slope.run === 1 ? 2 : 1, slope.run === 1 ? 6 : 4);
    const b = level === 3 ? random.int(8, 95) : random.int(-9, 12);
    const [y, z] = [lineAt(slope, b, p), lineAt(slope, b, r)];
    const back = interceptThrough(reducedSlope(-slope.rise, slope.run), p, y);
    const isTrue = level < 3 || z > 4;
    const isOpen = b !== 0 && r !== 0 && y !== b && slope.rise !== b && new Set([b, y, back]).size === 3;
    return isTrue && isOpen
      ? { ask: level === 3 ? 'story' : random.pick(asks), scene, slope, b, p, r }
      : null;
  });
}
