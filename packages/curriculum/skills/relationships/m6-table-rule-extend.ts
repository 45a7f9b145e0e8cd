import { type Level, numberSkill, type Random, type WrongAnswer } from '../../src/kit/index.ts';
import { morePairs, type RulePair, rulePairText, timesPairs } from '../../src/scenes/rule-pairs.ts';

/** Outputs are inputs times k, inputs plus k, or at level 3 inputs divided by k or less k; the last one is asked. */
type Params = {
  pair: RulePair | null;
  rule: 'times' | 'more' | 'over' | 'less';
  k: number;
  inputs: readonly number[];
};

/** Level 1 adds or multiplies in a story, level 2 has wider gaps, level 3 divides or subtracts. */
export const m6TableRuleExtend = numberSkill('m6-table-rule-extend', {
  version: 1,
  form: 'integer',
  text: {
    ...rulePairText,
    headline: 'Find the missing output',
    plain: 'The table turns each input into an output by one rule.',
    ask: [
      'The rule is the same in each row. Which number is missing?',
      'One rule holds for every row. Find the missing number.',
      'Which number belongs into the open place?',
      'Find the rule of the table. What is the missing number?',
    ],
    right: 'The rule leads from each input to its output, also in the last row.',
    down: 'This goes on down the outputs in equal steps. But the inputs do not go in equal steps. What leads across a row?',
    adds: 'This adds as much as in the first row. Does that work in the second row?',
    previous: 'This is the output of the row above. Which input stands in the last row?',
    doubles: 'This multiplies by the first output. Test it in the second row. Does it fit?',
    takes: 'This takes away as much as in the first row. Does that work in the second row?',
    input: 'This is the input itself. What does the rule do to it?',
    'back-rule': 'This uses the rule backward. Do the outputs grow or shrink across a row?',
    other: 'Compare input and output in the first row. Find a rule that fits the second row too.',
    'compare-do': 'Compare input and output in the first row.',
    'compare-why': 'A rule leads across the row, from input to output.',
    'test-do': 'Test the rule in the second row.',
    'test-why': 'It has to work in each row.',
    'use-do': 'Use the rule on the last input.',
    'use-why': 'The same rule holds in the last row.',
    final: 'The missing number is {value}.',
  },
  draw: ({ level, random }): Params => drawTable(level, random),
  build({ pair, rule, k, inputs }: Params, { step, distractor }) {
    const outputs = inputs.map((input) => apply(rule, k, input));
    const [x1 = 0, x2 = 0, , x = 0] = inputs;
    const [y1 = 0, y2 = 0, y3 = 0, y = 0] = outputs;
    const words = { value: String(y) };
    const wrong: readonly WrongAnswer[] = [
      distractor('continues-down-the-column', y3 + (y3 - y2), 'down'),
      ...(rule === 'times'
        ? ([distractor('uses-addition-when-the-rule-multiplies', x + y1 - x1, 'adds')] as const)
        : []),
      distractor('applies-the-rule-to-the-previous-input', y3, 'previous'),
      ...(rule === 'over' ? ([distractor('slip', x - (x1 - y1), 'takes')] as const) : []),
      distractor('slip', x, 'input'),
      distractor('slip', apply(reverse[rule], k, x), 'back-rule'),
    ];
    const write = (input: number): string => `${input} ${signOf[rule]} ${k}`;
    return {
      words,
      question: [pair ? `${pair.key}-table` : 'plain', 'ask'],
      diagram: {
        kind: 'function-table',
        input: pair?.input ?? 'Input',
        output: pair?.output ?? 'Output',
        rule: null,
        pairs: inputs.map((input, index) => [String(input), index === 3 ? null : String(outputs[index])]),
      },
      answer: y,
      distractors: wrong,
      steps: [step('compare', write(x1), y1), step('test', write(x2), y2), step('use', write(x), y)],
      claims: inputs.map(
        (input, index) =>
          `${write(input).replace('×', '*').replace('÷', '/').replace('−', '-')} = ${outputs[index]}`,
      ),
    };
  },
});

const signOf = { times: '×', more: '+', over: '÷', less: '−' } as const;
const reverse = { times: 'over', more: 'less', over: 'times', less: 'more' } as const;

function apply(rule: Params['rule'], k: number, input: number): number {
  return { times: input * k, more: input + k, over: input / k, less: input - k }[rule];
}

function drawTable(level: Level, random: Random): Params {
  const rule =
    level === 3
      ? random.pick<Params['rule']>(['over', 'less'])
      : random.pick<Params['rule']>(['times', 'times', 'more']);
  const k =
    rule === 'times' || rule === 'over'
      ? random.int(2, level === 1 ? 6 : 9)
      : random.int(3, level === 1 ? 12 : 25);
  // Steps from row to row: never equal, so that going on down the outputs leads elsewhere.
  const widest = level === 1 ? 3 : 6;
  const start = random.int(1, 4);
  const [a, b] = [random.int(1, widest), random.int(1, widest)];
  const c = random.pick(
    Array.from({ length: widest + 1 }, (_, index) => index + 1).filter((step) => step !== b),
  );
  const parts = [start, start + a, start + a + b, start + a + b + c];
  const inputs = parts.map((part) => (rule === 'over' ? part * k : rule === 'less' ? part + k : part));
  const pair = level === 3 ? null : random.pick(rule === 'times' ? timesPairs : morePairs);
  return { pair, rule, k, inputs };
}
