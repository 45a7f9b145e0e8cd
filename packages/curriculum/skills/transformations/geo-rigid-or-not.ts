import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { type CoordinateRule, imageUnder, ruleText } from '../../src/numbers/coordinate-rules.ts';
import { areOn, drawTriangle, type Spot, spotText } from '../../src/numbers/plane-motions.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type PlaneShape, planeShapes } from '../../src/scenes/shapes/plane-shapes.ts';

/** `keeps` is the rule that keeps all distances, `factor` that of the stretches, `by` what is added in the four rules. */
type Params = {
  scene: PlaneShape;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  factor: number;
  keeps: keyof typeof motions;
  isShear: boolean;
  by: readonly [Spot, Spot, Spot, Spot];
};

const reach = 8;

/** Turns and flips of the plane, by the letters and signs that stand in their rules. */
const motions = {
  shift: ['x', 1, 'y', 1],
  'flip-across': ['x', -1, 'y', 1],
  'flip-up': ['x', 1, 'y', -1],
  half: ['x', -1, 'y', -1],
  quarter: ['y', -1, 'x', 1],
  back: ['y', 1, 'x', -1],
  diagonal: ['y', 1, 'x', 1],
} as const;

const flipsAndTurns = ['flip-across', 'flip-up', 'half', 'quarter', 'back', 'diagonal'] as const;

/** Level 1 has a picture and a shift, level 2 flips and turns, level 3 asks for the rule that changes a distance. */
export const geoRigidOrNot = choiceSkill('geo-rigid-or-not', {
  version: 1,
  scenes: [planeShapes],
  text: {
    headline: 'Rigid or not',
    tried: 'Four rules are tried on it.',
    ask: 'Which rule keeps all its distances and angles?',
    'ask-breaks': 'Which rule does not keep all its distances?',
    right: 'No coordinate is stretched, and the two directions stay at a right angle.',
    'right-stretch': 'One direction is stretched and the other is not, so distances change.',
    'right-shear': 'Each row slides by another amount, so upright sides come to lean and grow.',
    across: 'This makes all steps across {factor} times as long. Does a side that runs up grow as well?',
    up: 'This keeps sides that run across. How long is a step up after the rule?',
    scaled: 'All angles stay here. How long is a unit step after this rule?',
    shear: 'This keeps sides that run across. Where do {o} and {u} go?',
    flip: 'A minus sign turns the figure over. Does it change how far apart two points are?',
    turn: 'This swaps the two directions and turns one around. Does a unit step get longer?',
    place: 'This takes every point to another place. Do two points move apart?',
    other:
      'Send {o}, {e} and {u} through each rule. Are the two unit steps still as long, and at a right angle?',
    'factor-do': 'Look at the number that stands before each letter.',
    'factor-why': 'A minus sign turns a direction around. A larger factor makes steps longer.',
    'unit-do': 'Send {o}, {e} and {u} through the rule.',
    'unit-why': 'Where two unit steps go tells where all other steps go.',
    'far-do': 'Compare the steps before and after.',
    'far-why': 'A rigid motion keeps lengths and right angles.',
    'choose-do': 'Name the rule.',
    'choose-why': 'It is the only one of its kind among the four.',
    rule: '{text}',
    final: 'The rule is {value}.',
  },
  draw: ({ level, random }): Params => drawRules(level, random),
  build({ scene, letters, corners, factor, keeps, isShear, by }: Params, { level, say, step, distractor }) {
    const [a = '', b = '', c = ''] = corners.map(spotText);
    const [own, one, two, three] = by;
    const rigid = ruleText(motion(keeps, own));
    const wide = ruleText([part('x', factor, one[0]), part('y', 1, one[1])]);
    const high = ruleText([part('x', 1, two[0]), part('y', factor, two[1])]);
    const scaled = ruleText([part('x', factor, three[0]), part('y', factor, three[1])]);
    const shear = `(x, y) → (x + y${plus(two[0])}, y${plus(two[1])})`;
    const words = {
      A: letters[0] ?? '',
      B: letters[1] ?? '',
      C: letters[2] ?? '',
      name: letters.join(''),
      a,
      b,
      c,
      factor,
      o: '(0, 0)',
      e: '(1, 0)',
      u: '(0, 1)',
    };
    const images = motion(keeps, own);
    const unit = [
      [0, 0],
      [1, 0],
      [0, 1],
    ].map(([x = 0, y = 0]) => spotText(imageUnder(images, [x, y])));
    if (level === 3) {
      const breaks = isShear ? shear : wide;
      return {
        words: { ...words, value: breaks },
        question: [`${scene.key}-three`, 'tried', 'ask-breaks'],
        answer: {
          value: 'breaks',
          text: say('rule', { text: breaks }),
          reason: isShear ? 'right-shear' : 'right-stretch',
        },
        distractors: [
          distractor('thinks-a-reflection-changes-lengths', 'flip', 'flip', {
            text: say('rule', { text: ruleText(motion('flip-across', own)) }),
          }),
          distractor('compares-places-instead-of-lengths', 'shift', 'place', {
            text: say('rule', { text: ruleText(motion('shift', three)) }),
          }),
          distractor('slip', 'turn', 'turn', {
            text: say('rule', { text: ruleText(motion('quarter', isShear ? one : two)) }),
          }),
        ],
        steps: [
          step('unit', '(0, 0), (1, 0), (0, 1)', isShear ? shearUnits(two) : stretchUnits(factor, one)),
          step('far', 'steps of 1', isShear ? '1 and √2' : `1 and ${factor}`),
          step('choose', 'the four rules', breaks),
        ],
        claims: [isShear ? '1^2 + 1^2 > 1^2' : `${factor} * 1 = ${factor}`],
      };
    }
    return {
      words: { ...words, value: rigid },
      question: [level === 1 ? `${scene.key}-shown` : `${scene.key}-three`, 'tried', 'ask'],
      diagram: level === 1 ? motionGrid(reach, [{ corners, names: letters }]) : null,
      answer: { value: 'keeps', text: say('rule', { text: rigid }) },
      distractors: [
        distractor('thinks-a-horizontal-stretch-keeps-shape', 'wide', 'across', {
          text: say('rule', { text: wide }),
        }),
        level === 1
          ? distractor('checks-one-side-only', 'high', 'up', { text: say('rule', { text: high }) })
          : distractor('checks-one-side-only', 'shear', 'shear', { text: say('rule', { text: shear }) }),
        distractor('accepts-a-dilation-as-a-rigid-motion', 'scaled', 'scaled', {
          text: say('rule', { text: scaled }),
        }),
      ],
      steps: [
        step('factor', 'the four rules', level === 1 ? `three have a ${factor}` : `two have a ${factor}`),
        step('unit', '(0, 0), (1, 0), (0, 1)', unit.join(', ')),
        step('far', 'steps of 1', 'steps of 1, still at a right angle'),
        step('choose', 'the four rules', rigid),
      ],
      claims: [`${factor} * 1 = ${factor}`],
    };
  },
});

const part = (of: 'x' | 'y', times: number, add: number) => ({ of, times, plus: add });

function motion(name: keyof typeof motions, [first, second]: Spot): CoordinateRule {
  const [one, sign, two, other] = motions[name];
  return [part(one, sign, first), part(two, other, second)];
}

const plus = (value: number): string => (value < 0 ? ` − ${-value}` : value > 0 ? ` + ${value}` : '');

const shearUnits = ([p, q]: Spot): string => unitsText([p, q], [1 + p, q], [1 + p, 1 + q]);

const stretchUnits = (factor: number, [p, q]: Spot): string => unitsText([p, q], [factor + p, q], [p, 1 + q]);

const unitsText = (...spots: readonly Spot[]): string => spots.map(spotText).join(', ');

function drawRules(level: Level, random: Random): Params {
  const amount = () => random.int(1, 6) * random.pick([-1, 1]);
  // As many rules with one number as with two, so that the length of a rule tells nothing.
  const pair = (): Spot =>
    random.chance(37)
      ? [amount(), amount()]
      : random.pick<Spot>([
          [0, amount()],
          [amount(), 0],
        ]);
  return random.until(() => {
    const corners = drawTriangle(random, 7);
    return areOn(reach, corners)
      ? {
          scene: random.pick(planeShapes.list),
          letters: drawPoints(random, 3),
          corners,
          factor: random.int(2, 4),
          keeps: level === 1 ? 'shift' : random.pick(flipsAndTurns),
          isShear: random.chance(50),
          by: [level === 1 ? [amount(), amount()] : pair(), pair(), pair(), pair()],
        }
      : null;
  });
}
