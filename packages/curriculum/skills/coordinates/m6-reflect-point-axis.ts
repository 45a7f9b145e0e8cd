import { type HandTask, numberSkill, type Tools } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { handPlane, pointMade } from '../../src/pictures/hand-scales.ts';
import { planeAround, pointText } from '../../src/pictures/plane-around.ts';

/** `both` reflects across `axis` and then across the other one. */
type Params = { scene: (typeof scenes)[number]; x: number; y: number; axis: 'x' | 'y'; both: boolean };

const scenes = ['plain', 'town', 'paper'] as const;

const task: HandTask = { kind: 'plot-points', plane: handPlane(10), points: [''] };

type WrongWay = Parameters<Tools<string>['distractor']>[0];
type Reason = 'first-only' | 'second-only' | 'other-axis' | 'both' | 'swapped' | 'slip-same';

const tours = ['point', 'ship', 'stamp', 'dancer'] as const;

/**
 * Level 1 has whole numbers and a picture, level 2 decimals without one, level 3 plots by hand where a point came from or
 * goes after two reflections. The stretch problem goes back from a move and a reflection.
 */
export const m6ReflectPointAxis = numberSkill('m6-reflect-point-axis', {
  version: 3,
  form: 'point',
  text: {
    headline: 'Reflect a point',
    plain: 'Point P is {point}.',
    town: 'On a town map, two streets are the axes. A fire station P is at {point}.',
    paper: 'A coordinate plane is drawn on thin paper. There is an ink dot P at {point}.',
    'plain-ask': [
      'It is reflected across the {axis}-axis. Where is its image?',
      'Reflect it across the {axis}-axis. What are the coordinates of its image?',
    ],
    'town-ask': 'A twin station is its mirror image across the {axis}-axis. Where is the twin?',
    'paper-ask': 'The paper is folded along the {axis}-axis. On which point does the dot land?',
    'plain-back': [
      'It is the image of Q, reflected across the {axis}-axis. Plot Q.',
      'Q was reflected across the {axis}-axis, and P is its image. Plot Q.',
    ],
    'town-back': 'It is the mirror image of an old one across the {axis}-axis. Plot the old one.',
    'paper-back': 'When the paper is folded along the {axis}-axis, another dot lands on P. Plot that dot.',
    'plain-both':
      'It is reflected across the {axis}-axis, and its image across the {second}-axis. Plot the last image.',
    'town-both':
      'Mirror it across the {axis}-axis, and the mirror image across the {second}-axis. Plot where it is then.',
    'paper-both':
      'The paper is folded along the {axis}-axis, and then along the {second}-axis. Plot where the dot lands at last.',
    'right-both': 'One reflection changes one coordinate, and the other reflection changes the other one.',
    'first-only': 'This is the image after the first reflection. What does the second one do?',
    'second-only': 'This goes across the {second}-axis only. What does the other reflection do?',
    'other-both': 'Reflect the point first, and then reflect its image.',
    'first-do': 'Reflect the point across the {axis}-axis.',
    'next-do': 'Reflect the image across the {second}-axis.',
    'compare-do': 'Compare the last image with the point.',
    'compare-why': 'It is as far from both axes, and both coordinates have become their opposites.',
    'right-x': 'A reflection across the x-axis turns up into down and leaves left and right alone.',
    'right-y': 'A reflection across the y-axis turns left into right and leaves up and down alone.',
    'other-axis': 'This goes across the other axis. Which of the two does the question name?',
    both: 'This changes both signs. In which direction does a point go to cross the {axis}-axis?',
    swapped: 'The two numbers have traded places. How far is the point from each axis?',
    'slip-same': 'This is the point itself. Which side of the {axis}-axis is asked for?',
    other: 'The two points are equally far from the {axis}-axis, on its two sides.',
    'mirror-do': 'Find the distance from the {axis}-axis.',
    'mirror-why-x': 'The second number tells how far the point is from the x-axis.',
    'mirror-why-y': 'The first number tells how far the point is from the y-axis.',
    'cross-do': 'Go just as far on the other side.',
    'cross-why': 'Both points are equally far from the {axis}-axis, so this number gets its opposite.',
    'keep-do': 'Keep the other number and write the point.',
    'keep-why': 'Along the {axis}-axis nothing moves.',
    at: '{at}',
    final: 'The point is {key}.',
    point:
      'A point is reflected across the {axis}-axis. Then it moves {n, number} units {way}. It ends at {end}. Where did it start?',
    ship: 'In a game, a ship jumps to its mirror image across the {axis}-axis. Then it flies {n, number} units {way} to {end}. Where was it at first?',
    stamp:
      'A stamp on a coordinate plane is flipped across the {axis}-axis. Then it is pushed {n, number} units {way} to {end}. Where was it before?',
    dancer:
      'On a stage grid, a dancer moves to her mirror point across the {axis}-axis. Then she walks {n, number} units {way} to {end}. Where did she stand at first?',
    'right-tour': 'Undo the move first, which leads to {between}. Then reflect across the {axis}-axis.',
    'no-move': 'This reflects the end. What happened after the reflection?',
    'same-way': 'This makes the move once more in the same direction. Which way leads back?',
    'other-mirror':
      'This undoes the move and then goes across the other axis. Which axis does the question name?',
    'other-tour': 'Start at the end. Undo the last thing first, and then the one before it.',
    'undo-do': 'Undo the move.',
    'undo-why': 'It came last, so it is undone first.',
    'back-do': 'Find the distance from the {axis}-axis.',
    'turn-do': 'Reflect back across it.',
    'turn-why': 'A reflection is undone by the same reflection.',
    'walk-do': 'Test it with the two steps of the story.',
    'walk-why': 'They must lead to the end that the story gives.',
  },
  draw({ level, random }): Params {
    const reach = level === 1 ? 5 : 9;
    const side = (): 1 | -1 => (random.chance(50) ? -1 : 1);
    const half = (): number => (level === 2 && random.chance(60) ? 0.5 : 0);
    const first = random.int(1, reach);
    const second = ((first + random.int(0, reach - 2)) % reach) + 1;
    const [x, y] = [side() * (first + half()), side() * (second + half())];
    const both = level === 3 && random.chance(50);
    return { scene: random.pick(scenes), x, y, axis: random.pick(['x', 'y'] as const), both };
  },
  build({ scene, x, y, axis, both }: Params, { level, say, step, distractor }) {
    const acrossX = axis === 'x';
    const key = acrossX ? pointText(x, -y) : pointText(-x, y);
    const turned = acrossX ? y : x;
    const point = pointText(x, y);
    const second = acrossX ? 'y' : 'x';
    const words = { point, axis, second, key: both ? pointText(-x, -y) : key };
    const away = Math.abs(turned);
    const byHand = level === 3;
    const give = (across: number, up: number) => {
      const at = pointText(across, up);
      return byHand ? { value: pointMade(task, across, up), text: say('at', { at }) } : { value: at };
    };
    const wrong = (misconception: WrongWay, [across, up]: readonly [number, number], reason: Reason) => {
      const { value, ...shown } = give(across, up);
      return distractor(misconception, value, reason, shown);
    };
    if (both) {
      const once: readonly [number, number] = acrossX ? [x, -y] : [-x, y];
      return {
        words,
        question: [scene, `${scene}-both`],
        hand: task,
        answer: { ...give(-x, -y), reason: 'right-both' },
        distractors: [
          wrong('applies-only-one-motion', once, 'first-only'),
          wrong('changes-the-sign-of-the-wrong-coordinate', [-once[0], -once[1]], 'second-only'),
          wrong('swaps-the-coordinates', [y, x], 'swapped'),
        ],
        otherWrong: 'other-both',
        steps: [
          step('reflect-once', point, key, { do: 'first-do', why: `right-${axis}` }),
          step('reflect-again', key, words.key, { do: 'next-do', why: `right-${second}` }),
          step('compare', `${point} and ${words.key}`, 'both signs changed'),
        ],
        claims: [`${x} + (${-x}) = 0`, `${y} + (${-y}) = 0`],
      };
    }
    return {
      words,
      question: [scene, level === 3 ? `${scene}-back` : `${scene}-ask`],
      diagram: level === 1 ? planeAround(6, [{ x, y, label: 'P' }]) : null,
      hand: byHand ? task : undefined,
      answer: { ...(acrossX ? give(x, -y) : give(-x, y)), reason: `right-${axis}` },
      distractors: [
        wrong('changes-the-sign-of-the-wrong-coordinate', acrossX ? [-x, y] : [x, -y], 'other-axis'),
        wrong('changes-both-signs', [-x, -y], 'both'),
        wrong('swaps-the-coordinates', [y, x], 'swapped'),
        wrong('slip', [x, y], 'slip-same'),
      ],
      steps: [
        step('find-distance', point, `${away} from the ${axis}-axis`, {
          do: 'mirror-do',
          why: `mirror-why-${axis}`,
        }),
        step('cross-mirror', signed(turned), signed(-turned), 'cross'),
        step('write-point', point, key, 'keep'),
      ],
      claims: [`|${turned}| = ${away}`, `|${-turned}| = ${away}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const side = (): 1 | -1 => (random.chance(50) ? -1 : 1);
        const axis = random.pick(['x', 'y'] as const);
        const way = random.pick(['right', 'left', 'up', 'down'] as const);
        const [x, y, n] = [side() * random.int(1, 9), side() * random.int(1, 9), random.int(2, 8)];
        const { dx, dy } = moveOf(way, n);
        const [u, v] = axis === 'x' ? [x + dx, -y + dy] : [-x + dx, y + dy];
        const reflects = way === 'up' || way === 'down' ? axis === 'x' : axis === 'y';
        const isFair = Math.abs(u) <= 12 && Math.abs(v) <= 12 && u * v !== 0 && Math.abs(x) !== Math.abs(y);
        return isFair && (reflects || random.chance(40))
          ? { tour: random.pick(tours), axis, way, n, x, y }
          : null;
      }),
    build({ tour, axis, way, n, x, y }, { step, distractor }) {
      const { dx, dy } = moveOf(way, n);
      const mirror = ([across, up]: readonly [number, number], by: 'x' | 'y') =>
        by === 'x' ? pointText(across, -up) : pointText(-across, up);
      const image: readonly [number, number] = axis === 'x' ? [x, -y] : [-x, y];
      const end: readonly [number, number] = [image[0] + dx, image[1] + dy];
      const far: readonly [number, number] = [end[0] + dx, end[1] + dy];
      const key = pointText(x, y);
      const away = Math.abs(axis === 'x' ? y : x);
      const words = { axis, n, way, end: pointText(...end), between: pointText(...image), key };
      const backWay = { right: 'left', left: 'right', up: 'down', down: 'up' }[way];
      return {
        words,
        question: tour,
        answer: { value: key, reason: 'right-tour' },
        distractors: [
          distractor(
            'changes-the-sign-of-the-wrong-coordinate',
            mirror(image, axis === 'x' ? 'y' : 'x'),
            'other-mirror',
          ),
          distractor('applies-only-one-motion', mirror(end, axis), 'no-move'),
          distractor('slip', mirror(far, axis), 'same-way'),
          distractor('slip', pointText(...image), 'other-tour'),
        ],
        otherWrong: 'other-tour',
        steps: [
          step('undo', `${words.end}, ${n} units ${backWay}`, words.between),
          step('find-distance', words.between, `${away} from the ${axis}-axis`, {
            do: 'back-do',
            why: `mirror-why-${axis}`,
          }),
          step('turn-back', words.between, key, 'turn'),
          step('walk-again', `${key}, then ${words.between}, ${n} units ${way}`, words.end, 'walk'),
        ],
        claims: [`${image[0]} + (${dx}) = ${end[0]}`, `${image[1]} + (${dy}) = ${end[1]}`],
      };
    },
  },
});

/** How far a move goes across and up. */
function moveOf(way: 'right' | 'left' | 'up' | 'down', n: number): { dx: number; dy: number } {
  if (way === 'right' || way === 'left') return { dx: way === 'right' ? n : -n, dy: 0 };
  return { dx: 0, dy: way === 'up' ? n : -n };
}
