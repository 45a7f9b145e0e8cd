import type { DiagramOf } from '@playforward/diagram';
import { type CloudPoint, gridSteps, heightAt } from '../../src/chance/point-clouds.ts';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/pictures/plane-of.ts';
import { type PairedScene, pairedData } from '../../src/scenes/paired-data.ts';

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
  songs: [
    [2, 3, 4],
    [2.5, 3.5],
  ],
  hikes: [
    [15, 20, 25],
    [17.5, 22.5],
  ],
  phones: [[], [-0.5, -0.25, -0.4]],
};

/** Level 1 shows a line with whole slope, level 2 one with a decimal, level 3 tells two points of it in words. */
export const m8FitEquationEstimate = numberSkill('m8-fit-equation-estimate', {
  version: 1,
  form: 'equation',
  scenes: [pairedData],
  text: {
    headline: 'Write the equation of a line of fit',
    shown: 'The plot shows the data with a line of fit.',
    marked: 'The line of fit meets the y-axis at {start} and goes through {p}.',
    two: 'A line of fit goes through {p} and {q}.',
    ask: 'What is its equation? Write it as y = mx + b.',
    right: 'The slope is the change in y for each step in x, and the start is the value at zero.',
    sign: 'This line goes the other way. Does y grow or fall from left to right?',
    inverts: 'This divides the change in x by the change in y. Which change belongs to one step in x?',
    first: 'This takes a point of the line as the start. What is y when x is zero?',
    swapped: 'Slope and start have traded places. Which number stands beside x?',
    other: 'Read two points of the line. How does y change from one to the other?',
    'rise-do': 'Find the change in y.',
    'rise-why': 'It is taken from the left point to the right one.',
    'run-do': 'Find the change in x.',
    'run-why': 'It is taken between the same points.',
    'slope-do': 'Divide the change in y by the change in x.',
    'slope-why': 'This is the slope, the change for one step.',
    'start-do': 'Find y where x is zero.',
    'start-why': 'This is the y-intercept.',
    'back-do': 'Go back from {p} to where x is zero.',
    'back-why': 'Each step back undoes the slope once.',
    'write-do': 'Write the equation.',
    'write-why': 'The slope stands beside x, and the y-intercept stands alone.',
    final: '{value}',
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
      p: pointText(x, y),
      q: pointText(far, last),
      value: `$${value}$`,
    };
    const isTold = level === 3;
    return {
      words,
      question: isTold
        ? [`${scene.key}-told`, 'two', 'ask']
        : [`${scene.key}-told`, 'shown', 'marked', 'ask'],
      diagram: isTold ? null : pictureOf(params),
      answer: value,
      distractors: [
        distractor('uses-the-wrong-sign-of-the-slope', equationText(String(-m), b), 'sign'),
        distractor('inverts-the-slope', equationText(`${m < 0 ? '-' : ''}${inverse}`, b), 'inverts'),
        isTold
          ? distractor('uses-the-first-point-as-the-intercept', equationText(String(m), y), 'first')
          : distractor('swaps-slope-and-intercept', equationText(String(b), m), 'swapped'),
      ],
      steps: [
        step('rise', isTold ? `${last} − ${y}` : `${y} − ${b}`, signed(isTold ? last - y : rise)),
        step('run', isTold ? `${far} − ${x}` : `${x} − ${0}`, isTold ? far - x : x),
        step('slope', `${signed(isTold ? last - y : rise)} ÷ ${isTold ? far - x : x}`, signed(m)),
        isTold ? step('back', `${y} − ${bracketed(rise)}`, b) : step('start', words.start, b),
        step('write', `${signed(m)} and ${b}`, words.value),
      ],
      claims: [`${m} * ${x} + ${b} = ${y}`],
    };
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

const straight = pairedData.list.filter(({ forms }) => forms.length > 1);

function drawLine(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(straight);
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
