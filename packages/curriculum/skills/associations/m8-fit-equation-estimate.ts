import type { DiagramOf } from '@playforward/diagram';
import { type CloudPoint, gridSteps, heightAt } from '../../src/chance/point-clouds.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { lineData, type PairedScene, pairedData, secondUnit } from '../../src/scenes/paired-data.ts';

/** The line has the slope `m`, meets the y-axis at `b`, and goes through points at `x` and `far`; the data lie near it. */
type Params = {
  scene: PairedScene;
  m: number;
  b: number;
  x: number;
  far: number;
  points: readonly CloudPoint[];
};

/** Slopes that are true to a scene, whole ones first and decimals after them. */
const slopes: Readonly<Record<string, readonly [whole: readonly number[], decimal: readonly number[]]>> = {
  throws: [[2], [0.5, 1.5, 2.5]],
  cocoa: [[-2], [-0.5, -1.5]],
  bikes: [
    [-20, -30, -40],
    [-17.5, -22.5, -27.5],
  ],
  posters: [
    [2, 3, 4],
    [2.5, 3.5],
  ],
  swimmers: [
    [15, 20, 25],
    [17.5, 22.5],
  ],
  phones: [[], [-0.5, -0.25, -0.4]],
};

/** Level 1 names two points of a line with whole slope, at level 2 they are read from the plot, level 3 tells them in words. The stretch problem compares a point of the data with it. */
export const m8FitEquationEstimate = numberSkill('m8-fit-equation-estimate', {
  version: 3,
  form: 'equation',
  scenes: [pairedData],
  text: {
    headline: 'Write the equation of a line of fit',
    shown: 'The plot shows the data with a line of fit.',
    marked: 'The line of fit meets the y-axis at {start} and goes through {p}.',
    read: 'Read the height of the line where $x$ is {none} and where it is {x}.',
    two: 'A line of fit goes through {p} and {q}.',
    'data-told': 'One point of the data is {r}.',
    'ask-above': 'How many {unit} above the line does it lie?',
    'ask-below': 'How many {unit} below the line does it lie?',
    ask: 'What is its equation? Write it as $y = mx + b$.',
    right: 'The slope is the change in $y$ for each step in $x$, and the y-intercept is the value at zero.',
    'right-gap': 'The equation gives the height of the line there, and the point is compared with it.',
    'no-start': 'This leaves out the y-intercept. What does the line have at zero?',
    'first-start': 'This takes the first point as the start. What is $y$ when $x$ is zero?',
    twice: 'Subtract the height of the line from the height of the point once more. How far apart are they?',
    'line-only': 'This is the height of the line. How far is the point from it?',
    'other-gap': 'Find the equation of the line first. How high is the line at this $x$?',
    sign: 'This line goes the other way. Does $y$ grow or fall from left to right?',
    inverts: 'This divides the change in $x$ by the change in $y$. Which change goes with one step in $x$?',
    first: 'This takes a point of the line as the start. What is $y$ when $x$ is zero?',
    swapped: 'The slope and the y-intercept have traded places. Which of them is the coefficient of $x$?',
    other: 'Read two points of the line. How does $y$ change from one to the other?',
    'read-do': 'Read both heights of the line in the plot.',
    'read-why': 'A place halfway between two grid lines has half of the step.',
    'rise-do': 'Find the change in $y$.',
    'rise-why': 'It is taken from the left point to the right one.',
    'run-do': 'Find the change in $x$.',
    'run-why': 'It is taken between the same points.',
    'slope-do': 'Divide the change in $y$ by the change in $x$.',
    'slope-why': 'This is the slope, the change for one step.',
    'start-do': 'Find $y$ where $x$ is zero.',
    'start-why': 'This is the y-intercept.',
    'back-do': 'Go back from {p} to where $x$ is zero.',
    'back-why': 'Each step back undoes the slope once.',
    'write-do': 'Write the equation.',
    'write-why': 'The slope is the coefficient of $x$, and the y-intercept is the constant.',
    'times-do': 'Put the $x$ of the point into the equation.',
    'times-why': 'The slope counts once for each step.',
    'add-do': 'Add the y-intercept.',
    'add-why': 'This is the height of the line there.',
    'gap-do': 'Compare the point with the line.',
    'gap-why': 'The distance is taken straight up or down.',
    final: '{value}',
    'final-gap': 'It lies {value} {unit} {side} the line.',
  },
  draw: ({ level, random }): Params => drawLine(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, m, b, x, far } = params;
    const rise = plain(m * x);
    const y = b + rise;
    const last = plain(m * far) + b;
    const value = equationText(String(m), b);
    const inverse = fractionValue(100, Math.abs(Math.round(100 * m)));
    const words = {
      start: pointText(0, b),
      none: 0,
      x,
      p: pointText(x, y),
      q: pointText(far, last),
      value: `$${value}$`,
    };
    const isTold = level === 3;
    const [up, across] = [signed(isTold ? last - y : rise), isTold ? far - x : x];
    const begin = [
      level === 2 && step('read', `the line at 0 and ${x}`, `${words.start} and ${words.p}`),
      step('rise', isTold ? `${last} − ${y}` : `${y} − ${b}`, up),
      step('run', isTold ? `${far} − ${x}` : `${x} − ${0}`, across),
    ];
    const slope = step('slope', `${up} ÷ ${across}`, signed(m));
    const start = isTold ? step('back', `${y} − ${bracketed(rise)}`, b) : step('start', words.start, b);
    const wrongSlope = `${m < 0 ? '−' : ''}${inverse}`;
    const wrongEquation = `$y = ${wrongSlope.replace('−', '-').replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}x + ${b}$`;
    return {
      words,
      question: isTold
        ? [`${scene.key}-told`, 'two', 'ask']
        : [`${scene.key}-told`, 'shown', level === 1 ? 'marked' : 'read', 'ask'],
      diagram: isTold ? null : pictureOf(params),
      answer: value,
      distractors: [
        distractor('uses-the-wrong-sign-of-the-slope', equationText(String(-m), b), 'sign'),
        distractor('inverts-the-slope', equationText(`${m < 0 ? '-' : ''}${inverse}`, b), 'inverts', {
          work: [
            ...begin,
            step('slope', `${across} ÷ ${bracketed(isTold ? last - y : rise)}`, wrongSlope),
            start,
            step('write', `${wrongSlope} and ${b}`, wrongEquation),
          ],
        }),
        isTold
          ? distractor('uses-the-first-point-as-the-intercept', equationText(String(m), y), 'first', {
              work: [
                ...begin,
                slope,
                step('write', `${signed(m)} and ${y}`, `$${equationText(String(m), y)}$`),
              ],
            })
          : distractor('swaps-slope-and-intercept', equationText(String(b), m), 'swapped'),
      ],
      steps: [...begin, slope, start, step('write', `${signed(m)} and ${b}`, words.value)],
      claims: [`${m} * ${x} + ${b} = ${y}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const line = drawLine(3, random);
        const { scene, m, b, x, far } = line;
        const at = random.int(1, gridSteps) * scene.xStep;
        const height = plain(m * at + b);
        const off = random.pick([-3, -2, -1, 1, 2, 3]) * (scene.yStep > 10 ? 10 : scene.yStep);
        const [first, none] = [Math.abs(off - m * x), Math.abs(off + b)];
        const isIn = height > 0 && Number.isInteger(height) && height + off > 0 && at !== x && at !== far;
        const isApart = new Set([Math.abs(off), first, none, height]).size === 4 && first > 0 && none > 0;
        return isIn && isApart ? { ...line, at, off } : null;
      });
    },
    build({ scene, m, b, x, far, at, off }, { step, distractor }) {
      const [y, last, height] = [plain(m * x + b), plain(m * far + b), plain(m * at + b)];
      const seen = plain(height + off);
      const value = Math.abs(off);
      return {
        words: {
          p: pointText(x, y),
          q: pointText(far, last),
          r: pointText(at, seen),
          value: String(value),
          unit: secondUnit(scene),
          side: off > 0 ? 'above' : 'below',
        },
        question: [`${scene.key}-told`, 'two', 'data-told', off > 0 ? 'ask-above' : 'ask-below'],
        answer: { form: 'number', value, reason: 'right-gap' },
        otherWrong: 'other-gap',
        finalAnswer: 'final-gap',
        distractors: takeDistractors(value, [
          distractor('leaves-out-the-intercept', Math.abs(plain(seen - m * at)), 'no-start'),
          distractor('uses-the-first-point-as-the-intercept', Math.abs(plain(off - m * x)), 'first-start'),
          distractor('slip', height, 'line-only'),
          distractor('slip', 2 * value, 'twice'),
        ]),
        steps: [
          step('rise', `${last} − ${y}`, signed(last - y)),
          step('run', `${far} − ${x}`, far - x),
          step('slope', `${signed(last - y)} ÷ ${far - x}`, signed(m)),
          step('back', `${y} − ${bracketed(plain(m * x))}`, b),
          step('times', `${bracketed(m)} × ${at}`, signed(plain(m * at))),
          step('add', `${signed(plain(m * at))} + ${b}`, height),
          step('gap', off > 0 ? `${seen} − ${height}` : `${height} − ${seen}`, value),
        ],
        claims: [`${m} * ${x} + ${b} = ${y}`, `${m} * ${at} + ${b} = ${height}`],
      };
    },
  },
});

function plain(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The equation as it is typed; a fraction stands in parentheses. */
function equationText(slope: string, start: number): string {
  const factor = slope.replace(/^(-?)(\d+\/\d+)$/, '$1($2)').replace(/^(-?)1$/, '$1');
  return `y = ${factor}x ${start < 0 ? '-' : '+'} ${Math.abs(start)}`;
}

function drawLine(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(lineData);
    const [whole = [], decimal = []] = slopes[scene.key] ?? [];
    const all = level === 1 ? whole : level === 2 ? decimal : [...whole, ...decimal];
    if (all.length === 0) return null;
    const m = random.pick(all);
    const { xStep, yStep } = scene;
    const x = random.int(2, 10) * xStep;
    const b = yStep * (scene.falls ? random.int(8, 11) : random.int(1, 4));
    const far = x + random.int(2, 6) * xStep;
    const [y, last] = [plain(b + m * x), plain(b + m * far)];
    const most = gridSteps * yStep;
    const isIn = y > 0 && y < most && Number.isInteger(y) && y !== b;
    const isFarIn =
      level < 3 || (last > 0 && last < most && far <= gridSteps * xStep && Number.isInteger(last));
    // Both written points stand on grid lines.
    const isRead = level === 3 || y % yStep === 0;
    if (!isIn || !isFarIn || !isRead) return null;
    const line = [b / yStep, (b + m * gridSteps * xStep) / yStep] as const;
    const points = Array.from({ length: gridSteps - 1 }, (_, index): CloudPoint => {
      const at = index + 1;
      return [at, Math.round(heightAt(line, at)) + random.int(-1, 1)];
    });
    const inside = points.filter(([, height]) => height > 0 && height < gridSteps);
    return inside.length > 6 ? { scene, m, b, x, far, points: inside } : null;
  });
}

function pictureOf({ scene, m, b, points }: Params): DiagramOf<'scatter-plot'> {
  const { xLabel, yLabel, xFrom, yFrom, xStep, yStep } = scene;
  return {
    kind: 'scatter-plot',
    x: { label: xLabel, min: xFrom, max: xFrom + gridSteps * xStep, step: 2 * xStep },
    y: { label: yLabel, min: yFrom, max: yFrom + gridSteps * yStep, step: 2 * yStep },
    points: points.map(([x, y]): [number, number] => [x * xStep, y * yStep]),
    fit: { slope: m, intercept: b },
  };
}
