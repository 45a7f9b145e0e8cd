import { type Distractor, type Level, pictureSkill, type Random } from '../../src/kit/index.ts';
import { linearSide } from '../../src/numbers/linear-sides.ts';
import { lineAt, lineEquation, reducedSlope, type Slope } from '../../src/numbers/lines/line-equations.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { crossingsOnGrid, type Line, lineMade, linesOn, lineTask } from '../../src/pictures/line-planes.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = {
  1: ['which', 'belongs', 'shows', 'named'],
  2: ['draw', 'graph', 'by-hand', 'named-draw'],
  3: ['solve-draw', 'standard', 'two-steps', 'named-solve'],
} as const;

/** The line y = (rise/run)x + b; at level 3 both sides are multiplied by the run, and the terms may be moved. */
type Params = {
  ask: (typeof asks)[Level][number];
  name: string;
  isStandard: boolean;
  rise: number;
  run: number;
  b: number;
};

/** Level 1 chooses a graph, level 2 draws one from y = mx + b, level 3 from an equation to be solved for y first. */
export const m8GraphSlopeIntercept = pictureSkill('m8-graph-slope-intercept', {
  version: 1,
  text: {
    headline: 'Graph a line from its equation',
    which: 'Which graph shows the line {e}?',
    belongs: 'One of these graphs belongs to {e}. Which one?',
    shows: 'Look for the y-intercept and the slope. Which graph is {e}?',
    named: '{name} graphs the line {e}. Which graph is it?',
    draw: 'Draw the line {e}.',
    graph: 'Graph the line {e}.',
    'by-hand': 'Mark the y-intercept of {e}, and draw the line from there.',
    'named-draw': '{name} needs the graph of the line {e}. Draw it.',
    'solve-draw': 'Solve {e} for {y}. Then draw the line.',
    standard: 'Draw the graph of the line {e}.',
    'two-steps': 'Find the slope and the y-intercept of {e}, and graph the line.',
    'named-solve': '{name} wants to see the line {e}. Draw it.',
    line: 'Line through {first} and {second}',
    right: 'It starts at the y-intercept and follows the slope.',
    axis: 'This line has the y-intercept on the x-axis. On which axis is $x$ zero?',
    turned:
      'This takes the slope the other way around. How far up or down does the line go for {run, number} to the right?',
    sign: 'Go along this line from left to right. Does the slope say up or down?',
    other: 'Mark the y-intercept first. Then go to the right by the run, and up or down by the rise.',
    'term-do': 'Take the term with {x} to the other side.',
    'term-why': 'Then only the term with {y} is left on its side.',
    'divide-do': 'Divide both sides by {run, number}.',
    'divide-why': 'Now slope and y-intercept can be read.',
    'start-do': 'Mark the y-intercept.',
    'start-why': 'There {x} is zero.',
    'second-do': 'Follow the slope to a second point.',
    'second-why': 'The rise goes with the run.',
    'draw-do': 'Draw the line through both points.',
    'draw-why': 'All points that make the equation true lie on it.',
    final: 'The line goes through {zero} and {second}.',
  },
  draw: ({ level, random }): Params => drawLine(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, name, rise, run, b } = params;
    const right: Line = { slope: { rise, run }, start: b };
    const option = (line: Line) => {
      const [first, second] = placesOn(line, line.start === b ? 0 : b);
      return {
        value:
          level === 1
            ? `${signed(line.slope.rise)} ${line.slope.run} ${signed(line.start)}`
            : lineMade(reach, line),
        text: say('line', { first: pointText(...first), second: pointText(...second) }),
        ...(level === 1 && { diagram: linesOn(reach, [line]) }),
      };
    };
    const wrong = (
      misconception: Distractor['misconception'],
      line: Line,
      reason: 'axis' | 'turned' | 'sign',
    ) => {
      const { value, ...shown } = option(line);
      return distractor(misconception, value, reason, shown);
    };
    const lines = wrongLines(right);
    const solved = lineEquation(right.slope, b);
    const equation = equationOf(params);
    const multiplied = `${run}y = ${linearSide(rise, 'x', b * run)}`;
    return {
      words: {
        name,
        e: `$${equation}$`,
        x: '$x$',
        y: '$y$',
        run,
        zero: pointText(0, b),
        second: pointText(run, b + rise),
      },
      question: ask,
      hand: level === 1 ? undefined : lineTask(reach),
      answer: { ...option(right), reason: 'right' },
      distractors: [
        wrong('starts-at-b-on-the-x-axis', lines.axis, 'axis'),
        wrong('uses-run-over-rise', lines.turned, 'turned'),
        wrong('uses-the-wrong-sign-of-the-slope', lines.sign, 'sign'),
      ],
      otherWrong: 'other',
      steps: [
        level === 3 && params.isStandard && step('term', `$${equation}$`, `$${multiplied}$`),
        level === 3 && step('divide', `$${multiplied}$`, `$${solved}$`),
        step('start', `$${solved}$`, pointText(0, b)),
        step('second', `rise ${signed(rise)}, run ${run}`, pointText(run, b + rise)),
        step('draw', `${pointText(0, b)} and ${pointText(run, b + rise)}`, 'a straight line', {
          do: 'draw-do',
          why: 'draw-why',
          diagram: linesOn(reach, [right]),
        }),
      ],
      claims: [`${rise} / ${run} * ${run} + ${inBrackets(b).replace('−', '-')} = ${b + rise}`],
    };
  },
});

const reach = 8;

/** A lattice point of a line at x, and the next one to the right, or to the left where that leaves the plane. */
function placesOn(
  { slope: { rise, run }, start }: Line,
  x: number,
): readonly [readonly [number, number], readonly [number, number]] {
  const y = lineAt({ rise, run }, start, x);
  const isInside = x + run <= reach && Math.abs(y + rise) <= reach;
  const way = isInside ? 1 : -1;
  return [
    [x, y],
    [x + way * run, y + way * rise],
  ];
}

/** The lines that start on the x-axis, that turn the slope around, and that fall where this one rises. */
function wrongLines({ slope: { rise, run }, start }: Line) {
  const turned: Slope = reducedSlope(run * Math.sign(rise), Math.abs(rise));
  return {
    axis: { slope: { rise, run }, start: (-rise * start) / run },
    turned: { slope: turned, start },
    sign: { slope: { rise: -rise, run }, start },
  };
}

function equationOf({ ask, isStandard, rise, run, b }: Params): string {
  if (!asks[3].some((one) => one === ask)) return lineEquation({ rise, run }, b);
  if (!isStandard) return `${run}y = ${linearSide(rise, 'x', b * run)}`;
  return `${linearSide(-rise, 'x', 0)} + ${run}y = ${signed(b * run)}`;
}

function drawLine(level: Level, random: Random): Params {
  return random.until(() => {
    const run = random.int(level === 3 ? 2 : 1, 4);
    const rise = random.int(1, 5) * random.pick([1, -1]);
    const params: Params = {
      ask: random.pick(asks[level]),
      name: drawName(random),
      isStandard: random.chance(50),
      rise,
      run,
      b: random.int(-6, 6),
    };
    return isOpen(params) ? params : null;
  });
}

/** Whether all four lines differ and can be drawn on the plane. */
function isOpen({ rise, run, b }: Params): boolean {
  if (b === 0 || Math.abs(rise) === run || commonDivisor(Math.abs(rise), run) > 1) return false;
  const right: Line = { slope: { rise, run }, start: b };
  const { axis, turned, sign } = wrongLines(right);
  const isInside = [axis, turned, sign].every((line) =>
    placesOn(line, line.start === b ? 0 : b).every((place) => place.every((one) => Math.abs(one) <= reach)),
  );
  const isDrawable = [right, axis, turned, sign].every((line) => crossingsOnGrid(line, reach).length >= 2);
  return (
    isDrawable &&
    isInside &&
    Math.abs(lineAt(right.slope, b, run)) <= reach &&
    Number.isInteger(axis.start) &&
    axis.start !== b
  );
}
