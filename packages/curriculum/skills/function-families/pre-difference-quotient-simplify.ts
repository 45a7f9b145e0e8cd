import { type Distractor, type Level, numberSkill } from '../../src/kit/index.ts';

/** Level 1: ax² + c. Level 2: ax² + bx + c. Level 3: a/(x + c). */
type Params = { a: number; b: number; c: number };

/** Level 1 has a square and a constant, level 2 a full quadratic, level 3 a reciprocal. */
export const preDifferenceQuotientSimplify = numberSkill('pre-difference-quotient-simplify', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Simplify a difference quotient',
    ask: [
      'Let {f} be {rule}. Simplify {quotient} for {h} not zero.',
      'For {f} as {rule}, what is {quotient} in simplest form? Take {h} not zero.',
      'Take {f} as {rule}. Write {quotient} as simply as you can for {h} not zero.',
      'What does {quotient} come to when {f} is {rule} and {h} is not zero?',
    ],
    right: 'Every term without {h} cancels on top, and then {h} divides out.',
    adds: 'This adds {h} outside of the rule. Where does {x} stand in the rule, and what takes its place?',
    first: 'Only the first term was taken away. What does the minus sign do to the other terms?',
    divide: 'One term on top was divided by {h}, but not each one. What is left of the others?',
    sign: 'Put both fractions over one denominator. Which sign does the top get?',
    denominator: 'Both denominators differ. Which common denominator do they need?',
    other: 'Put the whole sum in for {x}. Expand, subtract every term, and divide each one by {h}.',
    'not-divided': 'This is the difference of both values. What is still to be done with {h}?',
    'put-do': 'Put {sum} in for {x}.',
    'put-why': 'It takes the place of {x} in every term.',
    'expand-do': 'Expand.',
    'expand-why': 'The square of a sum has a middle term.',
    'subtract-do': 'Subtract {f}.',
    'subtract-why': 'The minus sign reaches every term, so all without {h} cancel.',
    'common-do': 'Subtract with a common denominator.',
    'common-why': 'The product of both denominators works.',
    'top-do': 'Simplify the top.',
    'top-why': 'The terms without {h} cancel.',
    'divide-do': 'Divide by {h}.',
    'divide-why': 'Each term on top has it as a factor.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => {
    const sign = random.chance(50) ? 1 : -1;
    return level === 3
      ? { a: random.int(2, 20), b: 0, c: sign * random.int(1, 9) }
      : { a: random.int(2, 9), b: level === 2 ? sign * random.int(2, 9) : 0, c: random.int(1, 30) };
  },
  build({ a, b, c }: Params, { level, say, step, distractor }) {
    const words = {
      f: '$f(x)$',
      x: '$x$',
      h: '$h$',
      sum: '$x + h$',
      quotient: '$\\frac{f(x + h) − f(x)}{h}$',
    };
    const parts = level === 3 ? reciprocal(a, c) : quadratic(a, b, c);
    const shown = { ...words, rule: `$${parts.rule}$`, result: `$${parts.tex}$` };
    const wrong: readonly Distractor[] = [
      distractor('replaces-f-of-x-plus-h-by-f-of-x-then-h', '1', 'adds'),
      level === 3
        ? distractor('forgets-to-divide-every-term', parts.undivided, 'not-divided')
        : distractor('subtracts-only-the-first-term', parts.firstOnly, 'first'),
      level === 3
        ? distractor('slip', parts.firstOnly, 'sign')
        : distractor('forgets-to-divide-every-term', parts.undivided, 'divide'),
    ];
    const names: Readonly<
      Record<Level, readonly ('put' | 'expand' | 'subtract' | 'common' | 'top' | 'divide')[]>
    > = {
      1: ['put', 'expand', 'subtract', 'divide'],
      2: ['put', 'expand', 'subtract', 'divide'],
      3: ['put', 'common', 'top', 'divide'],
    };
    return {
      words,
      question: say('ask', shown),
      answer: { asked: 'simplified', value: parts.value },
      distractors: wrong,
      steps: names[level].map((rule, place) =>
        step(rule, `$${parts.lines[place]}$`, `$${parts.lines[place + 1]}$`),
      ),
      finalAnswer: say('final', shown),
      claims: [parts.claim],
    };
  },
});

function plus(value: number, letter = ''): string {
  const size = Math.abs(value);
  return `${value < 0 ? '−' : '+'} ${size === 1 && letter !== '' ? '' : size}${letter}`;
}

function quadratic(a: number, b: number, c: number) {
  const linear = b === 0 ? '' : ` ${plus(b, 'x')}`;
  const shifted = b === 0 ? '' : ` ${b < 0 ? '−' : '+'} ${Math.abs(b)}(x + h)`;
  const bh = b === 0 ? '' : ` ${plus(b, 'h')}`;
  const rule = `${a}x^2${linear} + ${c}`;
  const put = `${a}(x + h)^2${shifted} + ${c}`;
  const top = `${2 * a}xh + ${a}h^2${bh}`;
  const value = `${2 * a}x + ${a}h${b === 0 ? '' : ` ${plus(b)}`}`;
  return {
    rule,
    value,
    tex: value,
    lines: ['f(x + h)', put, `${a}x^2 + ${2 * a}xh + ${a}h^2${linear}${bh} + ${c}`, top, value],
    firstOnly: `${value} + (${b === 0 ? '' : `${2 * b}x + `}${2 * c})/h`.replace('(-', '(−'),
    undivided: `${2 * a}x + ${a}h^2${bh}`,
    claim: `(${put} − (${rule}))/h = ${value}`,
  };
}

function reciprocal(a: number, c: number) {
  const [one, two] = [`x ${plus(c)}`, `x + h ${plus(c)}`];
  const product = `(${one})(${two})`;
  const rule = `\\frac{${a}}{${one}}`;
  return {
    rule,
    value: `−${a}/(${product})`,
    tex: `−\\frac{${a}}{${product}}`,
    lines: [
      'f(x + h) − f(x)',
      `\\frac{${a}}{${two}} − \\frac{${a}}{${one}}`,
      `\\frac{${a}(${one}) − ${a}(${two})}{${product}}`,
      `−\\frac{${a}h}{${product}}`,
      `−\\frac{${a}}{${product}}`,
    ],
    firstOnly: `${a}/(${product})`,
    undivided: `−${a}h/(${product})`,
    claim: `(${a}/(${two}) − ${a}/(${one}))/h = −${a}/(${product})`,
  };
}
