import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { lineRule } from '../../src/scenes/linear-scenes.ts';

/** A rule ax + b, a table with outputs in an order of their own, or at level 3 a rule for a number below zero. */
type Params = {
  kind: 'line' | 'table' | 'minus' | 'square';
  a: number;
  b: number;
  input: number;
  outputs: readonly number[];
};

/** Level 1 has a rule with a table, level 2 a table alone, level 3 a rule and an input below zero. The stretch problem has two functions in a row. */
export const m8FunctionOutput = numberSkill('m8-function-output', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Find the output',
    line: [
      'A function has the rule {rule}. What is its output for the input {input}?',
      'The rule is {rule}. Find the output for the input {input}.',
      'Put {input} into the rule {rule}. What comes out?',
      'For {rule}, which output goes with the input {input}?',
    ],
    table: [
      'The table shows all pairs of a function. What is its output for the input {input}?',
      'Read the table of a function. Which output goes with the input {input}?',
      'The table gives every pair of a function. Find the output for {input}.',
      'Find the input {input} in the table. What is its output?',
    ],
    minus: [
      'A function has the rule {rule}. Which output does the input {input} give?',
      'Put {input} into the rule {rule}. What comes out?',
    ],
    square: [
      'A function has the rule {rule}. Which output does the input {input} give?',
      'The rule is {rule}. Find the output for the input {input}.',
    ],
    chain: [
      'The output of {rule} is put into {second}. What comes out at the end for the input {input}?',
      'A machine has the rule {rule}. Its output goes into a second one with {second}. What comes out for {input}?',
      'Put {input} into {rule}, and put the output into {second}. What is the final output?',
      'Each output of {rule} is used as an input of {second}. Find the final output for the first input {input}.',
    ],
    'right-chain': 'The first output takes the place of {x} in the second rule.',
    half: 'This is the output of the first rule. What does the second one do with it?',
    swapped: 'This uses the second rule first. Which rule gets the input?',
    'right-line': 'The input takes the place of {x}, and the product comes before the sum.',
    'right-minus': 'The input takes the place of {x}, and the product comes before the difference.',
    'right-square': 'The input takes the place of {x}, and the power comes before the sum.',
    'right-table': 'It is in the same row as the input.',
    swaps: 'This looks for {input} among the outputs. In which column are the inputs?',
    order: 'This adds first. Which operation comes first in the rule?',
    'order-minus': 'This subtracts first. Which operation comes first in the rule?',
    next: 'This is the output of the next input. Which input does the question ask about?',
    sign: 'Look at the signs once more. What is {part}?',
    plus: 'This subtracts where the rule adds. Which sign does the rule have?',
    adds: 'This adds all of the numbers. What does the coefficient of {x} do?',
    itself: 'This is the input itself. What does the function turn it into?',
    previous: 'This is the output of the input before. Which row does the question ask about?',
    'other-two': 'Find the output of the first rule. It is the input of the second one.',
    other: 'Put the input in the place of {x}. Then follow the order of operations.',
    'other-table': 'Find the input in the table. Which output is in the same row?',
    'find-do': 'Find the input.',
    'find-why': 'Inputs are in the first column.',
    'across-do': 'Read across to the output.',
    'across-why': 'A row holds an input and its output.',
    'test-do': 'Check that no other row has this input.',
    'test-why': 'A function has one output for each input.',
    'put-do': 'Put {input} in for {x}.',
    'put-why': 'The rule says what to do with each input.',
    'first-do': 'Work out the product.',
    'first-why': 'Products come before sums.',
    'first-minus': 'Products come before differences.',
    'power-do': 'Work out the power.',
    'power-why': 'Powers come before sums.',
    'last-do': 'Add at the end.',
    'last-minus': 'Subtract at the end.',
    'last-why': 'This gives the one output of the input.',
    'next-do': 'Put the output into the second rule.',
    'next-why': 'It is the input of the second function.',
    'again-do': 'Work out the product.',
    'again-why': 'Products come before differences, too.',
    'end-do': 'Subtract at the end.',
    'end-why': 'This is the final output.',
    final: 'The output is {value}.',
  },
  draw: ({ level, random }): Params => drawFunction(level, random),
  build({ kind, a, b, input, outputs }: Params, { level, step, distractor }) {
    const rule = { line: lineRule(a, b), table: '', minus: `y = ${b} - ${a}x`, square: `y = x^2 + ${b}` }[
      kind
    ];
    const at = (x: number): number =>
      ({ line: a * x + b, table: outputs[x - 1] ?? 0, minus: b - a * x, square: x ** 2 + b })[kind];
    const key = at(input);
    const value = String(key);
    const written = input < 0 ? `−${-input}` : String(input);
    const bracket = input < 0 ? `(${input})` : String(input);
    const part = { line: '', table: '', minus: `$-${a} \\times ${bracket}$`, square: `$${bracket}^2$` }[kind];
    const words = { rule: `$${rule}$`, input: written, x: '$x$', part, value };
    const next = distractor('reads-the-output-of-the-next-input', at(input + 1), 'next');
    const put = step('put', words.rule, `$x$ is ${written}`);
    const sum = input + b;
    const squared = sum < 0 ? `(${sum})` : String(sum);
    const distractors = {
      line: [
        distractor('applies-operations-in-the-wrong-order', a * (input + b), 'order'),
        next,
        ...(a * input > b + 2 ? [distractor('slip', a * input - b, 'plus')] : []),
        distractor('slip', a + input + b, 'adds'),
      ],
      table: [
        distractor('swaps-input-and-output', outputs.indexOf(input) + 1, 'swaps'),
        next,
        distractor('slip', at(input - 1), 'previous'),
        distractor('slip', input, 'itself'),
      ],
      minus: [
        distractor('applies-operations-in-the-wrong-order', (b - a) * input, 'order-minus', {
          work: [
            put,
            step('first', `${b} − ${a}`, b - a),
            step('last', `${b - a} × ${bracket}`, (b - a) * input),
          ],
        }),
        next,
        distractor('slip', b + a * input, 'sign'),
      ],
      square: [
        distractor('applies-operations-in-the-wrong-order', (input + b) ** 2, 'order', {
          work: [
            put,
            step('first', `${bracket} + ${b}`, sum),
            step('last', `${squared} × ${squared}`, sum ** 2),
          ],
        }),
        next,
        distractor('slip', b - input ** 2, 'sign'),
      ],
    }[kind];
    const [product = '', rest = ''] = {
      line: [`${a} × ${input}`, `${a * input} + ${b}`],
      table: ['', ''],
      minus: [`${a} × ${bracket}`, `${b} − ${a * input < 0 ? `(${a * input})` : a * input}`],
      square: [`${bracket} × ${bracket}`, `${input ** 2} + ${b}`],
    }[kind];
    return {
      words,
      question: kind,
      diagram: level === 3 ? null : tableOf({ kind, at, input, rule }),
      answer: { value, reason: `right-${kind}` },
      distractors,
      otherWrong: kind === 'table' ? 'other-table' : 'other',
      steps:
        kind === 'table'
          ? [
              step('find', 'input column', written),
              step('across', written, value),
              step('test', `input ${written}`, 'in one row only'),
            ]
          : [
              put,
              kind === 'square'
                ? step('first', product, input ** 2, 'power')
                : step('first', product, a * input, { why: kind === 'minus' ? 'first-minus' : 'first-why' }),
              step('last', rest, value, { do: kind === 'minus' ? 'last-minus' : 'last-do' }),
            ],
      claims: [kind === 'table' ? `${input} + 1 = ${input + 1}` : `${rest.replace('−', '-')} = ${key}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [a, b, c, d] = [random.int(2, 6), random.int(2, 12), random.int(60, 140), random.int(2, 5)];
        const input = random.int(2, 8);
        const middle = a * input + b;
        const value = c - d * middle;
        const others = [c - d * (a * (input + b)), c - d * (middle + a), middle, a * (c - d * input) + b];
        const isNear = others.every((one) => one > 0 && one * 18 > value && one < 18 * value);
        return value > 4 && isNear && new Set([value, ...others]).size === 5 ? { a, b, c, d, input } : null;
      });
    },
    build({ a, b, c, d, input }, { step, distractor }) {
      const middle = a * input + b;
      const value = String(c - d * middle);
      const words = { rule: `$${lineRule(a, b)}$`, second: `$y = ${c} - ${d}x$`, input, x: '$x$', value };
      return {
        words,
        question: 'chain',
        answer: { value, reason: 'right-chain' },
        otherWrong: 'other-two',
        distractors: [
          distractor('applies-operations-in-the-wrong-order', c - d * (a * (input + b)), 'order'),
          distractor('reads-the-output-of-the-next-input', c - d * (middle + a), 'next'),
          distractor('slip', middle, 'half'),
          distractor('slip', a * (c - d * input) + b, 'swapped'),
        ],
        steps: [
          step('first', `${a} × ${input}`, a * input),
          step('last', `${a * input} + ${b}`, middle),
          step('next', words.second, `$x$ is ${middle}`),
          step('again', `${d} × ${middle}`, d * middle),
          step('end', `${c} − ${d * middle}`, value),
        ],
        claims: [`${c} - ${d} * (${a} * ${input} + ${b}) = ${value}`],
      };
    },
  },
});

/** Inputs around the asked one; the asked output is open. */
function tableOf({
  kind,
  at,
  input,
  rule,
}: Pick<Params, 'kind' | 'input'> & { at: (x: number) => number; rule: string }): Diagram {
  const inputs = kind === 'table' ? [1, 2, 3, 4, 5, 6] : [input - 1, input, input + 1];
  return {
    kind: 'function-table',
    input: 'Input x',
    output: 'Output y',
    rule: kind === 'table' ? null : rule,
    pairs: inputs.map((x) => [String(x), kind !== 'table' && x === input ? null : String(at(x))]),
  };
}

function drawFunction(level: Level, random: Random): Params {
  const input = level === 3 ? -random.int(2, 9) : random.int(2, 5);
  if (level === 1) {
    return { kind: 'line', a: random.int(2, 9), b: random.int(2, 12), input: random.int(3, 8), outputs: [] };
  }
  for (; level === 2; ) {
    const outputs = random.shuffle(
      [1, 2, 3, 4, 5, 6].map((place) => (place === input ? input : place + 6 * random.int(0, 2))),
    );
    const values = [outputs[input - 1], outputs[input], outputs.indexOf(input) + 1, input];
    if (new Set(values).size === 4) return { kind: 'table', a: 1, b: 0, input, outputs };
  }
  return random.until(() => {
    const [a, b] = [random.int(2, 6), random.int(3, 20)];
    const kind = random.pick(['minus', 'minus', 'square'] as const);
    const key = kind === 'minus' ? b - a * input : input ** 2 + b;
    const wrong = kind === 'minus' ? [(b - a) * input, b + a * input] : [(input + b) ** 2, b - input ** 2];
    return wrong.every((value) => value !== 0 && Math.abs(value) * 19 > key && Math.abs(value) < 19 * key)
      ? { kind, a: kind === 'square' ? 1 : a, b, input, outputs: [] }
      : null;
  });
}
