import { type HandTask, numberSkill, type Tools } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { handPlane, pointMade } from '../../src/pictures/hand-scales.ts';
import { planeAround, pointText } from '../../src/pictures/plane-around.ts';

/** P is (x, y), on grid lines of `grid`; at level 3 it is reached from the start by moves of dx across and dy up. */
type Params = { scene: (typeof scenes)[number]; x: number; y: number; dx: number; dy: number; grid: number };

const scenes = ['plain', 'town', 'game'] as const;

const task: HandTask = { kind: 'plot-points', plane: handPlane(10), points: [''] };

type WrongWay = Parameters<Tools<string>['distractor']>[0];
type Reason = 'swapped' | 'sign' | 'sign-up' | 'edge' | 'start';

/** Level 1 has a point in a quadrant, level 2 grid lines of two units or of a half and points on an axis, level 3 a start and moves that lead to a point plotted by hand. */
export const m6ReadPointQuadrant = numberSkill('m6-read-point-quadrant', {
  version: 3,
  form: 'point',
  text: {
    headline: 'Name a point',
    plain: 'Point P is marked on the plane.',
    town: 'The plane is a town map. City hall is where the axes cross, and P is a school.',
    game: 'The plane is a game board. A player starts where the axes cross and lands on P.',
    ask: ['What are the coordinates of P?', 'Where is P? Write its coordinates.'],
    plot: ['Plot P.', 'Mark P on the plane.'],
    at: '{at}',
    'plain-start': 'Point S is {start}. From S go {across} and {up} to get to P.',
    'town-start': 'On a town map, a bus is at {start}. It goes {across} and {up} to stop P.',
    'game-start': 'On a game board, a piece stands at {start}. It moves {across} and {up} to P.',
    right: 'The first number tells how far to go across, and the second how far up or down.',
    swapped: 'The two numbers have traded places. Which of them tells how far to go across?',
    sign: 'One of the signs does not fit. On which side of the y-axis does P lie?',
    'sign-up': 'The sign does not fit. On which side of the x-axis does P lie?',
    edge: 'This counts across from the left edge of the grid. Where does the x-coordinate start to count?',
    start: 'This counts the moves only. Where did they start?',
    other: 'Start where the axes cross. Count across first, and then up or down.',
    'other-start': 'Begin where the moves begin. Go across first, and then up or down.',
    'across-do': 'Count across from the y-axis.',
    'across-why': 'Right of the y-axis is positive, and left of it is negative.',
    'up-do': 'Count up or down from the x-axis.',
    'up-why': 'Above the x-axis is positive, and below it is negative.',
    'move-do': 'Move across from the start.',
    'move-why': 'Moves to the right make the first number greater, moves to the left make it less.',
    'rise-do': 'Move up or down from the start.',
    'rise-why': 'Moves up make the second number greater, moves down make it less.',
    'write-do': 'Write the point.',
    'write-why': 'The number for across comes first.',
    final: 'P is {key}.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    const side = (): 1 | -1 => (random.chance(50) ? -1 : 1);
    if (level === 2) {
      const grid = random.pick([2, 0.5]);
      const [a, b] = [side() * random.int(1, 5) * grid, side() * random.int(1, 5) * grid];
      const axis = random.chance(40);
      const isAcross = random.chance(50);
      return { scene, x: axis && isAcross ? 0 : a, y: axis && !isAcross ? 0 : b, dx: 0, dy: 0, grid };
    }
    const reach = level === 1 ? 5 : 8;
    // Equal coordinates read the same when they are swapped.
    const [x, y] = random.until(() => {
      const drawn = [side() * random.int(1, reach), side() * random.int(1, reach)] as const;
      return drawn[0] === drawn[1] ? null : drawn;
    });
    if (level === 1) return { scene, x, y, dx: 0, dy: 0, grid: 1 };
    return { scene, x, y, dx: Math.sign(x) * random.int(2, 9), dy: Math.sign(y) * random.int(2, 9), grid: 1 };
  },
  build({ scene, x, y, dx, dy, grid }: Params, { level, say, step, distractor }) {
    const key = pointText(x, y);
    const reach = 6 * grid;
    const [startX, startY] = [x - dx, y - dy];
    const byHand = level === 3;
    const give = (across: number, up: number) => {
      const at = pointText(across, up);
      return byHand ? { value: pointMade(task, across, up), text: say('at', { at }) } : { value: at };
    };
    const wrong = (misconception: WrongWay, [across, up]: readonly [number, number], reason: Reason) => {
      const { value, ...shown } = give(across, up);
      return distractor(misconception, value, reason, shown);
    };
    const way = (by: number, [more, less]: readonly [string, string]): string =>
      `${Math.abs(by)} ${by < 0 ? less : more}`;
    const moves = { across: way(dx, ['right', 'left']), up: way(dy, ['up', 'down']) };
    const sideOf = (by: number, words: readonly [string, string]): string =>
      by === 0 ? 'on the axis' : way(by, words);
    return {
      question: byHand
        ? [say(`${scene}-start`, { start: pointText(startX, startY), ...moves }), 'plot']
        : [scene, 'ask'],
      diagram: byHand ? null : planeAround(reach, [{ x, y, label: 'P' }], grid),
      hand: byHand ? task : undefined,
      answer: give(x, y),
      distractors: [
        wrong('swaps-the-coordinates', [y, x], 'swapped'),
        wrong(
          'uses-the-wrong-sign-for-one-coordinate',
          x === 0 ? [x, -y] : [-x, y],
          x === 0 ? 'sign-up' : 'sign',
        ),
        wrong('counts-from-the-wrong-axis', byHand ? [dx, dy] : [x + reach, y], byHand ? 'start' : 'edge'),
      ],
      steps:
        level === 3
          ? [
              step('move-across', `${signed(startX)}, then ${moves.across}`, signed(x), 'move'),
              step('move-up', `${signed(startY)}, then ${moves.up}`, signed(y), 'rise'),
              step('write-point', `${signed(x)} and ${signed(y)}`, key, 'write'),
            ]
          : [
              step('count-across', sideOf(x, ['right', 'left']), signed(x), 'across'),
              step('count-up', sideOf(y, ['up', 'down']), signed(y), 'up'),
              step('write-point', `${signed(x)} and ${signed(y)}`, key, 'write'),
            ],
      finalAnswer: say('final', { key }),
      otherWrong: byHand ? 'other-start' : 'other',
      claims: [
        `${signed(startX)} + (${signed(dx)}) = ${signed(x)}`,
        `${signed(startY)} + (${signed(dy)}) = ${signed(y)}`,
      ],
    };
  },
});
