import { choiceSkill, type Distractor, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import {
  interceptThrough,
  lineAt,
  lineEquation,
  reducedSlope,
  type Slope,
  slopeTex,
  slopeValue,
} from '../../src/numbers/lines/line-equations.ts';
import { drawLinesByPoints, heightsOf, type LinesByPoints } from '../../src/numbers/lines/lines-by-points.ts';
import { pointText, standardText } from '../../src/numbers/lines/standard-form.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { crossingsOnGrid, type Line, lineMade, linesOn, lineTask } from '../../src/pictures/line-planes.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['many', 'inspect', 'without', 'named'] as const;
const draws = ['draw', 'never', 'second', 'named-draw'] as const;
const pairs = ['pairs', 'named-pairs'] as const;
type Kind = 'one' | 'none' | 'all';

/**
 * The lines (rise/run)x + b and (rise2/run2)x + d. The second equation is multiplied by `times`; at level 3 the second
 * line goes through the point at x.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof draws)[number];
  name: string;
  kind: Kind;
  rise: number;
  run: number;
  b: number;
  rise2: number;
  run2: number;
  d: number;
  times: number;
  x: number;
};

type Pairs = { pairs: (typeof pairs)[number]; name: string; kind: Kind; lines: LinesByPoints };

const text = {
  headline: 'How many solutions does a system have?',
  many: 'How many solutions does the system {e} and {f} have?',
  inspect: 'Look at the system {e} and {f}. How many solutions does it have? You need not find them.',
  without: 'The lines {e} and {f} are drawn. How many solutions does this system have?',
  named: '{name} looks for solutions of the system {e} and {f}. How many are there?',
  pairs:
    'A system has two lines. The first goes through {p} and {q}, the second through {r} and {s}. How many solutions does the system have?',
  'named-pairs':
    '{name} draws a line through {p} and {q}, and one through {r} and {s}. How many solutions does the system of both lines have?',
  one: 'Exactly one solution',
  two: 'Exactly two solutions',
  none: 'No solution',
  all: 'Infinitely many solutions',
  'right-one': 'The slopes differ, so the lines cross once.',
  'right-none': 'The slopes are equal and the y-intercepts are not, so the lines never meet.',
  'right-all': 'Slope and y-intercept are equal, so both equations give the same line.',
  'right-alike': 'The left sides are equal. They cannot equal two different numbers at once.',
  each: 'A solution has to fit both equations at once. How many times can two straight lines cross?',
  slopes: 'Equal slopes alone do not make the same line. What about the y-intercepts?',
  apart: 'The y-intercepts differ. But do both lines have the same slope?',
  constants: 'The constants do not settle it. Compare the slopes first.',
  'looks-one': 'Solve both for {y}. Can these two lines cross in one point only?',
  looks: 'The equations look different. Solve both for {y}. What do you see?',
  'one-points': 'Do the lines share one point only? Compare the slopes first.',
  'looks-points': 'The points are different. Write an equation for each line. What do you see?',
  cross: 'The slopes differ. Can two such lines miss each other forever?',
  other: 'Compare the slopes first, then the y-intercepts.',
  draw: 'A line through {point} makes a system without a solution together with {e}. Draw the line.',
  never: 'Draw the line through {point} that never meets the line {e}.',
  second:
    'The first line of a system is {e}. The second line goes through {point}, and there is no solution. Draw the second line.',
  'named-draw':
    '{name} builds a system with no solution from {e} and a line through {point}. Draw that line.',
  drawn: 'Line through {first} and {next}',
  'right-drawn': 'It has the same slope as the other line, so they never meet.',
  'same-start': 'This line meets the other one on the y-axis. Which number has to be the same in both?',
  turned: 'This takes the slope the other way around. Are the two lines parallel?',
  sign: 'One of the lines rises and the other falls. Will they meet?',
  'other-drawn': 'Find the slope of the given line. Go from the point by the same slope.',
  'solve-do': 'Solve both equations for {y}.',
  'solve-why': 'Then slope and y-intercept can be read.',
  'alike-do': 'Compare the left sides.',
  'alike-why': 'This can be seen without solving.',
  'unlike-do': 'Compare the right sides.',
  'unlike-why': 'Equal left sides would have to equal both of these numbers.',
  'first-slope-do': 'Find the slope of the first line.',
  'first-slope-why': 'Divide the change in {y} by the change in {x}.',
  'second-slope-do': 'Find the slope of the second line.',
  'second-slope-why': 'It is found in the same way.',
  'write-do': 'Write an equation for each line.',
  'write-why': 'Slope and one point give the y-intercept.',
  'slopes-do': 'Compare the slopes.',
  'slopes-why': 'They tell whether the lines run in the same direction.',
  'starts-do': 'Compare the y-intercepts.',
  'starts-why': 'They tell where the lines cross the y-axis.',
  'say-do': 'Say how many points lie on both.',
  'say-why': 'Each common point is a solution.',
  'slope-do': 'Read the slope of the line.',
  'slope-why': 'A line that never meets it has the same one.',
  'next-do': 'Go from {point} by this slope.',
  'next-why': 'The rise goes with the run.',
  'line-do': 'Draw the line through both points.',
  'line-why': 'Both lines run in the same direction and keep their distance.',
  'meet-one': 'the lines cross once',
  'meet-none': 'the lines never meet',
  'meet-all': 'one and the same line',
  'final-line': 'The line goes through {point} and {next}.',
} as const;

type Said = Tools<keyof typeof text>;

/**
 * Level 1 compares y = mx + b, level 2 standard form, level 3 lines told by two points, or draws a line for a system
 * without a solution.
 */
export const m8SystemCountSolutions = choiceSkill('m8-system-count-solutions', {
  version: 3,
  text,
  draw({ level, random }): Params | Pairs {
    if (level < 3) return drawSystem(level, random);
    return random.chance(50) ? drawPairs(random) : drawParallel(random);
  },
  build(params: Params | Pairs, tools) {
    if ('pairs' in params) return buildPairs(params, tools);
    return tools.level === 3 ? buildLine(params, tools) : buildCount(params, tools);
  },
});

function buildCount(params: Params, { level, say, step, distractor }: Said) {
  const { ask, name, kind, rise, run, b, rise2, run2, d, times } = params;
  const [first, second]: readonly [Slope, Slope] = [
    { rise, run },
    { rise: rise2, run: run2 },
  ];
  const [one, two] = [lineEquation(first, b), lineEquation(second, d)];
  const e = level === 1 ? one : standardOf(first, b, 1);
  const f =
    level === 1 && times === 1
      ? two
      : level === 1
        ? `${times}y = ${sideOf(second, d, times)}`
        : standardOf(second, d, times);
  const isSeen = level === 2 && times === 1;
  const needsSolving = level === 2 || times > 1;
  const wrong = wrongOf(params, level);
  return {
    words: { name, e: `$${e}$`, f: `$${f}$`, y: '$y$' },
    question: ask,
    answer: {
      value: kind,
      text: say(kind),
      reason: isSeen ? ('right-alike' as const) : (`right-${kind}` as const),
    },
    distractors: wrong.map(([misconception, value, reason]) =>
      distractor(misconception, value, reason, { text: say(value) }),
    ),
    otherWrong: 'other' as const,
    steps: isSeen
      ? [
          step('alike', `$${e}$ and $${f}$`, 'equal left sides'),
          step('unlike', `${rightOf(e)} and ${rightOf(f)}`, 'not equal'),
          step('say', 'no point fits both', text.none.toLowerCase()),
        ]
      : [
          needsSolving && step('solve', `$${e}$ and $${f}$`, `$${one}$ and $${two}$`),
          step(
            'slopes',
            `slopes ${typeset(slopeValue(first))} and ${typeset(slopeValue(second))}`,
            kind === 'one' ? 'not equal' : 'equal',
          ),
          kind !== 'one' && step('starts', ...startsOf(kind, b, d)),
          step('say', text[`meet-${kind}`], text[kind].toLowerCase()),
        ],
    finalAnswer: say(kind),
    claims: [`${rise} * ${run2} - (${rise2}) * ${run} = ${rise * run2 - rise2 * run}`],
  };
}

/** What stands after the equals sign. */
function rightOf(equation: string): string {
  return equation.slice(equation.indexOf('=') + 2);
}

function startsOf(kind: Kind, b: number, d: number): readonly [string, string] {
  return [`y-intercepts ${signed(b)} and ${signed(d)}`, kind === 'none' ? 'not equal' : 'equal'];
}

/** What is said instead where no equations are given. */
const ofPoints: Partial<Record<Wrong[2], 'looks-points' | 'one-points'>> = {
  looks: 'looks-points',
  'looks-one': 'one-points',
};

function buildPairs({ pairs: ask, name, kind, lines }: Pairs, { say, step, distractor }: Said) {
  const { first, second, b, d, places } = lines;
  const heights = heightsOf(lines);
  const [p = '', q = '', r = '', s = ''] = places.map((place, at) => pointText(place, heights[at] ?? 0));
  const slopeOf = (from: 0 | 2): string => {
    const up = (heights[from + 1] ?? 0) - (heights[from] ?? 0);
    return `${signed(up)} ÷ ${(places[from + 1] ?? 0) - (places[from] ?? 0)}`;
  };
  const isCrossing = kind === 'one';
  return {
    words: { name, p, q, r, s, x: '$x$', y: '$y$' },
    question: ask,
    answer: { value: kind, text: say(kind), reason: `right-${kind}` as const },
    distractors: wrongOf({ kind, b, d }, 3).map(([misconception, value, reason]) =>
      distractor(misconception, value, ofPoints[reason] ?? reason, { text: say(value) }),
    ),
    otherWrong: 'other' as const,
    steps: [
      step('first-slope', slopeOf(0), typeset(slopeValue(first))),
      step('second-slope', slopeOf(2), typeset(slopeValue(second))),
      !isCrossing &&
        step('write', `${p} and ${r}`, `$${lineEquation(first, b)}$ and $${lineEquation(second, d)}$`),
      isCrossing
        ? step('slopes', `${typeset(slopeValue(first))} and ${typeset(slopeValue(second))}`, 'not equal')
        : step('starts', ...startsOf(kind, b, d)),
      step('say', text[`meet-${kind}`], text[kind].toLowerCase()),
    ],
    finalAnswer: say(kind),
    claims: places.map((place, at) => {
      const { rise, run } = at < 2 ? first : second;
      return `${rise} / ${run} * (${place}) + (${at < 2 ? b : d}) = ${heights[at] ?? 0}`;
    }),
  };
}

function drawPairs(random: Random): Pairs {
  const kind = random.pick(['one', 'none', 'all'] as const);
  const lines = drawLinesByPoints(random, kind);
  return { pairs: random.pick(pairs), name: drawName(random), kind, lines };
}

type Wrong = readonly [
  Distractor['misconception'],
  Kind | 'two',
  'slopes' | 'apart' | 'constants' | 'looks' | 'looks-one' | 'cross' | 'each',
];

const each: Wrong = ['counts-a-solution-for-each-equation', 'two', 'each'];

function wrongOf({ kind, b, d }: Pick<Params, 'kind' | 'b' | 'd'>, level: Level): readonly Wrong[] {
  if (kind === 'none') {
    return [
      ['thinks-equal-slopes-always-mean-infinitely-many', 'all', 'slopes'],
      ['thinks-different-intercepts-mean-one-solution', 'one', 'apart'],
      each,
    ];
  }
  if (kind === 'all') {
    return [['compares-constants-only', 'none', 'looks'], ['slip', 'one', 'looks-one'], each];
  }
  return b === d && level === 1
    ? [['compares-constants-only', 'all', 'constants'], each, ['slip', 'none', 'cross']]
    : [['compares-constants-only', 'none', 'cross'], each, ['slip', 'all', 'constants']];
}

/** A line times a number: the side of ty = …, and in standard form with whole numbers. */
function sideOf(slope: Slope, start: number, times: number): string {
  return lineEquation(reducedSlope(slope.rise * times, slope.run), start * times).slice(4);
}

function standardOf({ rise, run }: Slope, start: number, times: number): string {
  const turn = (rise > 0 ? -1 : 1) * times;
  return standardText({ a: Math.abs(rise * times), b: run * turn, c: run * start * turn + 0 });
}

const reach = 8;

function buildLine({ ask, name, rise, run, b, x, d }: Params, { say, step, distractor }: Said) {
  const slope: Slope = { rise, run };
  const right: Line = { slope, start: d };
  const y = lineAt(slope, d, x);
  const point = pointText(x, y);
  const next = nextOf(slope, [x, y]);
  const give = (line: Line) => {
    const [px, py] = nextOf(line.slope, [x, y]);
    return { value: lineMade(reach, line), text: say('drawn', { first: point, next: pointText(px, py) }) };
  };
  const wrong = (
    misconception: Distractor['misconception'],
    line: Line,
    reason: 'same-start' | 'turned' | 'sign',
  ) => {
    const { value, text: told } = give(line);
    return distractor(misconception, value, reason, { text: told });
  };
  const lines = otherLines({ rise, run, b, x, d });
  return {
    words: { name, e: `$${lineEquation(slope, b)}$`, point, next: pointText(...next), y: '$y$' },
    question: ask,
    hand: lineTask(reach),
    answer: { ...give(right), reason: 'right-drawn' as const },
    distractors: [
      wrong('compares-constants-only', lines.start, 'same-start'),
      wrong('inverts-the-slope', lines.turned, 'turned'),
      wrong('uses-the-wrong-sign-of-the-slope', lines.sign, 'sign'),
    ],
    otherWrong: 'other-drawn' as const,
    steps: [
      step('slope', `$${lineEquation(slope, b)}$`, `slope ${typeset(slopeValue(slope))}`),
      step('next', `rise ${signed(next[1] - y)}, run ${signed(next[0] - x)}`, pointText(...next)),
      step('line', `${point} and ${pointText(...next)}`, 'a straight line', {
        do: 'line-do',
        why: 'line-why',
        diagram: linesOn(reach, [{ slope, start: b }, right]),
      }),
    ],
    finalAnswer: 'final-line' as const,
    claims: [`${rise} / ${run} * (${x}) + (${d}) = ${y}`],
  };
}

/** The next lattice point after a point of a line, to the right, or to the left where that leaves the plane. */
function nextOf({ rise, run }: Slope, [x, y]: readonly [number, number]): readonly [number, number] {
  const isInside = x + run <= reach && Math.abs(y + rise) <= reach;
  return isInside ? [x + run, y + rise] : [x - run, y - rise];
}

/** Lines through the same point: to the other y-intercept, with the slope turned around, and with the other sign. */
function otherLines({ rise, run, b, x, d }: Pick<Params, 'rise' | 'run' | 'b' | 'x' | 'd'>) {
  const y = lineAt({ rise, run }, d, x);
  const through = (slope: Slope): Line => ({ slope, start: interceptThrough(slope, x, y) });
  return {
    start: through(reducedSlope(y - b, x)),
    turned: through(reducedSlope(run * Math.sign(rise), Math.abs(rise))),
    sign: through({ rise: -rise, run }),
  };
}

function drawSystem(level: Level, random: Random): Params {
  const kind = random.pick(['one', 'none', 'all'] as const);
  return random.until(() => {
    const number = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const [rise, b] = [number(6), number(9)];
    const run = level === 1 ? 1 : random.int(1, 5);
    const isOne = kind === 'one';
    const isSeen = level === 2 && kind === 'none' && random.chance(50);
    const params: Params = {
      ask: random.pick(asks),
      name: drawName(random),
      kind,
      rise,
      run,
      b,
      rise2: isOne ? number(6) : rise,
      run2: isOne && level === 2 ? random.int(1, 5) : run,
      d: kind === 'all' || (isOne && random.chance(35)) ? b : number(9),
      times: isSeen ? 1 : random.int(level === 2 || kind === 'all' ? 2 : 1, level === 2 ? 4 : 3),
      x: 0,
    };
    return isOpen(params) ? params : null;
  });
}

function isOpen({ kind, rise, run, b, rise2, run2, d, times }: Params): boolean {
  const isLow = commonDivisor(Math.abs(rise), run) === 1 && commonDivisor(Math.abs(rise2), run2) === 1;
  const isEqual = rise * run2 === rise2 * run;
  const isSmall = Math.abs(rise2 * times) < 20 && Math.abs(d * run2 * times) < 60;
  return isLow && isSmall && isEqual === (kind !== 'one') && (kind !== 'none' || b !== d);
}

function drawParallel(random: Random): Params {
  return random.until(() => {
    const number = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const { rise, run } = reducedSlope(number(4), random.int(1, 3));
    const [b, d, x] = [number(6), random.int(-8, 8), number(5)];
    const slope: Slope = { rise, run };
    const y = lineAt(slope, d, x);
    if (b === d || Math.abs(rise) === run || !Number.isInteger(y) || Math.abs(y) > 7 || y === b) return null;
    const others = otherLines({ rise, run, b, x, d });
    const lines = [{ slope, start: d }, others.start, others.turned, others.sign];
    const isDrawable = lines.every((line) => {
      const [nextX, nextY] = nextOf(line.slope, [x, y]);
      return Math.abs(nextX) <= reach && Math.abs(nextY) <= reach && crossingsOnGrid(line, reach).length >= 2;
    });
    const isApart = new Set(lines.map((line) => slopeTex(line.slope))).size === 4;
    return isDrawable && isApart
      ? {
          ask: random.pick(draws),
          name: drawName(random),
          kind: 'none',
          rise,
          run,
          b,
          rise2: rise,
          run2: run,
          d,
          times: 1,
          x,
        }
      : null;
  });
}
