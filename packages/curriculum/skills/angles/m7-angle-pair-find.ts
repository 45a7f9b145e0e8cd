import { type Level, markInFigure, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { anglesAtPoint, crossingLines, pairsAtPoint } from '../../src/pictures/angle-figures.ts';

type Pair = 'vertical' | 'line' | 'corner';

const scenes = {
  vertical: ['scissors', 'streets', 'poles'],
  line: ['door', 'ramp', 'lamp'],
  corner: ['shelf', 'kite', 'tile'],
} as const;

const named = {
  vertical: 'vertical angles',
  line: 'supplementary angles',
  corner: 'complementary angles',
} as const;

/** How a pair is named to whoever marks it among the angles at one point. */
const relations = {
  vertical: 'vertical',
  line: 'adjacent and supplementary',
  corner: 'adjacent and complementary',
} as const;

/** The known angle has `given` degrees; at level 3 a second relation `next` follows. The scene 'marked' has the pair marked. */
type Params = { pair: Pair; scene: string; given: number; next: 'vertical' | 'line' };

const text = {
  headline: 'Find an angle',
  'name-vertical': 'Two lines cross. The two marked angles are vertical angles. One measures {given}°.',
  'name-line': 'The two marked angles are supplementary. One measures {given}°.',
  'name-corner': 'The two marked angles are complementary. One measures {given}°.',
  'name-cross': 'Two lines cross. The two marked angles are adjacent. One measures {given}°.',
  'marked-told': 'Two lines cross, and a ray is perpendicular to one of them. Angle x measures {given}°.',
  'marked-ask': 'What is the measure of the angle that is {relation} to angle x?',
  'mark-pair': [
    'Mark the angle that is {relation} to angle x.',
    'Which angle is {relation} to angle x? Mark it.',
    'Find the angle that is {relation} to angle x, and mark it.',
  ],
  angle: 'angle {nth}',
  'marked-across': 'This angle lies across from angle x. Is it adjacent to angle x?',
  'marked-line': 'With angle x, this makes a straight line. Does the question ask for that?',
  'marked-corner': 'With angle x, this makes a right angle. Does the question ask for that?',
  'marked-alone': 'This is a right angle by itself. Does it have a side in common with angle x?',
  'see-do': 'See where the angle has to lie.',
  'see-vertical-why': 'Vertical angles have the same two lines as sides. They share only the corner.',
  'see-line-why': 'Adjacent angles share a side. The other two sides make a straight line.',
  'see-corner-why': 'Adjacent angles share a side. The other two sides are perpendicular.',
  'point-do': 'Mark it.',
  'point-why': 'Only one angle lies there.',
  'name-ask': 'What is the measure of the other angle?',
  scissors: 'Open scissors form two straight lines that cross. The angle between the blades is {given}°.',
  'scissors-ask': 'What is the angle between the two handles, across from it?',
  streets: 'Two straight streets cross at an angle of {given}°.',
  'streets-ask': 'What is the angle directly across from it?',
  poles: 'Two straight tent poles cross. The upper angle between them is {given}°.',
  'poles-ask': 'What is the lower angle between them?',
  door: 'A door in a straight wall stands open. On one side, it makes an angle of {given}° with the wall.',
  'door-ask': 'What angle does it make with the wall on the other side?',
  ramp: 'A pole leans on flat ground. In front, the angle between pole and ground is {given}°.',
  'ramp-ask': 'What is the angle between pole and ground at the back?',
  lamp: 'A music stand leans on a flat stage. On one side, it makes an angle of {given}° with the floor.',
  'lamp-ask': 'What angle does it make with the floor on the other side?',
  shelf:
    'A shelf and a wall make a right angle. A bar starts in that corner. It makes {given}° with the shelf.',
  'shelf-ask': 'What angle does the bar make with the wall?',
  kite: 'A right angle of a kite is split by a stick. One part measures {given}°.',
  'kite-ask': 'What does the other part measure?',
  tile: 'The right angle of a tile is cut into two angles. One measures {given}°.',
  'tile-ask': 'What does the other one measure?',
  'two-vertical-line':
    'Angles A and B are vertical angles. Angles B and C are supplementary. Angle A measures {given}°.',
  'two-line-vertical':
    'Angles A and B are supplementary. Angles B and C are vertical angles. Angle A measures {given}°.',
  'two-corner-line':
    'Angles A and B are complementary. Angles B and C are supplementary. Angle A measures {given}°.',
  'two-corner-vertical':
    'Angles A and B are complementary. Angles B and C are vertical angles. Angle A measures {given}°.',
  'two-ask': 'What is the measure of angle C?',
  'right-vertical': 'The two angles lie across from each other where two lines cross, so they are equal.',
  'right-line': 'Both angles together make a straight angle.',
  'right-corner': 'Both angles together make a right angle.',
  'right-two': 'Each relation leads from one angle to the next.',
  mixes: 'This uses the sum of another pair. Do the two angles make a straight line or a right angle?',
  'mixes-vertical':
    'Together with the known angle, this makes a right angle. Do the two angles lie side by side or across from each other?',
  'over-vertical':
    'This adds the known angle to a right angle. How do two angles across from each other compare?',
  vertical:
    'Together with the known angle, this makes a straight angle. Do the two angles lie side by side or across from each other?',
  'mixes-two':
    'This uses another sum. What do supplementary angles add up to, and what do complementary angles?',
  'same-two': 'This repeats angle A. Which two relations lead from A to C?',
  'over-two': 'This adds a right angle to angle A. Which two relations lead from A to C?',
  same: 'This repeats the angle you know. Are the two angles equal here?',
  first: 'This is angle B. Which angle does the question ask for?',
  full: 'This uses a full turn. What do the two angles make together?',
  over: 'This adds the known angle to a right angle. What do the two angles make together?',
  other: 'See how the two angles lie. Are they equal, or do they add up to something?',
  'other-two': 'Find angle B first. Then go on to angle C.',
  'pair-do': 'Name the relation.',
  'pair-vertical-why':
    'Vertical angles lie across from each other where two lines cross, and they are equal.',
  'pair-line-why': 'Supplementary angles add up to a straight angle.',
  'pair-corner-why': 'Complementary angles add up to a right angle.',
  'take-do': 'Find the other angle.',
  'take-b-do': 'Find angle B.',
  'take-vertical-why': 'Vertical angles are equal.',
  'take-line-why': 'Take the known angle from a straight angle.',
  'take-corner-why': 'Take the known angle from a right angle.',
  'next-do': 'Follow the second relation.',
  'check-do': 'Check it.',
  'check-why': 'The two angles must fit their relation.',
  final: 'The angle measures {value}°.',
  'final-marked': 'The angle that is {relation} to angle x measures {value}°.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 shows the pair and names it, or asks which angle makes it, level 2 tells of a thing, level 3 links two relations without a picture. */
export const m7AnglePairFind = numberSkill('m7-angle-pair-find', {
  version: 5,
  form: 'angle',
  byHand: { levels: [1], ask: 'mark-pair', share: 100, without: 'picture' },
  text,
  draw: ({ level, random }): Params => drawPair(level, random),
  build({ pair, scene, given, next }: Params, tools) {
    const { level, step } = tools;
    const first = apply(pair, given);
    const value = level === 3 ? apply(next, first) : first;
    const words = { given, value, relation: relations[pair] };
    const isMarked = scene === 'marked';
    const picture = isMarked
      ? markedPicture(pair, given)
      : pair === 'vertical'
        ? crossingLines(given, [`${given}°`, '', null])
        : anglesAtPoint([
            [given, `${given}°`],
            [first, null],
          ]);
    const steps = [
      step('pair', level === 3 ? 'angles A and B' : 'the two angles', named[pair], {
        why: `pair-${pair}-why`,
      }),
      step('take', written(pair, given), first, {
        do: level === 3 ? 'take-b-do' : 'take-do',
        why: `take-${pair}-why`,
      }),
    ];
    if (level === 3) return { words, ...linkedPairs({ pair, given, next, first, value }, steps, tools) };
    return {
      words,
      question: isMarked
        ? ['marked-told', 'marked-ask']
        : level === 1
          ? [scene === 'cross' ? 'name-cross' : `name-${pair}`, 'name-ask']
          : [scene as 'door', `${scene as 'door'}-ask`],
      diagram: level === 1 || pair !== 'vertical' ? picture : null,
      answer: { value, unit: 'degrees', reason: `right-${pair}` },
      ...(isMarked && {
        finalAnswer: 'final-marked' as const,
        drawn: {
          make: markedPair(pair, given, tools),
          steps: [
            step('see', relations[pair], placeOf[pair], { why: `see-${pair}-why` }),
            step('point', placeOf[pair], `angle ${rightOf[pair] + 1}`),
          ],
        },
      }),
      distractors: wrongMeasures(pair, given, tools),
      steps: [
        ...steps,
        level === 2 &&
          (pair === 'vertical'
            ? step('check', `${given}° and ${value}°`, 'equal angles')
            : step('check', `${given} + ${value}`, given + value)),
      ],
      claims: [
        pair === 'vertical' ? `${value} = ${given}` : `${value} + ${given} = ${pair === 'line' ? 180 : 90}`,
      ],
    };
  },
});

const apply = (kind: Pair, degrees: number): number =>
  ({ vertical: degrees, line: 180 - degrees, corner: 90 - degrees })[kind];
const written = (kind: Pair, degrees: number): string =>
  ({ vertical: `the same as ${degrees}°`, line: `180 − ${degrees}`, corner: `90 − ${degrees}` })[kind];

/** Only angles that make a straight line are supplements of each other. */
const repeats = (pair: Pair) =>
  pair === 'corner' ? 'repeats-the-given-angle' : 'gives-the-given-angle-for-its-supplement';

function wrongMeasures(pair: Pair, given: number, { distractor }: Said) {
  if (pair === 'vertical') {
    return [
      distractor('treats-vertical-angles-as-supplementary', 180 - given, 'vertical'),
      distractor('mixes-up-right-and-straight-angles', 90 - given, 'mixes-vertical'),
      distractor('slip', 90 + given, 'over-vertical'),
    ];
  }
  const isLine = pair === 'line';
  return [
    distractor('mixes-up-right-and-straight-angles', isLine ? Math.abs(90 - given) : 180 - given, 'mixes'),
    distractor(repeats(pair), given, 'same'),
    isLine ? distractor('slip', 360 - given, 'full') : distractor('slip', 90 + given, 'over'),
  ];
}

type Linked = Pick<Params, 'pair' | 'given' | 'next'> & { readonly first: number; readonly value: number };

/** From angle A over angle B, which has `first` degrees, to angle C. */
function linkedPairs(
  { pair, given, next, first, value }: Linked,
  steps: readonly ReturnType<Said['step']>[],
  { step, distractor }: Said,
) {
  return {
    question: [`two-${pair}-${next}` as 'two-corner-line', 'two-ask'] as const,
    answer: { value, unit: 'degrees', reason: 'right-two' as const },
    otherWrong: 'other-two' as const,
    distractors: [
      distractor(
        'mixes-up-right-and-straight-angles',
        pair === 'corner' ? 180 - given : 90 - given,
        'mixes-two',
      ),
      distractor(repeats(pair), given, 'same-two'),
      first === given || first === value
        ? distractor('slip', 90 + given, 'over-two')
        : distractor('slip', first, 'first'),
    ],
    steps: [...steps, step('next', written(next, first), value, { why: `take-${next}-why` })],
    claims: [
      pair === 'vertical' ? `${first} = ${given}` : `${first} + ${given} = ${pair === 'line' ? 180 : 90}`,
    ],
  };
}

/** The angles beside x, counterclockwise: up to the ray, the right angle, across from x, below the line. */
const rightOf = { corner: 0, vertical: 2, line: 3 } as const;
const placeOf = {
  vertical: 'across from angle x',
  line: 'beside it, on a straight line',
  corner: 'beside it, in a right angle',
} as const;

function markedPicture(pair: Pair, given: number) {
  return { kind: 'angle-figure' as const, ...pairsAtPoint(given, [[rightOf[pair] + 2, null]]) };
}

/** The angle that makes the pair with x is marked among the four others. */
function markedPair(pair: Pair, given: number, { say, distractor }: Said) {
  const wrong = {
    corner: { by: distractor('mixes-up-right-and-straight-angles', '', 'marked-corner'), made: [0] },
    alone: { by: distractor('slip', '', 'marked-alone'), made: [1] },
    across: { by: distractor('treats-vertical-angles-as-supplementary', '', 'marked-across'), made: [2] },
    line: {
      by: distractor(
        pair === 'vertical' ? 'treats-adjacent-angles-as-equal' : 'mixes-up-right-and-straight-angles',
        '',
        'marked-line',
      ),
      made: [3],
    },
  } as const;
  const others = {
    vertical: [wrong.line, wrong.corner, wrong.alone],
    line: [wrong.across, wrong.corner, wrong.alone],
    corner: [wrong.line, wrong.across, wrong.alone],
  } as const;
  return markInFigure(
    pairsAtPoint(given),
    [0, 1, 2, 3].map((nth) => ({
      name: say('angle', { nth: nth + 1 }),
      angle: [0, nth + 2, ((nth + 2) % 5) + 1] as const,
      label: String(nth + 1),
    })),
    { right: [rightOf[pair]], wrong: others[pair] },
  );
}

function drawPair(level: Level, random: Random): Params {
  return random.until(() => {
    const pair = random.pick(
      level === 3
        ? (['vertical', 'line', 'corner', 'corner'] as const)
        : (['vertical', 'line', 'corner'] as const),
    );
    const next =
      pair === 'vertical'
        ? 'line'
        : pair === 'line'
          ? 'vertical'
          : random.pick(['line', 'vertical'] as const);
    const scene =
      level > 1
        ? random.pick(scenes[pair])
        : random.chance(40)
          ? 'marked'
          : pair === 'line' && random.chance(50)
            ? 'cross'
            : 'named';
    const given =
      pair === 'line' && level < 3 && scene !== 'marked' ? random.int(25, 155) : random.int(15, 75);
    const wrong = [given, 180 - given, 90 - given, 90 + given, Math.abs(90 - given)];
    const isApart = Math.abs(given - 45) > 3 && Math.abs(given - 90) > 8 && wrong.every((one) => one > 8);
    const isTrue =
      (scene !== 'door' && scene !== 'lamp' && scene !== 'ramp') ||
      (given > 25 && given < 155 && given !== 135);
    return isApart && isTrue && given !== 60 ? { pair, scene, given, next } : null;
  });
}
