import { numberSkill, type Random } from '../../src/kit/index.ts';
import { lowestTerms } from '../../src/numbers/fraction-amounts.ts';

type Shape = 'sine' | 'turned' | 'sines' | 'tangent' | 'cosine' | 'square';

const shapes = { 1: ['sine', 'turned'], 2: ['sines', 'tangent'], 3: ['cosine', 'square'] } as const;

type Params = { shape: Shape; a: number; b: number; letter: string };

/** Level 1 has one sine over x, level 2 two sines or a tangent, level 3 one minus a cosine. */
export const calcTrigLimit = numberSkill('calc-trig-limit', {
  version: 2,
  form: 'number',
  text: {
    headline: 'Find a trigonometric limit',
    ask: ['What is {limit}?', 'Find {limit}.', 'Work out {limit}.', 'What value does {limit} have?'],
    none: 'There is no limit',
    right: 'The sine of a small angle divided by that angle approaches one.',
    'right-cosine': 'One minus the cosine of a small angle, divided by the angle, approaches zero.',
    'right-square': 'After multiplying by one plus the cosine, a square of sine over angle is left.',
    one: 'Zero over zero is not one. What is the number in front of {x} inside?',
    coefficient: 'This leaves out the number inside the angle. What has to stand below for a limit of one?',
    turned: 'This flips the fraction. Which number belongs in the numerator?',
    'coefficient-cosine':
      'Here only the number in the denominator is kept. What does one minus a cosine become after you multiply?',
    'turned-cosine':
      'This is a fraction of the two numbers alone. Which factor is left beside them near zero?',
    nothing: 'Zero over zero has no value, but a limit may exist. Which known limit is hidden here?',
    half: 'This leaves out the square or the half. What does one minus a cosine become?',
    other:
      'Make the angle in the denominator the same as the angle in the sine. Then put the numbers outside.',
    'split-do': 'Multiply numerator and denominator so that each sine has its own angle below it.',
    'split-why': 'The known limit needs the same angle above and below.',
    'tangent-do': 'Write the tangent as sine over cosine.',
    'tangent-why': 'Near zero the cosine approaches one.',
    'cosine-do': 'Multiply numerator and denominator by one plus the cosine.',
    'cosine-why': 'One minus the square of a cosine is the square of a sine.',
    'known-do': 'Use the known limit for each quotient of sine and angle.',
    'known-why': 'Each of them approaches one.',
    'work-do': 'Work out the number that is left.',
    'work-why': 'It is the factor in front.',
    'zero-do': 'Look at the part that is left.',
    'zero-why': 'A sine of a small angle approaches zero.',
    final: 'The limit is {shown}.',
  },
  draw({ level, random }): Params {
    const shape = random.pick<Shape>(shapes[level]);
    return random.until(() => {
      const drawn = drawNumbers(shape, random);
      const values = Object.values(valuesOf(drawn)).map(([a, b]) => a / b);
      const [key = 0] = values;
      const likely = key === 0 || values.every((value) => value <= 20 * key && value >= key / 20);
      return new Set([...values, 1]).size === 4 && likely ? drawn : null;
    });
  },
  build(params: Params, { step, distractor }) {
    const { shape, a, b, letter: x } = params;
    const { key, coefficient, inverse } = valuesOf(params);
    const value = fractionText(key);
    const shown = value.includes('/') ? `$\\frac{${key[0]}}{${key[1]}}$` : value;
    const { tex, split, rest, number } = writingOf(params);
    const words = { shown, x: `$${x}$`, limit: `$\\lim_{${x} \\to 0} ${tex}$` };
    const first =
      shape === 'tangent' ? 'tangent' : shape === 'cosine' || shape === 'square' ? 'cosine' : 'split';
    const reason = shape === 'cosine' ? 'right-cosine' : shape === 'square' ? 'right-square' : 'right';
    return {
      words,
      question: 'ask',
      answer: { value, reason },
      distractors: [
        distractor('says-zero-over-zero-is-one', '1', 'one'),
        distractor(
          'ignores-the-coefficient',
          fractionText(coefficient),
          shape === 'square' ? 'half' : shape === 'cosine' ? 'coefficient-cosine' : 'coefficient',
        ),
        distractor(
          'inverts-the-coefficient',
          fractionText(inverse),
          shape === 'cosine' ? 'turned-cosine' : 'turned',
        ),
        distractor('slip', '0/0', 'nothing', 'none'),
      ],
      steps: [
        step(first, `$${tex}$`, `$${split}$`),
        step('known', `$${split}$`, `$${rest}$`),
        shape === 'cosine'
          ? step('zero', `$${rest}$`, shown)
          : step('work', `$${rest}$`, shown === number ? `the limit is ${shown}` : shown),
      ],
      claims: shape === 'cosine' ? [`${a} * 0 / ${b} = 0`] : [`${number} = ${value}`],
    };
  },
});

type Ratio = readonly [number, number];

function fractionText([top, bottom]: Ratio): string {
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}

function drawNumbers(shape: Shape, random: Random): Params {
  return {
    shape,
    a: random.int(2, 13),
    b: random.int(2, 13),
    letter: random.pick(['x', 't', 'h']),
  };
}

/** The limit, and what the named ways of working make of it. */
function valuesOf({ shape, a, b }: Params): { key: Ratio; coefficient: Ratio; inverse: Ratio } {
  switch (shape) {
    case 'sine':
    case 'tangent':
    case 'sines':
      return { key: lowestTerms(a, b), coefficient: [1, b], inverse: lowestTerms(b, a) };
    case 'turned':
      return { key: lowestTerms(a, b), coefficient: [a, 1], inverse: lowestTerms(b, a) };
    case 'cosine':
      return { key: [0, 1], coefficient: [1, b], inverse: lowestTerms(b, a) };
    case 'square':
      return {
        key: lowestTerms(a * a, 2 * b),
        coefficient: lowestTerms(a, b),
        inverse: lowestTerms(2 * b, a * a),
      };
  }
}

type Writing = {
  readonly tex: string;
  readonly split: string;
  readonly rest: string;
  readonly number: string;
};

/** The quotient, how it is split into known limits, and what is left of it. */
function writingOf({ shape, a, b, letter: x }: Params): Writing {
  const known = (n: number): string => `\\frac{\\sin ${n}${x}}{${n}${x}}`;
  const fraction = `\\frac{${a}}{${b}}`;
  switch (shape) {
    case 'sine':
      return {
        tex: `\\frac{\\sin ${a}${x}}{${b}${x}}`,
        split: `${fraction} \\cdot ${known(a)}`,
        rest: `${fraction} \\cdot 1`,
        number: `${a}/${b}`,
      };
    case 'turned':
      return {
        tex: `\\frac{${a}${x}}{\\sin ${b}${x}}`,
        split: `${fraction} \\cdot \\frac{${b}${x}}{\\sin ${b}${x}}`,
        rest: `${fraction} \\cdot 1`,
        number: `${a}/${b}`,
      };
    case 'sines':
      return {
        tex: `\\frac{\\sin ${a}${x}}{\\sin ${b}${x}}`,
        split: `${fraction} \\cdot ${known(a)} \\cdot \\frac{${b}${x}}{\\sin ${b}${x}}`,
        rest: `${fraction} \\cdot 1 \\cdot 1`,
        number: `${a}/${b}`,
      };
    case 'tangent':
      return {
        tex: `\\frac{\\tan ${a}${x}}{${b}${x}}`,
        split: `${fraction} \\cdot ${known(a)} \\cdot \\frac{1}{\\cos ${a}${x}}`,
        rest: `${fraction} \\cdot 1 \\cdot 1`,
        number: `${a}/${b}`,
      };
    case 'cosine':
      return {
        tex: `\\frac{1 - \\cos ${a}${x}}{${b}${x}}`,
        split: `${fraction} \\cdot ${known(a)} \\cdot \\frac{\\sin ${a}${x}}{1 + \\cos ${a}${x}}`,
        rest: `${fraction} \\cdot 1 \\cdot \\frac{\\sin ${a}${x}}{1 + \\cos ${a}${x}}`,
        number: '0',
      };
    case 'square':
      return {
        tex: `\\frac{1 - \\cos ${a}${x}}{${b}${x}^2}`,
        split: `\\frac{${a * a}}{${b}} \\cdot \\left(${known(a)}\\right)^2 \\cdot \\frac{1}{1 + \\cos ${a}${x}}`,
        rest: `\\frac{${a * a}}{${b}} \\cdot 1 \\cdot \\frac{1}{2}`,
        number: `${a * a}/${2 * b}`,
      };
  }
}
