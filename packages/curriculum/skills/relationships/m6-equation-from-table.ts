import { type Distractor, numberSkill, type Tools } from '../../src/kit/index.ts';
import { type LinkedVariables, linkedVariables } from '../../src/scenes/linked-variables.ts';

/**
 * Outputs are inputs times k or plus k; the first output is a whole number of times the first input. A `story` tells the
 * rule in words in the place of the table.
 */
type Params = {
  rule: 'times' | 'more';
  k: number;
  inputs: readonly number[];
  letters: readonly [string, string];
  story: LinkedVariables | null;
  /** Whether the equation with traded letters is the other rule that fits the first row, so that no number tells the right one. */
  swapsOther: boolean;
};

const withRule = linkedVariables.list.filter(({ rule }) => rule !== 'none');

const text = {
  headline: 'Write the rule as an equation',
  ask: [
    'Which equation fits all rows of the table?',
    'One rule fits every row of the table. Which equation is it?',
    'Find the equation that every row of the table makes true.',
    'Write the equation that goes with this table.',
  ],
  'ask-letters': [
    'In the table, {y} depends on {x}. Which equation fits all rows?',
    'The table shows {x} and {y}. Write an equation that gives {y} for each {x}.',
    'How is {y} made from {x} in the table? Write it as an equation.',
    'Find the rule of the table. Write it with {x} and {y}.',
  ],
  right: 'In each row, putting the value in for {x} gives the value of {y}.',
  swaps:
    'This trades {x} and {y}. Put in {x1, number} for {x} and {y1, number} for {y}. Are both sides equal?',
  additive: 'This fits the row with {x1, number}. Does it fit the row with {x2, number} as well?',
  output:
    'This uses {y1, number}, the first output, as the number in the rule. Test the row with {x1, number}. Does it fit?',
  multiple: 'This fits the row with {x1, number}. Does multiplying also fit the row with {x2, number}?',
  other: 'Find a rule for one row. Then test it in the other rows.',
  'first-do': 'Compare both numbers in one row.',
  'first-why': 'One number leads from {x} to {y}.',
  'second-do': 'Test it in another row.',
  'second-why': 'A rule has to fit every row.',
  'write-do': 'Write the rule with {x} and {y}.',
  'write-times': '{y} is {k, number} times as much as {x}.',
  'write-more': '{y} is {k, number} more than {x}.',
  'ask-story': [
    'Which equation gives {y} for each {x}?',
    'Write an equation for this story. It has {y} alone on one side.',
    'Write an equation that tells {y} for each {x}.',
    'How is {y} made from {x}? Write it as an equation.',
  ],
  'adds-instead': 'This adds {k, number} only once. How many times does the story take it?',
  'times-instead': 'This takes {k, number} many times. How often does it come in the story?',
  'both-together':
    'This says that {x} and {y} add up to {k, number}. What does {k, number} stand for in the story?',
  'other-story': 'Take a number for {x}. What do you do with it to get {y}?',
  'try-do': 'Take {x1, number} for {x}, and find {y}.',
  'try-times': '{x} tells how many times {k, number} is taken.',
  'try-more': 'In the story, {k, number} is added once to {x}.',
  'again-do': 'Do the same with {x2, number}.',
  'again-why': 'What you do is the same each time. This is the rule.',
  final: 'The equation is {equation}.',
};

type Said = Tools<keyof typeof text | keyof typeof linkedVariables.text>;

/** Level 1 has tables with small steps, level 2 wider gaps or a story, level 3 a story, or other letters, halves, and rows out of order. */
export const m6EquationFromTable = numberSkill('m6-equation-from-table', {
  version: 5,
  form: 'equation',
  scenes: [linkedVariables],
  text,
  draw({ level, random }): Params {
    const swapsOther = random.chance(50);
    if (level > 1 && random.chance(50)) {
      const story = random.pick(withRule);
      return {
        rule: story.rule === 'more' ? 'more' : 'times',
        // At level 2 the number that stays is one of the smaller ones of the story.
        k: random.int(story.least, level === 2 ? Math.min(story.most, story.least + 9) : story.most),
        letters: [story.into, story.out],
        story,
        swapsOther,
        inputs: [random.int(2, 4), random.int(5, 9)],
      };
    }
    const rule = random.pick(['times', 'more'] as const);
    const first = level === 3 && rule === 'more' ? random.pick([3, 5]) : random.int(2, level === 1 ? 5 : 4);
    const half = level === 3 ? 0.5 : 0;
    const k =
      rule === 'times'
        ? random.int(level === 3 ? 1 : 2, level === 1 ? 9 : 12) + half
        : first * (random.int(1, level === 1 ? 4 : 6) + half);
    const gap = () => random.int(1, level === 1 ? 2 : 5);
    const [b, c] = [gap(), gap()];
    const others = [first + b, first + b + c, first + b + c + gap()];
    const letters =
      level === 3
        ? random.pick([
            ['t', 'd'],
            ['n', 'c'],
            ['h', 'w'],
            ['m', 'p'],
            ['a', 'b'],
          ] as const)
        : (['x', 'y'] as const);
    return {
      rule,
      k,
      letters,
      story: null,
      swapsOther,
      inputs: [first, ...(level === 3 ? random.shuffle(others) : others)],
    };
  },
  build(params: Params, tools) {
    const { rule, k, inputs, letters, story, swapsOther } = params;
    const { level, step, distractor } = tools;
    if (story) return storyOf(story, params, tools);
    const [x, y] = letters;
    const outputs = inputs.map((input) => (rule === 'times' ? input * k : input + k));
    const [x1 = 1, x2 = 1] = inputs;
    const [y1 = 1, y2 = 1] = outputs;
    const equation = rule === 'times' ? `${y} = ${k}${x}` : `${y} = ${x} + ${k}`;
    const words = { x: `$${x}$`, y: `$${y}$`, x1, x2, y1, k, equation: `$${equation}$` };
    const times = (from: string, to: string) => `${to} = ${y1 / x1}${from}`;
    const more = (from: string, to: string) => `${to} = ${from} + ${y1 - x1}`;
    const wrong: readonly Distractor[] = [
      distractor('swaps-x-and-y', (rule === 'times') === swapsOther ? more(y, x) : times(y, x), 'swaps'),
      rule === 'times'
        ? distractor('uses-an-additive-rule-from-only-one-row', more(x, y), 'additive')
        : distractor('slip', times(x, y), 'multiple'),
      distractor(
        'uses-the-first-output-as-the-constant',
        rule === 'times' ? `${y} = ${y1}${x}` : `${y} = ${x} + ${y1}`,
        'output',
      ),
    ];
    const write = (input: number): string => `${input} ${rule === 'times' ? '×' : '+'} ${k}`;
    return {
      words,
      question: level === 3 ? 'ask-letters' : 'ask',
      diagram: {
        kind: 'function-table',
        input: x,
        output: y,
        rule: null,
        pairs: inputs.map((input, index) => [String(input), String(outputs[index])]),
      },
      answer: equation,
      distractors: wrong,
      steps: [
        step('first', `${y1} ${rule === 'times' ? '÷' : '−'} ${x1}`, k),
        step('second', write(x2), y2),
        step('write', '', `$${equation}$`, { why: `write-${rule}` }),
      ],
      claims: inputs.map((input, index) => `${write(input).replace('×', '*')} = ${outputs[index]}`),
    };
  },
});

/** The same from a story, in which both variables and the number that stays are told. */
function storyOf(
  { key }: LinkedVariables,
  { rule, k, inputs, letters }: Params,
  { say, step, distractor }: Said,
) {
  const [x, y] = letters;
  const [x1 = 1, x2 = 1] = inputs;
  const isTimes = rule === 'times';
  const work = (input: number): string => `${input} ${isTimes ? '×' : '+'} ${k}`;
  const result = (input: number): number => (isTimes ? input * k : input + k);
  const equation = isTimes ? `${y} = ${k}${x}` : `${y} = ${x} + ${k}`;
  const words = { x: `$${x}$`, y: `$${y}$`, n: k, k, x1, x2, y1: result(x1), equation: `$${equation}$` };
  return {
    words,
    question: [`${key}-facts`, `${key}-into`, `${key}-out`, 'ask-story'] as const,
    answer: { value: equation, reason: isTimes ? say('try-times') : say('try-more') },
    otherWrong: 'other-story',
    distractors: [
      distractor('swaps-x-and-y', isTimes ? `${x} = ${k}${y}` : `${x} = ${y} + ${k}`, 'swaps'),
      isTimes
        ? distractor('adds-the-constant-instead-of-multiplying', `${y} = ${x} + ${k}`, 'adds-instead')
        : distractor('multiplies-instead-of-adding', `${y} = ${k}${x}`, 'times-instead'),
      distractor('slip', `${x} + ${y} = ${k}`, 'both-together'),
    ],
    steps: [
      step('try', work(x1), result(x1), { do: 'try-do', why: isTimes ? 'try-times' : 'try-more' }),
      step('again', work(x2), result(x2)),
      step('write', '', `$${equation}$`, { do: 'write-do', why: `write-${rule}` }),
    ],
    claims: [x1, x2].map((input) => `${work(input).replace('×', '*')} = ${result(input)}`),
  } as const;
}
