import {
  type Level,
  moveFigure,
  numberSkill,
  type Random,
  rigidMoves,
  type Tools,
} from '../../src/kit/index.ts';
import {
  areOn,
  drawTriangle,
  flipped,
  restOf,
  type Spot,
  spotText,
  type Turns,
  toldCorners,
  turned,
} from '../../src/numbers/plane-motions.ts';
import { motionGrid, plotMade, plotTask } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type PlaneShape, planeShapes } from '../../src/scenes/shapes/plane-shapes.ts';

/** `turns` are quarter turns counterclockwise; `clockwise` says them the other way around. */
type Params = {
  scene: PlaneShape;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  turns: Turns;
  clockwise: boolean;
  /** A quarter turn told by its rule in coordinates. */
  byRule: boolean;
};

const reach = 8;

const text = {
  headline: 'Rotate a point',
  half: 'The whole figure is rotated {degrees}° about the origin.',
  turn: 'The whole figure is rotated {degrees}° {way} about the origin.',
  rule: 'The whole figure is rotated about the origin by the rule {rule}.',
  ask: 'Where is the image of {A}?',
  plot: 'Plot the images {A}′ and {B}′.',
  pair: '{p} and {q}',
  right: 'Each quarter turn swaps the two coordinates and changes one sign.',
  'right-half': 'A half turn changes both signs, so the origin lies in the middle.',
  way: 'This turns the other way. Which way do the hands of a clock go?',
  reflects: 'This is a mirror image. Does a turn change only one sign?',
  flips: 'This is a mirror image. After a quarter turn, do steps across still run across?',
  swaps: 'The coordinates are swapped, but look at the signs. In which part of the plane does the image lie?',
  quarter: 'This is a quarter turn. How many quarter turns are {degrees}°?',
  half2: 'This is a half turn. How many quarter turns are {degrees}°?',
  other: 'Turn the steps across first. In which direction do they run after the turn?',
  'rule-way': 'Here the other coordinate changes its sign. Which of the two has a minus sign in the rule?',
  'rule-order': 'The order stays here. Which coordinate comes first in the image?',
  'put-first-do': 'Find the first coordinate of the image.',
  'put-first-why': 'The rule puts the second coordinate there, with or without a minus sign.',
  'put-second-do': 'Find its second coordinate.',
  'put-second-why': 'The rule puts the first coordinate there, with or without a minus sign.',
  'turn-do': 'Check which turn this is.',
  'turn-why': 'It swaps the coordinates and changes one sign, so it is a quarter turn.',
  'count-do': 'Count the quarter turns.',
  'count-why': 'A full turn has four quarters.',
  'count-three': 'Three quarter turns one way end where one quarter turn the other way ends.',
  'first-do': 'Turn the steps across.',
  'first-why': 'After a quarter turn, steps across run up or down.',
  'second-do': 'Turn the steps up or down.',
  'second-why': 'After a quarter turn, they run across.',
  'sign-do': 'Change both signs.',
  'sign-why': 'After a half turn, every step goes the opposite way.',
  'write-do': 'Write the image.',
  'write-why': 'The x-coordinate comes first.',
  'rest-do': 'Do the same with the other two corners.',
  'rest-why': 'The whole figure moves, so every corner does.',
  'other-do': 'Do the same with the other corner.',
  'other-why': 'All corners turn by the same angle.',
  final: '{value}',
  'wheel-told': 'On a plan, a Ferris wheel turns about {c}. A seat is at {a}.',
  'game-told': 'In a video game, a windmill turns about {c}. The tip of a blade is at {a}.',
  'gate-told': 'On a garden plan, a gate turns about its hinge at {c}. Its handle is at {a}.',
  'crane-told': 'On the plan of a play set, an arm turns about {c}. Its end is at {a}.',
  'about-told': 'It turns {degrees}° {way}.',
  'wheel-ask': 'Where is the seat then?',
  'game-ask': 'Where is the tip then?',
  'gate-ask': 'Where is the handle then?',
  'crane-ask': 'Where is the end of the arm then?',
  'right-about': 'The steps from the center are turned, and then they are made from the center.',
  'from-origin': 'This turns about the origin. Which point stays where it is?',
  'steps-only': 'These are the turned steps. From which point do they start?',
  'way-about': 'This turns the other way. Which way do the hands of a clock go?',
  'across-do': 'Find the steps across from the center.',
  'across-why': 'A turn about a point works with the steps from this point.',
  'up-do': 'Find the steps up or down from the center.',
  'up-why': 'It is the change in the second coordinate.',
  'from-do': 'Make the turned steps from the center.',
  'from-why': 'The center stays where it is.',
};

/**
 * Level 1 has quarter and half turns with a picture, level 2 none and rules as well, level 3 plots two corners of the image.
 * The stretch problem turns about another point than the origin.
 */
export const m8RotatePoint = numberSkill('m8-rotate-point', {
  version: 6,
  form: 'point',
  scenes: [planeShapes],
  byHand: { levels: [1, 2], ask: 'hand-move', instead: true, without: 'picture' },
  text,
  draw: ({ level, random }): Params => drawTurn(level, random),
  build({ scene, letters, corners, turns, clockwise, byRule }: Params, { level, say, step, distractor }) {
    const [A = '', B = ''] = letters;
    const [a, b] = corners;
    const quarters = clockwise ? 4 - turns : turns;
    const isHalf = turns === 2;
    const image = turned(a, turns);
    const words = {
      ...toldCorners(corners, letters),
      name: letters.join(''),
      degrees: 90 * quarters,
      way: clockwise ? 'clockwise' : 'counterclockwise',
      value: spotText(image),
      rule: turns === 1 ? '(x, y) → (−y, x)' : '(x, y) → (y, −x)',
    };
    const wrongWays = wrongWaysOf(turns);
    const work = (spot: Spot, moved: Spot) =>
      workOf({ spot, moved, quarters, way: words.way }).map(([rule, before, after]) =>
        rule === 'count' && quarters === 3
          ? step(rule, before, after, { why: 'count-three' })
          : step(rule, before, after),
      );
    const question = byRule ? 'rule' : isHalf ? 'half' : 'turn';
    const claims = [`(${a[0]})^2 + (${a[1]})^2 = (${image[0]})^2 + (${image[1]})^2`];
    const reason = isHalf ? 'right-half' : 'right';
    if (level === 3) {
      const task = plotTask(reach, [`${A}′`, `${B}′`]);
      const give = (move: (spot: Spot) => Spot) => {
        const spots = [move(a), move(b)];
        const [p = '', q = ''] = spots.map((spot, index) => `${letters[index]}′ ${spotText(spot)}`);
        return { value: plotMade(task, spots), text: say('pair', { p, q }) };
      };
      const right = give((spot) => turned(spot, turns));
      const [first, second, third] = wrongWays.map(give);
      return {
        words,
        question: [`${scene.key}-three`, question, 'plot'],
        hand: task,
        answer: { ...right, reason },
        distractors: [
          isHalf
            ? distractor('takes-a-quarter-turn-for-a-half-turn', first?.value ?? '', 'quarter', {
                text: first?.text,
              })
            : distractor('rotates-in-the-wrong-direction', first?.value ?? '', 'way', { text: first?.text }),
          distractor('reflects-instead-of-rotating', second?.value ?? '', isHalf ? 'reflects' : 'flips', {
            text: second?.text,
          }),
          distractor('swaps-coordinates-without-changing-a-sign', third?.value ?? '', 'swaps', {
            text: third?.text,
          }),
        ],
        steps: [
          ...work(a, image),
          step('write', `${A} ${spotText(a)}`, `${A}′ ${spotText(image)}`),
          step('other', `${B} ${spotText(b)}`, `${B}′ ${spotText(turned(b, turns))}`),
        ],
        finalAnswer: right.text,
        claims,
      };
    }
    const [first = [0, 0], second = [0, 0], third = [0, 0]] = wrongWays.map((move) => move(a));
    const lines = byRule
      ? ruleSteps({ spot: a, image, turns, rule: words.rule }, step)
      : [...work(a, image), (level > 1 || !isHalf) && step('write', 'the image', spotText(image))];
    return {
      words,
      question: [level === 1 ? `${scene.key}-shown` : `${scene.key}-one`, question, 'ask'],
      diagram:
        level === 1
          ? motionGrid(reach, [{ corners, names: letters }], { center: { at: [0, 0], name: '' } })
          : null,
      answer: { value: spotText(image), reason },
      drawn: {
        make: moveFigure({
          names: letters,
          corners,
          to: (corner) => turned(corner, turns),
          wrong: wrongWays,
          moves: rigidMoves,
        }),
        steps: [...lines, step('rest', ...restOf(letters, corners, (corner) => turned(corner, turns)))],
      },
      distractors: wrongSpots([first, second, third, turned(a, 2)], { isHalf, byRule, distractor }),
      steps: lines,
      claims,
    };
  },
  stretch: {
    draw: ({ random }) => drawAbout(random),
    build({ who, center, away, turns }, { step, distractor }) {
      const clockwise = turns === 3;
      const moved = turned(away, turns);
      const add = (by: Spot): Spot => [center[0] + by[0], center[1] + by[1]];
      const [start, end] = [add(away), add(moved)];
      const paren = (value: number): string => (value < 0 ? `(${shown(value)})` : shown(value));
      const across = (value: number): string => `${Math.abs(value)} ${value < 0 ? 'left' : 'right'}`;
      const up = (value: number): string => `${Math.abs(value)} ${value < 0 ? 'down' : 'up'}`;
      return {
        words: {
          c: spotText(center),
          a: spotText(start),
          degrees: 90,
          way: clockwise ? 'clockwise' : 'counterclockwise',
          value: spotText(end),
        },
        question: [`${who}-told`, 'about-told', `${who}-ask`],
        answer: { value: spotText(end), reason: 'right-about' },
        otherWrong: 'right-about',
        distractors: [
          distractor('turns-about-the-origin', spotText(turned(start, turns)), 'from-origin'),
          distractor(
            'rotates-in-the-wrong-direction',
            spotText(add(turned(away, clockwise ? 1 : 3))),
            'way-about',
          ),
          distractor('slip', spotText(moved), 'steps-only'),
          distractor('slip', spotText(add(turned(away, 2))), 'half2'),
        ],
        steps: [
          step('across', `${shown(start[0])} − ${paren(center[0])}`, shown(away[0])),
          step('up', `${shown(start[1])} − ${paren(center[1])}`, shown(away[1])),
          step('count', `90° ${clockwise ? 'clockwise' : 'counterclockwise'}`, 'one quarter turn'),
          step('first', across(away[0]), up(moved[1])),
          step('second', up(away[1]), across(moved[0])),
          step('from', `${spotText(center)}, then ${across(moved[0])} and ${up(moved[1])}`, spotText(end)),
        ],
        claims: [`${center[0]} + (${moved[0]}) = ${end[0]}`, `${center[1]} + (${moved[1]}) = ${end[1]}`],
      };
    },
  },
});

function shown(value: number): string {
  return String(value).replace('-', '−');
}

type Said = Tools<keyof typeof text>;

/** The point goes through the rule, and then the turn is named. */
function ruleSteps(
  { spot, image, turns, rule }: { spot: Spot; image: Spot; turns: Turns; rule: string },
  step: Said['step'],
) {
  const isLeft = turns === 1;
  return [
    step(
      'put-first',
      isLeft ? `the opposite of ${shown(spot[1])}` : 'the second coordinate',
      shown(image[0]),
    ),
    step(
      'put-second',
      isLeft ? 'the first coordinate' : `the opposite of ${shown(spot[0])}`,
      shown(image[1]),
    ),
    step('write', 'the image', spotText(image)),
    step('turn', rule, isLeft ? '90° counterclockwise' : '90° clockwise'),
  ];
}

/** The wrong ways of turning one point; `half` has both signs changed. */
function wrongSpots(
  [first = [0, 0], second = [0, 0], third = [0, 0], half = [0, 0]]: readonly Spot[],
  { isHalf, byRule, distractor }: { isHalf: boolean; byRule: boolean } & Pick<Said, 'distractor'>,
) {
  return [
    isHalf
      ? distractor('takes-a-quarter-turn-for-a-half-turn', spotText(first), 'quarter')
      : distractor('rotates-in-the-wrong-direction', spotText(first), byRule ? 'rule-way' : 'way'),
    distractor(
      'reflects-instead-of-rotating',
      spotText(second),
      byRule ? 'rule-order' : isHalf ? 'reflects' : 'flips',
    ),
    distractor('swaps-coordinates-without-changing-a-sign', spotText(third), 'swaps'),
    isHalf || byRule ? null : distractor('slip', spotText(half), 'half2'),
  ];
}

type About = {
  readonly who: 'wheel' | 'game' | 'gate' | 'crane';
  readonly center: Spot;
  readonly away: Spot;
  readonly turns: 1 | 3;
};

function drawAbout(random: Random): About {
  return random.until(() => {
    const center: Spot = [random.int(-6, 6), random.int(-6, 6)];
    const away: Spot = [random.int(1, 6) * random.pick([-1, 1]), random.int(1, 6) * random.pick([-1, 1])];
    const turns = random.pick([1, 3] as const);
    const isApart = center[0] !== 0 && center[1] !== 0 && Math.abs(away[0]) !== Math.abs(away[1]);
    const who = random.pick(['wheel', 'game', 'gate', 'crane'] as const);
    return isApart ? { who, center, away, turns } : null;
  });
}

/** The other direction or half the turn, a mirror image, and swapped coordinates. */
function wrongWaysOf(turns: Turns): readonly ((spot: Spot) => Spot)[] {
  const other = turns === 2 ? 1 : ((4 - turns) as Turns);
  return [(spot) => turned(spot, other), (spot) => flipped(spot, { axis: 'x', at: 0 }), ([x, y]) => [y, x]];
}

type Work = { readonly spot: Spot; readonly moved: Spot; readonly quarters: number; readonly way: string };

/** The lines that turn one point. */
function workOf({ spot, moved, quarters, way }: Work) {
  const across = (value: number): string => `${Math.abs(value)} ${value < 0 ? 'left' : 'right'}`;
  const up = (value: number): string => `${Math.abs(value)} ${value < 0 ? 'down' : 'up'}`;
  const degrees = `${90 * quarters}°`;
  const shortWay = `one quarter turn ${way === 'clockwise' ? 'counterclockwise' : 'clockwise'}`;
  return quarters === 2
    ? ([
        ['count', degrees, 'two quarter turns'],
        ['sign', spotText(spot), spotText(moved)],
      ] as const)
    : ([
        ['count', `${degrees} ${way}`, quarters === 1 ? 'one quarter turn' : shortWay],
        ['first', across(spot[0]), up(moved[1])],
        ['second', up(spot[1]), across(moved[0])],
      ] as const);
}

function drawTurn(level: Level, random: Random): Params {
  return random.until(() => {
    const corners = drawTriangle(random, 7);
    const turns: Turns = level === 1 ? random.pick([1, 2, 3]) : random.pick([1, 1, 2, 3, 3]);
    // At level 1 every turn is a quarter or a half.
    const clockwise = level === 1 ? turns === 3 : turns !== 2 && random.chance(50);
    const isApart = corners.slice(0, 2).every(([x, y]) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y));
    return isApart && areOn(reach, corners)
      ? {
          scene: random.pick(planeShapes.list),
          letters: drawPoints(random, 3),
          corners,
          turns,
          clockwise,
          byRule: level === 2 && turns !== 2 && random.chance(45),
        }
      : null;
  });
}
