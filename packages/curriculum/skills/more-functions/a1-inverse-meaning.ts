import { choiceSkill } from '../../src/kit/index.ts';
import { type FunctionStory, functionStories } from '../../src/linear-stories/function-stories.ts';

/** f(a) is b, and f(a + gap) is d more. */
type Params = { story: FunctionStory; a: number; b: number; gap: number; d: number };

/** Level 1 says in words what an inverse value means, level 2 writes a sentence with the inverse, level 3 compares two inverse values. */
export const a1InverseMeaning = choiceSkill('a1-inverse-meaning', {
  version: 5,
  scenes: [functionStories],
  text: {
    headline: 'Read an inverse in a story',
    ask: [
      'What does {statement} mean?',
      'Which sentence says the same as {statement}?',
      'You read {statement}. What does it mean?',
      'Say {statement} in words.',
    ],
    write: [
      '“{said}” Which statement with {inverse} says the same?',
      'Write this with {inverse}: “{said}”',
      '“{said}” How is this written with the inverse function?',
      '“{said}” Which statement about {inverse} means this?',
    ],
    compare: [
      'Two inverse values are compared: {statement}. What does this mean?',
      'Which sentence says the same as {statement}?',
      'What does {statement} tell you?',
      'You read {statement}. What is true then?',
    ],
    reciprocal: 'The number {a, number} is equal to {one}.',
    flipped: 'The number {n, number} is equal to {one}.',
    formula: '{written}',
    right: 'The inverse takes an output of {call} and gives back its input.',
    swapped: 'Which number goes into the inverse? Is it an input or an output of {call}?',
    'swapped-grow': 'Which two numbers go into the inverse? Are they inputs or outputs of {call}?',
    inverse: 'The small number after {call} is not an exponent here. What does an inverse do?',
    change: 'This tells of a change in one step. Does the statement say so?',
    straight:
      'In this statement, {call} gets the output. What does {call} take, and what does the inverse take?',
    value: 'This tells of one moment. Which two moments does the difference compare?',
    other: 'Start with the number in the parentheses. For the inverse, it is an output of {call}.',
    'other-write': 'Which number in the sentence is an output of {call}? It goes into the inverse.',
    'in-do': 'Find what goes into the inverse.',
    'in-why': 'It is an output of {call}.',
    'out-do': 'Find what comes out of the inverse.',
    'out-why': 'It is the input of {call} that belongs to it.',
    'say-do': 'Put both together.',
    'say-why': 'Each number keeps its meaning and its unit.',
    'less-do': 'Read the difference.',
    'less-why': 'It tells how far apart two inputs are.',
  },
  draw: ({ random }): Params =>
    random.until(() => {
      const story = random.pick(functionStories.list);
      const [a, b] = [random.int(...story.input), random.int(...story.output)];
      const [gap, d] = [random.int(2, 5), random.int(4, 60)];
      const isTrue = b <= story.most * a && d <= story.most * gap;
      return a !== b && d > gap + 1 && d < b && isTrue ? { story, a, b, gap, d } : null;
    }),
  build({ story, a, b, gap, d }: Params, { level, say, step, distractor }) {
    const { key } = story;
    const c = b + d;
    const back = (output: number): string => `f^{-1}(${output})`;
    const words = { call: '$f$', inverse: '$f^{-1}$', a, n: gap };
    const start = [
      step('in', `$${back(b)}$`, `the output ${b}`),
      step('out', `the output ${b}`, `the input ${a}`),
    ];
    if (level === 2) {
      const written = (text: string) => say('formula', { written: `$${text}$` });
      const said = functionStories.text[`${key}-is`]
        .replace('{a, number}', String(a))
        .replace('{b, number}', String(b));
      return {
        words: { ...words, said },
        question: [`${key}-told`, 'write'],
        answer: { value: 'own', text: written(`${back(b)} = ${a}`) },
        distractors: [
          distractor('swaps-input-and-output', 'swapped', 'swapped', written(`${back(a)} = ${b}`)),
          distractor(
            'reads-the-inverse-as-a-reciprocal',
            'inverse',
            'inverse',
            written(`\\frac{1}{f(${a})} = ${b}`),
          ),
          distractor('slip', 'straight', 'straight', written(`f(${b}) = ${a}`)),
        ],
        otherWrong: 'other-write',
        steps: [
          step('in', 'the sentence', `the output ${b}`),
          step('out', `the output ${b}`, `the input ${a}`),
          step('say', `in ${b}, out ${a}`, `$${back(b)} = ${a}$`),
        ],
        claims: [`${b} > 0`],
      };
    }
    if (level === 3) {
      return {
        words: { ...words, statement: `$${back(c)} − ${back(b)} = ${gap}$` },
        question: [`${key}-told`, 'compare'],
        answer: { value: 'takes', text: say(`${key}-takes`, { b, c, n: gap }) },
        distractors: [
          distractor(
            'swaps-input-and-output',
            'swapped',
            'swapped-grow',
            say(`${key}-grow`, { a: b, c, d: gap }),
          ),
          distractor(
            'reads-the-inverse-as-a-reciprocal',
            'inverse',
            'inverse',
            say('flipped', { n: gap, one: `$\\frac{1}{f(${c})} − \\frac{1}{f(${b})}$` }),
          ),
          distractor('reads-a-change-as-a-value', 'value', 'value', say(`${key}-is`, { a: gap, b: d })),
        ],
        steps: [
          step('in', `$${back(c)}$ and $${back(b)}$`, `the outputs ${c} and ${b}`),
          step('out', `the outputs ${c} and ${b}`, 'two inputs'),
          step('less', 'the two inputs', `${gap} apart`),
          step('say', `${b}, ${c} and ${gap}`, `from ${b} to ${c}, the input grows by ${gap}`),
        ],
        claims: [`${b} + ${d} = ${c}`],
      };
    }
    return {
      words: { ...words, statement: `$${back(b)} = ${a}$` },
      question: [`${key}-told`, 'ask'],
      answer: { value: 'is', text: say(`${key}-is`, { a, b }) },
      distractors: [
        distractor('swaps-input-and-output', 'swapped', 'swapped', say(`${key}-is`, { a: b, b: a })),
        distractor(
          'reads-the-inverse-as-a-reciprocal',
          'inverse',
          'inverse',
          say('reciprocal', { a, one: `$\\frac{1}{f(${b})}$` }),
        ),
        distractor('reads-a-value-as-a-change', 'change', 'change', say(`${key}-change`, { a, b })),
      ],
      steps: [...start, step('say', `in ${b}, out ${a}`, `${a} goes in, ${b} comes out`)],
      claims: [`${b} > 0`],
    };
  },
});
