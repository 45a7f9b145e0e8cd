import type { Tools } from '../kit/solution.ts';
import type { MisconceptionId } from '../misconceptions.ts';
import type { CurveStory } from './curve-stories.ts';
import type { DipStory } from './dip-stories.ts';

/** Sentences of a problem that asks what a point of a path tells in its story. */
export const pointMeaningText = {
  'ask-point': [
    'What does the point {point} of the graph tell?',
    'The point {point} lies on the graph. What does it tell?',
    'Which sentence tells what the point {point} of the graph stands for?',
    'Look at the point {point} of the graph. What does it mean in this story?',
  ],
  'right-point':
    'Each coordinate tells what its axis counts, and the place on the curve tells what happens there.',
  'turned-point': 'Look at the names of the axes. Which coordinate stands first?',
  'start-point': 'At the start, the first coordinate is zero. Is it here?',
  'first-as-height': 'Which axis tells how high it is, and which coordinate is read there?',
  'end-point': 'At the end, the height is zero. Is the second coordinate zero here?',
  'vertex-point': 'Does the curve turn at this point? Look where it is in the graph.',
  'other-height': 'Where does the graph turn, and how high is it there? Is that this point?',
  'other-point': 'Read both coordinates at their axes. Then find the point on the curve.',
  'across-do': 'Read the first coordinate at the horizontal axis.',
  'across-why': 'The name of the axis tells what it counts.',
  'upward-do': 'Read the second coordinate at the vertical axis.',
  'upward-why': 'The name of this axis tells what it counts.',
  'spot-do': 'Find the point on the curve.',
  'spot-why': 'Where it begins, where it turns and where it ends, each place answers a question of its own.',
} as const;

/** The points that may be asked for, with the sentence that tells what each of them means. */
export type MeantPoint = 'means-top' | 'means-start' | 'means-end' | 'means-low';
type Point = readonly [number, number];
type PlottedPoint = { readonly meant: MeantPoint; readonly at: Point; readonly turn: Point };

const spots = {
  'means-top': 'the highest point',
  'means-low': 'the lowest point',
  'means-start': 'where it begins',
  'means-end': 'where it ends',
} as const satisfies Record<MeantPoint, string>;

type Wrong = readonly [MisconceptionId | 'slip', MeantPoint, Point, WrongWhy];
type WrongWhy =
  | 'turned-point'
  | 'start-point'
  | 'end-point'
  | 'vertex-point'
  | 'other-height'
  | 'first-as-height';

/** What the point is taken for; `turn` is the point at which the curve really turns. */
function wrongOf({ meant, at: [x, y], turn }: PlottedPoint): readonly Wrong[] {
  const swapped: Wrong = ['gives-the-input-for-the-output', meant, [y, x], 'turned-point'];
  return {
    'means-top': [
      swapped,
      ['uses-the-y-intercept-for-the-maximum', 'means-start', [x, y], 'start-point'],
      ['uses-a-zero-for-the-vertex', 'means-end', [x, y], 'end-point'],
    ] as const,
    'means-low': [
      swapped,
      ['uses-c-as-the-y-coordinate', 'means-start', [x, y], 'start-point'],
      ['slip', 'means-start', [x, x], 'first-as-height'],
    ] as const,
    'means-start': [
      ['confuses-x-and-y-intercepts', 'means-end', [y, x], 'end-point'],
      ['uses-the-y-intercept-for-the-maximum', 'means-top', [x, y], 'vertex-point'],
      ['slip', 'means-top', [turn[0], y], 'other-height'],
    ] as const,
    'means-end': [
      ['confuses-x-and-y-intercepts', 'means-start', [y, x], 'start-point'],
      ['uses-a-zero-for-the-vertex', 'means-top', [x, y], 'vertex-point'],
      ['slip', 'means-top', [turn[0], x], 'other-height'],
    ] as const,
  }[meant];
}

/** What one point of a path tells in its story: both coordinates, and what happens there. */
export function pointMeaningProblem<Key extends string>(
  story: CurveStory | DipStory,
  shown: PlottedPoint,
  { say, step, distractor }: Tools<Key | keyof typeof pointMeaningText>,
) {
  const { meant, at } = shown;
  const told = (one: MeantPoint, [x, y]: Point) => say(`${story.key}-${one}` as Key, { x, y });
  const point = `(${at[0]}, ${at[1]})`;
  const right = told(meant, at);
  return {
    words: { point },
    question: [`${story.key}-told` as Key, 'ask-point' as const],
    answer: { form: 'choice' as const, value: 'right', text: right, reason: 'right-point' as const },
    otherWrong: 'other-point' as const,
    distractors: wrongOf(shown).map(([id, one, place, why], at) =>
      distractor(id, `wrong-${at}`, why, told(one, place)),
    ),
    steps: [
      step('across', point, `${story.x}: ${at[0]}`),
      step('upward', point, `${story.y}: ${at[1]}`),
      step('spot', point, spots[meant]),
    ],
    finalAnswer: right,
  };
}
