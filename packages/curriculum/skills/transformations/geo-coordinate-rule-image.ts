import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  type CoordinateRule,
  imageUnder,
  partText,
  partValue,
  partWork,
  ruleText,
} from '../../src/numbers/coordinate-rules.ts';
import { areOn, drawTriangle, type Spot, spotText } from '../../src/numbers/plane-motions.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type PlaneShape, planeShapes } from '../../src/scenes/shapes/plane-shapes.ts';

/** Only level 1 shows more than the first corner. */
type Params = {
  scene: PlaneShape;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  rule: CoordinateRule;
};

const reach = 8;

/** Level 1 shifts a point of a picture, level 2 flips, stretches and swaps, level 3 goes back from an image. */
export const geoCoordinateRuleImage = numberSkill('geo-coordinate-rule-image', {
  version: 1,
  form: 'point',
  scenes: [planeShapes],
  text: {
    headline: 'Use a coordinate rule',
    ruled: [
      'The rule {rule} moves every point of the plane.',
      'Every point of the plane is moved by the rule {rule}.',
    ],
    ask: 'Where is the image of {A}?',
    'back-plain': 'The corner {A} of a triangle is sent to {a}.',
    'back-game': 'In a video game, the tip {A} of a sail is sent to {a}.',
    'back-quilt': 'On a quilt plan, the corner {A} of a patch is sent to {a}.',
    'back-band': 'Player {A} of a marching band is sent to {a}.',
    'back-app': 'In a drawing app, the corner {A} of a triangle is sent to {a}.',
    'back-garden': 'On a garden plan, the corner {A} of a flower bed is sent to {a}.',
    'ask-back': 'Where was {A} before?',
    right: 'Both numbers of the point are put into the rule, each for its own letter.',
    'right-back': 'Put into the rule, this point gives the image.',
    swapped: 'The first number here comes from the second part of the rule. Which part stands first?',
    'one-only': 'Here only one coordinate follows the rule. What does the other part do?',
    sign: 'A minus sign is lost here. What is {sign} for this point?',
    straight: 'This keeps each letter in its place. Which letter stands first in the rule?',
    forward: 'This puts the image into the rule once more. Was {a} the point before or after?',
    'one-back': 'Here only one coordinate is undone. What happened to the other one?',
    'sign-back': 'A minus sign is lost here. For which point does {sign} give the coordinate of the image?',
    'two-told': [
      'The rule {rule} moves every point. Then the rule {next} moves every point again.',
      'First, every point is moved by the rule {rule}. After that, it is moved by {next}.',
    ],
    'right-two': 'The last rule is undone first, and then the rule before it.',
    'order-two': 'This undoes the rules in the order in which they are used. Which of them came last?',
    'half-two': 'This undoes only the last rule. What happened before it?',
    'forward-two': 'This uses both rules once more. Was {a} the point before or after?',
    'other-two': 'Start with the last rule. Which point does it send to {a}?',
    'last-do': 'Undo the first part of the last rule.',
    'last-why': 'The last rule has made the first coordinate out of a point between.',
    'lastly-do': 'Undo its second part.',
    'lastly-why': 'Now the point between the two rules is known.',
    'then-do': 'Undo the first part of the rule before.',
    'then-why': 'That rule has made the point between out of the point asked for.',
    'thenly-do': 'Undo its second part.',
    'thenly-why': 'Each part gives one coordinate.',
    other: 'Put the first number in for x and the second one for y. Then write both parts as a point.',
    'other-back': 'Each part of the rule gives an equation. Its right side is a coordinate of the image.',
    'first-do': 'Work out the first part of the rule.',
    'first-why': 'It is the first coordinate of the image.',
    'second-do': 'Work out the second part of the rule.',
    'second-why': 'It is the second coordinate of the image.',
    'write-do': 'Write the image as a point.',
    'write-why': 'The first part of the rule comes first.',
    'undo-do': 'Set the first part equal to the first coordinate, and solve.',
    'undo-why': 'The rule has made this number out of the point.',
    'also-do': 'Do the same with the second part.',
    'also-why': 'The second coordinate comes from the second part.',
    'before-do': 'Write the point from before.',
    'before-why': 'A point names x first and then y.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawMove(level, random),
  build({ scene, letters, corners, rule }: Params, { level, step, distractor }) {
    const [A = ''] = letters;
    const [spot] = corners;
    const image = imageUnder(rule, spot);
    const isSwapped = rule[0].of === 'y';
    const claims = claimsOf(rule, spot, image);
    const words = { A, name: letters.join(''), rule: ruleText(rule), sign: signPart(rule) };
    if (level === 3) {
      const [first, second] = rule;
      const equation = (index: 0 | 1) => `${partText(rule[index])} = ${shown(image[index])}`;
      const solved = ({ of }: { of: 'x' | 'y' }) => `${of} = ${shown(spot[of === 'x' ? 0 : 1])}`;
      return {
        words: { ...words, a: spotText(image), value: spotText(spot) },
        question: ['ruled', `back-${scene.key}`, 'ask-back'],
        answer: { value: spotText(spot), reason: 'right-back' },
        otherWrong: 'other-back',
        distractors: [
          distractor('applies-the-rule-to-the-image', spotText(imageUnder(rule, image)), 'forward'),
          distractor(
            'applies-the-rule-to-one-coordinate',
            spotText(halfUndone(rule, spot, image)),
            'one-back',
          ),
          distractor('loses-a-sign', spotText(undoneWithoutSign(rule, spot, image)), 'sign-back'),
        ],
        steps: [
          step('undo', equation(0), solved(first)),
          step('also', equation(1), solved(second)),
          step('before', `${solved(first)}, ${solved(second)}`, spotText(spot)),
        ],
        claims,
      };
    }
    return {
      words: { ...words, a: spotText(spot), value: spotText(image) },
      question: [level === 1 ? `${scene.key}-shown` : `${scene.key}-one`, 'ruled', 'ask'],
      diagram: level === 1 ? motionGrid(reach, [{ corners, names: letters }]) : null,
      answer: spotText(image),
      distractors: [
        isSwapped
          ? distractor('keeps-the-order-when-the-rule-swaps', spotText(keptOrder(rule, spot)), 'straight')
          : distractor(
              'swaps-the-coordinates-when-the-rule-does-not',
              spotText([image[1], image[0]]),
              'swapped',
            ),
        distractor('applies-the-rule-to-one-coordinate', spotText(halfMoved(rule, spot, image)), 'one-only'),
        distractor('loses-a-sign', spotText(imageUnder(withoutSign(rule), spot)), 'sign'),
      ],
      steps: [
        step('first', workOf(rule[0], spot), shown(image[0])),
        step('second', workOf(rule[1], spot), shown(image[1])),
        step('write', `${shown(image[0])} and ${shown(image[1])}`, spotText(image)),
      ],
      claims,
    };
  },
  stretch: {
    draw: ({ random }) => drawTwo(random),
    build({ scene, letter, rules, spot }, { step, distractor }) {
      const [rule, next] = rules;
      const between = imageUnder(rule, spot);
      const image = imageUnder(next, between);
      const undo = (way: CoordinateRule, index: 0 | 1, end: Spot) =>
        `${partText(way[index])} = ${shown(end[index])}`;
      const found = ({ of }: CoordinateRule[number], start: Spot) =>
        `${of} = ${shown(start[of === 'x' ? 0 : 1])}`;
      return {
        words: {
          A: letter,
          a: spotText(image),
          rule: ruleText(rule),
          next: ruleText(next),
          value: spotText(spot),
        },
        question: ['two-told', `back-${scene.key}`, 'ask-back'],
        answer: { value: spotText(spot), reason: 'right-two' },
        otherWrong: 'other-two',
        distractors: [
          distractor(
            'applies-the-motions-in-the-wrong-order',
            spotText(pointBefore(next, pointBefore(rule, image))),
            'order-two',
          ),
          distractor('applies-only-one-motion', spotText(between), 'half-two'),
          distractor(
            'applies-the-rule-to-the-image',
            spotText(imageUnder(next, imageUnder(rule, image))),
            'forward-two',
          ),
        ],
        steps: [
          step('last', undo(next, 0, image), found(next[0], between)),
          step('lastly', undo(next, 1, image), found(next[1], between)),
          step('then', undo(rule, 0, between), found(rule[0], spot)),
          step('thenly', undo(rule, 1, between), found(rule[1], spot)),
          step('before', `x = ${shown(spot[0])}, y = ${shown(spot[1])}`, spotText(spot)),
        ],
        claims: [...claimsOf(rule, spot, between), ...claimsOf(next, between, image)],
      };
    },
  },
});

const shown = (value: number): string => String(value).replace('-', '−');

const workOf = (part: CoordinateRule[number], spot: Spot): string =>
  partWork(part, spot[part.of === 'x' ? 0 : 1]);

function claimsOf(rule: CoordinateRule, [x, y]: Spot, image: Spot): string[] {
  return rule.map(
    ({ of, times, plus }, index) =>
      `${times} * (${of === 'x' ? x : y}) + (${plus}) = ${image[index === 0 ? 0 : 1]}`,
  );
}

/** The point that a rule without stretches sends here. */
function pointBefore([first, second]: CoordinateRule, image: Spot): Spot {
  const [one, two] = [(image[0] - first.plus) * first.times + 0, (image[1] - second.plus) * second.times + 0];
  return first.of === 'x' ? [one, two] : [two, one];
}

/** The first part that has a minus sign. */
function signPart(rule: CoordinateRule): string {
  return partText(rule[signPlace(rule)]);
}

const hasMinus = ({ times, plus }: CoordinateRule[number]): boolean => times < 0 || plus < 0;

const signPlace = (rule: CoordinateRule): 0 | 1 => (hasMinus(rule[0]) ? 0 : 1);

/** The rule of who reads the first part that has a minus sign as if it had none. */
function withoutSign(rule: CoordinateRule): CoordinateRule {
  const bare = (part: CoordinateRule[number]) => ({
    ...part,
    times: Math.abs(part.times),
    plus: Math.abs(part.plus),
  });
  return signPlace(rule) === 0 ? [bare(rule[0]), rule[1]] : [rule[0], bare(rule[1])];
}

/** The point before, of who undoes that part as if it had no minus sign. */
function undoneWithoutSign(rule: CoordinateRule, [x, y]: Spot, image: Spot): Spot {
  const place = signPlace(rule);
  const { of, times, plus } = withoutSign(rule)[place];
  const undone = (image[place] - plus) / times + 0;
  return of === 'x' ? [undone, y] : [x, undone];
}

/** The part with a minus sign is used, and the other coordinate stays. */
function halfMoved(rule: CoordinateRule, [x, y]: Spot, image: Spot): Spot {
  return signPlace(rule) === 0 ? [image[0], y] : [x, image[1]];
}

/** The image of who puts the first number into the first part, whatever letter stands there. */
function keptOrder([first, second]: CoordinateRule, spot: Spot): Spot {
  return [partValue({ ...first, of: 'x' }, spot), partValue({ ...second, of: 'y' }, spot)];
}

/** The part with a minus sign is undone, and the other coordinate is still that of the image. */
function halfUndone(rule: CoordinateRule, [x, y]: Spot, image: Spot): Spot {
  return rule[signPlace(rule)].of === 'x' ? [x, image[1]] : [image[0], y];
}

function drawMove(level: Level, random: Random): Params {
  return random.until(() => {
    const corners = level === 1 ? drawTriangle(random, 7) : ([drawSpot(random), [0, 0], [0, 0]] as const);
    const rule = level === 1 ? drawShift(random) : drawRule(random);
    const [spot] = corners;
    const image = imageUnder(rule, spot);
    const isApart =
      [...spot, ...image].every((value) => value !== 0) && Math.abs(spot[0]) !== Math.abs(spot[1]);
    // A rule that undoes itself gives the answer when it is used once more.
    const goesOn = level < 3 || spotText(imageUnder(rule, image)) !== spotText(spot);
    return isApart &&
      goesOn &&
      areOn(reach, level === 1 ? [...corners, image] : corners) &&
      rule.some(hasMinus)
      ? { scene: random.pick(planeShapes.list), letters: drawPoints(random, 3), corners, rule }
      : null;
  });
}

/** A point beside both axes whose coordinates differ by more than a sign. */
function drawSpot(random: Random): Spot {
  const [x = 1, y = 2] = random.shuffle([1, 2, 3, 4, 5, 6, 7]);
  return [x * random.pick([-1, 1]), y * random.pick([-1, 1])];
}

function drawShift(random: Random): CoordinateRule {
  const by = () => random.int(1, 7) * random.pick([-1, 1]);
  return [
    { of: 'x', times: 1, plus: by() },
    { of: 'y', times: 1, plus: by() },
  ];
}

/** No part is a letter alone: something happens to each coordinate. */
function drawRule(random: Random): CoordinateRule {
  const [first, second] = random.pick([
    ['x', 'y'],
    ['x', 'y'],
    ['y', 'x'],
  ] as const);
  const part = (of: 'x' | 'y') => {
    const times = random.pick([-1, -1, 1, 2, -2]);
    const plus = random.int(1, 6) * random.pick([-1, 1]);
    return { of, times, plus: times === 1 || random.chance(40) ? plus : 0 };
  };
  return [part(first), part(second)];
}

type Two = {
  readonly scene: PlaneShape;
  readonly letter: string;
  readonly rules: readonly [CoordinateRule, CoordinateRule];
  readonly spot: Spot;
};

/** Two rules of which one swaps the coordinates, so that their order matters. */
function drawTwo(random: Random): Two {
  const part = (of: 'x' | 'y') => ({
    of,
    times: random.pick([-1, 1]),
    plus: random.int(1, 6) * random.pick([-1, 1]),
  });
  const [letter = ''] = drawPoints(random, 1);
  return {
    scene: random.pick(planeShapes.list),
    letter,
    rules: random.pick<Two['rules']>([
      [
        [part('y'), part('x')],
        [part('x'), part('y')],
      ],
      [
        [part('x'), part('y')],
        [part('y'), part('x')],
      ],
    ]),
    spot: drawSpot(random),
  };
}
