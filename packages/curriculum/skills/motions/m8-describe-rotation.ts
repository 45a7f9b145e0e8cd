import { choiceSkill, type Distractor, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import {
  areOn,
  drawTriangle,
  flipped,
  type Spot,
  spotText,
  type Turns,
  turned,
} from '../../src/numbers/plane-motions.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type TwoShapes, twoShapes } from '../../src/scenes/shapes/two-shapes.ts';

/** `turns` are quarter turns counterclockwise; at level 3, a second turn follows, or the way back is asked for. */
type Params = {
  scene: TwoShapes;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  turns: Turns;
  second: Turns;
  asks: 'which' | 'both' | 'back';
};

const text = {
  headline: 'Describe a rotation',
  'ask-which': 'Which motion was it?',
  'told-both':
    'A figure is rotated {first} about the origin. Then it is rotated {next} about the same point.',
  'game-both':
    'In a video game, a ship turns {first} about the origin. Then it turns {next} about the same point.',
  'tile-both': 'A round tile is turned {first} about its center. Then it is turned {next}.',
  'dance-both': 'A dancer turns {first} on the spot. Then the dancer turns {next}.',
  'wheel-both': 'A toy wheel is turned {first} about its axle. Then it is turned {next}.',
  'ask-both': 'Which single turn does the same?',
  'told-back': 'A figure is rotated {first} about the origin.',
  'game-back': 'In a video game, a ship turns {first} about the origin.',
  'tile-back': 'A round tile is turned {first} about its center.',
  'dance-back': 'A dancer turns {first} on the spot.',
  'wheel-back': 'A toy wheel is turned {first} about its axle.',
  'ask-back': 'Which turn leads back to the start?',
  cw: '{q}° clockwise',
  ccw: '{q}° counterclockwise',
  half: '{h}° about the origin',
  'cw-o': '{q}° clockwise about the origin',
  'ccw-o': '{q}° counterclockwise about the origin',
  'flip-x': 'A reflection across the x-axis',
  'flip-y': 'A reflection across the y-axis',
  'plain-half': '{h}° in either direction',
  none: '{all}°, the same as no turn',
  'right-quarter': 'A quarter turn swaps the two coordinates and changes one sign.',
  'right-half': 'A half turn changes both signs.',
  'right-both': 'Turns about the same point are added.',
  'right-back': 'A turn is undone by the same angle in the opposite direction.',
  way: 'This turns the other way. Which way do the hands of a clock go?',
  'quarter-turns': 'This is a quarter turn. How many quarter turns are needed?',
  'quarter-only': 'This stops after one quarter turn. Is that all the way?',
  'no-turn': 'This is no turn at all. How many quarter turns are needed?',
  'halfway-turns': 'This is a half turn. How many quarter turns are needed?',
  quarter: 'This is a quarter turn. Is the image beside the figure or across from it?',
  'quarter-too': 'A quarter turn swaps the two coordinates. Do they change places here?',
  halfway: 'This is a half turn. Is the image beside the figure or across from it?',
  flips: 'This is a mirror image. Do the corners run the same way around in both figures?',
  sum: 'This takes one of the turns only. What happens to the other one?',
  against: 'Count both turns in quarter turns. How many of them make a full turn?',
  same: 'This makes the same turn again. Where does that lead?',
  other: 'Follow one point from the center. How far does it turn, and which way?',
  'other-turns': 'Write each turn as quarter turns in one direction.',
  'pair-do': 'Find a point and its image.',
  'pair-why': 'The letters or the order tell which belong together.',
  'swap-do': 'Compare the coordinates.',
  'swap-why': 'A quarter turn swaps them, and a half turn changes both signs.',
  'say-do': 'Find the direction.',
  'say-why': 'Clockwise is the way the hands of a clock go.',
  'say-with': 'From {p} to {q} is the way the hands of a clock go.',
  'say-against': 'From {p} to {q} is against the way the hands of a clock go.',
  'path-do': 'Turn the path from the center to the point.',
  'path-why': 'After a quarter turn, its steps across run up or down.',
  'half-do': 'Name the turn.',
  'half-why': 'In both directions, a half turn ends at the same place.',
  'made-do': 'Say which turn was made.',
  'add-do': 'Count quarter turns counterclockwise.',
  'add-why': 'Each quarter turn is {q}°.',
  'add-clockwise': 'A quarter turn clockwise ends where three counterclockwise ones end.',
  'next-do': 'Add the quarter turns of the second turn.',
  'name-do': 'Name the turn.',
  'name-why': 'Four quarter turns lead back to the start.',
  'turn-do': 'Turn the direction around.',
  'turn-why': 'The same angle, the other way, takes it back.',
  'test-do': 'Check that both turns cancel.',
  'test-why': 'Together they leave each point where it is.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 names a turn in a picture, level 2 from coordinates, level 3 joins two turns or takes one back. */
export const m8DescribeRotation = choiceSkill('m8-describe-rotation', {
  version: 3,
  scenes: [twoShapes],
  text,
  draw: ({ level, random }): Params => drawTurn(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, letters, corners, turns, second, asks } = params;
    const a = corners[0];
    const image = turned(a, turns);
    const words = { q: 90, h: 180, all: 360, name: letters.join('') };
    if (asks !== 'which') {
      const place = { plain: 'told', tiles: 'tile', dance: 'dance', game: 'game', flag: 'wheel' } as const;
      const sum = (asks === 'both' ? (turns + second) % 4 : (4 - turns) % 4) as 0 | Turns;
      const landed = sum === 0 ? 'back at the start' : spoken(sum);
      const named = (of: 0 | Turns) => (({ 0: 'none', 1: 'ccw', 2: 'plain-half', 3: 'cw' }) as const)[of];
      return {
        words: { ...words, first: spoken(turns), next: spoken(second) },
        question: [`${place[scene.key]}-${asks}`, `ask-${asks}`],
        answer: { value: named(sum), reason: `right-${asks}` },
        distractors: wrongTurns(params, sum).map(([misconception, of, reason]) =>
          distractor(misconception, named(of), reason),
        ),
        otherWrong: 'other-turns',
        steps:
          asks === 'both'
            ? [
                step('add', `${spoken(turns)}`, `${turns} quarter ${turns === 1 ? 'turn' : 'turns'}`, {
                  why: turns === 3 ? 'add-clockwise' : 'add-why',
                }),
                step('add', `${turns} + ${second}`, turns + second, {
                  do: 'next-do',
                  why: second === 3 ? 'add-clockwise' : 'add-why',
                }),
                step('name', `${turns + second} quarter turns`, landed),
              ]
            : [
                step('say', 'the turn', spoken(turns), {
                  do: 'made-do',
                  why: turns === 2 ? 'half-why' : 'say-why',
                }),
                step(
                  'turn',
                  spoken(turns),
                  sum === 0 ? 'no turn' : turns === 2 ? 'another half turn' : spoken(sum),
                ),
                step('test', 'one turn after the other', 'back at the start'),
              ],
        claims: [
          `${turns} + ${asks === 'both' ? second : 4 - turns} = ${asks === 'both' ? turns + second : 4}`,
        ],
      };
    }
    const images = corners.map((corner) => turned(corner, turns));
    const isHalf = turns === 2;
    const right = isHalf ? 'half' : turns === 1 ? 'ccw-o' : 'cw-o';
    const against = turns === 1 ? 'cw-o' : 'ccw-o';
    const flip = flipped(a, { axis: 'x', at: 0 })[1] === a[1] && a[0] < 0 ? 'flip-y' : 'flip-x';
    return {
      words: { ...words, corners: list(corners), images: list(images) },
      question: [level === 1 ? `${scene.key}-shown` : `${scene.key}-told`, 'ask-which'],
      diagram:
        level === 1
          ? motionGrid(
              8,
              [
                { corners, names: letters },
                { corners: images, names: letters.map((letter) => `${letter}′`) },
              ],
              { center: { at: [0, 0], name: '' } },
            )
          : null,
      answer: { value: right, reason: isHalf ? 'right-half' : 'right-quarter' },
      distractors: isHalf
        ? [
            distractor('takes-a-quarter-turn-for-a-half-turn', 'cw-o', 'quarter'),
            distractor('describes-a-reflection', flip, 'flips'),
            distractor('slip', 'ccw-o', 'quarter-too'),
          ]
        : [
            distractor('confuses-clockwise-and-counterclockwise', against, 'way', { concludes: true }),
            distractor('takes-a-quarter-turn-for-a-half-turn', 'half', 'halfway'),
            distractor('describes-a-reflection', flip, 'flips'),
          ],
      steps: stepsOf({ a, image, turns }, { say, step }),
      finalAnswer: say(right, words),
      claims: [`(${a[0]})^2 + (${a[1]})^2 = (${image[0]})^2 + (${image[1]})^2`],
    };
  },
});

type Move = { readonly a: Spot; readonly image: Spot; readonly turns: Turns };

/** A quarter turn is known by the coordinates, and its direction by what becomes of the steps across. */
function stepsOf({ a, image, turns }: Move, { say, step }: Pick<Said, 'say' | 'step'>) {
  const pair = `${spotText(a)} and ${spotText(image)}`;
  const found = step('pair', spotText(a), spotText(image));
  if (turns === 2)
    return [found, step('swap', pair, 'both signs change'), step('say', 'the turn', spoken(turns), 'half')];
  const [p, q] = [a[0] < 0 ? 'left' : 'right', image[1] < 0 ? 'down' : 'up'];
  return [
    found,
    step('swap', pair, 'swapped, one sign changes'),
    step('path', `${Math.abs(a[0])} ${p}`, `${Math.abs(image[1])} ${q}`),
    step('say', `${p} becomes ${q}`, spoken(turns), {
      why: say(turns === 1 ? 'say-against' : 'say-with', { p, q }),
    }),
  ];
}

function spoken(of: Turns): string {
  return of === 2 ? '180°' : of === 1 ? '90° counterclockwise' : '90° clockwise';
}

function list(spots: readonly Spot[]): string {
  const [p = '', q = '', r = ''] = spots.map(spotText);
  return `${p}, ${q} and ${r}`;
}

type WrongTurn = readonly [
  Distractor['misconception'],
  0 | Turns,
  'way' | 'sum' | 'same' | 'halfway-turns' | 'quarter-turns' | 'quarter-only' | 'no-turn' | 'against',
];

/** The three other turns, each with the way of thinking that leads there. */
function wrongTurns({ turns, asks }: Params, sum: 0 | Turns): readonly WrongTurn[] {
  const isBoth = asks === 'both';
  return ([1, 3, 2, 0] as const)
    .filter((of) => of !== sum)
    .map((of): WrongTurn => {
      const isAcross = (of + sum) % 4 === 0 && of !== 0 && sum !== 0;
      if (isAcross) return ['confuses-clockwise-and-counterclockwise', of, isBoth ? 'way' : 'same'];
      if (of === turns) return ['applies-only-one-motion', of, isBoth ? 'sum' : 'same'];
      if (of === 0 && (sum === 2 || !isBoth)) return ['slip', of, 'no-turn'];
      if (of === 2) return ['takes-a-quarter-turn-for-a-half-turn', of, 'halfway-turns'];
      if (sum === 2)
        return ['takes-a-quarter-turn-for-a-half-turn', of, of === 3 ? 'quarter-only' : 'quarter-turns'];
      return ['slip', of, 'against'];
    });
}

function drawTurn(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(twoShapes.list);
    const corners = drawTriangle(random, 7);
    const turns = random.pick<Turns>([1, 2, 3]);
    const second = random.pick<Turns>([1, 2, 3]);
    const asks = level < 3 ? 'which' : random.pick(['both', 'both', 'back'] as const);
    const isApart = corners.every(([x, y]) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y));
    const inOne = corners.every(([x, y]) => x * (corners[0][0] ?? 1) > 0 && y * (corners[0][1] ?? 1) > 0);
    return isApart && inOne && areOn(8, corners)
      ? { scene, letters: drawPoints(random, 3), corners, turns, second, asks }
      : null;
  });
}
