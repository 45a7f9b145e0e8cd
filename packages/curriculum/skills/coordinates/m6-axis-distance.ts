import { numberSkill, plotOnPlane } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { planeAround, pointText } from '../../src/pictures/plane-around.ts';

/** Two points share the coordinate `shared`; the other one is `a` and `b`. `across` points share their height. */
type Params = { scene: (typeof scenes)[number]; a: number; b: number; shared: number; across: boolean };

const scenes = ['plain', 'town', 'park'] as const;

/**
 * Level 1 has points on opposite sides and a picture, level 2 either kind without one, with halves in some of them, level 3
 * asks for the second point.
 */
export const m6AxisDistance = numberSkill('m6-axis-distance', {
  version: 7,
  byHand: { levels: [3], ask: 'hand-plot-q', make: plotOnPlane },
  form: 'number',
  text: {
    headline: 'Find the distance',
    plain: [
      'Points P and Q are {p} and {q}. How many units apart are they?',
      'What is the distance between P {p} and Q {q} in units?',
    ],
    town: 'On a town map, P is a bank at {p}. Q is a park at {q}. Each unit is one block. How many blocks apart are they?',
    park: 'On a park map, P is a pond at {p}. Q is a gate at {q}. How many units apart are they?',
    'ask-right': [
      'Point P is {p}. Point Q lies {n, number} units to the right of P. What is the x-coordinate of Q?',
      'Point P is {p}. Go {n, number} units to the right to get to Q. What is the x-coordinate of Q?',
    ],
    'ask-up': [
      'Point P is {p}. Point Q lies {n, number} units above P. What is the y-coordinate of Q?',
      'Point P is {p}. Go {n, number} units up to get to Q. What is the y-coordinate of Q?',
    ],
    'ask-left': [
      'Point P is {p}. Point Q lies {n, number} units to the left of P. What is the x-coordinate of Q?',
      'Point P is {p}. Go {n, number} units to the left to get to Q. What is the x-coordinate of Q?',
    ],
    'ask-down': [
      'Point P is {p}. Point Q lies {n, number} units below P. What is the y-coordinate of Q?',
      'Point P is {p}. Go {n, number} units down to get to Q. What is the y-coordinate of Q?',
    ],
    'right-apart': 'The points lie on opposite sides of an axis, so both distances to it count.',
    'right-near': 'The points lie on one side of an axis, so the distances to it are subtracted.',
    'right-move': 'You count from P to zero and then beyond it, where the sign changes.',
    subtracts: 'This subtracts the distances to the axis. On which sides of the axis are the points?',
    adds: 'This adds the distances to the axis. Are the points on opposite sides of it or on the same side?',
    shared: 'This uses the coordinate that both points share. Which coordinate is not the same?',
    'shared-size': 'This is the size of the coordinate that both points share. Which coordinate differs?',
    size: 'This adds the sizes without the sign. On which side of zero does P start?',
    'adds-move': 'This goes away from zero. Which way does Q lie from P?',
    one: 'This is the distance of one point from the axis. How far is the other one from it?',
    turned: 'The size fits. On which side of zero do you arrive?',
    other: 'Find the coordinate that differs. Then use the distances from zero.',
    'other-move':
      'Find the coordinate of P that changes. How far is it to zero, and how much of the way is left?',
    'differ-do': 'Find the coordinates that differ.',
    'differ-why': 'The other coordinate is the same, so the points lie on one straight line along the grid.',
    'sizes-do': 'Find how far each is from zero.',
    'sizes-why': 'The absolute value is the distance from zero.',
    'apart-do': 'Add the two distances.',
    'apart-why': 'Zero lies between the points.',
    'near-do': 'Subtract the two distances.',
    'near-why': 'Zero does not lie between the points.',
    'start-do': 'Find how far P is from zero.',
    'start-why': 'That is how far you go before the sign changes.',
    'rest-do': 'Find what is left of the way.',
    'rest-why': 'The rest of the way lies beyond zero.',
    'land-do': 'Write where you arrive.',
    'land-up-why': 'Beyond zero, to the right or above, coordinates are positive.',
    'land-down-why': 'Beyond zero, to the left or below, coordinates are negative.',
    final: 'The distance is {key} {unit}.',
    'final-x': 'The x-coordinate of Q is {key}.',
    'final-y': 'The y-coordinate of Q is {key}.',
  },
  draw({ level, random }): Params {
    const reach = level === 1 ? 5 : 15;
    const scene = random.pick(scenes);
    const across = random.chance(50);
    // Points that are nearly as far from zero as each other leave a distance too small to tell apart.
    const [least, gap] = level === 1 ? [1, 1] : [2, 3];
    const first = random.int(least, reach - gap);
    const second = random.int(first + gap, reach);
    // The size of the shared coordinate is none of the other answers.
    const size = random.until(() => {
      const drawn = random.int(least, reach);
      return level < 3 && [second - first, second + first, second].includes(drawn) ? null : drawn;
    });
    const shared = (random.chance(50) ? -1 : 1) * size;
    const isApart = level === 1 || random.chance(50);
    const [small, large] = random.chance(50) ? [first, second] : [second, first];
    const way = random.chance(50) ? 1 : -1;
    if (level === 3) return { scene, a: -way * small, b: way * large, shared, across };
    const sign = random.chance(70) ? -1 : 1;
    const half = level === 2 && random.chance(40) ? 0.5 : 0;
    return { scene, a: sign * (small - half), b: (isApart ? -sign : sign) * large, shared, across };
  },
  build({ scene, a, b, shared, across }: Params, { level, step, distractor }) {
    const [sizeA, sizeB] = [Math.abs(a), Math.abs(b)];
    const isApart = a < 0 !== b < 0;
    const distance = isApart ? sizeA + sizeB : Math.abs(sizeA - sizeB);
    const key = level === 3 ? b : distance;
    const isUp = b > a;
    const way = isUp ? 1 : -1;
    const place = (value: number): string => (across ? pointText(value, shared) : pointText(shared, value));
    const words = {
      p: place(a),
      q: place(b),
      n: distance,
      key: signed(key),
      unit: scene === 'town' ? 'blocks' : 'units',
    };
    const point = (value: number, label: string) =>
      across ? { x: value, y: shared, label } : { x: shared, y: value, label };
    const [more, less] = [Math.max(sizeA, sizeB), Math.min(sizeA, sizeB)];
    return {
      words,
      question: level === 3 ? askOf(across, isUp) : scene,
      diagram: level === 1 ? planeAround(6, [point(a, 'P'), point(b, 'Q')]) : null,
      drawn: {
        value: place(key),
        wrong: [place(way * (sizeA + distance)), null, place(-b), place(a - way * distance)],
      },
      answer: {
        value: signed(key),
        reason: level === 3 ? 'right-move' : isApart ? 'right-apart' : 'right-near',
      },
      distractors: [
        level === 3
          ? distractor('adds-absolute-values-on-the-same-side', signed(way * (sizeA + distance)), 'size')
          : isApart
            ? distractor('subtracts-absolute-values-on-opposite-sides', more - less, 'subtracts')
            : distractor('adds-absolute-values-on-the-same-side', sizeA + sizeB, 'adds'),
        // A distance below zero would give itself away.
        level === 3
          ? distractor('uses-the-shared-coordinate', signed(shared), 'shared')
          : distractor('uses-the-shared-coordinate', Math.abs(shared), 'shared-size'),
        distractor('slip', level === 3 ? signed(-b) : String(more), level === 3 ? 'turned' : 'one'),
        distractor(
          'slip',
          level === 3 ? signed(a - way * distance) : String(less),
          level === 3 ? 'adds-move' : 'one',
        ),
      ],
      steps:
        level === 3
          ? [
              step('start', signed(a), `${sizeA} from zero`),
              step('rest', `${distance} − ${sizeA}`, sizeB),
              step('land', `${sizeB} beyond zero`, signed(key), {
                do: 'land-do',
                why: isUp ? 'land-up-why' : 'land-down-why',
              }),
            ]
          : [
              step('differ', `${place(a)} and ${place(b)}`, `${signed(a)} and ${signed(b)}`),
              step('sizes', `${signed(a)} and ${signed(b)}`, `${sizeA} and ${sizeB} from zero`),
              isApart
                ? step('add', `${sizeA} + ${sizeB}`, key, 'apart')
                : step('subtract', `${more} − ${less}`, key, 'near'),
            ],
      otherWrong: level < 3 ? 'other' : 'other-move',
      finalAnswer: level < 3 ? 'final' : across ? 'final-x' : 'final-y',
      claims: [`|${signed(a)} - (${signed(b)})| = ${distance}`],
    };
  },
});

function askOf(across: boolean, isUp: boolean): 'ask-right' | 'ask-up' | 'ask-left' | 'ask-down' {
  if (across) return isUp ? 'ask-right' : 'ask-left';
  return isUp ? 'ask-up' : 'ask-down';
}
