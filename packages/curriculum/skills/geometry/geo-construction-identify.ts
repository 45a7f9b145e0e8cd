import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor } from '../../src/kit/index.ts';
import { drawConstruction } from '../../src/pictures/constructions.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';
import { drawMixedPoints } from '../../src/pictures/point-names.ts';

const kinds = ['segment', 'angle', 'copy', 'angle-copy'] as const;
type Kind = (typeof kinds)[number];
type Params = { kind: Kind; points: readonly string[] };

/** What each construction may be taken for, with the wrong way behind it. */
const others: Readonly<Record<Kind, readonly (readonly [Kind, Distractor['misconception']])[]>> = {
  segment: [
    ['angle', 'confuses-an-angle-bisector-with-a-perpendicular-bisector'],
    ['copy', 'confuses-copying-with-bisecting'],
    ['angle-copy', 'slip'],
  ],
  angle: [
    ['segment', 'confuses-an-angle-bisector-with-a-perpendicular-bisector'],
    ['angle-copy', 'confuses-copying-with-bisecting'],
    ['copy', 'slip'],
  ],
  copy: [
    ['segment', 'confuses-copying-with-bisecting'],
    ['angle', 'confuses-copying-with-bisecting'],
    ['angle-copy', 'slip'],
  ],
  'angle-copy': [
    ['angle', 'confuses-copying-with-bisecting'],
    ['segment', 'confuses-an-angle-bisector-with-a-perpendicular-bisector'],
    ['copy', 'slip'],
  ],
};

/** Level 1 names a drawn construction, level 2 one told in steps, level 3 asks what must be true afterwards. */
export const geoConstructionIdentify = choiceSkill('geo-construction-identify', {
  version: 1,
  text: {
    headline: 'Name the construction',
    shown: 'The picture shows a finished construction around {A}.',
    'segment-told':
      'Circles of one width are drawn around {A} and {B}. A line goes through both of their crossings.',
    'angle-told':
      'A circle around {A} meets two rays at {B} and {C}. Circles of one width around {B} and {C} cross. A ray goes from {A} through the crossing.',
    'copy-told': 'The compass is opened from {A} to {B}. With this width a circle is drawn around {C}.',
    'angle-copy-told':
      'Circles of one width are drawn around {A} and {D}. The one around {A} meets two rays at {B} and {C}. The width from {B} to {C} is carried to the other circle.',
    'segment-goal':
      'The construction of the perpendicular bisector of {AB} is finished. It meets {AB} at {D}.',
    'angle-goal': 'The bisector of the angle at {A} between {B} and {C} is drawn. It runs through {D}.',
    'copy-goal': 'Segment {AB} is copied onto a ray from {C}. The circle meets the ray at {D}.',
    'angle-copy-goal': 'The angle at {A} between {B} and {C} is copied to a ray from {D} through {E}.',
    'ask-name': [
      'What does this construction do?',
      'What has been constructed?',
      'What was this construction made for?',
      'Name the construction.',
    ],
    'ask-true': 'What must be true afterward?',
    'segment-name': 'It bisects a segment.',
    'angle-name': 'It bisects an angle.',
    'copy-name': 'It copies a segment.',
    'angle-copy-name': 'It copies an angle.',
    'segment-true': '{D} is as far from {A} as from {B}.',
    'angle-true': 'The ray makes two equal angles at {A}.',
    'copy-true': 'There are two segments as long as {AB}.',
    'angle-copy-true': 'There are two equal angles, at {A} and {D}.',
    'segment-right': 'The crossings of two equal circles are as far from one center as from the other.',
    'angle-right': 'The crossing is as far from one side as from the other.',
    'copy-right': 'The compass keeps its width, so the new segment has the same length.',
    'angle-copy-right': 'The three widths are carried over, so both angles are equal.',
    'segment-why': 'A perpendicular bisector halves a segment. Is a segment cut in half here?',
    'angle-why': 'An angle bisector is a ray from the vertex. Is there an angle that is cut in half?',
    'copy-why': 'Copying makes the same length a second time. Is a second segment made here?',
    'angle-copy-why': 'Copying makes the same angle a second time. Is a second angle made here?',
    other: 'Look for the centers of the circles. What is made equal by them?',
    'centers-do': 'Find the centers of the circles.',
    'centers-why': 'The point of the compass goes there.',
    'equal-do': 'See what is made equal.',
    'equal-why': 'Circles of one width give equal lengths.',
    'name-do': 'Name what is done with it.',
    'name-why': 'Two equal parts mean bisecting. The same once more means copying.',
    final: 'Look at the equal lengths.',
  },
  draw({ random }): Params {
    return { kind: random.pick(kinds), points: drawMixedPoints(random, 5) };
  },
  build({ kind, points }: Params, { level, say, step, distractor }) {
    const [A = '', B = '', C = '', D = '', E = ''] = points;
    const words = { A, B, C, D, E, AB: A + B };
    const ending = level === 3 ? 'true' : 'name';
    const centers = {
      segment: `${A} and ${B}`,
      angle: `${A}, ${B} and ${C}`,
      copy: C,
      'angle-copy': `${A} and ${D}`,
    }[kind];
    return {
      words,
      question: [
        level === 1
          ? say('shown', kind === 'copy' ? { ...words, A: C } : words)
          : level === 2
            ? `${kind}-told`
            : `${kind}-goal`,
        level === 3 ? 'ask-true' : 'ask-name',
      ],
      diagram: level === 1 ? pictureOf(kind, points) : null,
      answer: { value: kind, text: `${kind}-${ending}`, reason: `${kind}-right` },
      distractors: others[kind].map(([other, misconception]) =>
        distractor(misconception, other, `${other}-why`, `${other}-${ending}`),
      ),
      steps: [
        step('centers', 'the circles', centers),
        step('equal', centers, equals[kind]),
        step('name', equals[kind], kind.includes('copy') ? 'the same once more' : 'two equal parts'),
      ],
      finalAnswer: ['final', `${kind}-${ending}`],
      claims: [kind.includes('copy') ? '1 + 1 = 2' : '1/2 + 1/2 = 1'],
    };
  },
});

const equals: Readonly<Record<Kind, string>> = {
  segment: 'distances from both ends',
  angle: 'distances from both sides',
  copy: 'two lengths',
  'angle-copy': 'three lengths at each angle',
};

function pictureOf(kind: Kind, points: readonly string[]): DiagramOf<'construction'> {
  if (kind !== 'angle-copy') return drawConstruction(kind, points, 3);
  const [A = '', B = '', C = '', D = ''] = points;
  return {
    kind: 'construction',
    ...namedFigure({
      points: [
        [A, 0, 0],
        [B, 3, 0],
        [C, 2.1, 2.14],
        [D, 8, 0],
        ['', 11, 0],
        ['', 10.1, 2.14],
      ],
      sides: [
        [0, 1, '', 'ray'],
        [0, 2, '', 'ray'],
        [3, 4, '', 'ray'],
        [3, 5, '', 'ray'],
      ],
      circles: [
        [0, 1],
        [3, 4],
        [4, 5],
      ],
      dots: true,
    }),
  };
}
