import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';
import { drawConstruction } from '../../src/pictures/constructions.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

const early = ['halve-one', 'angle-one', 'copy-one', 'angle-copy-one'] as const;
const late = ['halve-two', 'angle-two', 'angle-copy-two', 'angle-copy-three'] as const;
const mends = ['mend-width', 'mend-small', 'mend-center', 'mend-copy', 'mend-ruler'] as const;
type Stage = (typeof early)[number] | (typeof late)[number] | (typeof mends)[number];

/** `points` name the figure, `first` and `second` are widths of the compass in centimeters. */
type Params = { stage: Stage; points: readonly string[]; first: number; second: number };

/** Level 1 asks for the second step, level 2 for a later one, level 3 what to change in steps that do not work. */
export const geoConstructionStep = choiceSkill('geo-construction-step', {
  version: 2,
  text: {
    headline: 'Choose the next step',
    'halve-one-goal':
      'You want to bisect segment {AB}. A circle around {A} is drawn, with a radius greater than half of {AB}.',
    'halve-one-right': 'Draw a circle with the same radius around {B}.',
    'halve-one-width': 'Draw a circle with another radius around {B}.',
    'halve-one-center': 'Draw a circle with the same radius around the crossing.',
    'halve-one-ruler': 'Measure {AB} with a ruler and mark its middle.',
    'halve-two-goal':
      'You want to bisect segment {AB}. Circles with the same radius around {A} and {B} are drawn.',
    'halve-two-right': 'Draw the line through both crossing points.',
    'halve-two-width': 'Draw one more circle around {A} with another radius.',
    'halve-two-center': 'Draw one more circle around a crossing point.',
    'halve-two-ruler': 'Measure {AB} with a ruler and mark its middle.',
    'angle-one-goal':
      'You want to bisect the angle at {A}. A circle around {A} meets its sides at {B} and {C}.',
    'angle-one-right': 'Draw circles with the same radius around {B} and {C}.',
    'angle-one-width': 'Draw circles with two different radii around {B} and {C}.',
    'angle-one-center': 'Draw two more circles around {A}.',
    'angle-one-ruler': 'Measure from {B} to {C} and mark the middle.',
    'angle-two-goal':
      'You want to bisect the angle at {A}. Circles with the same radius around {B} and {C} cross inside it.',
    'angle-two-right': 'Draw the ray from {A} through the crossing.',
    'angle-two-width': 'Draw one more circle around {B} with another radius.',
    'angle-two-center': 'Draw one more circle around the crossing.',
    'angle-two-ruler': 'Measure both sides with a ruler and mark their halves.',
    'copy-one-goal':
      'You want to copy segment {AB} onto the ray from {C}. The compass is open from {A} to {B}.',
    'copy-one-right': 'Keep the width and draw a circle around {C}.',
    'copy-one-width': 'Open the compass wider and draw a circle around {C}.',
    'copy-one-center': 'Keep the width and draw a circle around {B}.',
    'copy-one-ruler': 'Measure {AB} with a ruler and mark it on the ray.',
    'angle-copy-one-goal':
      'You want to copy the angle at {A} to a ray from {D}. A circle around {A} meets its sides at {B} and {C}.',
    'angle-copy-one-right': 'Draw a circle with the same radius around {D}.',
    'angle-copy-one-width': 'Draw a circle with another radius around {D}.',
    'angle-copy-one-center': 'Draw a circle with the same radius around {B}.',
    'angle-copy-one-ruler': 'Measure a side with a ruler and mark it on the ray.',
    'angle-copy-two-goal':
      'You copy the angle at {A}. Circles with the same radius around {A} and {D} meet the sides at {B}, {C} and the new ray at {E}.',
    'angle-copy-two-right': 'Open the compass from {B} to {C}.',
    'angle-copy-two-width': 'Open the compass wider than from {B} to {C}.',
    'angle-copy-two-center': 'Draw a circle with the first radius around {C}.',
    'angle-copy-two-ruler': 'Measure from {B} to {C} with a ruler.',
    'angle-copy-three-goal':
      'You copy the angle at {A}. A circle around {D} meets the new ray at {E}. The compass is open from {B} to {C}.',
    'angle-copy-three-right': 'Keep the width and draw a circle around {E}.',
    'angle-copy-three-width': 'Open the compass wider and draw a circle around {E}.',
    'angle-copy-three-center': 'Keep the width and draw a circle around {D}.',
    'angle-copy-three-ruler': 'Measure from {B} to {C} and mark it on the new ray.',
    'step-ask': 'What is the next step?',
    'mend-width-goal':
      'Someone bisects segment {AB}. The compass is open {x} cm at {A}, but {y} cm at {B}. The line misses the middle.',
    'mend-width-right': 'Use one width for both circles.',
    'mend-width-width': 'Use a third width around {A}.',
    'mend-width-center': 'Draw both circles around {A}.',
    'mend-width-ruler': 'Measure {AB} and mark its middle.',
    'mend-small-goal':
      'Someone bisects a segment {AB} of {long} cm. Circles of {x} cm around {A} and {B} do not meet.',
    'mend-small-right': 'Use one larger width for both circles.',
    'mend-small-width': 'Use a larger width around {A} alone.',
    'mend-small-center': 'Draw both circles around the middle.',
    'mend-small-ruler': 'Measure {AB} and mark its middle.',
    'mend-center-goal':
      'Someone bisects the angle at {A}. A circle of {x} cm meets the sides at {B} and {C}. Then circles of {y} cm are drawn around {A}.',
    'mend-center-right': 'Draw the later circles around {B} and {C}.',
    'mend-center-width': 'Draw the later circles with two widths.',
    'mend-center-center': 'Draw one more circle around {A}.',
    'mend-center-ruler': 'Measure from {B} to {C} and halve it.',
    'mend-copy-goal':
      'Someone copies the angle at {A} to {D}. The compass is open {x} cm at {A}, but {y} cm at {D}. The copy does not match.',
    'mend-copy-right': 'Use one width around {A} and {D}.',
    'mend-copy-width': 'Use a third width around {D}.',
    'mend-copy-center': 'Draw the second circle around {A}, too.',
    'mend-copy-ruler': 'Measure a side and mark it from {D} on.',
    'mend-ruler-goal':
      'Someone copies segment {AB} by reading {x} cm from a ruler. The segment is a bit longer than {x} cm.',
    'mend-ruler-right': 'Open the compass from {A} to {B} and keep the width.',
    'mend-ruler-width': 'Open the compass a bit wider than {AB}.',
    'mend-ruler-center': 'Draw a circle around the middle of {AB}.',
    'mend-ruler-ruler': 'Read the length again from a longer ruler.',
    'mend-ask': 'What has to be changed?',
    right: 'A compass carries one length from place to place, so equal lengths stay equal.',
    'right-line': 'Both crossings are as far from one point as from the other.',
    width: 'This changes the width of the compass. Which lengths have to stay equal?',
    center: 'This puts the compass at another point. At which point does the compass have to stand?',
    ruler: 'This reads a length from a scale. Which tools carry a length without reading it?',
    other: 'Ask which lengths have to be equal. Then see which of them is not drawn yet.',
    'goal-do': 'Say which lengths have to be equal.',
    'goal-why': 'Every construction rests on equal lengths.',
    'seen-do': 'See what is drawn so far.',
    'seen-why': 'The next step builds on it.',
    'next-do': 'Choose the step that adds the missing equal length.',
    'next-why': 'Then the construction does what it should.',
    'line-do': 'Draw through the points that the circles give.',
    'line-why': 'These points have the equal distances that are needed.',
    final: 'This is the step to take.',
  },
  draw({ level, random }): Params {
    const stage = random.pick<Stage>(level === 1 ? early : level === 2 ? late : mends);
    const first = random.int(3, 8);
    return { stage, points: drawPoints(random, 5), first, second: first + random.pick([-2, -1, 1, 2, 3]) };
  },
  build({ stage, points, first, second }: Params, { level, step, distractor }) {
    const [A = '', B = '', C = '', D = '', E = ''] = points;
    const words = { A, B, C, D, E, AB: A + B, x: first, y: second, long: 2 * first + 2 };
    const drawsLine = stage === 'halve-two' || stage === 'angle-two';
    return {
      words,
      question: [`${stage}-goal`, level === 3 ? 'mend-ask' : 'step-ask'],
      diagram: pictureOf(stage, points),
      answer: { value: 'right', text: `${stage}-right`, reason: drawsLine ? 'right-line' : 'right' },
      distractors: [
        distractor('changes-the-compass-width', 'width', 'width', `${stage}-width`),
        distractor('draws-the-arc-from-the-wrong-center', 'center', 'center', `${stage}-center`),
        distractor('measures-with-a-ruler', 'ruler', 'ruler', `${stage}-ruler`),
      ],
      steps: [
        step('goal', 'the goal', equals[stage]),
        step('seen', 'so far', drawn[stage]),
        drawsLine
          ? step('line', 'the crossings', needed[stage])
          : step('next', 'still missing', needed[stage]),
      ],
      finalAnswer: ['final', `${stage}-right`],
      claims: [`${first} + ${first} + 2 = ${2 * first + 2}`],
    };
  },
});

/** What has to be equal in each construction. */
const equals: Readonly<Record<Stage, string>> = {
  'halve-one': 'equal distances from both ends',
  'halve-two': 'equal distances from both ends',
  'angle-one': 'equal distances from both sides',
  'angle-two': 'equal distances from both sides',
  'copy-one': 'the same length again',
  'angle-copy-one': 'the same three lengths again',
  'angle-copy-two': 'the same three lengths again',
  'angle-copy-three': 'the same three lengths again',
  'mend-width': 'equal distances from both ends',
  'mend-small': 'equal distances from both ends',
  'mend-center': 'equal distances from both sides',
  'mend-copy': 'the same three lengths again',
  'mend-ruler': 'the same length again',
};

/** What the question says is drawn already. */
const drawn: Readonly<Record<Stage, string>> = {
  'halve-one': 'a circle around one end',
  'halve-two': 'equal circles around both ends',
  'angle-one': 'a circle around the vertex',
  'angle-two': 'equal circles that cross inside the angle',
  'copy-one': 'the compass width',
  'angle-copy-one': 'a circle around the first vertex',
  'angle-copy-two': 'equal circles around both vertices',
  'angle-copy-three': 'the width between the sides',
  'mend-width': 'two unequal circles',
  'mend-small': 'two circles that do not meet',
  'mend-center': 'only circles around the vertex',
  'mend-copy': 'two unequal circles',
  'mend-ruler': 'a length read from a ruler',
};

/** What makes the lengths equal. */
const needed: Readonly<Record<Stage, string>> = {
  'halve-one': 'an equal circle around the other end',
  'halve-two': 'the line through both crossings',
  'angle-one': 'equal circles around both points on the sides',
  'angle-two': 'the ray through the crossing',
  'copy-one': 'a circle of this width around the new start',
  'angle-copy-one': 'an equal circle around the new vertex',
  'angle-copy-two': 'the width between the sides',
  'angle-copy-three': 'a circle of this width around the point on the new ray',
  'mend-width': 'equal circles around both ends',
  'mend-small': 'equal circles wider than half the segment',
  'mend-center': 'equal circles around both points on the sides',
  'mend-copy': 'equal circles around both vertices',
  'mend-ruler': 'the width that the compass carries',
};

function pictureOf(stage: Stage, points: readonly string[]): DiagramOf<'construction'> | null {
  switch (stage) {
    case 'halve-one':
      return drawConstruction('segment', points, 1);
    case 'halve-two':
      return drawConstruction('segment', points, 2);
    case 'angle-one':
      return drawConstruction('angle', points, 1);
    case 'angle-two':
      return drawConstruction('angle', points, 2);
    case 'copy-one':
      return drawConstruction('copy', points, 1);
    case 'angle-copy-one':
      return drawConstruction('angle', points, 1);
    default:
      return null;
  }
}
