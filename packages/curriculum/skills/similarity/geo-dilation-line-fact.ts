import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';
import { drawMixedPoints } from '../../src/pictures/point-names.ts';

type Truth = 'through' | 'beside' | 'length' | 'angle' | 'area';
/** The factor is `top` / `bottom`; `unit` is the area of the figure in squares of `bottom` by `bottom`. */
type Params = {
  truth: Truth;
  points: readonly string[];
  top: number;
  bottom: number;
  length: number;
  degrees: number;
  unit: number;
};

/** Level 1 has a whole factor and a picture, level 2 any factor, level 3 tells the image and asks about the original. */
export const geoDilationLineFact = choiceSkill('geo-dilation-line-fact', {
  version: 1,
  text: {
    headline: 'What does a dilation keep?',
    given: 'A figure is dilated from {C} with the factor {k}.',
    'given-back':
      'A figure is dilated from {C} with the factor {k}. Compare the image with the original figure.',
    picture: 'The picture shows the center and a figure.',
    ask: [
      'Which statement is true?',
      'What is true of the image?',
      'Only one statement is true. Which one?',
      'Choose the statement that is true.',
    ],
    through: 'A line through {C} stays in its place.',
    'through-back': 'A line through {C} was in the same place before.',
    beside: 'A line that misses {C} maps to a parallel line.',
    'beside-back': 'A line that misses {C} comes from a parallel line.',
    length: 'A side of {length} cm becomes {other} cm long.',
    'length-back': 'A side of {other} cm was {length} cm long.',
    angle: 'An angle of {degrees}° stays an angle of {degrees}°.',
    'angle-back': 'An angle of {degrees}° was an angle of {degrees}° before.',
    area: 'An area of {small} cm² becomes {large} cm².',
    'area-back': 'An area of {large} cm² was {small} cm² before.',
    moves: 'A line through {C} maps to another line.',
    'moves-back': 'A line through {C} was another line before.',
    grows: 'An angle of {degrees}° becomes an angle of {wide}°.',
    'grows-back': 'An angle of {wide}° was an angle of {degrees}°.',
    once: 'An area of {small} cm² becomes {once} cm².',
    'once-back': 'An area of {once} cm² was {small} cm² before.',
    'through-why': 'Every point of such a line moves along the line itself.',
    'beside-why': 'A dilation keeps directions, so the image of a line is parallel to it.',
    'length-why': 'A dilation multiplies all lengths by the factor.',
    'angle-why': 'A dilation keeps all angles.',
    'area-why': 'Length and width both change by the factor, so the area changes by the factor twice.',
    'moves-why': 'Take a point of this line. Along which ray does a dilation move it?',
    'grows-why': 'This changes the angle by the factor. Does the shape of the figure change?',
    'once-why': 'This uses the factor once for an area. How many of its dimensions change?',
    other: 'Ask what a dilation does with directions, with lengths, and with areas.',
    'center-do': 'Look at the lines through the center.',
    'center-why': 'Points move along the rays from the center.',
    'shape-do': 'Look at the shape.',
    'shape-why': 'It stays the same, with all its angles and directions.',
    'size-do': 'Look at the size.',
    'size-why': 'Lengths change by the factor, and areas by the factor twice.',
    final: 'This statement is true.',
  },
  draw({ level, random }): Params {
    const [top, bottom] =
      level === 1
        ? ([random.int(2, 5), 1] as const)
        : random.pick([
            [1, 2],
            [3, 2],
            [5, 2],
            [1, 3],
            [4, 3],
          ] as const);
    return {
      truth: random.pick(['through', 'beside', 'length', 'angle', 'area'] as const),
      points: drawMixedPoints(random, 4),
      top,
      bottom,
      length: bottom * random.int(2, 9),
      degrees: 6 * random.int(3, 5),
      unit: random.int(2, 6),
    };
  },
  build({ truth, points, top, bottom, length, degrees, unit }: Params, { level, step, distractor }) {
    const small = unit * bottom * bottom;
    const large = unit * top * top;
    const words = {
      C: points[3] ?? '',
      length,
      degrees,
      small,
      large,
      other: (length * top) / bottom,
      wide: (degrees * top) / bottom,
      once: unit * top * bottom,
      k: bottom === 1 ? String(top) : `$\\frac{${top}}{${bottom}}$`,
    };
    const back = level === 3 ? '-back' : '';
    return {
      words,
      question: [level === 3 ? 'given-back' : 'given', level === 1 ? 'picture' : null, 'ask'],
      diagram: level === 1 ? pictureOf(points) : null,
      answer: { value: truth, text: `${truth}${back}`, reason: `${truth}-why` },
      distractors: [
        distractor('says-every-line-moves', 'moves', `moves-why`, `moves${back}`),
        distractor('says-angles-grow', 'grows', `grows-why`, `grows${back}`),
        distractor('multiplies-area-by-the-factor-once', 'once', `once-why`, `once${back}`),
      ],
      steps: [
        step('center', 'a line through the center', 'the same line'),
        step('shape', 'angles and directions', 'kept'),
        step('size', 'lengths and areas', 'factor once and factor twice'),
      ],
      finalAnswer: ['final', `${truth}${back}`],
      claims: [
        `${length} * ${top} / ${bottom} = ${words.other}`,
        `${small} * (${top}/${bottom})^2 = ${large}`,
      ],
    };
  },
});

function pictureOf([A = '', B = '', D = '', C = '']: readonly string[]): DiagramOf<'transformation-grid'> {
  return {
    kind: 'transformation-grid',
    x: { label: 'x', min: -2, max: 10, step: 1 },
    y: { label: 'y', min: -2, max: 8, step: 1 },
    shapes: [
      {
        corners: [
          { x: 3, y: 2, name: A },
          { x: 6, y: 3, name: B },
          { x: 4, y: 6, name: D },
        ],
      },
    ],
    center: { x: 0, y: 0, name: C },
    mirror: null,
  };
}
