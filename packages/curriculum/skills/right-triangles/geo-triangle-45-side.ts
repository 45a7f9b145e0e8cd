import { numberSkill } from '../../src/kit/index.ts';
import { rootShown, rootText } from '../../src/numbers/square-roots.ts';

/** The square of a leg is `side` · `side` · `root`; an even `side` is the longest side at level 2. */
type Params = { figure: 'triangle' | 'square'; side: number; root: number };

/** Level 1 goes from a whole leg to the longest side, level 2 back, level 3 starts from a leg with a root. */
export const geoTriangle45Side = numberSkill('geo-triangle-45-side', {
  version: 1,
  form: 'radical',
  finite: { 1: 118, 2: 118 },
  text: {
    headline: 'Sides of a right triangle with two equal legs',
    'leg-triangle': [
      'Both legs of a right triangle are {side} long. How long is the hypotenuse, in simplest radical form?',
      'A right triangle has two legs of length {side}. Find the hypotenuse in simplest radical form.',
      'The two acute angles of a right triangle are equal, and a leg is {side} long. Give the hypotenuse in simplest radical form.',
      'In a right triangle with two equal angles, each leg is {side}. What is the hypotenuse in simplest radical form?',
    ],
    'leg-square': [
      'The sides of a square are {side} long. How long is its diagonal, in simplest radical form?',
      'A square has the side {side}. Find its diagonal in simplest radical form.',
      'What is the diagonal of a square with side {side}? Give it in simplest radical form.',
      'Each side of a square is {side}. Give its diagonal in simplest radical form.',
    ],
    'long-triangle': [
      'A right triangle has equal legs and the hypotenuse {side}. How long is a leg, in simplest radical form?',
      'The hypotenuse of a right triangle with two equal angles is {side}. Find a leg in simplest radical form.',
      'Both legs of a right triangle are equal, and its hypotenuse is {side}. Give a leg in simplest radical form.',
      'In a right triangle with equal legs, the hypotenuse is {side}. What is a leg in simplest radical form?',
    ],
    'long-square': [
      'The diagonal of a square is {side} long. How long is a side, in simplest radical form?',
      'A square has the diagonal {side}. Find its side in simplest radical form.',
      'What is the side of a square with diagonal {side}? Give it in simplest radical form.',
      'A square is {side} from corner to opposite corner. Give its side in simplest radical form.',
    ],
    right: 'The squares of both equal legs together are the square of the longest side.',
    double: 'This is two legs in a row. Is the straight path from end to end as long as that?',
    three:
      'The root of three belongs to a triangle with other angles. Which triangle do two equal legs make?',
    halves: 'This is half of the longest side. What is twice the square of a leg?',
    multiplies: 'This is longer than the hypotenuse. Does a leg come from it by multiplying or by dividing?',
    same: 'This is as long as the given side. Which of the two sides is longer?',
    rooted: 'Look at the root once more. What does the square of the given side come to?',
    other: 'Write the Pythagorean theorem with two equal legs. What is the square of the side you look for?',
    'theorem-do': 'Write the Pythagorean theorem.',
    'theorem-why': 'The two legs are equal.',
    'single-do': 'Square the leg.',
    'single-why': 'A root times itself is what stands under it.',
    'square-do': 'Add both squares.',
    'square-why': 'Both legs are equal, so both squares are.',
    'half-do': 'Square the hypotenuse and halve it.',
    'half-why': 'Both equal legs share it.',
    'root-do': 'Take the root in simplest form.',
    'root-why': 'A square factor comes out with its root.',
    final: 'The side is {value} long.',
  },
  draw: ({ level, random }): Params => ({
    figure: random.pick(['triangle', 'square'] as const),
    side: level === 3 ? random.int(2, 15) : level === 2 ? 2 * random.int(2, 60) : random.int(2, 60),
    root: level === 3 ? random.pick([3, 5, 6, 7, 10, 11, 13, 14]) : 1,
  }),
  build({ figure, side, root }: Params, { level, step, distractor }) {
    const square = side * side * root;
    const key = level === 2 ? square / 2 : 2 * square;
    const value = rootText(key);
    const given = rootShown(square);
    const under = root === 1 ? `${side}^2` : `(${given.replaceAll('$', '')})^2`;
    return {
      words: { side: given, value: rootShown(key) },
      question: `${level === 2 ? 'long' : 'leg'}-${figure}` as const,
      answer: { value, asked: 'simplified' },
      distractors:
        level === 2
          ? [
              distractor('multiplies-when-dividing-is-needed', rootText(2 * square), 'multiplies'),
              distractor('doubles-for-the-special-triangle', rootText(square / 4), 'halves'),
              distractor('uses-the-root-of-three', rootText(3 * (square / 4)), 'three'),
            ]
          : [
              distractor('doubles-for-the-special-triangle', rootText(4 * square), 'double'),
              distractor('uses-the-root-of-three', rootText(3 * square), 'three'),
              level === 3
                ? distractor('slip', `${side}√${root + 2}`, 'rooted')
                : distractor('slip', rootText(square), 'same'),
            ],
      steps: [
        level === 2
          ? step('theorem', given, `$s^2 + s^2 = ${side}^2$`)
          : step('theorem', given, `$c^2 = ${under} + ${under}$`),
        level === 3 && step('single', `$${under}$`, square),
        level === 2
          ? step('half', `$2s^2 = ${square}$`, `$s^2 = ${key}$`)
          : step('square', `$c^2 = ${under} + ${under}$`, `$c^2 = ${key}$`),

        step('root', `$\\sqrt{${key}}$`, rootShown(key)),
      ],
      claims: [level === 2 ? `${side}^2 / 2 = ${key}` : `2 * ${side}^2 * ${root} = ${key}`],
    };
  },
});
