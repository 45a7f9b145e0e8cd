import { numberSkill } from '../../src/kit/index.ts';

/** f(x) = mx + c, or g(x) = m·c^x; the step is the letter h, at level 3 a multiple of it. */
type Params = {
  kind: 'linear' | 'exponential';
  m: number;
  c: number;
  times: number;
  letter: 'h' | 'k' | 'd';
};

/** Level 1 has lines, level 2 exponentials, level 3 steps that are a multiple of a letter. */
export const a1EqualChangeReason = numberSkill('a1-equal-change-reason', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Change over equal steps',
    linear: [
      'A linear function is {rule}. By how much does it change from {x} to {next}? Write {difference} in terms of {h}.',
      'Take the linear function {rule}. Go from {x} to {next}. By how much does the output change? Use {h}.',
      'The rule of a linear function is {rule}. Write its change from {x} to {next}, {difference}, in terms of {h}.',
      'For the linear function {rule}, find {difference} in terms of {h}.',
    ],
    exponential: [
      'An exponential function is {rule}. By what factor does it grow from {x} to {next}? Write {quotient} in terms of {h}.',
      'Take the exponential function {rule}. Go from {x} to {next}. By what factor does the output grow? Use {h}.',
      'The rule of an exponential function is {rule}. Write its growth factor from {x} to {next}, {quotient}, in terms of {h}.',
      'For the exponential function {rule}, find {quotient} in terms of {h}.',
    ],
    'right-linear': 'The {x} drops out of the difference, so equal steps give equal changes.',
    'right-exponential': 'The {x} drops out of the quotient, so equal steps give equal factors.',
    value: 'This multiplies the slope by the whole new input. Which part of it drops out in the difference?',
    'keeps-line': 'The {x} is still in here. Subtract the two outputs. What happens to {x}?',
    constant: 'This keeps the constant. Is it in both outputs?',
    difference:
      'This takes a difference. How does an exponential function grow, by adding or by multiplying?',
    'keeps-power': 'The {x} is still in the exponent. Divide the two powers. What happens to {x}?',
    product: 'This multiplies the base by the step. Where does the step stand in the rule?',
    other: 'Write both outputs first. Then see which parts drop out.',
    'both-do': 'Write the output for {next}.',
    'both-why': 'The new input takes the place of {x}.',
    'compare-line': 'Subtract the output for {x}.',
    'compare-power': 'Divide by the output for {x}.',
    'compare-line-why': 'A linear function is compared by differences.',
    'compare-power-why': 'An exponential function is compared by quotients.',
    'open-do': 'Multiply out, and take the parentheses away.',
    'open-why': 'The minus sign turns both signs in the second parentheses.',
    'split-do': 'Split the power above.',
    'split-why':
      'A power with a sum as its exponent is a product of two powers. What stands above and below then cancels.',
    'left-do': 'Say what is left.',
    'left-why': 'Only the step matters, not where it starts.',
    final: 'It is {shown}.',
  },
  draw({ level, random }): Params {
    const c = random.int(2, 9);
    return {
      kind: random.pick(
        ({ 1: ['linear'], 2: ['exponential'], 3: ['linear', 'exponential'] } as const)[level],
      ),
      m: random.until(() => {
        const m = random.int(2, 12);
        return m === c ? null : m;
      }),
      c,
      times: level === 3 ? random.int(2, 5) : 1,
      letter: random.pick(['h', 'k', 'd']),
    };
  },
  build({ kind, m, c, times, letter: h }: Params, { step, distractor }) {
    const isLinear = kind === 'linear';
    const stride = times === 1 ? h : `${times}${h}`;
    const next = `x + ${stride}`;
    const f = isLinear ? 'f' : 'g';
    const rule = isLinear ? `f(x) = ${m}x + ${c}` : `g(x) = ${m} \\cdot ${c}^x`;
    const value = isLinear ? `${m * times}${h}` : `${c}^{${stride}}`;
    const words = {
      rule: `$${rule}$`,
      x: '$x$',
      next: `$${next}$`,
      h: `$${h}$`,
      shown: `$${value}$`,
      difference: `$${f}(${next}) - ${f}(x)$`,
      quotient: `$\\frac{${f}(${next})}{${f}(x)}$`,
    };
    const later = isLinear ? `${m}(${next}) + ${c}` : `${m} \\cdot ${c}^{${next}}`;
    const alike = isLinear
      ? `${m}x + ${value} + ${c} - ${m}x - ${c}`
      : `\\frac{${m} \\cdot ${c}^x \\cdot ${value}}{${m} \\cdot ${c}^x}`;
    return {
      words,
      question: kind,
      answer: { value, reason: `right-${kind}` },
      distractors: isLinear
        ? [
            distractor('multiplies-the-slope-by-the-value', `${m}(${next})`, 'value'),
            distractor('leaves-the-starting-x-in-the-result', `${m * times}${h} + x`, 'keeps-line'),
            distractor('slip', `${m * times}${h} + ${c}`, 'constant'),
          ]
        : [
            distractor(
              'uses-a-difference-for-an-exponential',
              `${m} \\cdot ${c}^{${stride}} - ${m}`,
              'difference',
            ),
            distractor('leaves-the-starting-x-in-the-result', `${c}^{${next}}`, 'keeps-power'),
            distractor('slip', `${c * times}${h}`, 'product'),
          ],
      steps: [
        step('both', words.rule, `$${later}$`),
        isLinear
          ? step('compare', words.difference, `$${later} - (${m}x + ${c})$`, {
              do: 'compare-line',
              why: 'compare-line-why',
            })
          : step('compare', words.quotient, `$\\frac{${later}}{${m} \\cdot ${c}^x}$`, {
              do: 'compare-power',
              why: 'compare-power-why',
            }),
        isLinear
          ? step('open', `$${later} - (${m}x + ${c})$`, `$${alike}$`)
          : step('split', `$\\frac{${later}}{${m} \\cdot ${c}^x}$`, `$${alike}$`),
        step('left', `$${alike}$`, words.shown),
      ],
      claims: [
        isLinear
          ? `${m} * (x + ${times} * h) + ${c} - (${m} * x + ${c}) = ${m * times} * h`
          : `${m} * ${c}^${3 + times} / (${m} * ${c}^3) = ${c}^${times}`,
      ],
    };
  },
});
