import { choiceSkill, type Level, markInFigure, type Random, type Tools } from '../../src/kit/index.ts';
import {
  type AnglePair,
  type AngleSpot,
  angleCorners,
  drawPair,
  isEqualPair,
  type PairKind,
  pairNames,
  transversal,
} from '../../src/pictures/transversals.ts';

const scenes = ['plain', 'rails', 'shelves', 'court', 'fence'] as const;

type Params = {
  scene: (typeof scenes)[number];
  asks: 'name' | 'fact' | 'shows';
  kind: PairKind;
  pair: AnglePair;
  lean: number;
  lowerLean: number;
  degrees: number;
};

const text = {
  headline: 'Name a pair of angles',
  'plain-shown': 'The picture shows two lines and a transversal.',
  'rails-shown': 'A road crosses two train tracks. The picture shows them as lines.',
  'shelves-shown': 'A ladder leans against two shelves. The picture shows them as lines.',
  'court-shown': 'A taped line crosses two lines of a sports court. The picture shows them.',
  'fence-shown': 'A board crosses two rails of a fence. The picture shows them as lines.',
  'ask-pair': 'What kind of pair are the angles x and y?',
  'mark-angle': [
    'Mark the angle at the other line that makes {name} with angle x.',
    'Which angle at the other line makes {name} with angle x? Mark it.',
    'Find the angle that makes {name} with angle x, and mark it.',
  ],
  angle: 'angle {nth}',
  'plain-told': 'A transversal crosses two lines.',
  'rails-told': 'A road is a transversal of two train tracks.',
  'shelves-told': 'A ladder is a transversal of two shelves, one above the other.',
  'court-told': 'A taped line is a transversal of two lines of a sports court.',
  'fence-told': 'A board is a transversal of two rails of a fence.',
  'both-told':
    'Angle x lies {upperHalf} the upper line, on the {upperSide} of the transversal. Angle y lies {lowerHalf} the lower line, on the {lowerSide} of the transversal.',
  'parallel-told': 'The lines AB and CD are parallel.',
  'ask-fact': 'What is true of the angles x and y?',
  'ask-shows': 'Which fact about the angles x and y would show that AB and CD are parallel?',
  corresponding: 'corresponding angles',
  alternate: 'alternate interior angles',
  outer: 'alternate exterior angles',
  'same-side': 'same-side interior angles',
  'same-outer': 'same-side exterior angles',
  'equal-fact': 'They are {name}, so they are equal.',
  'sum-fact': 'They are {name}, so they add up to {half}°.',
  'equal-shows': 'As {name}, they are equal.',
  'sum-shows': 'As {name}, they add up to {half}°.',
  'right-corresponding': 'Corresponding angles have the same place at both lines.',
  'right-alternate': 'Both lie between the lines, on different sides of the transversal.',
  'right-outer': 'Both lie outside the lines, on different sides of the transversal.',
  'right-same-side': 'Both lie between the lines, on the same side of the transversal.',
  'right-same-outer': 'Both lie outside the lines, on the same side of the transversal.',
  'right-equal': 'Such angles are equal when the lines are parallel, and only then.',
  'right-sum': 'Such angles add up to {half}° when the lines are parallel, and only then.',
  place: 'Do both angles have the same place at their lines?',
  between: 'Do the angles lie between the lines or outside of them?',
  side: 'Are the angles on one side of the transversal or on both sides?',
  equal: 'One of the two angles is acute and the other obtuse. Can they be equal?',
  supplement:
    'Slide one angle along the transversal. Does it land on the other angle or across from it? Which of these pairs are equal?',
  name: 'Check the name first. Where do the angles lie?',
  other: 'See if the angles lie between the lines. Then see on which side of the transversal they are.',
  'between-do': 'See if they lie between the lines.',
  'between-why': 'Interior means between the lines, and exterior means outside.',
  'side-do': 'See on which side of the transversal they lie.',
  'side-why': 'Alternate means on different sides.',
  'name-do': 'Name the pair.',
  'name-why': 'Both places together give the name.',
  'fact-do': 'Say what parallel lines tell you.',
  'fact-why': 'They make all acute angles at the transversal equal, and all obtuse ones.',
};

type Said = Tools<keyof typeof text>;

/** Level 1 shows a pair, level 2 tells where its angles lie, level 3 asks what parallel lines have to do with it. */
export const m8TransversalPairName = choiceSkill('m8-transversal-pair-name', {
  version: 2,
  byHand: { levels: [1], ask: 'mark-angle', without: 'picture' },
  text,
  draw: ({ level, random }): Params => drawNamed(level, random),
  build(params: Params, said) {
    const { scene, asks, kind, pair } = params;
    const { level, say, step, distractor } = said;
    const { upper, lower } = pair;
    const picture = level === 2 ? null : transversal(params, pair, ['x', 'y']);
    const steps = [
      step('between', 'angle x and angle y', betweenOf(upper, lower)),
      step('side', 'angle x and angle y', sideOf(pair)),
      step('name', 'the pair', pairNames[kind]),
    ];
    const words = {
      half: 180,
      name: pairNames[kind],
      upperHalf: upper.half,
      lowerHalf: lower.half,
      upperSide: upper.side,
      lowerSide: lower.side,
    };
    if (asks === 'name') {
      return {
        words,
        question: level === 2 ? [`${scene}-told`, 'both-told', 'ask-pair'] : [`${scene}-shown`, 'ask-pair'],
        diagram: picture,
        answer: { value: kind, reason: `right-${kind}` },
        drawn: {
          make: markedAngle(params, said),
          steps: [
            step('between', pairNames[kind], betweenOf(upper, lower)),
            step('side', pairNames[kind], sideOf(pair)),
          ],
        },
        distractors: wrongNames(kind, said),
        steps,
        claims: [`180 - ${params.degrees} + ${params.degrees} = 180`],
      };
    }
    const isEqual = isEqualPair(kind);
    const [right, wrong] = isEqual ? (['equal', 'sum'] as const) : (['sum', 'equal'] as const);
    const other: PairKind = isEqual ? 'same-side' : kind === 'same-side' ? 'alternate' : 'outer';
    const third: PairKind = kind === 'corresponding' ? 'alternate' : 'corresponding';
    const form = (which: 'equal' | 'sum', named: PairKind) =>
      say(`${which}-${asks}`, { name: pairNames[named] });
    return {
      words,
      question:
        asks === 'fact' ? [`${scene}-shown`, 'parallel-told', 'ask-fact'] : [`${scene}-shown`, 'ask-shows'],
      diagram: picture,
      answer: { value: 'right', text: form(right, kind), reason: isEqual ? 'right-equal' : 'right-sum' },
      distractors: [
        distractor(
          isEqual ? 'treats-equal-angles-as-supplementary' : 'treats-same-side-angles-as-equal',
          'wrong',
          isEqual ? 'supplement' : 'equal',
          form(wrong, kind),
        ),
        distractor(
          'confuses-alternate-and-same-side',
          'other',
          'side',
          form(isEqual ? 'sum' : 'equal', other),
        ),
        distractor('confuses-alternate-and-corresponding', 'third', 'place', form(right, third)),
      ],
      steps: [...steps, step('fact', pairNames[kind], isEqual ? 'equal' : 'a sum of 180°')],
      claims: [`180 - ${params.degrees} + ${params.degrees} = 180`],
    };
  },
});

/** Three wrong names: the other side of the transversal, the other side of the lines, and the other kind. */
function wrongNames(kind: PairKind, { distractor }: Said) {
  switch (kind) {
    case 'corresponding':
      return [
        distractor('confuses-alternate-and-corresponding', 'alternate', 'place'),
        distractor('confuses-interior-and-exterior', 'same-side', 'between'),
        distractor('slip', 'outer', 'side'),
      ];
    case 'alternate':
      return [
        distractor('confuses-alternate-and-corresponding', 'corresponding', 'place'),
        distractor('confuses-interior-and-exterior', 'outer', 'between'),
        distractor('confuses-alternate-and-same-side', 'same-side', 'side'),
      ];
    case 'outer':
      return [
        distractor('confuses-alternate-and-corresponding', 'corresponding', 'place'),
        distractor('confuses-interior-and-exterior', 'alternate', 'between'),
        distractor('confuses-alternate-and-same-side', 'same-outer', 'side'),
      ];
    case 'same-side':
      return [
        distractor('confuses-alternate-and-corresponding', 'corresponding', 'place'),
        distractor('confuses-interior-and-exterior', 'same-outer', 'between'),
        distractor('confuses-alternate-and-same-side', 'alternate', 'side'),
      ];
    case 'same-outer':
      return [
        distractor('confuses-alternate-and-corresponding', 'corresponding', 'place'),
        distractor('confuses-interior-and-exterior', 'same-side', 'between'),
        distractor('confuses-alternate-and-same-side', 'outer', 'side'),
      ];
  }
}

const halves = ['above', 'below'] as const;
const sides = ['left', 'right'] as const;

/** The angle x stays at the upper line; the one that makes the pair with it is marked among all the others. */
function markedAngle(params: Params, { say }: Said) {
  const { upper, lower } = params.pair;
  const spots = (['P', 'Q'] as const).flatMap((at) =>
    halves.flatMap((half) => sides.map((side) => ({ at, half, side }))),
  );
  const open = spots.filter(({ at, half, side }) => at === 'Q' || half !== upper.half || side !== upper.side);
  const numberOf = (spot: AngleSpot): number =>
    open.findIndex(({ at, half, side }) => at === 'Q' && half === spot.half && side === spot.side);
  const over = ({ half, side }: AngleSpot): AngleSpot => ({
    half: half === 'above' ? 'below' : 'above',
    side,
  });
  const across = ({ half, side }: AngleSpot): AngleSpot => ({
    half,
    side: side === 'left' ? 'right' : 'left',
  });
  const [inside, aside, both] = [over(lower), across(lower), across(over(lower))].map(numberOf);
  const isSameSide = params.kind === 'same-side' || params.kind === 'same-outer';
  const wrong = isSameSide ? [inside, both, aside] : [both, inside, aside];
  const figure = transversal(params, { upper, lower }, ['x', null]);
  const points = figure.points.map((point) => ('PQ'.includes(point.name) ? { ...point, name: '' } : point));
  return markInFigure(
    { ...figure, points },
    open.map(({ at, half, side }, nth) => ({
      name: say('angle', { nth: nth + 1 }),
      angle: angleCorners(at === 'P' ? 6 : 7, { half, side }),
      label: String(nth + 1),
    })),
    { right: [numberOf(lower)], wrong: wrong.map((one = 0) => [one]) },
  );
}

function betweenOf(upper: AngleSpot, lower: AngleSpot): string {
  const [first, second] = [upper.half === 'below', lower.half === 'above'];
  if (first && second) return 'both between the lines';
  return first || second ? 'one between the lines, one outside' : 'both outside';
}

function sideOf({ upper, lower }: AnglePair): string {
  return upper.side === lower.side ? 'same side' : 'different sides';
}

function drawNamed(level: Level, random: Random): Params {
  const kinds = ['corresponding', 'alternate', 'outer', 'same-side'] as const;
  const kind = random.pick(level === 1 ? kinds : ([...kinds, 'same-outer'] as const));
  const asks = level === 3 ? random.pick(['fact', 'shows'] as const) : 'name';
  const lean = random.int(-14, 14);
  const turn = random.pick([-1, 1]) * random.int(6, 12);
  return {
    scene: random.pick(scenes),
    asks,
    kind,
    pair: drawPair(random, kind),
    lean,
    // Only told or asked parallels are drawn as such.
    lowerLean: level === 3 ? lean : lean + turn,
    degrees: random.pick([random.int(50, 78), random.int(102, 130)]),
  };
}
