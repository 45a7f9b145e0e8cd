import { type Level, moveFigure, numberSkill, type Random, rigidMoves } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import {
  areOn,
  drawTriangle,
  restOf,
  type Spot,
  shifted,
  spotText,
  toldCorners,
} from '../../src/numbers/plane-motions.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { motionGrid, plotMade, plotTask } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type PlaneShape, planeShapes } from '../../src/scenes/shapes/plane-shapes.ts';

type Params = {
  scene: PlaneShape;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  shift: Spot;
};

const reach = 10;

/**
 * Level 1 moves a corner of a picture, level 2 by a rule, level 3 finds the move from one corner and plots the others.
 * The stretch problem goes back over three moves. */
export const m8TranslatePoint = numberSkill('m8-translate-point', {
  version: 4,
  form: 'point',
  scenes: [planeShapes],
  byHand: { levels: [1, 2], ask: 'hand-move', instead: true, without: 'picture' },
  text: {
    headline: 'Translate a point',
    moved: 'The whole figure is translated {across} and {up}.',
    ruled: 'The whole figure is translated by the rule (x, y) → {rule}.',
    ask: 'Where is the image of {A}?',
    goes: 'A translation takes {A} to {image}.',
    plot: 'Plot the images {B}′ and {C}′.',
    pair: '{p} and {q}',
    right: 'Across changes the first coordinate, and up or down changes the second.',
    'right-plot': 'A translation moves all points by the same steps, so the shape stays as it is.',
    swaps: 'The steps across and up have traded places. Which coordinate tells how far across?',
    opposite: 'This goes the other way. Does the first coordinate grow or shrink to the right?',
    multiplies: 'This multiplies by the steps. Does a slide make something longer, or only move it?',
    one: 'This moves in one direction only. Which other step is there?',
    other: 'Start at the point. Go across first, and then up or down.',
    'other-plot': 'Find the steps from {A} to its image. Every other corner makes the same ones.',
    'other-back': 'Put all moves together first. Then take them back from the end.',
    'find-do': 'Find the steps from {A} to its image.',
    'find-why': 'It is the change in each coordinate.',
    'across-do': 'Move across.',
    'across-why': 'Steps to the right are added to the first coordinate, steps to the left are taken away.',
    'up-do': 'Move up or down.',
    'up-why': 'Steps up are added to the second coordinate, steps down are taken away.',
    'write-do': 'Write the image.',
    'write-why': 'The x-coordinate comes first.',
    'rest-do': 'Do the same with the other two corners.',
    'rest-why': 'The whole figure moves, so every corner does.',
    'each-do': 'Move {B} by these steps.',
    'each-why': 'A translation slides the whole figure.',
    'next-do': 'Do the same with {C}.',
    'next-why': 'All corners make the same steps.',
    final: '{value}',
    'robot-way': 'A robot moves over a grid. First it goes {m1}. Next it goes {m2}. Last it goes {m3}.',
    'ship-way': 'In a video game, a ship first moves {m1}. Next it moves {m2}. Last it moves {m3}.',
    'dancer-way':
      'On a stage with a grid, a dancer first goes {m1}. Next the dancer goes {m2}, and last {m3}.',
    'piece-way': 'A piece of a board game first moves {m1}. Next it moves {m2}. Last it moves {m3}.',
    'ends-at': 'It ends at {end}.',
    'dancer-ends': 'The dancer ends at {end}.',
    'ask-start': 'At which point did it start?',
    'dancer-start': 'At which point did the dancer start?',
    'right-start': 'All moves together are one translation, and the opposite one leads back.',
    forward: 'This goes on from the end. Which way leads back to the start?',
    'last-only': 'This takes back the last move only. What about the moves before it?',
    'swaps-start': 'The steps across and up have traded places. Which of them changes the first coordinate?',
    'sum-x-do': 'Add all steps across.',
    'sum-x-why': 'Steps to the right count as positive, and steps to the left as negative.',
    'sum-y-do': 'Add all steps up and down.',
    'sum-y-why': 'Steps up count as positive, and steps down as negative.',
    'back-x-do': 'Take the steps across back.',
    'back-x-why': 'Subtracting undoes adding.',
    'back-y-do': 'Take the steps up or down back.',
    'back-y-why': 'The second coordinate works in the same way.',
    'start-do': 'Write the start.',
    'start-why': 'The x-coordinate comes first.',
  },
  draw: ({ level, random }): Params => drawMove(level, random),
  build({ scene, letters, corners, shift }: Params, { level, say, step, distractor }) {
    const [A = '', B = '', C = ''] = letters;
    const [a, b, c] = corners;
    const [dx, dy] = shift;
    const image = shifted(a, shift);
    const way = (by: number, [more, less]: readonly [string, string]): string =>
      `${Math.abs(by)} ${by < 0 ? less : more}`;
    const moves = { across: way(dx, ['right', 'left']), up: way(dy, ['up', 'down']) };
    const words = {
      ...toldCorners(corners, letters),
      name: A + B + C,
      ...moves,
      rule: `(x${plus(dx)}, y${plus(dy)})`,
      image: `${A}′ ${spotText(image)}`,
    };
    const turnedShift: Spot = [dy, dx];
    const back: Spot = [-dx, -dy];
    const claims = [0, 1].map(
      (axis) => `${a[axis as 0 | 1]} + ${shift[axis as 0 | 1]} = ${image[axis as 0 | 1]}`,
    );
    if (level === 3) {
      const task = plotTask(reach, [`${B}′`, `${C}′`]);
      const give = (by: Spot) => {
        const spots = [shifted(b, by), shifted(c, by)];
        return { value: plotMade(task, spots), text: say('pair', pairWords(spots, [B, C])) };
      };
      const wrong = (by: Spot) => {
        const { value, ...shown } = give(by);
        return [value, shown] as const;
      };
      const [first, second, third] = [wrong(turnedShift), wrong(back), wrong([dx, 0])];
      const spots = [shifted(b, shift), shifted(c, shift)];
      return {
        words: { ...words, value: say('pair', pairWords(spots, [B, C])).args.p ?? '' },
        question: [`${scene.key}-three`, 'goes', 'plot'],
        hand: task,
        answer: { ...give(shift), reason: 'right-plot' },
        distractors: [
          distractor('adds-the-shift-to-the-wrong-coordinate', first[0], 'swaps', first[1]),
          distractor('moves-in-the-opposite-direction', second[0], 'opposite', second[1]),
          distractor('moves-only-one-way', third[0], 'one', third[1]),
        ],
        otherWrong: 'other-plot',
        steps: [
          step('find', `${spotText(a)} to ${spotText(image)}`, `${moves.across} and ${moves.up}`),
          step('each', `${B} ${spotText(b)}`, `${B}′ ${spotText(shifted(b, shift))}`),
          step('each', `${C} ${spotText(c)}`, `${C}′ ${spotText(shifted(c, shift))}`, 'next'),
        ],
        finalAnswer: say('pair', pairWords(spots, [B, C])),
        claims,
      };
    }
    const lines = (end: Spot, { across, up } = moves) => [
      step('across', `${signed(a[0])}, then ${across}`, signed(end[0])),
      step('up', `${signed(a[1])}, then ${up}`, signed(end[1])),
      step('write', `${signed(end[0])} and ${signed(end[1])}`, spotText(end)),
    ];
    const traded = { across: way(dy, ['right', 'left']), up: way(dx, ['up', 'down']) };
    const [swapped, opposite, multiplied] = [
      shifted(a, turnedShift),
      shifted(a, back),
      [a[0] * dx, a[1] * dy] as const,
    ];
    return {
      words: { ...words, value: spotText(image) },
      question: level === 1 ? [`${scene.key}-shown`, 'moved', 'ask'] : [`${scene.key}-one`, 'ruled', 'ask'],
      diagram: level === 1 ? motionGrid(8, [{ corners, names: letters }]) : null,
      answer: spotText(image),
      drawn: {
        make: slidBy({ letters, corners, shift }, [turnedShift, back]),
        right: 'right-plot',
        steps: [...lines(image), step('rest', ...restOf(letters, corners, (one) => shifted(one, shift)))],
      },
      distractors: [
        distractor('adds-the-shift-to-the-wrong-coordinate', spotText(swapped), 'swaps', {
          work: lines(swapped, traded),
        }),
        distractor('moves-in-the-opposite-direction', spotText(opposite), 'opposite', {
          work: lines(opposite),
        }),
        distractor('multiplies-by-the-shift', spotText(multiplied), 'multiplies', {
          work: lines(multiplied),
        }),
      ],
      steps: lines(image),
      claims,
    };
  },
  stretch: {
    draw: ({ random }) => drawWay(random),
    build({ who, moves, start }, { step, distractor }) {
      const [first, second, third] = moves;
      const sum: Spot = [first[0] + second[0] + third[0], first[1] + second[1] + third[1]];
      const end = shifted(start, sum);
      const sign = (value: number): string => (value < 0 ? `(${signed(value)})` : String(value));
      const adds = (axis: 0 | 1): string =>
        `${signed(first[axis])} + ${sign(second[axis])} + ${sign(third[axis])}`;
      return {
        words: {
          m1: stepsText(first),
          m2: stepsText(second),
          m3: stepsText(third),
          end: spotText(end),
          value: spotText(start),
        },
        question: [
          `${who}-way`,
          who === 'dancer' ? 'dancer-ends' : 'ends-at',
          who === 'dancer' ? 'dancer-start' : 'ask-start',
        ],
        answer: { value: spotText(start), reason: 'right-start' },
        distractors: [
          distractor('moves-in-the-opposite-direction', spotText(shifted(end, sum)), 'forward'),
          distractor('moves-only-one-way', spotText(shifted(end, [-third[0], -third[1]])), 'last-only'),
          distractor(
            'adds-the-shift-to-the-wrong-coordinate',
            spotText(shifted(end, [-sum[1], -sum[0]])),
            'swaps-start',
          ),
        ],
        otherWrong: 'other-back',
        steps: [
          step('sum-x', adds(0), signed(sum[0])),
          step('sum-y', adds(1), signed(sum[1])),
          step('back-x', `${signed(end[0])} − ${sign(sum[0])}`, signed(start[0])),
          step('back-y', `${signed(end[1])} − ${sign(sum[1])}`, signed(start[1])),
          step('start', `${signed(start[0])} and ${signed(start[1])}`, spotText(start)),
        ],
        claims: [`${start[0]} + ${sum[0]} = ${end[0]}`, `${start[1]} + ${sum[1]} = ${end[1]}`],
      };
    },
  },
});

type Way = {
  readonly who: 'robot' | 'ship' | 'dancer' | 'piece';
  readonly moves: readonly [Spot, Spot, Spot];
  readonly start: Spot;
};

function drawWay(random: Random): Way {
  return random.until(() => {
    const move = (): Spot => [
      random.int(2, 8) * random.pick([-1, 1]),
      random.int(2, 8) * random.pick([-1, 1]),
    ];
    const moves = [move(), move(), move()] as const;
    const sum: Spot = [moves[0][0] + moves[1][0] + moves[2][0], moves[0][1] + moves[1][1] + moves[2][1]];
    const start: Spot = [random.int(-9, 9), random.int(-9, 9)];
    const isApart = sum[0] !== 0 && sum[1] !== 0 && sum[0] !== sum[1] && areOn(14, [shifted(start, sum)]);
    const isMixed =
      moves.some(([dx]) => dx < 0) && moves.some(([dx]) => dx > 0) && String(moves[0]) !== String(moves[1]);
    const who = random.pick(['robot', 'ship', 'dancer', 'piece'] as const);
    return isApart && isMixed ? { who, moves, start } : null;
  });
}

function stepsText([dx, dy]: Spot): string {
  return `${Math.abs(dx)} ${dx < 0 ? 'left' : 'right'} and ${Math.abs(dy)} ${dy < 0 ? 'down' : 'up'}`;
}

/** The whole figure is slid, also by the steps of the wrong answers. */
function slidBy(
  { letters, corners, shift }: Pick<Params, 'letters' | 'corners' | 'shift'>,
  wrong: readonly Spot[],
) {
  const by = (steps: Spot) => (corner: Spot) => shifted(corner, steps);
  return moveFigure({ names: letters, corners, to: by(shift), wrong: wrong.map(by), moves: rigidMoves });
}

/** Two images as words: 'B′ (1, 2)' and 'C′ (3, 4)'. */
function pairWords(spots: readonly Spot[], names: readonly string[]): { p: string; q: string } {
  const [p = '', q = ''] = spots.map((spot, index) => `${names[index]}′ ${spotText(spot)}`);
  return { p, q };
}

function drawMove(level: Level, random: Random): Params {
  return random.until(() => {
    const corners = drawTriangle(random, level === 1 ? 5 : 7);
    const [dx, dy] = [random.int(2, 7) * random.pick([-1, 1]), random.int(2, 7) * random.pick([-1, 1])];
    const [[x, y]] = corners;
    const ways: readonly Spot[] = [
      [dx, dy],
      [dy, dx],
      [-dx, -dy],
      [dx, 0],
    ];
    const isIn = ways.every((by) =>
      areOn(
        level === 3 ? reach : 12,
        corners.map((corner) => shifted(corner, by)),
      ),
    );
    const isSeen =
      level > 1 ||
      areOn(
        8,
        corners.map((corner) => shifted(corner, [dx, dy])),
      );
    const isApart = dx !== dy && dx !== -dy && x !== 0 && y !== 0 && Math.abs(x * dx) < 40;
    return isIn && isSeen && isApart
      ? { scene: random.pick(planeShapes.list), letters: drawPoints(random, 3), corners, shift: [dx, dy] }
      : null;
  });
}
