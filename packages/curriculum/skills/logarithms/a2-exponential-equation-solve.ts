import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import { lowestTerms } from '../../src/numbers/fraction-amounts.ts';
import { roundedTo, roundingClaim } from '../../src/numbers/rounded-values.ts';

/** The equation a · b^(cx) + d = k. */
type Params = { a: number; b: number; c: number; d: number; k: number };

/** Level 1 has a factor, level 2 a number added, level 3 a factor in the exponent as well. */
export const a2ExponentialEquationSolve = numberSkill('a2-exponential-equation-solve', {
  version: 2,
  form: 'decimal',
  text: {
    headline: 'Solve an exponential equation',
    ask: [
      'Solve {equation}. Round to three decimal places.',
      'Find the solution of {equation} to three decimal places.',
      'Which number solves {equation}? Round to three decimal places.',
      'What is the solution of {equation}, rounded to three decimal places?',
    ],
    right: 'With this value of x, both sides are equal, up to rounding.',
    base: 'This divides by the base. Which operation undoes a power with an unknown exponent?',
    side: 'This takes the logarithm of the right side only. What is the logarithm of the left side?',
    early: 'This multiplies the factor into the base. To which number does the exponent belong?',
    exponent: 'The exponent was found here. What is x then?',
    kept: 'The added number was still there. What has to be undone first?',
    other: 'Get the power alone on one side. Then take the logarithm of both sides.',
    'subtract-do': 'Subtract {d, number} on both sides.',
    'subtract-why': 'The added number does not belong to the power.',
    'divide-do': 'Divide both sides by {a, number}.',
    'divide-why': 'Now the power stands alone.',
    'log-do': 'Take the logarithm of both sides.',
    'log-why': 'The exponent then stands in front as a factor.',
    'solve-do': 'Divide by everything that multiplies x.',
    'solve-why': 'Round only at the end.',
    final: 'The solution is about {value}.',
  },
  draw: ({ level, random }): Params => drawEquation(level, random),
  build(params: Params, { level, step, distractor }) {
    const { a, b, c, d, k } = params;
    const { key, wrong } = valuesOf(params, level);
    const value = roundedTo(key, 3);
    const power = `${b}^{${c === 1 ? '' : c}x}`;
    const equation = `$${a} \\cdot ${power}${d === 0 ? '' : ` + ${d}`} = ${k}$`;
    const words = { a, d, equation, value };
    const rest = k - d;
    const [over, under] = lowestTerms(rest, a);
    const quotient = under === 1 ? String(over) : `\\frac{${over}}{${under}}`;
    const without = `$${a} \\cdot ${power} = ${rest}$`;
    const alone = `$${power} = ${quotient}$`;
    const left = `${c === 1 ? '' : c}x\\log(${b})`;
    const logs = `$${left} = \\log(${quotient})$`;
    return {
      words,
      question: 'ask',
      answer: { value, places: 3 },
      distractors: takeDistractors(
        key,
        wrong.map(([misconception, of, reason]): NumberCandidate => distractor(misconception, of, reason)),
        (of) => roundedTo(of, 3),
      ),
      steps: [
        d === 0 ? null : step('subtract', equation, without),
        step('divide', without, alone),
        step('log', alone, logs),
        step('solve', logs, `x ≈ ${value}`),
      ],
      claims: [roundingClaim(`ln(${rest}/${a}) / (${c} * ln(${b}))`, value, 3)],
    };
  },
});

type Wrong = readonly [
  NumberCandidate['misconception'],
  number,
  'base' | 'side' | 'early' | 'exponent' | 'kept',
];

function valuesOf({ a, b, c, d, k }: Params, level: Level): { key: number; wrong: readonly Wrong[] } {
  const power = (k - d) / a;
  const key = Math.log(power) / (c * Math.log(b));
  const slip: Wrong =
    level === 3 ? ['slip', c * key, 'exponent'] : ['slip', Math.log(k / a) / (c * Math.log(b)), 'kept'];
  return {
    key,
    wrong: [
      ['divides-by-the-base', power / (b * c), 'base'],
      ['takes-the-log-of-one-side', Math.log10(power) / c, 'side'],
      ['multiplies-before-isolating-the-power', Math.log(k - d) / (c * Math.log(a * b)), 'early'],
      slip,
    ],
  };
}

function drawEquation(level: Level, random: Random): Params {
  return random.until(() => {
    const params: Params = {
      a: random.int(2, 9),
      b: random.int(2, 9),
      c: level === 3 ? random.int(2, 4) : 1,
      d: level === 1 ? 0 : random.int(2, 30),
      k: random.int(20, 200),
    };
    const { a, d, k } = params;
    if (k - d <= 2 * a) return null;
    const { key, wrong } = valuesOf(params, level);
    const likely = wrong.filter(([, of]) => of > key / 19 && of < 19 * key);
    const shown = [key, ...likely.map(([, of]) => of)].map((of) => roundedTo(of, 3));
    const clear =
      level === 1
        ? new Set(shown.slice(0, -1)).size === shown.length - 1
        : new Set(shown).size === shown.length;
    return likely.length >= 3 && clear && !Number.isInteger(Number(key.toFixed(3))) ? params : null;
  });
}
