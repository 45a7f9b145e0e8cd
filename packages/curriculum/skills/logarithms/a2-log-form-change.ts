import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { typesetExpression } from '../../src/show-value.ts';

type Base = number | 'e';

/** The power b^y = N, one of y and N is the letter; `into` tells the form that is asked for. */
type Params = {
  base: Base;
  exponent: number | null;
  result: number | null;
  letter: 'x' | 'n' | 'p';
  into: 'log' | 'power';
};

/** Level 1 turns a logarithm into a power, level 2 a power into a logarithm, level 3 uses the bases ten and e. */
export const a2LogFormChange = numberSkill('a2-log-form-change', {
  version: 1,
  form: 'equation',
  text: {
    headline: 'Change the form',
    'ask-log': [
      'Write {given} in logarithmic form. You do not have to solve it.',
      'Turn {given} into an equation with a logarithm. You do not have to solve it.',
      'Say the same as {given} in logarithmic form. You do not have to solve it.',
      'Which logarithm does {given} tell of? Write the equation. You do not have to solve it.',
    ],
    'ask-power': [
      'Write {given} in exponential form. You do not have to solve it.',
      'Turn {given} into an equation with a power. You do not have to solve it.',
      'What does {given} say without a logarithm? Write a power. You do not have to solve it.',
      'Say the same as {given} in exponential form. You do not have to solve it.',
    ],
    shown: '{shown}',
    right: 'Both forms name the same base, the same exponent and the same result.',
    result: 'Here base and result have traded places. Which number carries the exponent?',
    exponent: 'Here base and exponent have traded places. Which of the two does a logarithm give?',
    product: 'This turns the logarithm into a product. Which operation does a logarithm undo?',
    other: 'Find base, exponent and result first. A logarithm is an exponent.',
    'base-do': 'Find the base.',
    'base-log': 'It is the small number written low. Without one, log has base ten and ln has base e.',
    'base-power': 'It is the number that carries the exponent.',
    'exponent-do': 'Find the exponent.',
    'exponent-why': 'The logarithm is the exponent.',
    'write-do': 'Write the other form.',
    'write-why': 'Base, exponent and result stay the same.',
    final: 'The other form is {shown}.',
  },
  draw: ({ level, random }): Params => drawPower(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { base, exponent, result, letter, into } = params;
    const y = String(exponent ?? letter);
    const n = String(result ?? letter);
    const b = String(base);
    const power = `${b}^${y} = ${n}`;
    const log = `${logText(base, n)} = ${y}`;
    const given = into === 'log' ? typesetExpression(power) : typesetExpression(log);
    const value = into === 'log' ? log : power;
    const words = { given, shown: typesetExpression(value) };
    const product = into === 'log' ? `${b} · log(${n}) = ${y}` : `${b} · ${y} = ${n}`;
    return {
      words,
      question: into === 'log' ? 'ask-log' : 'ask-power',
      answer: { value, text: 'shown' },
      distractors: [
        distractor(
          'swaps-base-and-result',
          into === 'log' ? `log_${n}(${b}) = ${y}` : `${n}^${y} = ${b}`,
          'result',
          say('shown', {
            shown: typesetExpression(into === 'log' ? `log_${n}(${b}) = ${y}` : `${n}^${y} = ${b}`),
          }),
        ),
        distractor(
          'swaps-base-and-exponent',
          into === 'log' ? `log_${y}(${n}) = ${b}` : `${y}^${b} = ${n}`,
          'exponent',
          say('shown', {
            shown: typesetExpression(into === 'log' ? `log_${y}(${n}) = ${b}` : `${y}^${b} = ${n}`),
          }),
        ),
        distractor(
          'multiplies-base-and-log',
          product,
          'product',
          say('shown', { shown: typesetExpression(product) }),
        ),
      ],
      steps: [
        step('base', given, `base $${b}$`, { why: into === 'log' ? 'base-power' : 'base-log' }),
        step('exponent', given, `exponent $${y}$`),
        step('write', given, typesetExpression(value)),
      ],
      claims: [claimOf(params, level)],
    };
  },
});

function logText(base: Base, of: string): string {
  if (base === 'e') return `ln(${of})`;
  return base === 10 ? `log(${of})` : `log_${base}(${of})`;
}

function claimOf({ base, exponent, result }: Params, level: Level): string {
  const b = base === 'e' ? 'e' : String(base);
  if (level === 1 && exponent !== null) return `log(${b}^${exponent}) = ${exponent} * log(${b})`;
  return result === null
    ? `ln(${b}^${exponent}) = ${exponent} * ln(${b})`
    : `${b}^(log(${result}) / log(${b})) = ${result}`;
}

function drawPower(level: Level, random: Random): Params {
  const letter = random.pick(['x', 'n', 'p'] as const);
  return random.until(() => {
    const into = level === 1 ? 'power' : level === 2 ? 'log' : random.pick(['log', 'power'] as const);
    const base: Base = level === 3 ? random.pick([10, 'e'] as const) : random.int(2, 12);
    if (into === 'log') {
      const result = random.int(3, 60);
      if (result !== base && result !== 10) return { base, exponent: null, result, letter, into };
    } else {
      const exponent = level === 3 ? random.int(2, 45) / 2 : random.int(2, 9);
      if (exponent !== base && !(base === 2 && exponent === 4) && !(base === 4 && exponent === 2))
        return { base, exponent, result: null, letter, into };
    }

    return null;
  });
}
