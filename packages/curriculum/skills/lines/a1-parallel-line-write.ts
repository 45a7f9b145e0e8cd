import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  interceptThrough,
  lineAt,
  lineEquation,
  reducedSlope,
  type Slope,
  slopeTex,
  standardOfLine,
} from '../../src/numbers/lines/line-equations.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { crossingsOnGrid, type Line, lineMade, linesOn, lineTask } from '../../src/pictures/line-planes.ts';

const asks = ['which', 'write', 'find', 'passes'] as const;
const draws = ['draw', 'show', 'through', 'sketch'] as const;
const plans = ['standard', 'points', 'rails', 'rows', 'beam'] as const;
/** The line with this slope and start is given, known at u and v; the parallel one passes through (p, q). */
type Params = {
  ask: (typeof asks)[number] | (typeof draws)[number] | (typeof plans)[number];
  slope: Slope;
  start: number;
  p: number;
  q: number;
  u: number;
  v: number;
};

/** Level 1 gives the slope at once, level 2 is drawn by hand, level 3 has to find the slope first. */
export const a1ParallelLineWrite = numberSkill('a1-parallel-line-write', {
  version: 3,
  form: 'equation',
  text: {
    headline: 'A parallel line through a point',
    'headline-corner': 'A line through a point',
    which: 'Which line is parallel to {line} and passes through {point}?',
    write: 'Write the equation of the line through {point} that is parallel to {line}.',
    find: 'Find the line through {point} that never meets {line}.',
    passes: 'A line passes through {point} and is parallel to {line}. What is its equation?',
    draw: 'Draw the line through {point} that is parallel to {line}.',
    show: 'Show the line that is parallel to {line} and passes through {point}.',
    through: 'A line is parallel to {line} and goes through {point}. Draw it.',
    sketch: 'The line {line} is moved up or down until it passes through {point}. Draw the new line.',
    standard: 'Find the line through {point} that is parallel to {line}. Write it as {form}.',
    points:
      'One line passes through {first} and {second}. A parallel line passes through {point}. What is the equation of the parallel line?',
    rails:
      'On the plan of a skate park, a rail runs from {first} to {second}. A second rail is parallel to it and starts at {point}. Write the equation of its line.',
    rows: 'On the plan of a garden, a row of beans runs from {first} to {second}. A row of peas is parallel to it and starts at {point}. Write the equation of its line.',
    beam: 'In a drawing of a roof, a beam runs from {first} to {second}. A parallel beam starts at {point}. Write the equation of its line.',
    right: 'It has the same slope as the given line, and the point makes its equation true.',
    same: 'This is the given line itself. Does {point} make its equation true?',
    sign: 'Does the given line rise or fall from left to right? A parallel line does the same.',
    inverse: 'How far does the given line go up or down for each step to the right? Compare with this slope.',
    output: 'The slope fits. Put {point} in. Do both sides agree?',
    other: 'Take the slope of the given line. Then choose the constant so that {point} fits.',
    'other-drawn': 'Take the slope of the given line. Where does it lead from {point}?',
    'slope-do': 'Find the slope of the given line.',
    'slope-read': 'In this form, the slope is the coefficient of {x}.',
    'slope-solve': 'Solve for {y} to see the slope.',
    'slope-divide': 'Divide the change up or down by the change to the right.',
    'point-do': 'Put {point} into the equation with this slope.',
    'point-why': 'Parallel lines have the same slope, so only the constant is new.',
    'corner-why': 'The line passes through this corner.',
    'write-do': 'Write the equation.',
    'write-why': 'The constant is the value at zero.',
    'mark-do': 'Start at {point} and go along the slope.',
    'mark-why': 'That leads to a second point of the line.',
    'draw-do': 'Draw the line through both points.',
    'draw-why': 'Equal slopes mean that the lines never meet.',
    made: 'Straight line through {a} and {b}',
    side: 'A rectangle has one side from {first} to {second}. The next side starts at {second}. What is the equation of its line?',
    bed: 'On the plan of a garden, one side of a bed runs from {first} to {second}. The next side starts at {second} at a right angle. Write the equation of its line.',
    path: 'On a plan, a path runs from {first} to {second}. There it turns and goes on at a right angle. What is the equation of the new part?',
    frame:
      'In a drawing, one edge of a picture frame runs from {first} to {second}. Another edge meets it at {second} at a right angle. Write the equation of its line.',
    'right-angle': 'The product of both slopes is −{one, number}, and the corner makes the equation true.',
    'same-angle': 'This line goes on in the same direction. Which slope turns it by a right angle?',
    'opposite-angle': 'This slope has the opposite sign only. What happens to rise and run at a right angle?',
    'reciprocal-angle': 'Rise and run changed places. Does one of the lines have to fall?',
    'other-angle': 'Find the slope of the side that is known. Turn it by a right angle, and use the corner.',
    'turn-do': 'Take the reciprocal.',
    'turn-why': 'At a right angle, rise and run change places.',
    'sign-do': 'Change the sign.',
    'sign-why': 'If one of the lines rises, the other one falls.',
    final: 'The line is {result}.',
    'final-drawn': 'The straight line goes through {a} and {b}.',
  },
  draw: ({ level, random }): Params => drawLines(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, slope, start, p, q, u, v } = params;
    const wrong = wrongLines(params);
    const line: Line = { slope, start: interceptThrough(slope, p, q) };
    const value = lineEquation(slope, line.start);
    const given = `$${ask === 'standard' ? standardOfLine(slope, start) : lineEquation(slope, start)}$`;
    const at = (x: number): string => pointText(x, lineAt(slope, start, x));
    const ends = (one: Line) => toldFrom(one, p);
    const isTold = level === 3 && ask !== 'standard';
    const words = {
      line: given,
      point: pointText(p, q),
      first: at(u),
      second: at(v),
      form: '$y = mx + b$',
      x: '$x$',
      y: '$y$',
      result: `$${value}$`,
    };
    const slopeStep = (own: Slope) =>
      step('slope', isTold ? `${words.first} and ${words.second}` : given, `slope $${slopeTex(own)}$`, {
        why: isTold ? 'slope-divide' : ask === 'standard' ? 'slope-solve' : 'slope-read',
      });
    const pointStep = (own: Slope, constant: number, put = `$${pointIn({ slope: own, p, q })}$`) =>
      step('point', put, `$b = ${constant}$`.replace('-', '−'));
    const written = (one: Line) =>
      step('write', `slope $${slopeTex(one.slope)}$`, `$${lineEquation(one.slope, one.start)}$`);
    const shown = [
      distractor('keeps-the-same-intercept', lineEquation(slope, start), 'same'),
      distractor('changes-the-sign-of-the-slope', lineEquation(wrong.sign.slope, wrong.sign.start), 'sign', {
        work: [
          slopeStep(wrong.sign.slope),
          pointStep(wrong.sign.slope, wrong.sign.start),
          written(wrong.sign),
        ],
      }),
      distractor('uses-an-output-as-the-intercept', lineEquation(slope, q), 'output', {
        work: [slopeStep(slope), pointStep(slope, q, words.point), written({ slope, start: q })],
      }),
    ];
    const drawn = [
      distractor(
        'keeps-the-same-intercept',
        lineMade(reach, { slope, start }),
        'same',
        say('made', ends({ slope, start })),
      ),
      distractor(
        'changes-the-sign-of-the-slope',
        lineMade(reach, wrong.sign),
        'sign',
        say('made', ends(wrong.sign)),
      ),
      distractor(
        'uses-the-reciprocal-slope',
        lineMade(reach, wrong.inverse),
        'inverse',
        say('made', ends(wrong.inverse)),
      ),
    ];
    if (level === 2)
      return {
        words: { ...words, ...ends(line) },
        question: ask,
        hand: lineTask(reach),
        answer: { value: lineMade(reach, line), text: 'made' },
        otherWrong: 'other-drawn',
        distractors: drawn,
        steps: [
          slopeStep(slope),
          step('mark', words.point, ends(line).b),
          step('draw', 'both points', 'the line through them', {
            diagram: linesOn(reach, [{ slope, start }, line]),
          }),
        ],
        finalAnswer: 'final-drawn',
        claims: [`${q} - (${slope.rise}) * (${p}) / ${slope.run} = ${line.start}`],
      };
    return {
      words,
      question: ask,
      diagram: level === 1 ? linesOn(10, [{ slope, start }], [{ x: p, y: q, label: null }]) : null,
      answer: value,
      distractors: shown,
      steps: [slopeStep(slope), pointStep(slope, line.start), written(line)],
      claims: [`${q} - (${slope.rise}) * (${p}) / ${slope.run} = ${line.start}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const ask = random.pick(corners);
        const isPlan = ask === 'bed' || ask === 'path';
        const [rise, run] = random.pick([...parts, [2, 1], [3, 1], [1, 4]] as const);
        const slope = reducedSlope(rise * random.pick([1, -1]), run);
        const p = rise * run * random.int(isPlan ? 1 : -2, 3);
        const q = random.int(isPlan ? 0 : -8, 12);
        const u = p - run * random.int(1, 3);
        const lines = anglesAt(slope, p, q);
        const places = [p, q, u, lineAt(slope, interceptThrough(slope, p, q), u)];
        const isOpen = p !== 0 && lines.every(({ start }) => start !== 0 && Math.abs(start) <= 24);
        const isNear = places.every((place) => place >= (isPlan ? 0 : -12) && place <= 14);
        return isOpen && isNear ? { ask, slope, p, q, u } : null;
      }),
    build({ ask, slope, p, q, u }, { step, distractor }) {
      const [own, same, opposite, reciprocal] = anglesAt(slope, p, q).map((line) =>
        lineEquation(line.slope, line.start),
      ) as [string, string, string, string];
      const { slope: turned, start } = anglesAt(slope, p, q)[0] as Line;
      const first = pointText(u, lineAt(slope, interceptThrough(slope, p, q), u));
      const second = pointText(p, q);
      const flipped = slopeTex(reducedSlope(slope.run * Math.sign(slope.rise), Math.abs(slope.rise)));
      return {
        words: { first, second, point: second, one: 1, result: `$${own}$` },
        headline: 'headline-corner',
        question: ask,
        answer: { value: own, reason: 'right-angle' },
        distractors: [
          distractor('keeps-the-same-slope', same, 'same-angle'),
          distractor('uses-only-the-opposite', opposite, 'opposite-angle'),
          distractor('uses-only-the-reciprocal', reciprocal, 'reciprocal-angle'),
        ],
        steps: [
          step('slope', `${first} and ${second}`, `slope $${slopeTex(slope)}$`, { why: 'slope-divide' }),
          step('turn', `slope $${slopeTex(slope)}$`, `slope $${flipped}$`),
          step('sign', `slope $${flipped}$`, `slope $${slopeTex(turned)}$`),
          step('point', `$${pointIn({ slope: turned, p, q })}$`, `$b = ${start}$`.replace('-', '−'), {
            why: 'corner-why',
          }),
          step('write', `slope $${slopeTex(turned)}$`, `$${own}$`),
        ],
        otherWrong: 'other-angle',
        claims: [`${q} - (${turned.rise}) * (${p}) / ${turned.run} = ${start}`],
      };
    },
  },
});

const corners = ['side', 'bed', 'path', 'frame'] as const;

/** The line at a right angle through (p, q), and those with the same, the opposite and the reciprocal slope. */
function anglesAt(slope: Slope, p: number, q: number): readonly Line[] {
  const { rise, run } = slope;
  return [reducedSlope(-run, rise), slope, reducedSlope(-rise, run), reducedSlope(run, rise)].map((one) => ({
    slope: one,
    start: interceptThrough(one, p, q),
  }));
}

const reach = 8;

/** The point put into y = mx + b: '4 = 2(3) + b'. */
function pointIn({ slope, p, q }: Pick<Params, 'slope' | 'p' | 'q'>): string {
  return `${q} = ${slopeTex(slope)}(${p}) + b`.replaceAll('-', '−');
}

function wrongLines({ slope, p, q }: Params): { readonly sign: Line; readonly inverse: Line } {
  const [falls, inverse] = [reducedSlope(-slope.rise, slope.run), reducedSlope(slope.run, slope.rise)];
  return {
    sign: { slope: falls, start: interceptThrough(falls, p, q) },
    inverse: { slope: inverse, start: interceptThrough(inverse, p, q) },
  };
}

const whole = [2, 3, 4, 5] as const;
const parts = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 2],
  [3, 4],
] as const;

function drawSlope(level: Level, random: Random): Slope {
  if (level === 1) return { rise: random.pick(whole) * random.pick([1, 1, -1]), run: 1 };
  const isWhole = level === 3 ? random.chance(40) : random.chance(30);
  const [rise, run] = isWhole ? [random.pick([2, 3]), 1] : random.pick(parts);
  return { rise: rise * random.pick([1, -1]), run };
}

function drawLines(level: Level, random: Random): Params {
  const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? draws : plans);
  // A plan of a place has no numbers below zero.
  const low = plans.slice(2).some((plan) => plan === ask) ? 0 : -9;
  return random.until(() => {
    const slope = drawSlope(level, random);
    const u = slope.run * random.int(Math.max(low, -3), 3);
    const v = u + slope.run * random.int(1, 3);
    const params = {
      ask,
      slope,
      start: random.int(-9, 12),
      p: slope.run * random.int(-4, 4),
      q: random.int(-7, 8),
      u,
      v,
    };
    const { start, p, q } = params;
    const own = interceptThrough(slope, p, q);
    const places = [p, q, u, v, lineAt(slope, start, u), lineAt(slope, start, v)];
    const isNear = [start, own].every((one) => one !== 0 && Math.abs(one) <= 12) && Math.abs(p) <= 8;
    const isOpen = p !== 0 && q !== 0 && own !== start && own !== q && start !== q;
    if (!isNear || !isOpen || !places.every((place) => place >= low && place <= 12)) return null;
    return level !== 2 || canBeDrawn(params) ? params : null;
  });
}

/** Two points that a line is told by: at the place of the given point where it has a crossing there, and one run further. */
function toldFrom(line: Line, across: number): { readonly a: string; readonly b: string } {
  const crossings = crossingsOnGrid(line, reach);
  const at = Math.max(
    crossings.findIndex(([x]) => x === across),
    0,
  );
  const a = crossings[at] ?? [0, 0];
  const b = crossings[at + 1] ?? crossings[at - 1] ?? a;
  return { a: pointText(...a), b: pointText(...b) };
}

/** Whether all four lines meet two crossings of grid lines. */
function canBeDrawn(params: Params): boolean {
  const { slope, start, p, q } = params;
  const { sign, inverse } = wrongLines(params);
  return [{ slope, start }, { slope, start: interceptThrough(slope, p, q) }, sign, inverse].every(
    (line) => Number.isInteger(line.start) && crossingsOnGrid(line, reach).length > 1,
  );
}
