import { type Level, moveFigure, numberSkill, type Random, rigidMoves } from '../../src/kit/index.ts';
import {
  areOn,
  drawTriangle,
  flipped,
  restOf,
  type Spot,
  shifted,
  spotText,
  type Turns,
  turned,
} from '../../src/numbers/plane-motions.ts';
import { motionGrid, plotMade, plotTask } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type PlaneShape, planeShapes } from '../../src/scenes/shapes/plane-shapes.ts';

type Motion =
  | { readonly kind: 'slide'; readonly by: Spot }
  | { readonly kind: 'flip'; readonly axis: 'x' | 'y' }
  | { readonly kind: 'turn'; readonly turns: Turns };

type Params = {
  scene: PlaneShape;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  first: Motion;
  second: Motion;
};

const reach = 10;

/** Level 1 slides and flips with a picture, level 2 has turns too, level 3 plots two corners of the last image. */
export const m8SequenceImage = numberSkill('m8-sequence-image', {
  version: 4,
  form: 'point',
  scenes: [planeShapes],
  byHand: { levels: [1, 2], ask: 'hand-move', instead: true, without: 'picture' },
  text: {
    headline: 'Follow two motions',
    'first-slide': 'First, the whole figure is translated {firstWay}.',
    'first-flip': 'First, the whole figure is reflected across the {firstWay}-axis.',
    'first-turn': 'First, the whole figure is rotated {firstWay} about the origin.',
    'then-slide': 'Then it is translated {thenWay}.',
    'then-flip': 'Then it is reflected across the {thenWay}-axis.',
    'then-turn': 'Then it is rotated {thenWay} about the origin.',
    ask: 'Where is {A} after both motions?',
    plot: 'Plot the final images {A}″ and {B}″.',
    pair: '{p} and {q}',
    right: 'The second motion starts from the image of the first one.',
    order: 'This does the second motion first. Which of them comes first?',
    only: 'This is one of the two motions. What happens after it?',
    'sign-flip': 'The first reflection is across the other axis here. Which axis does the question name?',
    sign: 'The first motion goes the other way here. Which way does it lead?',
    other: 'Find the image after the first motion. Start the second one from there.',
    'slide-do': 'Translate.',
    'slide-why': 'Every point makes the same steps.',
    'flip-do': 'Reflect.',
    'flip-why': 'Across the mirror line, the distance stays the same.',
    'turn-do': 'Rotate.',
    'turn-why': 'Each quarter turn swaps the coordinates and changes one sign.',
    'rest-do': 'Do the same with the other two corners.',
    'rest-why': 'The whole figure moves, so every corner does.',
    'other-do': 'Do the same with the other corner.',
    'other-why': 'Both motions move the whole figure.',
    'last-do': 'Name the final image.',
    'last-why': 'Two prime marks stand for two motions.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawMotions(level, random),
  build({ scene, letters, corners, first, second }: Params, { level, say, step, distractor }) {
    const [A = '', B = '', C = ''] = letters;
    const [a, b] = corners;
    const both = (spot: Spot): Spot => move(move(spot, first), second);
    const ways: readonly ((spot: Spot) => Spot)[] = [
      (spot) => move(move(spot, second), first),
      (spot) => move(spot, first),
      (spot) => move(move(spot, inverse(first)), second),
    ];
    const words = {
      A,
      B,
      C,
      a: spotText(corners[0]),
      b: spotText(corners[1]),
      c: spotText(corners[2]),
      name: letters.join(''),
      firstWay: wayOf(first),
      thenWay: wayOf(second),
      value: spotText(both(a)),
    };
    const motions = [`first-${first.kind}`, `then-${second.kind}`] as const;
    const turned = first.kind === 'flip' ? 'sign-flip' : 'sign';
    const claims = [`2 * (${a[0]}) - (${a[0]}) = ${a[0]}`];
    const middle = move(a, first);
    const work = [
      step('first', `${A} ${spotText(a)}`, `${A}′ ${spotText(middle)}`, first.kind),
      step('second', `${A}′ ${spotText(middle)}`, `${A}″ ${spotText(both(a))}`, second.kind),
    ];
    if (level === 3) {
      const task = plotTask(reach, [`${A}″`, `${B}″`]);
      const give = (way: (spot: Spot) => Spot) => {
        const [p = '', q = ''] = [a, b].map((spot, index) => `${letters[index]}″ ${spotText(way(spot))}`);
        return { value: plotMade(task, [way(a), way(b)]), text: say('pair', { p, q }) };
      };
      // Somebody's lines by one of the wrong ways, with what stands between the two motions.
      const written = (between: (spot: Spot) => Spot, way: 0 | 1 | 2) => {
        const end = ways[way] ?? both;
        return [
          step('first', `${A} ${spotText(a)}`, `${A}′ ${spotText(between(a))}`, first.kind),
          step('second', `${A}′ ${spotText(between(a))}`, `${A}″ ${spotText(end(a))}`, second.kind),
          step('other', `${B} ${spotText(b)}`, `${B}″ ${spotText(end(b))}`),
        ];
      };
      const right = give(both);
      const [order, only, sign] = ways.map(give);
      return {
        words,
        question: [`${scene.key}-three`, ...motions, 'plot'],
        hand: task,
        answer: right,
        distractors: [
          distractor('applies-the-motions-in-the-wrong-order', order?.value ?? '', 'order', {
            text: order?.text,
            work: written((spot) => move(spot, second), 0),
          }),
          distractor('applies-only-one-motion', only?.value ?? '', 'only', {
            text: only?.text,
            work: written((spot) => move(spot, first), 1),
          }),
          distractor('makes-a-sign-error-in-the-first-motion', sign?.value ?? '', turned, {
            text: sign?.text,
            work: written((spot) => move(spot, inverse(first)), 2),
          }),
        ],
        steps: [...work, step('other', `${B} ${spotText(b)}`, `${B}″ ${spotText(both(b))}`)],
        finalAnswer: right.text,
        claims,
      };
    }
    const [order = a, only = a, sign = a] = ways.map((way) => way(a));
    return {
      words,
      question: [`${scene.key}-${level === 1 ? 'shown' : 'one'}`, ...motions, 'ask'],
      diagram: level === 1 ? motionGrid(8, [{ corners, names: letters }]) : null,
      answer: spotText(both(a)),
      drawn: {
        make: moveFigure({ names: letters, corners, to: both, wrong: ways, moves: rigidMoves }),
        steps: [
          ...work,
          step('last', `${A}″`, spotText(both(a))),
          step('rest', ...restOf(letters, corners, both, '″')),
        ],
      },
      distractors: [
        distractor('applies-the-motions-in-the-wrong-order', spotText(order), 'order'),
        distractor('applies-only-one-motion', spotText(only), 'only'),
        distractor('makes-a-sign-error-in-the-first-motion', spotText(sign), turned),
      ],
      steps: [...work, step('last', `${A}″`, spotText(both(a)))],
      claims,
    };
  },
});

function move(spot: Spot, motion: Motion): Spot {
  if (motion.kind === 'slide') return shifted(spot, motion.by);
  if (motion.kind === 'turn') return turned(spot, motion.turns);
  return flipped(spot, { axis: motion.axis === 'x' ? 'y' : 'x', at: 0 });
}

/** The motion the other way around; a reflection across the other axis. */
function inverse(motion: Motion): Motion {
  if (motion.kind === 'slide') return { kind: 'slide', by: [-motion.by[0], -motion.by[1]] };
  if (motion.kind === 'turn') return { kind: 'turn', turns: (4 - motion.turns) as Turns };
  return { kind: 'flip', axis: motion.axis === 'x' ? 'y' : 'x' };
}

function wayOf(motion: Motion): string {
  if (motion.kind === 'flip') return motion.axis;
  if (motion.kind === 'turn')
    return { 1: '90° counterclockwise', 2: '180°', 3: '90° clockwise' }[motion.turns];
  const [dx, dy] = motion.by;
  return `${Math.abs(dx)} ${dx < 0 ? 'left' : 'right'} and ${Math.abs(dy)} ${dy < 0 ? 'down' : 'up'}`;
}

function drawMotion(kind: Motion['kind'], random: Random): Motion {
  if (kind === 'flip') return { kind, axis: random.pick(['x', 'y']) };
  if (kind === 'turn') return { kind, turns: random.pick<Turns>([1, 3, 2]) };
  const way = (): number => random.int(1, 6) * random.pick([-1, 1]);
  return { kind, by: [way(), way()] };
}

function drawMotions(level: Level, random: Random): Params {
  return random.until(() => {
    const corners = drawTriangle(random, level === 1 ? 6 : 7);
    const kinds = random.shuffle(
      level === 1 ? (['slide', 'flip'] as const) : (['slide', 'flip', 'turn'] as const),
    );
    const [first, second] = kinds.map((kind) => drawMotion(kind, random));
    if (!first || !second) return null;
    const all = corners.flatMap((spot) => [
      move(move(spot, first), second),
      move(move(spot, second), first),
      move(spot, first),
      move(move(spot, inverse(first)), second),
    ]);
    const results = (spot: Spot): readonly string[] =>
      [
        move(move(spot, first), second),
        move(move(spot, second), first),
        move(spot, first),
        move(move(spot, inverse(first)), second),
      ].map(String);
    const differ = corners.slice(0, 2).every((spot) => new Set(results(spot)).size === 4);
    const halfTurn = [first, second].some((motion) => motion.kind === 'turn' && motion.turns === 2);
    const isApart = corners.every(([x, y]) => x !== 0 && y !== 0);
    return isApart && differ && areOn(level === 1 ? 12 : reach, all) && !halfTurn
      ? { scene: random.pick(planeShapes.list), letters: drawPoints(random, 3), corners, first, second }
      : null;
  });
}
