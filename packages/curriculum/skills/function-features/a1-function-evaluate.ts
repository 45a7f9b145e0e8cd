import { numberSkill } from '../../src/kit/index.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { polynomialAt, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { sumsOrDifferences } from '../../src/numbers/sums-or-differences.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['plain', 'evaluate', 'puts', 'given'] as const;
/** The coefficients of f, the constant first, and the input; at level 3 a second input is subtracted. */
type Params = {
  ask: (typeof asks)[number];
  name: string;
  f: 'f' | 'g' | 'h';
  rule: readonly number[];
  at: number;
  from: number;
};

/**
 * Level 1 has a linear rule, level 2 a quadratic one, level 3 a difference of two values. The stretch problem finds a number
 * of the rule from one value first.
 */
export const a1FunctionEvaluate = numberSkill('a1-function-evaluate', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Evaluate a function',
    plain: 'A function has the rule {rule}. What is {call}?',
    evaluate: 'Evaluate {call} for {rule}.',
    puts: '{name} uses the rule {rule} to find {call}. What is the value?',
    given: 'Given {rule}, find {call}.',
    right: 'The input took the place of every {x}.',
    product: 'This takes {f} for a factor. What do the parentheses after the name of a function hold?',
    one: 'The input reached only one {x} of the rule. How many times does {x} stand there?',
    sign: 'Look at the sign of the input. What is the square of a negative number?',
    'sign-line': 'Look at the sign of the input. Which sign does {term} have then?',
    input: 'This works out the difference of the inputs first. Which two values does the question compare?',
    sum: 'This adds the two values. Which sign stands between them?',
    added: 'The input was added to the factor here. What does {term} mean?',
    double: 'The input was doubled here. What does an exponent tell you to do?',
    other: 'Put the input in parentheses in the place of every {x}. Then work it out.',
    'put-do': 'Put {at} in for every {x}.',
    'put-why': 'The number in the parentheses is the input.',
    'square-do': 'Work out the square.',
    'square-why': 'A negative number times itself is positive.',
    'work-do': 'Work it out.',
    'work-why': 'Powers first, then products, then {later}.',
    'work-line': 'Products come before {later}.',
    'second-do': 'Find the other value in the same way.',
    'second-why': 'The rule is the same for each input.',
    'less-do': 'Subtract.',
    'less-why': 'The question asks for the difference of the two outputs.',
    final: 'The value is {result}.',
    unknown: [
      'A function has the rule {rule} with a number {k}. You know that {known}. What is {call}?',
      'Given {rule} and {known}, find {call}.',
      'The number {k} in {rule} got lost, but {known}. What is {call}?',
      '{name} knows that {rule} and {known}. What is {call}?',
    ],
    'right-unknown': 'The known value gives {k}, and then the rule is complete.',
    'is-k': 'This is {k}. What does the question ask for?',
    'same-value': 'This is the known value. Does the other input give the same output?',
    'other-unknown': 'Put the known input and output in first. Which number is {k}?',
    'known-do': 'Put the known input in for every {x}.',
    'known-why': 'For this input, the output is given.',
    'collect-do': 'Set it equal to the known output.',
    'collect-why': 'Only {k} is unknown now.',
    'solve-do': 'Get the term with {k} alone.',
    'solve-why': 'The numbers without {k} go to the other side.',
    'divide-do': 'Divide by the coefficient of {k}.',
    'divide-why': 'Then {k} stands alone.',
    'again-do': 'Put {at} in for every {x}, and the number for {k}.',
    'again-why': 'Now the rule is complete.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const lead = random.int(2, level === 1 ? 9 : 4) * random.pick([1, -1]);
      const [c, b] = [random.int(-12, 12), random.int(-6, 6)];
      const params: Params = {
        ask: random.pick(asks),
        name: drawName(random),
        f: random.pick(['f', 'g', 'h'] as const),
        rule: level === 1 ? [c, lead] : [c, b, lead],
        at: -random.int(2, 6),
        from: random.int(1, 5),
      };
      const values = [outputOf(params, level), ...Object.values(wrongOf(params, level))];
      return c !== 0 && b !== 0 && areBelievable(values) ? params : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { ask, name, f, rule, at, from } = params;
    const text = polynomialText(rule);
    const value = outputOf(params, level);
    const wrong = wrongOf(params, level);
    const put = (x: number): string =>
      x < 0
        ? text.replaceAll('x', `(${signed(x)})`)
        : text.replace(/(\d)x/g, `$1 \\cdot ${x}`).replaceAll('x', String(x));
    const [first, second] = [polynomialAt(rule, at), polynomialAt(rule, from)];
    const call = level === 3 ? `${f}(${signed(at)}) − ${f}(${from})` : `${f}(${signed(at)})`;
    return {
      words: {
        name,
        f: `$${f}$`,
        x: '$x$',
        rule: `$${f}(x) = ${text}$`,
        call: `$${call}$`,
        at: signed(at),
        later: sumsOrDifferences(text),
        term: `$${polynomialText([0, rule[1] ?? 1])}$`,
        result: signed(value),
      },
      question: ask,
      answer: signed(value),
      distractors: [
        level === 3
          ? distractor('evaluates-f-at-the-difference', signed(wrong.a), 'input')
          : level === 2
            ? distractor('substitutes-into-only-one-place', signed(wrong.a), 'one')
            : distractor('multiplies-f-by-x', signed(wrong.a), 'product'),
        distractor(
          'makes-a-sign-error-with-a-negative-input',
          signed(wrong.b),
          level === 1 ? 'sign-line' : 'sign',
        ),
        distractor('slip', signed(wrong.c), level === 3 ? 'sum' : level === 2 ? 'double' : 'added'),
      ],
      steps: [
        step('put', `$${text}$`, `$${put(at)}$`),
        level > 1 && step('square', `$(${signed(at)})^2$`, at * at),
        step('work', `$${put(at)}$`, signed(first), { why: level === 1 ? 'work-line' : 'work-why' }),
        level === 3 && step('second', `$${put(from)}$`, signed(second)),
        level === 3 &&
          step(
            'less',
            `the second output ${signed(second)} from the first output ${signed(first)}`,
            signed(value),
          ),
      ],
      claims: [`${value} + 0 = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, k, c] = [random.int(2, 4), random.int(-6, 9), random.int(-9, 12)];
        const [from, at] = [random.int(2, 4), -random.int(2, 5)];
        const rule = [c, k, a];
        const [known, value] = [polynomialAt(rule, from), polynomialAt(rule, at)];
        const values = [value, k, -a * at * at + k * at + c, known];
        const isFair = c !== 0 && k !== 0 && Math.abs(k) > 1 && areBelievable(values);
        return isFair
          ? { name: drawName(random), f: random.pick(['f', 'g', 'h'] as const), a, k, c, from, at }
          : null;
      }),
    build({ name, f, a, k, c, from, at }, { step, distractor }) {
      const rule = [c, k, a];
      const [known, value] = [polynomialAt(rule, from), polynomialAt(rule, at)];
      const end = c < 0 ? ` − ${-c}` : ` + ${c}`;
      const square = a * from * from;
      const put = `$${a} \\cdot ${from}^2 + ${from}k${end}$`;
      const set = `$${square} + ${from}k${end} = ${signed(known)}$`;
      const full = `$${a}(${signed(at)})^2 ${k < 0 ? '−' : '+'} ${Math.abs(k)}(${signed(at)})${end}$`;
      return {
        words: {
          name,
          x: '$x$',
          k: '$k$',
          rule: `$${f}(x) = ${a}x^2 + kx${end}$`,
          known: `$${f}(${from}) = ${signed(known)}$`,
          call: `$${f}(${signed(at)})$`,
          at: signed(at),
          later: sumsOrDifferences(full),
          result: signed(value),
        },
        question: 'unknown',
        answer: { value: signed(value), reason: 'right-unknown' },
        distractors: [
          distractor('makes-a-sign-error-with-a-negative-input', signed(-a * at * at + k * at + c), 'sign'),
          distractor('stops-after-the-first-step', signed(k), 'is-k'),
          distractor('slip', signed(known), 'same-value'),
        ],
        otherWrong: 'other-unknown',
        steps: [
          step('known', `$${a}x^2 + kx${end}$`, put),
          step('collect', put, set),
          step('solve', set, `$${from}k = ${signed(known - square - c)}$`),
          step('divide', `${signed(known - square - c)} ÷ ${from}`, signed(k)),
          step('again', `$${a}x^2 + kx${end}$`, full),
          step('square', `$(${signed(at)})^2$`, at * at),
          step('work', full, signed(value)),
        ],
        claims: [`${a} * ${from} * ${from} + (${k}) * ${from} + (${c}) = ${known}`],
      };
    },
  },
});

function outputOf({ rule, at, from }: Params, level: number): number {
  return polynomialAt(rule, at) - (level === 3 ? polynomialAt(rule, from) : 0);
}

/** What the wrong ways of working lead to. */
function wrongOf({ rule, at, from }: Params, level: number) {
  const [c = 0, b = 0, a = 0] = rule;
  if (level === 1) return { a: at * (b + c), b: -b * at + c, c: b + at + c };
  const mirrored = -a * at * at - b * at + c;
  if (level === 2)
    return { a: a * at * at + b + c, b: -a * at * at + b * at + c, c: a * 2 * at + b * at + c };
  const second = polynomialAt(rule, from);
  return { a: polynomialAt(rule, at - from), b: mirrored - second, c: polynomialAt(rule, at) + second };
}
