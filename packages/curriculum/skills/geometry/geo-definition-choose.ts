import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor } from '../../src/kit/index.ts';
import { namedFigure, placeAt } from '../../src/pictures/named-figures.ts';
import { drawMixedPoints, segmentName } from '../../src/pictures/point-names.ts';

const plain = ['ray', 'segment', 'circle', 'angle', 'square-lines', 'parallels'] as const;
const made = ['midpoint', 'bisector', 'middle-line', 'adjacent', 'vertical', 'chord'] as const;
type Term = (typeof plain)[number] | (typeof made)[number];

/** The wrong way behind the second and third faulty definition of a term; the first one lets other figures in. */
const faults: Readonly<Record<Term, readonly [Distractor['misconception'], Distractor['misconception']]>> = {
  ray: ['confuses-ray-and-segment', 'leaves-out-a-needed-condition'],
  segment: ['confuses-ray-and-segment', 'leaves-out-a-needed-condition'],
  circle: ['leaves-out-a-needed-condition', 'slip'],
  angle: ['confuses-ray-and-segment', 'leaves-out-a-needed-condition'],
  'square-lines': ['leaves-out-a-needed-condition', 'slip'],
  parallels: ['leaves-out-a-needed-condition', 'slip'],
  midpoint: ['leaves-out-a-needed-condition', 'slip'],
  bisector: ['confuses-ray-and-segment', 'leaves-out-a-needed-condition'],
  'middle-line': ['leaves-out-a-needed-condition', 'slip'],
  adjacent: ['leaves-out-a-needed-condition', 'slip'],
  vertical: ['leaves-out-a-needed-condition', 'slip'],
  chord: ['leaves-out-a-needed-condition', 'confuses-a-line-and-a-segment'],
};

type Params = { term: Term; points: readonly string[] };

/** Level 1 shows basic figures, level 2 has figures made of them, level 3 asks what a faulty definition lets in. */
export const geoDefinitionChoose = choiceSkill('geo-definition-choose', {
  version: 2,
  text: {
    headline: 'Choose the precise definition',
    ask: 'Which words fit each such figure and nothing else?',
    faulty: 'A draft of a glossary defines it like this.',
    'faulty-ask': 'What shows that the words let in too much?',
    'ray-term': 'We want to define the ray from {A} through {B}.',
    'ray-right': '{A} and all points of line {AB} on the same side as {B}.',
    'ray-broad': 'A straight part of line {AB} that holds {A} and {B}.',
    'ray-second': '{A}, {B} and all points of the line between them.',
    'ray-third': 'All points of line {AB} on one side of {A}.',
    'ray-broad-why': 'A segment fits these words as well. How far does a ray go on?',
    'ray-second-why': 'This figure ends at {B}. On which side does a ray have no end?',
    'ray-third-why': 'This leaves out the point {A} and does not say which side. What does a ray start with?',
    'segment-term': 'We want to define the segment from {A} to {B}.',
    'segment-right': '{A}, {B} and all points of the line between them.',
    'segment-broad': 'A straight part of line {AB} that holds {A} and {B}.',
    'segment-second': '{A} and all points of line {AB} on the same side as {B}.',
    'segment-third': 'All points of line {AB} that lie between {A} and {B}.',
    'segment-broad-why': 'A ray fits these words as well. Where does a segment end?',
    'segment-second-why': 'This figure runs on beyond {B}. Where does a segment end?',
    'segment-third-why': 'This leaves out {A} and {B} themselves. Do they belong to the segment?',
    'circle-term': 'We want to define the circle around {A} through {B}.',
    'circle-right': 'All points of the plane that are as far from {A} as {B} is.',
    'circle-broad': 'All points of the plane that are no farther from {A} than {B} is.',
    'circle-second': 'Some points of the plane that are as far from {A} as {B} is.',
    'circle-third': 'A round line in the plane that runs around {A} and through {B}.',
    'circle-broad-why': 'The points inside fit these words as well. Do they lie on the circle?',
    'circle-second-why': 'A short arc fits these words as well. Which points belong to the whole circle?',
    'circle-third-why': 'An oval fits these words as well. What do all points of a circle share?',
    'angle-term': 'We want to define the angle with vertex {B}, through {A} and {C}.',
    'angle-right': 'Two rays that start at {B}, one through {A}, one through {C}.',
    'angle-broad': 'Two straight figures that share {B}, one with {A}, one with {C}.',
    'angle-second': 'Two segments that end at {B}, one from {A}, one from {C}.',
    'angle-third': 'Two rays, one of them through {A}, one of them through {C}.',
    'angle-broad-why': 'Two crossing lines fit these words as well. What are the sides of an angle?',
    'angle-second-why': 'These sides end at {A} and {C}. Does an angle change when its sides grow?',
    'angle-third-why': 'These rays may lie far apart. What do the sides of an angle share?',
    'square-lines-term': 'We want to define perpendicular lines, such as {AB} and {CD}.',
    'square-lines-right': 'Two lines that cross and form a right angle.',
    'square-lines-broad': 'Two lines that cross and form two equal angles.',
    'square-lines-second': 'Two lines that cross in just one point.',
    'square-lines-third': 'Two segments that form a corner with a right angle.',
    'square-lines-broad-why':
      'Any two crossing lines form equal angles across from each other. Which angle is needed?',
    'square-lines-second-why': 'Slanted lines cross in one point, too. Which angle is needed?',
    'square-lines-third-why': 'Lines need no corner and have no end. Which word names them?',
    'parallels-term': 'We want to define parallel lines, such as {AB} and {CD}.',
    'parallels-right': 'Two lines in one plane that have no point in common.',
    'parallels-broad': 'Two segments in one plane that have no point in common.',
    'parallels-second': 'Two lines in space that have no point in common.',
    'parallels-third': 'Two lines in one plane that do not form a right angle.',
    'parallels-broad-why': 'Two short slanted segments fit these words as well. What if they run on?',
    'parallels-second-why': 'A road and a bridge above it fit these words as well. Do they lie in one plane?',
    'parallels-third-why': 'Lines that cross at a slant fit these words as well. Do parallel lines cross?',
    'midpoint-term': 'We want to define the midpoint of {AB_bar}.',
    'midpoint-right': 'A point of the segment that is as far from {A} as from {B}.',
    'midpoint-broad': 'A point of the segment that lies between {A} and {B}.',
    'midpoint-second': 'A point of the plane that is as far from {A} as from {B}.',
    'midpoint-third': 'A point of line {AB} that is not an end of the segment.',
    'midpoint-broad-why':
      'Every inner point fits these words as well. How far is the midpoint from the ends?',
    'midpoint-second-why':
      'A point beside the segment fits these words as well. Where has a midpoint to lie?',
    'midpoint-third-why':
      'A point outside the segment fits these words as well. Where has a midpoint to lie?',
    'bisector-term': 'We want to define the bisector of an angle with vertex {B}, through {A} and {C}.',
    'bisector-right': 'The ray from {B} that forms equal angles with both sides, inside the angle.',
    'bisector-broad': 'A ray from {B} that lies anywhere between the two sides and stays inside the angle.',
    'bisector-second': 'The segment from {B} to the middle of the segment from {A} to {C}.',
    'bisector-third': 'A ray inside the angle that is parallel to neither side.',
    'bisector-broad-why': 'Many rays fit these words. Which two angles are equal for a bisector?',
    'bisector-second-why':
      'This figure ends, and the sides may differ in length. Which two angles are equal?',
    'bisector-third-why': 'This ray may start anywhere. Where does a bisector start, and what does it halve?',
    'middle-line-term': 'We want to define the perpendicular bisector of {AB_bar}.',
    'middle-line-right': 'The line through the midpoint that forms a right angle with the segment.',
    'middle-line-broad': 'A line through any inner point that forms a right angle with the segment.',
    'middle-line-second': 'A line through the midpoint that forms an angle with the segment.',
    'middle-line-third': 'The line through the point {A} that forms a right angle with the segment.',
    'middle-line-broad-why': 'Lines nearer to one end fit these words as well. Which point has to lie on it?',
    'middle-line-second-why': 'Slanted lines fit these words as well. Which angle is needed?',
    'middle-line-third-why': 'This line runs through an end. Which part of the segment does it halve?',
    'adjacent-term': 'We want to define adjacent angles, such as those at {A}.',
    'adjacent-right': 'Two angles with one vertex and one side in common that do not overlap.',
    'adjacent-broad': 'Two angles with one vertex and one side in common that may lie in any way.',
    'adjacent-second': 'Two angles with one vertex in common that do not overlap.',
    'adjacent-third': 'Two angles with one side in common that make a straight angle.',
    'adjacent-broad-why': 'An angle and a part of it fit these words as well. Do adjacent angles overlap?',
    'adjacent-second-why': 'Angles across from each other fit these words as well. What else is shared?',
    'adjacent-third-why': 'This asks for more than is needed. Can two small angles lie side by side?',
    'vertical-term': 'We want to define vertical angles, such as those at {A}.',
    'vertical-right': 'Two angles at a crossing of two lines that lie across from each other.',
    'vertical-broad': 'Two angles at a crossing of two lines that share the same vertex.',
    'vertical-second': 'Two angles of the same size that share the same vertex.',
    'vertical-third': 'Two angles that stand upright and lie above each other.',
    'vertical-broad-why': 'Neighbors at the crossing fit these words as well. Where do vertical angles lie?',
    'vertical-second-why':
      'Equal angles side by side fit these words as well. Which lines form vertical angles?',
    'vertical-third-why': 'The word comes from “vertex” here, not from “upright.” Where do the angles lie?',
    'chord-term': 'We want to define a chord of a circle around {A}.',
    'chord-right': 'A segment with both of its ends on the circle.',
    'chord-broad': 'A segment that lies inside the circle.',
    'chord-second': 'A segment with one of its ends on the circle.',
    'chord-third': 'A line that meets the circle in two points.',
    'chord-broad-why': 'A short segment near the center fits these words as well. Where do both ends lie?',
    'chord-second-why': 'A radius fits these words as well. Where does the other end lie?',
    'chord-third-why': 'This figure runs on outside the circle. Which word names a part with two ends?',
    right: 'These words fit each such figure and shut out all others.',
    'right-counter': 'It fits the written words but is not such a figure, so a condition is missing.',
    'ray-counter': 'The segment from {A} to {B}.',
    'segment-counter': 'The ray from {A} through {B}.',
    'circle-counter': 'A point between {A} and {B}.',
    'angle-counter': 'Two lines that cross at {B}.',
    'square-lines-counter': 'Two lines that cross at a slant.',
    'parallels-counter': 'Two short segments on slanted lines.',
    'midpoint-counter': 'A point of the segment near {A}.',
    'bisector-counter': 'A ray from {B} close to one side.',
    'middle-line-counter': 'A line square to the segment near {A}.',
    'adjacent-counter': 'An angle and a part of it at one side.',
    'vertical-counter': 'Two angles side by side at a crossing.',
    'chord-counter': 'A short segment near the center.',
    'none-shows': 'Nothing, because every such figure fits the words.',
    'ray-own': 'The ray from {A} through {B}.',
    'ray-far': 'The whole line {AB} without point {A}.',
    'segment-own': 'The segment from {B} to {A}.',
    'segment-far': 'A curve from {A} to {B}.',
    'circle-own': 'A point as far from {A} as {B} is.',
    'circle-far': 'A point farther from {A} than {B} is.',
    'angle-own': 'The rays from {B} through {A} and {C}.',
    'angle-far': 'The ray from {A} through {C}.',
    'square-lines-own': 'Two lines that cross at a right angle.',
    'square-lines-far': 'Two lines that never meet.',
    'parallels-own': 'Two segments on parallel lines.',
    'parallels-far': 'Two segments that cross.',
    'midpoint-own': 'The point halfway from {A} to {B}.',
    'midpoint-far': 'A point beside the segment.',
    'bisector-own': 'The ray from {B} that halves the angle.',
    'bisector-far': 'A ray from {B} outside the angle.',
    'middle-line-own': 'The line square to the middle of the segment.',
    'middle-line-far': 'A line that crosses the segment at a slant.',
    'adjacent-own': 'Two angles side by side at one vertex.',
    'adjacent-far': 'Two angles with different vertices.',
    'vertical-own': 'Two angles across a crossing of two lines.',
    'vertical-far': 'Two angles at two different crossings.',
    'chord-own': 'A segment between two points of the circle.',
    'chord-far': 'A segment outside the circle.',
    'none-shows-why': 'Fitting every such figure is not enough. Could another figure fit as well?',
    'own-shows-why': 'This is a figure of the kind that is meant. Which other figure fits the words, too?',
    'far-shows-why': 'The words already shut this out. Which other figure do they let in?',
    other: 'Look for a figure that fits the words but is not meant. Which condition shuts it out?',
    'list-do': 'List what the figure must have.',
    'list-why': 'A definition names each needed condition.',
    'test-do': 'Test the words with another figure.',
    'test-why': 'A figure that is not meant must not fit.',
    'keep-do': 'Keep the words that pass the test.',
    'keep-why': 'They fit every such figure and nothing else.',
    'show-do': 'Name the figure that is let in.',
    'show-why': 'It fits the words without being meant.',
    final: 'These words are precise.',
    'final-counter': 'This one fits the words but is not meant.',
  },
  draw({ level, random }): Params {
    const term = random.pick<Term>(level === 1 ? plain : level === 2 ? made : [...plain, ...made]);
    return { term, points: drawMixedPoints(random, 4) };
  },
  build({ term, points }: Params, { level, say, step }) {
    const [A = '', B = '', C = '', D = ''] = points;
    const words = { A, B, C, D, AB: A + B, CD: C + D, AB_bar: segmentName(A, B) };
    type Key = Parameters<typeof say>[0];
    const choice = (
      misconception: Distractor['misconception'],
      value: string,
      keys: readonly [Key, Key],
    ) => ({
      misconception,
      value,
      text: say(keys[0]),
      reason: say(keys[1]),
    });
    const common = { headline: say('headline'), otherWrong: say('other'), claims: [claims[term]] };
    const first = [
      step('list', 'what it must have', tests[term][0]),
      step('test', 'what must not fit', tests[term][1]),
    ];
    if (level === 3) {
      return {
        words,
        ...common,
        question: [`${term}-term`, 'faulty', `${term}-broad`, 'faulty-ask'],
        answer: { value: 'counter', text: `${term}-counter`, reason: 'right-counter' },
        distractors: [
          choice('leaves-out-a-needed-condition', 'none', ['none-shows', 'none-shows-why']),
          choice('chooses-a-definition-that-includes-other-figures', 'own', [`${term}-own`, 'own-shows-why']),
          choice('slip', 'far', [`${term}-far`, 'far-shows-why']),
        ],
        steps: [...first, step('show', tests[term][1], 'fits the words, but is not meant')],
        finalAnswer: ['final-counter', `${term}-counter`],
      };
    }
    const [second, third] = faults[term];
    return {
      words,
      ...common,
      question: [`${term}-term`, 'ask'],
      diagram: isPlain(term) ? pictureOf(term, points) : null,
      answer: { value: 'right', text: `${term}-right` },
      distractors: [
        choice('chooses-a-definition-that-includes-other-figures', 'broad', [
          `${term}-broad`,
          `${term}-broad-why`,
        ]),
        choice(second, 'second', [`${term}-second`, `${term}-second-why`]),
        choice(third, 'third', [`${term}-third`, `${term}-third-why`]),
      ],
      steps: [...first, step('keep', tests[term][0], 'the words that ask for all of this')],
      finalAnswer: ['final', `${term}-right`],
    };
  },
});

/** What each figure must have, and what the broad words let in. */
const tests: Readonly<Record<Term, readonly [string, string]>> = {
  ray: ['one start, and no end', 'a segment'],
  segment: ['two ends and all points between', 'a ray'],
  circle: ['all points at one distance', 'a point nearer to the center'],
  angle: ['two rays with one start', 'two lines that cross'],
  'square-lines': ['two lines and a right angle', 'lines that cross at a slant'],
  parallels: ['two lines in one plane, no common point', 'segments on slanted lines'],
  midpoint: ['on the segment, equal distances', 'any point between the ends'],
  bisector: ['a ray from the vertex, two equal angles', 'any ray inside the angle'],
  'middle-line': ['through the midpoint, at a right angle', 'a line away from the middle'],
  adjacent: ['one vertex, one common side, no overlap', 'an angle and a part of it'],
  vertical: ['one crossing, across from each other', 'angles side by side'],
  chord: ['a segment with both ends on the circle', 'a short segment inside'],
};

/** A count that belongs to each figure: ends, sides, degrees of two halves, or distances. */
const claims: Readonly<Record<Term, string>> = {
  ray: '2 - 1 = 1',
  segment: '1 + 1 = 2',
  circle: '360 / 2 = 180',
  angle: '1 + 1 = 2',
  'square-lines': '360 / 4 = 90',
  parallels: '1 - 1 = 0',
  midpoint: '1/2 + 1/2 = 1',
  bisector: '1/2 + 1/2 = 1',
  'middle-line': '180 / 2 = 90',
  adjacent: '1 + 1 = 2',
  vertical: '360 - 180 = 180',
  chord: '1 + 1 = 2',
};

function isPlain(term: Term): term is (typeof plain)[number] {
  return plain.some((one) => one === term);
}

function pictureOf(
  term: (typeof plain)[number],
  [A = '', B = '', C = '', D = '']: readonly string[],
): DiagramOf<'angle-figure' | 'construction'> {
  const flat = [
    [A, 0, 0],
    [B, 4, 1],
  ] as const;
  const crossing = [
    [A, -3, 0],
    [B, 3, 0],
    [C, 0, -2],
    [D, 0, 2],
  ] as const;
  const figure = {
    ray: namedFigure({ points: flat, sides: [[0, 1, '', 'ray']], dots: true }),
    segment: namedFigure({ points: flat, sides: [[0, 1]], dots: true }),
    circle: {
      ...namedFigure({ points: flat, dots: true }),
      circles: [{ center: 0, through: 1, dashed: false }],
    },
    angle: namedFigure({
      points: [
        [A, 4, 0],
        [B, 0, 0],
        [C, ...placeAt(50, 4)],
      ],
      sides: [
        [1, 0, '', 'ray'],
        [1, 2, '', 'ray'],
      ],
      angles: [[1, 0, 2]],
      dots: true,
    }),
    'square-lines': namedFigure({
      points: [...crossing, ['', 0, 0]],
      sides: [
        [0, 1, '', 'line'],
        [2, 3, '', 'line'],
      ],
      angles: [[4, 1, 3, '', 'square']],
      dots: true,
    }),
    parallels: namedFigure({
      points: [
        [A, -3, 0],
        [B, 3, 0],
        [C, -3, 2],
        [D, 3, 2],
      ],
      sides: [
        [0, 1, '', 'line'],
        [2, 3, '', 'line'],
      ],
      dots: true,
    }),
  }[term];
  return { kind: figure.angles.length > 0 ? 'angle-figure' : 'construction', ...figure };
}
