import { type HandTask, writeHand } from '@playforward/diagram';
import type { Random, Tools } from '../kit/index.ts';
import { pointText } from '../numbers/lines/standard-form.ts';
import type { Place } from './path-graphs.ts';

/** An amount that rises from zero, stays, and falls, at steady rates `up` and `down`, in three stages of whole minutes. */
export type SketchedStory = {
  kind: 'sketch';
  thing: (typeof things)[number];
  up: number;
  down: number;
  times: readonly [number, number, number];
};

const things = ['tub', 'drone', 'lot'] as const;
const counted = { tub: 'Inches', drone: 'Meters', lot: 'Cars' } as const;

/** What is asked and said where a story is sketched from straight pieces. */
export const sketchedStoryText = {
  'tub-sketch':
    'A tub is empty at first. Its water level rises {up, number} inches each minute for {first, number} minutes. It stays the same for {second, number} minutes. Then it falls {down, number} inches each minute for {third, number} minutes.',
  'drone-sketch':
    'A drone stands on the ground at first. It climbs {up, number} meters each minute for {first, number} minutes. It stays at this height for {second, number} minutes. Then it comes down {down, number} meters each minute for {third, number} minutes.',
  'lot-sketch':
    'A parking lot is empty at first. In each of {first, number} minutes, {up, number} cars drive in. For {second, number} minutes, no car comes or goes. Then {down, number} cars drive out in each of {third, number} minutes.',
  sketch: [
    'Sketch the graph: plot the points where its straight pieces start and end.',
    'Sketch this story. Plot each point where a straight piece starts or ends.',
  ],
  made: 'Points at {points}',
  'right-sketch': 'Each stage has a piece of its own, and the next piece starts where the last one ends.',
  'sketch-up': 'This goes up in the last stage. What does the story say of it?',
  'sketch-jump': 'This falls with no time going by. How long does the last stage take?',
  'sketch-once':
    'This takes the change of one minute for the whole last stage. How many minutes does it last?',
  'other-sketch': 'Find time and height at the end of each stage. Each pair is one point.',
  'rise-do': 'Find the height at the end of the first stage.',
  'rise-why': 'Each minute brings the same change.',
  'stay-do': 'Find the time at the end of the second stage.',
  'stay-why': 'The height stays the same, but time goes on.',
  'fall-do': 'Find the height at the end of the last stage.',
  'fall-why': 'Each minute takes the same amount away.',
  'points-do': 'Plot the start, both turns and the end.',
  'points-why': 'Between them, the pieces are straight.',
  'final-sketch': 'The points are {points}.',
} as const;

/** The corners of the graph are plotted by hand. */
export function tellSketchedStory(
  { thing, up, down, times }: SketchedStory,
  { say, step, distractor }: Tools<keyof typeof sketchedStoryText>,
) {
  const [first, second, third] = times;
  const [high, turn, end] = [up * first, first + second, first + second + third];
  const low = high - down * third;
  const cornersTo = (x: number, y: number): readonly Place[] => [
    [0, 0],
    [first, high],
    [turn, high],
    [x, y],
  ];
  const said = (points: readonly Place[]): string => points.map(([x, y]) => pointText(x, y)).join(', ');
  const task = taskOf(counted[thing]);
  const make = (points: readonly Place[]) => ({
    value: writeHand(task, { kind: 'plot-points', points }),
    text: say('made', { points: said(points) }),
  });
  const [right, turned] = [make(cornersTo(end, low)), make(cornersTo(end, high + down * third))];
  const [jumped, once] = [make(cornersTo(turn, low)), make(cornersTo(end, high - down))];
  const points = said(cornersTo(end, low));
  return {
    words: { up, down, first, second, third, points },
    question: [`${thing}-sketch`, 'sketch'] as const,
    hand: task,
    answer: { ...right, reason: 'right-sketch' as const },
    distractors: [
      distractor('reverses-a-decrease', turned.value, 'sketch-up', { text: turned.text }),
      distractor('draws-instant-jumps-for-gradual-change', jumped.value, 'sketch-jump', {
        text: jumped.text,
      }),
      distractor('reads-the-rate-as-a-total', once.value, 'sketch-once', { text: once.text }),
    ],
    steps: [
      step('rise', `${up} × ${first}`, high),
      step('stay', `${first} + ${second}`, turn),
      step('fall', `${high} − ${down} × ${third}`, low),
      step('points', 'start, both turns and end', points),
    ],
    otherWrong: 'other-sketch' as const,
    finalAnswer: 'final-sketch' as const,
    claims: [`${high} - ${down} * ${third} = ${low}`],
  };
}

function taskOf(yName: string): HandTask {
  const axis = (last: number, labelEvery: number) =>
    ({ first: 0, last, step: [1, 1], labelEvery, as: 'decimal' }) as const;
  return {
    kind: 'plot-points',
    plane: { x: axis(12, 2), y: axis(20, 5), xName: 'Minutes', yName },
    points: ['', '', '', ''],
  };
}

/** Both ways of moving have a speed of their own, and all wrong points fit on the plane. */
export function drawSketchedStory(random: Random): SketchedStory {
  return random.until(() => {
    const times = [random.int(2, 4), random.int(2, 4), random.int(2, 4)] as const;
    const [up, down] = [random.int(2, 6), random.int(2, 6)];
    const [high, less] = [up * times[0], down * times[2]];
    const fits = less <= high && high + less <= 20 && up !== down;
    return fits ? { kind: 'sketch', thing: random.pick(things), up, down, times } : null;
  });
}
