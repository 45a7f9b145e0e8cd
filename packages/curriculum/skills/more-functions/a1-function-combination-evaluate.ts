import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { inBrackets, type Polynomial, polynomialAt, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['what', 'find', 'evaluate', 'given'] as const;
const pairs = ['only', 'known', 'told', 'values'] as const;
const slips = { sum: 'plain', difference: 'plain', product: 'sign', both: 'last' } as const;
const marks = { sum: '+', difference: '−', product: '\\cdot', both: '\\cdot' } as const;

type Kind = keyof typeof marks;
/** The coefficients of f and g, the constant first, and the input. */
type Params = { ask: (typeof asks)[number]; kind: Kind; f: Polynomial; g: Polynomial; at: number };

/** Level 1 adds or subtracts, level 2 multiplies, level 3 multiplies and subtracts. The stretch problem tells no rule. */
export const a1FunctionCombinationEvaluate = numberSkill('a1-function-combination-evaluate', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Evaluate a combination of functions',
    what: 'Two functions are {f} and {g}. What is {call}?',
    find: 'Find {call} for {f} and {g}.',
    evaluate: 'Evaluate {call}, where {f} and {g}.',
    given: 'Let {f} and {g}. What is the value of {call}?',
    only: 'You know only {plus} and {minus}. What is {times}?',
    known: 'The rules of {one} and {two} are not given, but {plus} and {minus}. Find {times}.',
    told: 'For two functions, {plus} and {minus}. What is the value of {times}?',
    values: 'Use {plus} and {minus} to find {times}.',
    right: 'Both functions get the same input, and their outputs are combined as the sign says.',
    'right-pair': 'The sum and the difference tell both outputs, and these are multiplied.',
    single: 'This uses the output of one function alone. What does the other one give?',
    added: 'These outputs were added. Which operation does {call} ask for?',
    order: 'Which value comes first in this difference? Does the order count?',
    sign: 'Put the negative input into {two} once more, in parentheses. Which sign do you get?',
    plain: 'Check which sign stands between the two functions.',
    last: 'Check the last sign. Is {one} added or taken away at the end?',
    'pair-single': 'This is one output. What is the other one, and what is asked for?',
    'pair-order': 'Subtract your second output from your first. Do you get the difference that is given?',
    'pair-times': 'Here the sum and the difference were multiplied. What are the two outputs themselves?',
    other: 'Find the output of each function at this input. Then combine the two outputs.',
    'other-pair': 'Add the sum and the difference. What is left of the second function?',
    'first-do': 'Find {fa}.',
    'first-why': 'The input stands in the place of each {x}.',
    'square-do': 'Put the input into {two}.',
    'square-why': 'The square has to be taken of the input with its sign.',
    'second-do': 'Find {ga}.',
    'second-why': 'Both functions get the same input.',
    'join-do': 'Combine the two outputs.',
    'join-why': 'The sign between the functions tells the operation.',
    'less-do': 'Take away {fa} at the end.',
    'less-why': 'It is already known from the first step.',
    'both-do': 'Add the two equations.',
    'both-why': 'The outputs of {two} cancel each other out.',
    'half-do': 'Take half of both sides.',
    'half-why': 'This is the output of {one}.',
    'put-do': 'Put it into the sum.',
    'put-why': 'Now only the output of {two} is not known.',
    'solve-do': 'Solve for the output of {two}.',
    'solve-why': 'What is added is taken away on both sides.',
    'check-do': 'Check with the difference.',
    'check-why': 'Both facts have to be true.',
    'times-do': 'Multiply the two outputs.',
    'times-why': 'The product is asked for.',
    final: 'The value is {result}.',
  },
  draw: ({ level, random }): Params => drawPair(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, kind, f, g, at } = params;
    const [first, second] = [polynomialAt(f, at), polynomialAt(g, at)];
    const value = outputOf(kind, first, second);
    const wrong = wrongOf(params);
    const input = signed(at);
    const call =
      kind === 'both' ? `f(${input}) \\cdot g(${input}) − f(${input})` : `(f ${marks[kind]} g)(${input})`;
    const [fa, ga] = [`$f(${input})$`, `$g(${input})$`];
    const joined = `${inBrackets(first)} ${kind === 'sum' || kind === 'difference' ? marks[kind] : '×'} ${inBrackets(second)}`;
    return {
      words: {
        f: `$f(x) = ${polynomialText(f)}$`,
        g: `$g(x) = ${polynomialText(g)}$`,
        call: `$${call}$`,
        fa,
        ga,
        x: '$x$',
        one: '$f$',
        two: '$g$',
        result: signed(value),
      },
      question: ask,
      answer: signed(value),
      distractors: [
        kind === 'both' || kind === 'difference'
          ? distractor('subtracts-in-the-wrong-order', signed(-value), 'order')
          : distractor('evaluates-only-one-function', signed(first), 'single'),
        kind === 'product' || kind === 'both'
          ? distractor('adds-when-it-should-multiply', signed(wrong.added), 'added')
          : distractor('makes-a-sign-error-with-a-negative-input', signed(wrong.mirrored), 'sign'),
        distractor('slip', signed(wrong.slip), slips[kind]),
      ],
      steps: [
        step('first', `$${putText(f, at)}$`, signed(first)),
        level > 1 && step('square', `$${polynomialText(g)}$`, `$${putText(g, at)}$`),
        step('second', `$${putText(g, at)}$`, signed(second)),
        step('join', joined, signed(kind === 'both' ? first * second : value)),
        kind === 'both' &&
          step('less', `${inBrackets(first * second)} − ${inBrackets(first)}`, signed(value)),
      ],
      claims: [`(${first}) + (${second}) = ${first + second}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [first, second] = [random.int(2, 12), random.int(2, 12) * random.pick([1, -1])];
        const [sum, difference] = [first + second, first - second];
        const isOpen = areBelievable([first * second, first, -first * second, sum * difference]);
        return isOpen && sum !== 0 && difference !== 0
          ? { ask: random.pick(pairs), at: random.int(1, 9), first, second }
          : null;
      }),
    build({ ask, at, first, second }, { step, distractor }) {
      const [sum, difference] = [first + second, first - second];
      const value = first * second;
      const plus = `$(f + g)(${at}) = ${signed(sum)}$`;
      const minus = `$(f − g)(${at}) = ${signed(difference)}$`;
      const doubled = `$2f(${at}) = ${signed(2 * first)}$`;
      const single = `$f(${at}) = ${first}$`;
      const other = `$${first} + g(${at}) = ${signed(sum)}$`;
      return {
        words: { plus, minus, times: `$(f \\cdot g)(${at})$`, one: '$f$', two: '$g$', result: signed(value) },
        question: ask,
        answer: { value: signed(value), reason: 'right-pair' },
        otherWrong: 'other-pair',
        distractors: [
          distractor('evaluates-only-one-function', signed(first), 'pair-single'),
          distractor('subtracts-in-the-wrong-order', signed(-value), 'pair-order'),
          distractor('slip', signed(sum * difference), 'pair-times'),
        ],
        steps: [
          step('both', `${plus} and ${minus}`, doubled),
          step('half', doubled, single),
          step('put', single, other),
          step('solve', other, `$g(${at}) = ${signed(second)}$`),
          step('check', `${first} − ${inBrackets(second)}`, signed(difference)),
          step('times', `${first} × ${inBrackets(second)}`, signed(value)),
        ],
        claims: [`${sum} + (${difference}) = 2 * ${first}`, `${first} * (${second}) = ${value}`],
      };
    },
  },
});

function outputOf(kind: Kind, first: number, second: number): number {
  if (kind === 'sum') return first + second;
  if (kind === 'difference') return first - second;
  return first * second - (kind === 'both' ? first : 0);
}

/** Outputs added, the second function with its input mirrored, and a wrong sign. */
function wrongOf({ kind, f, g, at }: Params) {
  const [first, second] = [polynomialAt(f, at), polynomialAt(g, at)];
  const mirrored = outputOf(kind, first, polynomialAt([g[0] ?? 0, -(g[1] ?? 0), -(g[2] ?? 0)], at));
  const wrong = {
    sum: first - second,
    difference: first + second,
    product: mirrored,
    both: first * second + first,
  };
  return {
    added: outputOf(kind, first, second) - first * second + first + second,
    mirrored,
    slip: wrong[kind],
  };
}

/** The rule with the input in its place: '(−3)^2 + 5'. */
function putText(rule: Polynomial, at: number): string {
  return polynomialText(rule)
    .replace(/(\d)x/g, `$1 \\cdot ${inBrackets(at)}`)
    .replaceAll('x', inBrackets(at));
}

function drawPair(level: Level, random: Random): Params {
  return random.until(() => {
    const constant = (): number => random.int(1, 9) * random.pick([1, -1]);
    const slope = (): number => random.int(2, 6) * random.pick([1, -1]);
    const kinds: readonly Kind[] = level === 1 ? ['sum', 'difference'] : [level === 2 ? 'product' : 'both'];
    const params: Params = {
      ask: random.pick(asks),
      kind: random.pick(kinds),
      f: [constant(), slope()],
      g: level === 1 ? [constant(), slope()] : [constant(), 0, random.pick([1, 2, 3])],
      at: -random.int(2, level === 1 ? 6 : 4),
    };
    const { kind, f, g, at } = params;
    const [first, second] = [polynomialAt(f, at), polynomialAt(g, at)];
    const { added, mirrored, slip } = wrongOf(params);
    const value = outputOf(kind, first, second);
    const others = {
      sum: [first, mirrored, slip],
      difference: [-value, mirrored, slip],
      product: [first, added, slip],
      both: [-value, added, slip],
    }[kind];
    const multiplies = level === 1 || (Math.abs(first) > 1 && Math.abs(second) > 1);
    return multiplies && Math.abs(value) < 400 && areBelievable([value, ...others]) && second !== 0
      ? params
      : null;
  });
}
