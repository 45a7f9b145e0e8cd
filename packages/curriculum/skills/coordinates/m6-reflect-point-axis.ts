import { type HandTask, numberSkill, type Tools } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { handPlane, pointMade } from '../../src/pictures/hand-scales.ts';
import { planeOf, pointText } from '../../src/pictures/plane-of.ts';

type Params = { scene: (typeof scenes)[number]; x: number; y: number; axis: 'x' | 'y' };

const scenes = ['plain', 'town', 'paper'] as const;

const task: HandTask = { kind: 'plot-points', plane: handPlane(10), points: [''] };

type WrongWay = Parameters<Tools<string>['distractor']>[0];
type Reason = 'other-axis' | 'both' | 'swapped' | 'slip-same';

/** Level 1 has whole numbers and a picture, level 2 decimals without one, level 3 plots by hand where a point came from. */
export const m6ReflectPointAxis = numberSkill('m6-reflect-point-axis', {
  version: 2,
  form: 'point',
  text: {
    headline: 'Reflect a point',
    plain: 'Point P is {point}.',
    town: 'On a town map, two streets are the axes. A fire station P is at {point}.',
    paper: 'A plane is drawn on thin paper. There is a wet ink dot P at {point}.',
    'plain-ask': [
      'It is reflected across the {axis}-axis. Where is its image?',
      'Reflect it across the {axis}-axis. What are the coordinates of its image?',
    ],
    'town-ask': 'A twin station is its mirror image across the {axis}-axis. Where is the twin?',
    'paper-ask': 'The paper is folded along the {axis}-axis. Where does the dot leave its print?',
    'plain-back': [
      'It is the image of Q, reflected across the {axis}-axis. Plot Q.',
      'Q was reflected across the {axis}-axis, and P is its image. Plot Q.',
    ],
    'town-back': 'It is the mirror image of an old one across the {axis}-axis. Plot the old one.',
    'paper-back': 'It is the print of a dot, made by a fold along the {axis}-axis. Plot that dot.',
    'right-x': 'A mirror along the x-axis turns up into down and leaves left and right alone.',
    'right-y': 'A mirror along the y-axis turns left into right and leaves up and down alone.',
    'other-axis': 'This reflects across the other axis. Which of the two is the mirror here?',
    both: 'This changes both signs. In which direction does the mirror turn things around?',
    swapped: 'The two numbers have traded places. Does a mirror change how far the point is from an axis?',
    'slip-same': 'This is the point itself. On which side of the mirror is its image?',
    other: 'The image is just as far from the mirror, on the other side of it.',
    'mirror-do': 'Find the distance from the mirror.',
    'mirror-why-x': 'How far the point is from the x-axis is told by the second number.',
    'mirror-why-y': 'How far the point is from the y-axis is told by the first number.',
    'cross-do': 'Go just as far on the other side.',
    'cross-why': 'Mirror images are equally far from the mirror, so this number gets its opposite.',
    'keep-do': 'Keep the other number and write the point.',
    'keep-why': 'Along the mirror nothing moves.',
    at: '{at}',
    final: 'The point is {key}.',
  },
  draw({ level, random }): Params {
    const reach = level === 1 ? 5 : 9;
    const side = (): 1 | -1 => (random.chance(50) ? -1 : 1);
    const half = (): number => (level === 2 && random.chance(60) ? 0.5 : 0);
    const first = random.int(1, reach);
    const second = ((first + random.int(0, reach - 2)) % reach) + 1;
    const [x, y] = [side() * (first + half()), side() * (second + half())];
    return { scene: random.pick(scenes), x, y, axis: random.pick(['x', 'y'] as const) };
  },
  build({ scene, x, y, axis }: Params, { level, say, step, distractor }) {
    const acrossX = axis === 'x';
    const key = acrossX ? pointText(x, -y) : pointText(-x, y);
    const turned = acrossX ? y : x;
    const point = pointText(x, y);
    const words = { point, axis, key };
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
    return {
      words,
      question: [scene, level === 3 ? `${scene}-back` : `${scene}-ask`],
      diagram: level === 1 ? planeOf(6, [{ x, y, label: 'P' }]) : null,
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
});
