import type { DiagramOf } from '@playforward/diagram';
import {
  fillTheTable,
  type Level,
  numberSkill,
  type Random,
  type Tools,
  type WrongAnswer,
} from '../../src/kit/index.ts';
import { morePairs, type RulePair, rulePairText, timesPairs } from '../../src/scenes/rule-pairs.ts';

/** Outputs are inputs times k, inputs plus k, or at level 3 inputs divided by k or less k; a number of the last pair is asked. */
type Params = {
  pair: RulePair | null;
  rule: 'times' | 'more' | 'over' | 'less';
  k: number;
  inputs: readonly number[];
  asked: 'input' | 'output';
};

const text = {
  ...rulePairText,
  headline: 'Find the missing number',
  plain: 'The table turns each input into an output.',
  ask: [
    'The rule is the same for each pair. Which number is missing?',
    'One rule holds for every pair. Find the missing number.',
    'Which number is missing from the table?',
    'Find the rule of the table. What is the missing number?',
  ],
  right: 'The rule leads from each input to its output, and the last pair is no exception.',
  down: 'This goes on from output to output by the last step. But the inputs do not go in equal steps. What leads from an input to its output?',
  adds: 'This adds as much as in the first pair. Does that work in the second pair?',
  previous: 'This is the output of the pair before. Which input does the last pair have?',
  multiplies: 'This multiplies as in the first pair. Does that work in the second pair?',
  takes: 'This takes away as much as in the first pair. Does that work in the second pair?',
  input: 'This is the input itself. What does the rule do to it?',
  'back-rule': 'This uses the rule backward. Is each output more or less than its input?',
  other: 'Compare input and output in the first pair. Find a rule that fits the second pair too.',
  'compare-do': 'Compare input and output in the first pair.',
  'compare-why': 'A rule leads from each input to its output.',
  'test-do': 'Test the rule in the second pair.',
  'test-why': 'It has to work for each pair.',
  'right-input': 'The rule leads from this input to the last output.',
  'down-input':
    'This goes on from input to input by the last step. But the outputs do not go in equal steps. Which input leads to the last output?',
  swapped: 'This puts the output into the rule. Does the rule lead from an input to an output, or back?',
  'as-output': 'This is the output itself. From which input does the rule lead to it?',
  'previous-input': 'This is the input of the pair before. Which output does it have?',
  'other-input': 'Find a rule that fits the first two pairs. Then go back from the last output.',
  'undo-do': 'Undo the rule on the last output.',
  'undo-why': 'The rule leads from input to output. To go back, do the opposite.',
  'use-do': 'Use the rule on the last input.',
  'use-why': 'The same rule holds for the last pair.',
  final: '{value} is the missing number.',
  both: [
    'The rule of this table multiplies each input and then adds a number.',
    'To find an output, multiply the input by a number. Then add another number.',
    'For each output, multiply the input by one number and then add another.',
    'This table has a rule of two parts. First it multiplies, then it adds.',
  ],
  'ask-both': ['Which number is missing?', 'Find the missing number.'],
  'right-both': 'The rule multiplies by {k} and then adds {c}. The last pair is no exception.',
  'no-add': 'This multiplies only. Test that in the first pair. What has to be added?',
  'adds-both': 'This adds as much as in the first pair. Does that work in the second pair?',
  'other-both': 'See how far the inputs go up from pair to pair. How far do the outputs go up for one step?',
  'inputs-do': 'See how far the inputs go up.',
  'inputs-why': 'Both parts of the rule are hidden, so compare two pairs.',
  'outputs-do': 'See how far the outputs go up.',
  'outputs-why': 'The number that is added is in both, so it cannot make this rise.',
  'one-do': 'Share that rise out.',
  'one-why': 'Now you know how much one more at the input brings. The rule multiplies by it.',
  'times-do': 'Multiply the first input.',
  'times-why': 'This shows the first part of the rule alone.',
  'rest-do': 'Find how much more the first output needs.',
  'rest-why': 'This is the number that the rule adds.',
  'last-do': 'Multiply the last input.',
  'last-why': 'The same rule holds for the last pair.',
  'add-do': 'Add the number.',
  'add-why': 'The second part of the rule comes after multiplying.',
};

type Said = Tools<keyof typeof text>;

/**
 * Level 1 adds or multiplies in a story, level 2 has wider gaps, level 3 divides or subtracts; from
 * level 2 on, some tables leave out an input. The stretch problem
 * multiplies and then adds.
 */
export const m6TableRuleExtend = numberSkill('m6-table-rule-extend', {
  version: 4,
  byHand: { levels: [1, 2, 3], ask: 'hand-fill', make: fillTheTable, without: 'picture' },
  form: 'integer',
  text,
  draw: ({ level, random }): Params => drawTable(level, random),
  build(params: Params, tools) {
    const { pair, rule, k, inputs, asked } = params;
    const { step, distractor } = tools;
    if (asked === 'input') return inputOf(params, tools);
    const outputs = inputs.map((input) => apply(rule, k, input));
    const [x1 = 1, x2 = 0, x3 = 0, x = 0] = inputs;
    const [y1 = 0, y2 = 0, y3 = 0, y = 0] = outputs;
    const words = { value: String(y) };
    const write = (input: number): string => `${input} ${signOf[rule]} ${k}`;
    const wrong: readonly WrongAnswer[] = [
      distractor('continues-down-the-column', y3 + (y3 - y2), 'down', {
        work: [
          step('compare', write(x1), y1),
          step('test', write(x2), y2),
          step('use', `${y3} + ${y3 - y2}`, y3 + (y3 - y2)),
        ],
      }),
      ...(rule === 'times'
        ? ([
            distractor('uses-addition-when-the-rule-multiplies', x + y1 - x1, 'adds', {
              work: [
                step('compare', `${x1} + ${y1 - x1}`, y1),
                step('last', `from input ${x} to output`, `add ${y1 - x1} again`, 'use'),
                step('use', `${x} + ${y1 - x1}`, x + y1 - x1),
              ],
              wrongAt: 1,
            }),
          ] as const)
        : []),
      ...(rule === 'more' && y1 % x1 === 0
        ? ([
            distractor('multiplies-instead-of-adding', (x * y1) / x1, 'multiplies', {
              work: [
                step('compare', `${x1} × ${y1 / x1}`, y1),
                step('last', `from input ${x} to output`, `times ${y1 / x1} again`, 'use'),
                step('use', `${x} × ${y1 / x1}`, (x * y1) / x1),
              ],
              wrongAt: 1,
            }),
          ] as const)
        : []),
      distractor('applies-the-rule-to-the-previous-input', y3, 'previous', {
        work: [step('compare', write(x1), y1), step('test', write(x2), y2), step('use', write(x3), y3)],
      }),
      ...(rule === 'over' ? ([distractor('slip', x - (x1 - y1), 'takes')] as const) : []),
      distractor('slip', x, 'input'),
      distractor('slip', apply(reverse[rule], k, x), 'back-rule'),
    ];
    return {
      words,
      question: [pair ? `${pair.key}-table` : 'plain', 'ask'],
      diagram: tableOf(params),
      answer: y,
      distractors: wrong,
      steps: [step('compare', write(x1), y1), step('test', write(x2), y2), step('use', write(x), y)],
      claims: claimsOf(params),
    };
  },
  stretch: {
    draw({ random }) {
      const [k, c] = [random.int(2, 6), random.int(2, 12)];
      const [x1, a, b] = [random.int(1, 4), random.int(2, 4), random.int(1, 5)];
      const last = random.pick([1, 2, 3, 4, 5, 6].filter((gap) => gap !== b));
      return { k, c, inputs: [x1, x1 + a, x1 + a + b, x1 + a + b + last] as const };
    },
    build({ k, c, inputs }, { say, step, distractor }) {
      const outputs = inputs.map((input) => k * input + c);
      const [x1, x2, , x] = inputs;
      const [y1 = 0, y2 = 0, y3 = 0, y = 0] = outputs;
      const [across, up] = [x2 - x1, y2 - y1];
      return {
        words: { value: String(y), k: String(k), c: String(c) },
        question: ['both', 'ask-both'],
        diagram: {
          kind: 'function-table',
          input: 'Input',
          output: 'Output',
          rule: null,
          pairs: inputs.map((input, index) => [String(input), index === 3 ? null : String(outputs[index])]),
        },
        answer: { value: y, reason: say('right-both') },
        distractors: [
          distractor('continues-down-the-column', y3 + (y3 - y2), 'down'),
          distractor('uses-addition-when-the-rule-multiplies', x + y1 - x1, 'adds-both'),
          distractor('slip', k * x, 'no-add'),
          distractor('slip', y3, 'previous'),
        ],
        otherWrong: 'other-both',
        steps: [
          step('inputs', `${x2} − ${x1}`, across),
          step('outputs', `${y2} − ${y1}`, up),
          step('one', `${up} ÷ ${across}`, k),
          step('times', `${x1} × ${k}`, k * x1),
          step('rest', `${y1} − ${k * x1}`, c),
          step('last', `${x} × ${k}`, k * x),
          step('add', `${k * x} + ${c}`, y),
        ],
        claims: inputs.map((input, index) => `${input} * ${k} + ${c} = ${outputs[index]}`),
      };
    },
  },
});

/** A table in which the last input is left out. */
function inputOf(params: Params, { step, distractor }: Said) {
  const { pair, rule, k, inputs } = params;
  const outputs = inputs.map((input) => apply(rule, k, input));
  const [x1 = 1, x2 = 0, x3 = 0, x = 0] = inputs;
  const [y1 = 0, y2 = 0, , y = 0] = outputs;
  const forward = apply(rule, k, y);
  return {
    words: { value: String(x) },
    question: [pair ? (`${pair.key}-table` as const) : 'plain', 'ask'] as const,
    diagram: tableOf(params),
    answer: { value: x, reason: 'right-input' },
    otherWrong: 'other-input',
    distractors: [
      Number.isInteger(forward) && 15 * forward > x && forward < 15 * x
        ? distractor('swaps-input-and-output', forward, 'swapped')
        : null,
      distractor('gives-the-output-for-the-input', y, 'as-output'),
      distractor('continues-down-the-column', x3 + (x3 - x2), 'down-input'),
      distractor('slip', x3, 'previous-input'),
    ],
    steps: [
      step('compare', `${x1} ${signOf[rule]} ${k}`, y1),
      step('test', `${x2} ${signOf[rule]} ${k}`, y2),
      step('undo', `${y} ${signOf[reverse[rule]]} ${k}`, x),
    ],
    claims: claimsOf(params),
  } as const;
}

function tableOf({ pair, rule, k, inputs, asked }: Params): DiagramOf<'function-table'> {
  return {
    kind: 'function-table',
    input: pair?.input ?? 'Input',
    output: pair?.output ?? 'Output',
    rule: null,
    pairs: inputs.map((input, index) => {
      const isOpen = index === inputs.length - 1;
      const output = String(apply(rule, k, input));
      return [
        isOpen && asked === 'input' ? null : String(input),
        isOpen && asked === 'output' ? null : output,
      ];
    }),
  };
}

function claimsOf({ rule, k, inputs }: Params): readonly string[] {
  const sign = { times: '*', more: '+', over: '/', less: '-' }[rule];
  return inputs.map((input) => `${input} ${sign} ${k} = ${apply(rule, k, input)}`);
}

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
  const asked = level > 1 && random.chance(35) ? 'input' : 'output';
  return { pair, rule, k, inputs, asked };
}
