import { numberSkill } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { rightTriples } from '../../src/numbers/triangles/right-triples.ts';

type Ratio = 'sin' | 'cos' | 'tan';
/** The side across from angle A is `across`, the one beside it `beside`; `given` of A is told, times `scale` above and below. */
type Params = { across: number; beside: number; given: Ratio; asked: Ratio; scale: number };

const pairs = {
  1: [
    ['sin', 'cos'],
    ['cos', 'sin'],
    ['sin', 'tan'],
    ['cos', 'tan'],
  ],
  2: [
    ['tan', 'sin'],
    ['tan', 'cos'],
  ],
  3: [
    ['sin', 'sin'],
    ['sin', 'tan'],
    ['cos', 'cos'],
    ['cos', 'tan'],
    ['tan', 'sin'],
    ['tan', 'cos'],
  ],
} as const;

/** Top and bottom of a ratio of an angle by the sides across from it, beside it and across from the right angle. */
function partsOf(
  ratio: Ratio,
  { across, beside, longest }: { across: number; beside: number; longest: number },
) {
  const parts = { sin: [across, longest], cos: [beside, longest], tan: [across, beside] } as const;
  return parts[ratio];
}

/** Level 1 starts from a sine or cosine, level 2 from a tangent, level 3 asks for the other acute angle. */
export const geoTrigRatioFromRatio = numberSkill('geo-trig-ratio-from-ratio', {
  version: 1,
  form: 'fraction',
  finite: { 1: 52, 2: 84, 3: 80 },
  text: {
    headline: 'Find one trigonometric ratio from another',
    same: [
      'Angle A is an acute angle of a right triangle, and {known}. Find {shown} as a fraction.',
      'In a right triangle, {known} for the acute angle A. What is {shown} as a fraction?',
      'An acute angle A of a right triangle has {known}. Write {shown} as a fraction.',
      'For an acute angle A of a right triangle, {known}. Which fraction is {shown}?',
    ],
    other: [
      'A and B are the acute angles of a right triangle, and {known}. Find {shown} as a fraction.',
      'In a right triangle with the acute angles A and B, {known}. What is {shown} as a fraction?',
      'The acute angles of a right triangle are A and B, and {known}. Write {shown} as a fraction.',
      'Two acute angles of a right triangle are called A and B, and {known}. Which fraction is {shown}?',
    ],
    right: 'The sides of the triangle fit both ratios and the Pythagorean theorem.',
    skips:
      'This takes the difference or sum of two sides as the third. How does the Pythagorean theorem lead to it?',
    swaps:
      'This is another ratio of this triangle. Which side lies across from the angle, and which beside it?',
    inverts: 'This is flipped. Which side stands on top in this ratio?',
    given: 'This is the ratio that was given. Which two sides does the other one compare?',
    hint: 'Draw the triangle and write the two known sides on it. Which side is missing?',
    'sides-do': 'Name two sides by the given ratio.',
    'sides-why': 'In lowest terms they are the sides of the smallest such triangle.',
    'third-do': 'Find the third side.',
    'third-why': 'The Pythagorean theorem joins the three sides.',
    'write-do': 'Write the ratio that is asked for.',
    'write-why': 'It compares the sides as seen from its angle.',
    final: 'The ratio is {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const [short, long] = random.pick(rightTriples);
      const [across, beside] = random.pick([
        [short, long],
        [long, short],
      ]);
      const [given, asked] = random.pick<readonly [Ratio, Ratio]>(pairs[level]);
      const scale = level === 2 ? random.int(1, 3) : 1;
      // A tangent that is turned over is not too far from the tangent.
      return asked === 'tan' && long > 4 * short ? null : { across, beside, given, asked, scale };
    });
  },
  build({ across, beside, given, asked, scale }: Params, { level, step, distractor }) {
    const longest = Math.hypot(across, beside);
    const isOther = level === 3;
    const sides = { across, beside, longest };
    const seen = isOther ? { across: beside, beside: across, longest } : sides;
    const [top, bottom] = partsOf(given, sides);
    const [up, down] = partsOf(asked, seen);
    const letter = isOther ? 'B' : 'A';
    const value = fractionValue(up, down);
    const tex = (a: number, b: number): string => `\\frac{${a}}{${b}}`;
    // The missing side as a difference of the known ones, or as their sum.
    const third = given === 'tan' ? top + bottom : bottom - top;
    const guessed = {
      sin: { ...sides, beside: third },
      cos: { ...sides, across: third },
      tan: { ...sides, longest: third },
    }[given];
    const skipped = partsOf(
      asked,
      isOther ? { ...guessed, across: guessed.beside, beside: guessed.across } : guessed,
    );
    const swapped = partsOf(asked, isOther ? sides : { ...sides, across: beside, beside: across });
    return {
      words: {
        known: `$\\${given} A = ${tex(scale * top, scale * bottom)}$`,
        shown: `$\\${asked} ${letter}$`,
        value: `$${tex(up, down)}$`,
      },
      question: isOther ? 'other' : 'same',
      answer: value,
      otherWrong: 'hint',
      distractors: [
        distractor('skips-the-pythagorean-step', fractionValue(...skipped), 'skips'),
        asked !== 'tan' && distractor('swaps-sine-and-cosine', fractionValue(...swapped), 'swaps'),
        areBelievable([up / down, down / up]) &&
          distractor('inverts-the-ratio', fractionValue(down, up), 'inverts'),
        areBelievable([up / down, top / bottom]) && distractor('slip', fractionValue(top, bottom), 'given'),
      ],
      steps: [
        step('sides', `$\\${given} A = ${tex(scale * top, scale * bottom)}$`, `sides ${top} and ${bottom}`),
        step(
          'third',
          given === 'tan' ? `$\\sqrt{${top}^2 + ${bottom}^2}$` : `$\\sqrt{${bottom}^2 - ${top}^2}$`,
          given === 'tan' ? longest : given === 'sin' ? beside : across,
        ),
        step('write', `$\\${asked} ${letter}$`, `$${tex(up, down)}$`),
      ],
      claims: [`${across}^2 + ${beside}^2 = ${longest}^2`],
    };
  },
});
