import { choiceSkill, type Random } from '../../src/kit/index.ts';

const properties = [
  'commutative-add',
  'commutative-times',
  'associative-add',
  'associative-times',
  'distributive',
] as const;
type Property = (typeof properties)[number];

type Params = { property: Property; letter: string; a: number; b: number; c: number; d: number };

/** Level 1 shows one step, level 2 a step inside a longer expression, level 3 a chain with one step to be named. */
export const a1PropertyName = choiceSkill('a1-property-name', {
  version: 2,
  text: {
    headline: 'Name the property',
    one: 'Look at the step from {before} to {after}.',
    chain: 'A student writes {start}, then {before}, and then {after}.',
    ask: [
      'Which property does it use?',
      'Which property makes this step right?',
      'Name the property behind this step.',
      'Why are the two equal? Choose the property.',
    ],
    'ask-chain': [
      'Which property is used in the last step?',
      'Which property makes the last step right?',
      'Name the property behind the last step.',
      'Why is the last step right? Choose the property.',
    ],
    'commutative-add': 'The commutative property of addition',
    'commutative-times': 'The commutative property of multiplication',
    'associative-add': 'The associative property of addition',
    'associative-times': 'The associative property of multiplication',
    distributive: 'The distributive property',
    'right-commutative': 'Only the order changes. All parts and parentheses are the same.',
    'right-associative': 'Only the parentheses move. The order of the parts is the same.',
    'right-distributive': 'Each term of a sum was multiplied by the factor.',
    'not-commutative': 'This property changes the order. Did any part change its place?',
    'not-associative': 'This property moves parentheses and keeps the order. Is that what happened?',
    'not-associative-other': 'This names another operation. And what moved here: numbers or parentheses?',
    'not-associative-add': 'This property has one kind of operation only. Which operations do you see here?',
    'not-distributive': 'This property takes a factor to each term of a sum. Is there such a factor?',
    'other-sign': 'Look at the sign between the parts that moved. Is it the sign that is named here?',
    other: 'Ask whether the order changed, the parentheses moved, or a factor went to each term.',
    'order-do': 'Compare the order of the parts.',
    'order-why': 'The commutative property changes the order.',
    'group-do': 'Compare the parentheses.',
    'group-why': 'The associative property moves parentheses and keeps the order.',
    'factor-do': 'Look for a factor that went to each term.',
    'factor-why': 'That is the distributive property.',
  },
  draw: ({ random }): Params => ({
    property: random.pick(properties),
    letter: random.pick(['x', 'y', 'n', 'k']),
    ...drawNumbers(random),
  }),
  build({ property, letter: x, ...numbers }: Params, { level, step, distractor }) {
    const { start, before, after } = stepOf(property, numbers, x, level);
    const [kind = '', sign = ''] = property.split('-');
    const words = { start: `$${start}$`, before: `$${before}$`, after: `$${after}$` };
    const tex = [words.before, words.after] as const;
    const ids = {
      commutative: 'confuses-commutative-and-associative',
      associative: 'confuses-commutative-and-associative',
      distributive: 'confuses-distributive-and-associative',
    } as const;
    const [own, other] = sign === 'times' ? (['times', 'add'] as const) : (['add', 'times'] as const);
    const wrong = {
      commutative: [
        distractor(ids.commutative, `associative-${own}`, 'not-associative'),
        distractor(ids.commutative, `associative-${other}`, 'not-associative-other'),
        distractor('slip', 'distributive', 'not-distributive'),
      ],
      associative: [
        distractor(ids.associative, `commutative-${own}`, 'not-commutative'),
        distractor('confuses-distributive-and-associative', 'distributive', 'not-distributive'),
        distractor('slip', `associative-${other}`, 'other-sign'),
      ],
      distributive: [
        distractor(ids.distributive, 'associative-times', 'not-associative'),
        distractor(ids.distributive, 'associative-add', 'not-associative-add'),
        distractor('slip', 'commutative-times', 'not-commutative'),
      ],
    } as const;
    const own3 = kind === 'commutative' || kind === 'associative' ? kind : 'distributive';
    return {
      words,
      question: [level === 3 ? 'chain' : 'one', level === 3 ? 'ask-chain' : 'ask'],
      answer: { value: property, reason: `right-${own3}` },
      distractors: wrong[own3],
      steps: [
        step('order', tex.join(' and '), findings.order[own3 === 'commutative' ? 'new' : 'same']),
        step('group', tex.join(' and '), findings.group[own3 === 'associative' ? 'new' : 'same']),
        step('factor', tex.join(' and '), findings.factor[own3 === 'distributive' ? 'new' : 'same']),
      ],
      finalAnswer: property,
      claims: [`${start} = ${before}`, `${before} = ${after}`],
    };
  },
});

const findings = {
  order: { new: 'the order changed', same: 'the order stayed' },
  group: { new: 'the parentheses moved', same: 'the parentheses did not move' },
  factor: { new: 'a factor went to each term', same: 'no factor went to each term' },
} as const;

type Numbers = Pick<Params, 'a' | 'b' | 'c' | 'd'>;

function drawNumbers(random: Random): Numbers {
  return random.until(() => {
    const [a, b, c, d] = [random.int(2, 9), random.int(2, 9), random.int(2, 9), random.int(2, 9)];
    return new Set([a, b, c, d]).size === 4 ? { a, b, c, d } : null;
  });
}

/** The step at each level; level 3 has a line before it that another property makes. */
function stepOf(property: Property, { a, b, c, d }: Numbers, x: string, level: 1 | 2 | 3) {
  const [head, tail] = level === 1 ? ['', ''] : [`${d}(`, ')'];
  const wrap = (inner: string): string => `${head}${inner}${tail}`;
  const forms: Readonly<Record<Property, readonly [string, string, string]>> = {
    'commutative-add': [`${a} + ${b}${x} + ${c}`, `${b}${x} + ${a} + ${c}`, `${a} + (${b}${x} + ${c})`],
    'commutative-times': [
      `${a} \\cdot ${x} \\cdot ${b}`,
      `${a} \\cdot ${b} \\cdot ${x}`,
      `${a} \\cdot (${x} \\cdot ${b})`,
    ],
    'associative-add': [`(${b}${x} + ${a}) + ${c}`, `${b}${x} + (${a} + ${c})`, `(${a} + ${b}${x}) + ${c}`],
    'associative-times': [
      `${a} \\cdot (${b} \\cdot ${x})`,
      `(${a} \\cdot ${b}) \\cdot ${x}`,
      `${a} \\cdot (${x} \\cdot ${b})`,
    ],
    distributive: [`${a}(${b}${x} + ${c})`, `${a * b}${x} + ${a * c}`, `${a}(${c} + ${b}${x})`],
  };
  const [before, after, start] = forms[property];
  return { start: wrap(start), before: wrap(before), after: wrap(after) };
}
