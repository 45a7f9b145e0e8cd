import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { lineRule } from '../../src/scenes/linear-scenes.ts';

/**
 * A rule ax + b, a table or points with outputs in an order of their own, or at level 3 a rule for a number below zero.
 * The way back from an output to its input is asked for where `back` says so.
 */
type Params = {
  kind: 'line' | 'table' | 'graph' | 'arrows' | 'minus' | 'square';
  back: boolean;
  a: number;
  b: number;
  input: number;
  outputs: readonly number[];
};

const text = {
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
  graph: [
    'The points show all pairs of a function. What is its output for the input {input}?',
    'Each point is a pair of a function. Which output goes with the input {input}?',
  ],
  arrows: [
    'The arrows show all pairs of a function. What is its output for the input {input}?',
    'Follow the arrows of a function. Which output goes with the input {input}?',
  ],
  'arrows-back': 'The arrows show all pairs of a function. For which input is the output {output}?',
  'table-back': [
    'The table shows all pairs of a function. For which input is the output {output}?',
    'Read the table of a function. Which input has the output {output}?',
  ],
  'graph-back': [
    'The points show all pairs of a function. For which input is the output {output}?',
    'Each point is a pair of a function. Which input has the output {output}?',
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
  'right-graph': 'The point stands right above its input, and its height is the output.',
  'right-arrows': 'The arrow of the input ends there.',
  'right-arrows-back': 'The arrow to the output starts there.',
  'right-table-back': 'It is in the same row as the output.',
  'right-graph-back': 'The point at this height stands right above its input.',
  'swaps-table': 'This looks for {input} among the outputs. In which column are the inputs?',
  'swaps-arrows': 'This follows an arrow to {input} back to its start. On which side are the inputs?',
  'swaps-graph': 'This takes {input} for an output. Along which axis are the inputs?',
  'swaps-back': 'This takes {output} for the input. Is {output} what goes in, or what comes out?',
  'next-input': 'This is the input of the next pair. Which output does it have?',
  'previous-input': 'This is the input of the pair before. Which output does it have?',
  'no-input': 'This is the output itself. What was put in to get it?',
  order: 'This adds first. Which operation comes first in the rule?',
  'order-minus': 'This subtracts first. Which operation comes first in the rule?',
  next: 'This is the output of the next input. Which input does the question ask about?',
  sign: 'Look at the signs once more. What is {part}?',
  plus: 'This subtracts where the rule adds. Which sign does the rule have?',
  adds: 'This adds all of the numbers. What does the coefficient of {x} do?',
  itself: 'This is the input itself. What does the function turn it into?',
  previous: 'This is the output of the input before. Which input does the question ask about?',
  'other-two': 'Find the output of the first rule. It is the input of the second one.',
  other: 'Put the input in the place of {x}. Then follow the order of operations.',
  'other-table': 'Find the input in the table. Which output is in the same row?',
  'other-graph': 'Go across to the input. How high is its point?',
  'other-arrows': 'Find the input on the left. Where does its arrow end?',
  'other-arrows-back': 'Find the output on the right. Where does the arrow to it start?',
  'other-table-back': 'Find the output in the table. Which input is in the same row?',
  'other-graph-back': 'Find the point at this height. Which input stands below it?',
  'left-do': 'Find the input on the left.',
  'left-why': 'Arrows start at inputs.',
  'right-do': 'Find the output on the right.',
  'right-why': 'Arrows end at outputs.',
  'arrow-do': 'Follow its arrow to the other side.',
  'arrow-why': 'An arrow joins an input and its output.',
  'point-do': 'Go across to the input, and find its point.',
  'point-why': 'Inputs are on the horizontal axis.',
  'height-do': 'Read how high the point is.',
  'height-why': 'Outputs are on the vertical axis.',
  'out-do': 'Find the output.',
  'out-why': 'Outputs are in the second column.',
  'up-do': 'Go up to the output, and find the point at this height.',
  'up-why': 'Outputs are on the vertical axis.',
  'down-do': 'Read the input of this point.',
  'down-why': 'Inputs are on the horizontal axis.',
  'row-do': 'Read back to the input.',
  'row-why': 'A row holds an input and its output.',
  'put-in-do': 'Check it: start from this input.',
  'put-in-why': 'It has to lead to the output that was given.',
  'find-do': 'Find the input.',
  'find-why': 'Inputs are in the first column.',
  'across-do': 'Read across to the output.',
  'across-why': 'A row holds an input and its output.',
  'test-do': 'Check that no other pair has this input.',
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
  'final-back': 'The input is {value}.',
} as const;

type Said = Tools<keyof typeof text>;

/**
 * Level 1 has a rule with a table, level 2 a table, a graph or arrows alone, to be read forward or back, level 3 a rule and an
 * input below zero. The stretch problem has two functions in a row.
 */
export const m8FunctionOutput = numberSkill('m8-function-output', {
  version: 3,
  form: 'integer',
  text,
  draw: ({ level, random }): Params => drawFunction(level, random),
  build(params: Params, tools) {
    if (params.kind === 'table' || params.kind === 'graph' || params.kind === 'arrows')
      return readPairs(params, tools);
    const { kind, a, b, input } = params;
    const { level, step, distractor } = tools;
    const rule = { line: lineRule(a, b), minus: `y = ${b} - ${a}x`, square: `y = x^2 + ${b}` }[kind];
    const at = (x: number): number => ({ line: a * x + b, minus: b - a * x, square: x ** 2 + b })[kind];
    const key = at(input);
    const value = String(key);
    const written = input < 0 ? `−${-input}` : String(input);
    const bracket = input < 0 ? `(${input})` : String(input);
    const part = { line: '', minus: `$-${a} \\times ${bracket}$`, square: `$${bracket}^2$` }[kind];
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
      minus: [`${a} × ${bracket}`, `${b} − ${a * input < 0 ? `(${a * input})` : a * input}`],
      square: [`${bracket} × ${bracket}`, `${input ** 2} + ${b}`],
    }[kind];
    return {
      words,
      question: kind,
      diagram: level === 3 ? null : tableAround({ at, input, rule }),
      answer: { value, reason: `right-${kind}` },
      distractors,
      steps: [
        put,
        kind === 'square'
          ? step('first', product, input ** 2, 'power')
          : step('first', product, a * input, { why: kind === 'minus' ? 'first-minus' : 'first-why' }),
        step('last', rest, value, { do: kind === 'minus' ? 'last-minus' : 'last-do' }),
      ],
      claims: [`${rest.replace('−', '-')} = ${key}`],
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
function tableAround({
  at,
  input,
  rule,
}: {
  at: (x: number) => number;
  input: number;
  rule: string;
}): Diagram {
  return {
    kind: 'function-table',
    input: 'Input x',
    output: 'Output y',
    rule,
    pairs: [input - 1, input, input + 1].map((x) => [String(x), x === input ? null : String(at(x))]),
  };
}

type Where = 'table' | 'graph' | 'arrows';

/** Reads an output, or the input that leads to it, from a table, the points of a graph or arrows. */
function readPairs({ kind, back, input, outputs }: Params, { step, distractor }: Said) {
  const where: Where = kind === 'graph' || kind === 'arrows' ? kind : 'table';
  const way: Where | `${Where}-back` = back ? (`${where}-back` as const) : where;
  const at = (x: number): number => outputs[x - 1] ?? 0;
  const output = at(input);
  const [value, point] = [String(back ? input : output), `(${input}, ${output})`];
  const steps = {
    table: [step('find', 'input column', input), step('across', input, output)],
    graph: [step('point', `across to ${input}`, point), step('height', point, output)],
    arrows: [step('left', 'inputs', input), step('arrow', input, output)],
    'arrows-back': [step('right', 'outputs', output), step('arrow', output, input)],
    'table-back': [step('out', 'output column', output), step('row', output, input)],
    'graph-back': [step('up', `up to ${output}`, point), step('down', point, input)],
  }[way];
  return {
    words: { input: String(input), output: String(output), value },
    question: way,
    diagram: pictureOf(where, outputs),
    answer: { value, reason: `right-${way}` as const },
    distractors: back
      ? [
          distractor('swaps-input-and-output', at(output), 'swaps-back'),
          distractor('reads-the-output-of-the-next-input', input + 1, 'next-input'),
          distractor('slip', input - 1, 'previous-input'),
          distractor('slip', output, 'no-input'),
        ]
      : [
          distractor('swaps-input-and-output', outputs.indexOf(input) + 1, `swaps-${where}` as const),
          distractor('reads-the-output-of-the-next-input', at(input + 1), 'next'),
          distractor('slip', at(input - 1), 'previous'),
          distractor('slip', input, 'itself'),
        ],
    otherWrong: `other-${way}` as const,
    steps: [
      ...steps,
      back
        ? step('put-in', `input ${input}`, `output ${output}`)
        : step('test', `input ${input}`, 'one output only'),
    ],
    ...(back && { finalAnswer: 'final-back' as const }),
    claims: [`${input} + 1 = ${input + 1}`],
  };
}

/** All pairs of a function, as a table, as points or as arrows. */
function pictureOf(where: Where, outputs: readonly number[]): Diagram {
  if (where === 'table')
    return {
      kind: 'function-table',
      input: 'Input x',
      output: 'Output y',
      rule: null,
      pairs: outputs.map((output, index) => [String(index + 1), String(output)]),
    };
  if (where === 'arrows') {
    const ends = outputs.toSorted((a, b) => a - b);
    return {
      kind: 'mapping',
      from: 'Input',
      to: 'Output',
      inputs: outputs.map((_, index) => String(index + 1)),
      outputs: ends.map(String),
      arrows: outputs.map((output, index): [number, number] => [index, ends.indexOf(output)]),
    };
  }
  return {
    kind: 'coordinate-plane',
    x: { label: 'Input x', min: 0, max: outputs.length, step: 1 },
    y: { label: 'Output y', min: 0, max: highest, step: 1 },
    points: outputs.map((output, index) => ({ x: index + 1, y: output, label: null })),
    lines: [],
  };
}

const highest = 10;

/** Six outputs in any order, so that taking an input for an output leads to another number of the table. */
function drawPairs(random: Random): Params {
  const all = Array.from({ length: highest }, (_, index) => index + 1);
  return random.until(() => {
    const [kind, back] = [random.pick<Where>(['table', 'graph', 'arrows']), random.chance(60)];
    const [outputs, input] = [random.shuffle(all).slice(0, 6), random.int(2, 5)];
    const output = outputs[input - 1] ?? 0;
    const swapped = back ? (outputs[output - 1] ?? 0) : outputs.indexOf(input) + 1;
    const values = back
      ? [input, swapped, input + 1, input - 1, output]
      : [output, swapped, outputs[input] ?? 0, outputs[input - 2] ?? 0, input];
    const isOpen = swapped > 0 && new Set(values).size === values.length;
    return isOpen ? { kind, back, a: 1, b: 0, input, outputs } : null;
  });
}

function drawFunction(level: Level, random: Random): Params {
  const input = -random.int(2, 9);
  if (level === 1) {
    return {
      kind: 'line',
      back: false,
      a: random.int(2, 9),
      b: random.int(2, 12),
      input: random.int(3, 8),
      outputs: [],
    };
  }
  if (level === 2) return drawPairs(random);
  return random.until(() => {
    const [a, b] = [random.int(2, 6), random.int(3, 20)];
    const kind = random.pick(['minus', 'minus', 'square'] as const);
    const key = kind === 'minus' ? b - a * input : input ** 2 + b;
    const wrong = kind === 'minus' ? [(b - a) * input, b + a * input] : [(input + b) ** 2, b - input ** 2];
    return wrong.every((value) => value !== 0 && Math.abs(value) * 19 > key && Math.abs(value) < 19 * key)
      ? { kind, back: false, a: kind === 'square' ? 1 : a, b, input, outputs: [] }
      : null;
  });
}
