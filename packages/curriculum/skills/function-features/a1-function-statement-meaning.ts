import { choiceSkill } from '../../src/kit/index.ts';
import { type FunctionStory, functionStories } from '../../src/linear-stories/function-stories.ts';

/** f(a) is b, more or less than b, and f(a + gap) is d more. */
type Params = { story: FunctionStory; a: number; b: number; gap: number; d: number; more: boolean };

/** Level 1 has f(a) = b, level 2 f(a) > b or f(a) < b, level 3 a difference of two values. */
export const a1FunctionStatementMeaning = choiceSkill('a1-function-statement-meaning', {
  version: 5,
  scenes: [functionStories],
  text: {
    headline: 'Read a statement about a function',
    ask: 'What does {statement} mean?',
    compare: 'Two values are compared. What does {statement} mean?',
    right: 'The number in the parentheses is the input, and the whole statement is about the output.',
    'right-compare': 'Both inputs stand in parentheses, and the difference is about the outputs.',
    swapped: 'This takes the output for the input. Which number stands in the parentheses?',
    'swapped-both': 'This takes the inputs for outputs. Which two numbers stand in the parentheses?',
    product: 'This multiplies {a, number} and {b, number}. Which number is the output in the statement?',
    change: 'This tells of a change. Is {call} a value or a change?',
    value: 'This tells of one value. Which two values does the statement compare?',
    alone: 'This is the change in one step alone. How far apart are the two inputs?',
    other: 'Find the input in the parentheses. Then find what is said about the output.',
    'other-compare': 'Find both inputs in the parentheses. Then find what is said about the outputs.',
    'input-do': 'Find the input.',
    'input-why': 'It stands in the parentheses.',
    'inputs-do': 'Find both inputs.',
    'inputs-why': 'They stand in the parentheses.',
    'outputs-do': 'Find what is said about the outputs.',
    'outputs-why': 'Both terms are outputs, and one is subtracted from the other.',
    'output-do': 'Find what is said about the output.',
    'output-why': 'The whole of {call} is an output.',
    'words-do': 'Say it in the words of the story.',
  },
  draw({ random }): Params {
    return random.until(() => {
      const story = random.pick(functionStories.list);
      const [a, b] = [random.int(...story.input), random.int(...story.output)];
      const [gap, d] = [random.int(2, 4), random.int(2, 24)];
      const areApart = d !== a && d !== a + gap && b !== d;
      const isTrue = b <= story.most * a && d <= story.most * gap;
      return a !== b && d > gap + 1 && areApart && d < b && isTrue
        ? { story, a, b, gap, d, more: random.chance(50) }
        : null;
    });
  },
  build({ story, a, b, gap, d, more }: Params, { level, say, step, distractor }) {
    const { key } = story;
    const c = a + gap;
    const call = `$f(${a})$`;
    const statement = {
      1: `$f(${a}) = ${b}$`,
      2: `$f(${a}) ${more ? '>' : '<'} ${b}$`,
      3: `$f(${c}) − f(${a}) = ${d}$`,
    }[level];
    const words = { statement, call, a, b };
    const form = level === 2 ? (`${key}-${more ? 'more' : 'less'}` as const) : (`${key}-is` as const);
    const steps = [
      level === 3
        ? step('inputs', statement, `the inputs ${c} and ${a}`)
        : step('input', statement, `the input ${a}`),
      level === 3
        ? step('outputs', statement, `the later one is ${d} more`)
        : step(
            'output',
            statement,
            level === 1 ? `it equals ${b}` : `it is ${more ? 'more' : 'less'} than ${b}`,
          ),
      step(
        'words',
        statement,
        {
          1: `${a} goes in, ${b} comes out`,
          2: `${a} goes in, ${more ? 'more' : 'less'} than ${b} comes out`,
          3: `from ${a} to ${c}, ${d} more`,
        }[level],
        {
          do: 'words-do',
          why: level === 3 ? say(`${key}-grow`, { a, c, d }) : say(form, { a, b }),
        },
      ),
    ];
    if (level === 3)
      return {
        words,
        question: [`${key}-told`, 'compare'],
        answer: { value: 'grow', text: say(`${key}-grow`, { a, c, d }), reason: 'right-compare' },
        otherWrong: 'other-compare',
        distractors: [
          distractor('swaps-input-and-output', 'swapped', 'swapped-both', {
            text: say(`${key}-takes`, { n: d, b: a, c }),
            work: [
              step('inputs', statement, `the outputs ${c} and ${a}`),
              step('outputs', statement, `the later input is ${d} more`),
            ],
          }),
          distractor('reads-a-change-as-a-value', 'value', 'value', {
            text: say(`${key}-is`, { a: c, b: d }),
            work: [
              step('inputs', statement, `the input ${c}`),
              step('outputs', statement, `the output ${d}`),
            ],
            wrongAt: 1,
          }),
          distractor('slip', 'alone', 'alone', say(`${key}-change`, { a: c, b: d })),
        ],
        steps,
        claims: [`${a} + ${gap} = ${c}`],
      };
    return {
      words,
      question: [`${key}-told`, 'ask'],
      answer: { value: 'is', text: say(form, { a, b }) },
      distractors: [
        distractor('swaps-input-and-output', 'swapped', 'swapped', say(form, { a: b, b: a })),
        distractor('multiplies-input-and-output', 'product', 'product', say(form, { a, b: a * b })),
        distractor('reads-a-value-as-a-change', 'change', 'change', say(`${key}-change`, { a, b })),
      ],
      steps,
      claims: [`${a} + ${gap} = ${c}`],
    };
  },
});
