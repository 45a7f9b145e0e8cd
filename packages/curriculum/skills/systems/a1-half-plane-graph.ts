import { type Level, pictureSkill, type Random } from '../../src/kit/index.ts';
import { reducedSlope, standardForm } from '../../src/numbers/lines/line-equations.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import {
  type HalfPlane,
  halfPlaneText,
  inequalityText,
  isAbove,
  isStrict,
  otherBoundary,
  regionOf,
  regionsOn,
  type Sign,
  shaded,
  shadeTask,
  turnedSign,
} from '../../src/pictures/half-planes.ts';
import { crossingsOnGrid } from '../../src/pictures/line-planes.ts';

const asks = ['which', 'shows', 'solutions', 'graph'] as const;
const draws = ['draw', 'shade', 'solve', 'half'] as const;
/**
 * y compared with a line; written as it is at levels 1 and 2, in standard form at level 3. There y may have a number below
 * zero beside it, so that the symbol is reversed.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof draws)[number];
  rise: number;
  run: number;
  start: number;
  sign: Sign;
  flips: boolean;
};

/** Level 1 has whole slopes, level 2 fractions, level 3 is solved for y first and shaded by hand. */
export const a1HalfPlaneGraph = pictureSkill('a1-half-plane-graph', {
  version: 4,
  text: {
    headline: 'The graph of an inequality',
    which: 'Which graph shows {inequality}?',
    shows: 'Which picture shows all solutions of {inequality}?',
    solutions: 'In which graph are exactly the solutions of {inequality} shaded?',
    graph: 'What is the graph of {inequality}?',
    draw: 'Draw the boundary of {inequality}, and shade all solutions.',
    shade: 'Shade every point of the plane that makes {inequality} true. Draw the boundary first.',
    solve: 'Solve {inequality} for {y}. Then draw its boundary and shade its solutions.',
    half: 'The solutions of {inequality} fill half of the plane. Draw its boundary, and shade this half.',
    region: '{line, select, dashed {Dashed} other {Solid}} line through {a} and {b}, shaded {side}',
    'final-drawn':
      'The {line, select, dashed {dashed} other {solid}} line goes through {a} and {b}, and the side {side} it is shaded.',
    right: 'The boundary, its kind of line and the shaded side all fit the inequality.',
    side: 'Test a point on the shaded side, such as {test}. Does it make {inequality} true?',
    turned: 'Dividing by a negative number reverses the symbol. Test {test} in {inequality}. Is it true?',
    solid: 'A solid line belongs to the solutions. Does the symbol allow both sides to be equal?',
    dashed: 'A dashed line does not belong to the solutions. Does the symbol allow both sides to be equal?',
    slope: 'This boundary goes through {off}. Put this point into {inequality}. Are both sides equal there?',
    other: 'Draw the boundary first. Then choose its kind of line, and test a point for the side.',
    'alone-do': 'Solve for {y}.',
    'alone-why': 'Dividing by a negative number reverses the symbol.',
    'alone-keeps': 'What stands beside {y} is positive, so the symbol stays.',
    'line-do': 'Draw the boundary.',
    'line-why': 'On it, both sides are equal.',
    'kind-do': 'Choose the kind of line.',
    'kind-why': 'It is dashed where equal sides are not allowed, and solid where they are.',
    'test-do': 'Test a point off the boundary.',
    'test-why': 'If it makes the inequality true, its side is shaded. If not, the other side is.',
  },
  draw: ({ level, random }): Params => drawHalfPlane(level, random),
  build({ ask, rise, run, start, sign, flips }: Params, { level, say, step, distractor }) {
    const own: HalfPlane = { slope: reducedSlope(rise, run), start, sign };
    const inequality = `$${level === 3 ? standardText(own, flips) : halfPlaneText(own)}$`;
    const option = (one: HalfPlane) => {
      const {
        through: [a, b],
        dashed,
        side,
      } = regionOf(one, reach);
      const kind = dashed ? 'dashed' : 'solid';
      const text = say('region', { line: kind, a: pointText(...a), b: pointText(...b), side });
      return level === 3 ? { text } : { text, diagram: regionsOn(reach, [one]) };
    };
    const back = { ...own, sign: turnedSign(sign) };
    const [bx, by] = testOf(back);
    const boundary = { ...own, sign: otherBoundary(sign) };
    const mirrored = { ...own, slope: reducedSlope(-rise, run) };
    // Both lines cross the vertical axis in the same place, so a point off that axis tells them apart.
    const [off = [0, 0]] = regionOf(mirrored, reach).through.filter(([x]) => x !== 0);
    const shown = option(own);
    /** What leads to a graph; its symbol may be that of another one. */
    const linesOf = (one: HalfPlane, as: HalfPlane) => {
      const [a, b] = regionOf(one, reach).through;
      const at = testOf(one);
      const holds = isAbove(one.sign) === at[1] > (one.slope.rise * at[0]) / one.slope.run + start;
      return [
        level === 3 &&
          step('alone', inequality, `$${halfPlaneText(as)}$`, { why: flips ? 'alone-why' : 'alone-keeps' }),
        step(
          'line',
          `$${halfPlaneText(as).replace(as.sign, '=')}$`,
          `through ${pointText(...a)} and ${pointText(...b)}`,
        ),
        step('kind', `the symbol $${as.sign}$`, isStrict(one.sign) ? 'dashed line' : 'solid line'),
        step(
          'test',
          pointText(...at),
          `${holds ? 'true' : 'false'}: shade ${isAbove(one.sign) ? 'above' : 'below'}`,
          {
            diagram: regionsOn(reach, [one]),
          },
        ),
      ];
    };
    const value = (name: string, one: HalfPlane) => (level === 3 ? shaded(one, reach) : name);
    const worked = (one: HalfPlane) => ({
      ...option(one),
      work: linesOf(one, one === back || one === mirrored ? (level === 3 ? one : own) : own),
    });
    return {
      words: { inequality, y: '$y$', pair: '$(x, y)$', test: pointText(bx, by), off: pointText(...off) },
      question: ask,
      hand: level === 3 ? shadeTask(reach) : undefined,
      answer: { value: value('own', own), ...shown },
      distractors: [
        flips
          ? distractor(
              'does-not-reverse-when-dividing-by-a-negative',
              value('back', back),
              'turned',
              worked(back),
            )
          : distractor('shades-the-wrong-side', value('back', back), 'side', worked(back)),
        isStrict(sign)
          ? distractor(
              'uses-a-solid-line-for-a-strict-inequality',
              value('boundary', boundary),
              'solid',
              worked(boundary),
            )
          : distractor(
              'includes-or-excludes-the-boundary-wrongly',
              value('boundary', boundary),
              'dashed',
              worked(boundary),
            ),
        distractor('uses-the-wrong-sign-of-the-slope', value('slope', mirrored), 'slope', worked(mirrored)),
      ],
      steps: linesOf(own, own),
      finalAnswer: level === 3 ? { ...shown.text, key: 'final-drawn' } : shown.text,
      claims: [`${rise} / ${run} * ${run} = ${rise}`],
    };
  },
});

const reach = 8;

/** The same in standard form: 6x − 2y ≥ 8 for y ≤ 3x − 4 with a number below zero beside y, −3x + y ≤ −4 without. */
function standardText({ slope, start, sign }: HalfPlane, flips: boolean): string {
  const { a, b, c } = standardForm(slope, start);
  const factor = b < 0 === flips ? 1 : -1;
  return inequalityText({ a: a * factor, b: b * factor, c: c * factor }, flips ? turnedSign(sign) : sign);
}

/** A point off the boundary on the shaded side; the origin where that is possible. */
function testOf({ slope: { rise, run }, start, sign }: HalfPlane): readonly [number, number] {
  if (start !== 0 && isAbove(sign) === 0 > start) return [0, 0];
  const place = isAbove(sign) ? Math.ceil(start) + 2 : Math.floor(start) - 2;
  return Math.abs(place) <= reach ? [0, place] : [run, (rise / run) * run + start + (isAbove(sign) ? 1 : -1)];
}

const parts = [
  [1, 2],
  [3, 2],
  [2, 3],
  [1, 3],
  [3, 4],
] as const;

function drawHalfPlane(level: Level, random: Random): Params {
  return random.until(() => {
    const [rise, run] =
      level === 1 || (level === 3 && random.chance(60)) ? [random.int(1, 3), 1] : random.pick(parts);
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 3 ? draws : asks),
      rise: rise * random.pick([1, -1]),
      run,
      start: random.int(-5, 5),
      sign: random.pick(['<', '>', '≤', '≥'] as const),
      flips: level === 3 && random.chance(60),
    };
    const { start } = params;
    const enough = [params.rise, -params.rise].every(
      (one) => crossingsOnGrid({ slope: reducedSlope(one, run), start }, reach).length > 2,
    );
    return start !== 0 && enough ? params : null;
  });
}
