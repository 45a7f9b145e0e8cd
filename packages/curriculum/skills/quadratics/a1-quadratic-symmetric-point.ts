import type { DiagramOf } from '@playforward/diagram';
import { type HandTask, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import type { Parabola } from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { handPlane, pointMade } from '../../src/pictures/hand-scales.ts';
import { parabolasOn } from '../../src/pictures/parabolas.ts';

const asks = ['which', 'also', 'mirror', 'find'] as const;
const plots = ['plot', 'mark', 'show', 'put'] as const;
const pairs = ['pair', 'same', 'height', 'ball'] as const;
/** The axis stands at h; the point (x, y) lies beside it. At level 3 the axis is known by two points u to both sides. */
type Params = {
  ask: (typeof asks)[number] | (typeof plots)[number] | (typeof pairs)[number];
  h: number;
  x: number;
  y: number;
  u: number;
  v: number;
};

/** Level 1 shows point and axis, level 2 plots the matching point, level 3 finds the axis first. */
export const a1QuadraticSymmetricPoint = numberSkill('a1-quadratic-symmetric-point', {
  version: 1,
  form: 'point',
  text: {
    headline: 'Matching points of a parabola',
    which:
      'A parabola has the axis {axis} and passes through {point}. Which other point on it has the same height?',
    also: 'The axis of a parabola is {axis}. The parabola passes through {point}. Which other point at the same height does it pass through?',
    mirror: 'What is the mirror image of the point {point} across the axis {axis} of a parabola?',
    find: 'Find the point of the parabola that matches {point}. Its axis of symmetry is {axis}.',
    plot: 'A parabola with the axis {axis} passes through {point}. Plot the matching point on the other side.',
    mark: 'Mark the mirror image of the point {point} across the axis {axis} of a parabola.',
    show: 'The point {point} lies on a parabola with the axis {axis}. Show its other point at the same height.',
    put: 'A parabola with the axis {axis} has two points at the same height. One is {point}. Plot the other one.',
    pair: 'A parabola passes through {one}, {two} and {point}. Which other point has the same height as {point}?',
    same: 'On a parabola, {one} and {two} have the same height. The parabola also passes through {point}. Find the point that matches {point}.',
    height: 'The points {one}, {two} and {point} lie on a parabola. Which point matches {point}?',
    ball: 'The path of a ball in a game is a parabola through {one}, {two} and {point}. At which other point is it as high as at {point}?',
    right: 'It is as far from the axis as the first point, and as high.',
    'y-axis': 'This is the mirror image across the y-axis. Where does the axis of this parabola stand?',
    twice: 'How far is the point from the axis? Go just as far to the other side.',
    lower: 'Matching points have the same height. What happened to the second coordinate?',
    other: 'Count how far the point is from the axis. Go as far on the other side, at the same height.',
    'middle-do': 'Find the axis from the two points of the same height.',
    'middle-why': 'It stands halfway between them.',
    'away-do': 'Count the steps from {point} to the axis.',
    'away-why': 'Both sides of a parabola are mirror images.',
    'over-do': 'Go as many steps to the other side.',
    'over-why': 'The mirror image is as far away.',
    'write-do': 'Write the point.',
    'write-why': 'The height stays the same.',
    made: 'Point at {place}',
    final: 'The point is {result}.',
  },
  draw: ({ level, random }): Params => drawPoints(level, random),
  build({ ask, h, x, y, u, v }: Params, { level, say, step, distractor }) {
    const [away, other] = [Math.abs(x - h), 2 * h - x];
    const value = pointText(other, y);
    const point = pointText(x, y);
    const byHand = level === 2;
    const shown = (px: number, py: number) => (byHand ? pointMade(task, px, py) : pointText(px, py));
    const said = (px: number, py: number) => (byHand ? say('made', { place: pointText(px, py) }) : undefined);
    const option = (px: number, py: number) => ({ value: shown(px, py), text: said(px, py) });
    const far = h + 2 * (h - x);
    const [one, two] = [pointText(h - u, v), pointText(h + u, v)];
    return {
      words: { axis: `$x = ${signed(h)}$`, point, one, two, result: value },
      question: ask,
      diagram: level === 1 ? pictureOf(h, [x, y]) : null,
      hand: byHand ? task : undefined,
      answer: option(other, y),
      distractors: [
        distractor('reflects-across-the-y-axis', shown(-x, y), 'y-axis', { text: said(-x, y) }),
        distractor('moves-the-distance-twice', shown(far, y), 'twice', { text: said(far, y) }),
        distractor('changes-the-y-coordinate', shown(other, -y), 'lower', { text: said(other, -y) }),
      ],
      steps: [
        level === 3 && step('middle', `${one} and ${two}`, `axis $x = ${signed(h)}$`),
        step('away', `from ${signed(x)} to ${signed(h)}`, `${away} ${away === 1 ? 'step' : 'steps'}`),
        step(
          'over',
          `${away} ${away === 1 ? 'step' : 'steps'} beyond ${signed(h)}`,
          `$x = ${signed(other)}$`,
        ),
        step('write', `$x = ${signed(other)}$ and $y = ${signed(y)}$`, value),
      ],
      claims: [`2 * (${h}) - (${x}) = ${other}`],
    };
  },
});

const task: HandTask = { kind: 'plot-points', plane: handPlane(9), points: [''] };

/** The axis and the point, with a parabola through it. */
function pictureOf(h: number, [x, y]: readonly [number, number]): DiagramOf<'function-graph'> {
  const away = (x - h) ** 2;
  const k = y > 0 ? -2 : 2;
  const parabola: Parabola = { a: (y - k) / away, h, k };
  return parabolasOn([parabola], { reach: 9, axis: true, points: [{ at: [x, y], label: null }] });
}

function drawPoints(level: Level, random: Random): Params {
  return random.until(() => {
    const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? plots : pairs);
    const isBall = ask === 'ball';
    const [h, x, y] = [
      random.int(isBall ? 3 : -4, 5),
      random.int(isBall ? 0 : -7, 7),
      random.int(isBall ? 1 : -8, 8),
    ];
    const [u, v] = [random.int(1, 5), random.int(isBall ? 1 : -8, 8)];
    const places = [2 * h - x, h + 2 * (h - x), -x];
    const isNear = level === 3 || places.every((place) => Math.abs(place) <= 9);
    const isOpen = h !== 0 && x !== h && y !== 0 && x !== 0 && new Set([x, ...places]).size === 4;
    const isOther = Math.abs(x - h) !== u && v !== y && (v - y) * (u - Math.abs(x - h)) !== 0;
    const isPlace = !isBall || (h - u >= 0 && 2 * h - x >= 0 && v - y > 0 === Math.abs(x - h) > u);
    return isNear && isOpen && isOther && isPlace ? { ask, h, x, y, u, v } : null;
  });
}
