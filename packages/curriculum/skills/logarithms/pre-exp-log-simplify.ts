import { numberSkill } from '../../src/kit/index.ts';

/** A power of e whose exponent holds k · ln x, level 2 with ln c added; at level 3 a logarithm of a power of e. */
type Params = { letter: string; k: number; c: number; d: number };

/** Level 1 undoes one logarithm with a factor, level 2 a sum of two, level 3 a logarithm of a product of powers. */
export const preExpLogSimplify = numberSkill('pre-exp-log-simplify', {
  version: 1,
  form: 'expression',
  finite: { 1: 64 },
  text: {
    headline: 'Undo an exponential with its logarithm',
    ask: [
      'Simplify {shown} for {x} greater than zero.',
      'Write {shown} without a logarithm. The number {x} is positive.',
      'What is {shown} in simplest form, if {x} is positive?',
      'Let {x} be positive. Simplify {shown} as far as you can.',
    ],
    log: [
      'Simplify {shown}.',
      'Write {shown} without a logarithm.',
      'What is {shown} in simplest form?',
      'Find the simplest form of {shown}.',
    ],
    right: 'The factor becomes an exponent, and then both functions undo each other.',
    'right-log': 'The exponents add up, and then both functions undo each other.',
    coefficient: 'This loses the factor before the logarithm. Where does it go by the power rule?',
    multiplies:
      'This multiplies by the factor. What does the power rule make of a factor before a logarithm?',
    added: 'This adds the two parts. What does a sum in the exponent become?',
    'multiplies-log': 'This multiplies the exponents. What happens to exponents when powers are multiplied?',
    lost: 'This keeps one of the two powers. What does the other one add to the exponent?',
    minus: 'Look at the signs of both exponents again.',
    more: 'Look at the exponent again. Which factor stands before the logarithm?',
    other: 'Bring it into the form where an exponential and its logarithm stand side by side.',
    'factor-do': 'Write the factor as an exponent.',
    'factor-why': 'This is the power rule of logarithms.',
    'split-do': 'Write the power of a sum as a product of powers.',
    'split-why': 'Exponents add when powers are multiplied.',
    'join-do': 'Write the product as one power.',
    'join-why': 'Exponents add when powers are multiplied.',
    'undo-do': 'Let the exponential and the logarithm undo each other.',
    'undo-why': 'They are inverse functions.',
    'state-do': 'Write the result.',
    'state-why': 'Nothing is left to undo.',
    final: 'The simplest form is {value}.',
  },
  draw: ({ level, random }): Params =>
    random.until(() => {
      const letter = random.pick(['x', 'y', 'z', 'w', 'u', 'v', 'p', 'q']);
      const [k, c, d] = [random.int(2, 9), random.int(2, 12), random.int(2, 9)];
      return level === 3 && (k === d || k * d === c || c > 9)
        ? null
        : { letter, k, c: level === 1 ? 1 : c, d: level === 3 ? d : 0 };
    }),
  build({ letter: x, k, c, d }: Params, { level, step, distractor }) {
    const texts = {
      1: { shown: `e^{${k} \\ln ${x}}`, value: `${x}^${k}` },
      2: { shown: `e^{${k} \\ln ${x} + \\ln ${c}}`, value: `${c}${x}^${k}` },
      3: { shown: `\\ln(e^{${k}${x} + ${c}} \\cdot e^{${d}${x}})`, value: `${k + d}${x} + ${c}` },
    } as const;
    const { shown, value } = texts[level];
    const power = `${x}^${k}`;
    const words = {
      shown: `$${shown}$`,
      x: `$${x}$`,
      value: `$${value}$`,
    };
    if (level === 3) {
      return {
        words,
        question: 'log' as const,
        answer: { value, asked: 'simplified' as const, reason: 'right-log' as const },
        distractors: [
          distractor('multiplies-exponent-and-log', `${k * d}${x} + ${c}`, 'multiplies-log'),
          distractor('cancels-without-the-coefficient', `${k}${x} + ${c}`, 'lost'),
          distractor('slip', `${k + d}${x} − ${c}`, 'minus'),
        ],
        steps: [
          step('join', words.shown, `$\\ln(e^{${k}${x} + ${c} + ${d}${x}})$`),
          step('undo', `$\\ln(e^{${k}${x} + ${c} + ${d}${x}})$`, `$${k}${x} + ${c} + ${d}${x}$`),
          step('state', `$${k}${x} + ${c} + ${d}${x}$`, words.value),
        ],
        claims: [`${k}*${x} + ${c} + ${d}*${x} = ${k + d}*${x} + ${c}`],
      };
    }
    const front = c === 1 ? '' : String(c);
    return {
      words,
      question: 'ask' as const,
      answer: { value, asked: 'simplified' as const },
      distractors: [
        distractor('cancels-without-the-coefficient', `${front}${x}`, 'coefficient'),
        distractor('multiplies-exponent-and-log', `${k * c}${x}`, 'multiplies'),
        level === 2
          ? distractor('slip', `${x}^${k} + ${c}`, 'added')
          : distractor('slip', `${x}^${k + 1}`, 'more'),
      ],
      steps: [
        level === 2 && step('split', words.shown, `$e^{${k} \\ln ${x}} \\cdot e^{\\ln ${c}}$`),
        step('factor', `$e^{${k} \\ln ${x}}$`, `$e^{\\ln ${power}}$`),
        step('undo', `$e^{\\ln ${power}}$`, `$${power}$`),
        level === 2 && step('state', `$${power} \\cdot ${c}$`, words.value),
      ],
      claims: [`${k} * ${c} = ${k * c}`],
    };
  },
});
