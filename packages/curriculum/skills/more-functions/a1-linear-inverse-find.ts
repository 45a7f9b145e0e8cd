import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { typesetExpression } from '../../src/show-value.ts';

const asks = ['what', 'find', 'undo', 'rule'] as const;
const pairs = ['known', 'values', 'only', 'told'] as const;

/** Level 1: f(x) = ax + b. Level 2: (x + b)/a. Level 3: a(x + b) + c. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number };

/** Level 1 undoes a product and a sum, level 2 a fraction, level 3 three steps. The stretch problem tells two values only. */
export const a1LinearInverseFind = numberSkill('a1-linear-inverse-find', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Find an inverse function',
    what: 'What is {inverse} for {f}?',
    find: 'Find the inverse {inverse} of {f}.',
    undo: 'Which rule undoes {f}? Write it as an expression with {x}.',
    rule: 'The function is {f}. Give the rule of its inverse {inverse}.',
    known: 'A linear function has {first} and {second}. What is the rule of {inverse}?',
    values: 'You know two values of a linear function: {first} and {second}. Find {inverse}.',
    only: 'The rule of a linear function is not given, but {first} and {second}. Which rule does its inverse {inverse} have?',
    told: 'For a linear function, {first} and {second}. Write its inverse {inverse} as an expression with {x}.',
    right: 'It takes back each step, the last one first.',
    'right-pair': 'It sends both outputs back to their inputs.',
    reciprocal: 'Put any number into {call}, and put the result in here. Does the first number come back?',
    order: 'Which step did {call} do last? What has to be undone first?',
    signs: 'Here only signs were changed. Which operation undoes a product or a quotient?',
    itself: 'This rule gives the outputs of {call}. Which way does the inverse go?',
    'pair-start': 'Put the first output in. Does its input come out?',
    'pair-slope': 'For larger outputs, do the inputs get larger or smaller?',
    other: 'Write {y} for the output, swap {x} and {y}, and solve for {y}.',
    'other-pair': 'Swap input and output in both pairs. Which line goes through them?',
    'write-do': 'Write {y} for the output.',
    'write-why': 'Input and output then have one letter each.',
    'swap-do': 'Swap {x} and {y}.',
    'swap-why': 'The inverse takes outputs back to inputs.',
    'last-do': 'Undo the last step on both sides.',
    'last-why': 'What was done last is undone first.',
    'first-do': 'Undo the step before it.',
    'first-why': 'Each step has its opposite.',
    'alone-do': 'Get {y} alone.',
    'alone-why': 'This is the rule of the inverse.',
    'turn-do': 'Turn the first pair around.',
    'turn-why': 'The inverse takes an output back to its input.',
    'again-do': 'Turn the second pair around.',
    'again-why': 'Two pairs are enough for a linear function.',
    'slope-do': 'Find the slope of the inverse.',
    'slope-why': 'Its inputs are the outputs of {call}.',
    'start-do': 'Find its value at zero.',
    'start-why': 'The first pair has to fit.',
    'rule-do': 'Write the rule.',
    'rule-why': 'Slope and value at zero are known.',
    'check-do': 'Check the second pair.',
    'check-why': 'It has to come back as well.',
    final: 'The inverse is {result}.',
  },
  draw: ({ level, random }): Params => drawRule(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, a, b, c } = params;
    const rules = rulesOf(params, level);
    const f = rules.of('x');
    const lines = {
      write: `$f(x) = ${f}$`,
      first: `$y = ${f}$`,
      swapped: `$x = ${rules.of('y')}$`,
      undone: typesetExpression(rules.back[0] ?? ''),
      middle: typesetExpression(rules.back[1] ?? ''),
    };
    const sameOrder = [
      step('write', lines.write, lines.first),
      step('swap', lines.first, lines.swapped),
      ...rules.wrongWay.map((line, nth) =>
        step(
          nth === 0 ? 'last' : 'alone',
          nth === 0 ? lines.swapped : typesetExpression(rules.wrongWay[nth - 1] ?? ''),
          typesetExpression(line),
          nth === 0 ? 'last' : 'alone',
        ),
      ),
    ];
    return {
      words: {
        f: `$f(x) = ${f}$`,
        inverse: '$f^{-1}(x)$',
        call: '$f(x)$',
        x: '$x$',
        y: '$y$',
        result: typesetExpression(rules.inverse),
      },
      question: ask,
      answer: rules.inverse,
      distractors: [
        distractor('undoes-the-steps-in-the-same-order', rules.sameOrder, 'order', { work: sameOrder }),
        distractor('changes-only-the-signs', rules.signs, 'signs'),
        distractor('takes-the-reciprocal-of-the-function', rules.reciprocal, 'reciprocal'),
      ],
      steps: [
        step('write', lines.write, lines.first),
        step('swap', lines.first, lines.swapped),
        step('last', lines.swapped, lines.undone),
        level === 3 && step('first', lines.undone, lines.middle),
        step('alone', level === 3 ? lines.middle : lines.undone, typesetExpression(`y = ${rules.inverse}`)),
      ],
      claims: [`${a} * (${2 - b}) + (${b}) - (${b}) = ${a * (2 - b)}`, `${c} - (${c}) = 0`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const m = random.int(2, 6) * random.pick([1, -1]);
        const [r, gap] = [random.int(-6, 6), random.int(2, 5)];
        const d = random.int(1, 12) * random.pick([1, -1]);
        const [p, q] = [m * r + d, m * (r + gap) + d];
        const isOpen =
          r !== 0 && r + gap !== 0 && p !== 0 && q !== 0 && p !== r && p !== d && Math.abs(p) < 40;
        return isOpen && m * r * 2 !== -d * 2 ? { ask: random.pick(pairs), m, d, r, gap } : null;
      }),
    build({ ask, m, d, r, gap }, { step, distractor }) {
      const [s, p] = [r + gap, m * r + d];
      const q = m * s + d;
      const value = linearSide(m, 'x', d);
      const pair = (input: number, output: number, name = 'f'): string =>
        `$${name}(${signed(input)}) = ${signed(output)}$`;
      return {
        words: {
          first: pair(p, r),
          second: pair(q, s),
          inverse: '$f^{-1}(x)$',
          call: '$f$',
          x: '$x$',
          result: `$${value}$`,
        },
        question: ask,
        answer: { value, reason: 'right-pair' },
        otherWrong: 'other-pair',
        distractors: [
          distractor('gives-the-function-itself', `(x${plus(-d)})/${m < 0 ? `(${signed(m)})` : m}`, 'itself'),
          distractor('uses-the-wrong-sign-of-the-slope', linearSide(-m, 'x', p + m * r), 'pair-slope'),
          distractor('slip', linearSide(m, 'x', p), 'pair-start'),
        ],
        steps: [
          step('turn', pair(p, r), pair(r, p, 'f^{-1}')),
          step('again', pair(q, s), pair(s, q, 'f^{-1}')),
          step('slope', `${inBrackets(q - p)} ÷ ${gap}`, signed(m)),
          step('start', `${inBrackets(p)} − ${inBrackets(m)} × ${inBrackets(r)}`, signed(d)),
          step('rule', `slope ${signed(m)}, ${signed(d)} at zero`, `$f^{-1}(x) = ${value}$`),
          step('check', `${inBrackets(m)} × ${inBrackets(s)}${plus(d)}`, signed(q)),
        ],
        claims: [`(${m}) * (${r}) + (${d}) = ${p}`],
      };
    },
  },
});

/** The rule, its inverse, the lines that lead there, and what wrong ways give. */
function rulesOf({ a, b, c }: Params, level: Level) {
  const minus = plus(-b);
  if (level === 1) {
    return {
      of: (letter: string) => linearSide(a, letter, b),
      inverse: `(x${minus})/${a}`,
      back: [`x${minus} = ${a}y`, ''],
      sameOrder: `x/${a}${minus}`,
      wrongWay: [`x/${a} = y${plus(b)}`, `y = x/${a}${minus}`],
      signs: linearSide(-a, 'x', -b),
      reciprocal: `1/(${linearSide(a, 'x', b)})`,
    };
  }
  if (level === 2) {
    return {
      of: (letter: string) => `\\frac{${letter}${plus(b)}}{${a}}`,
      inverse: `${a}x${minus}`,
      back: [`${a}x = y${plus(b)}`, ''],
      sameOrder: `${a}(x${minus})`,
      wrongWay: [`x${minus} = \\frac{y}{${a}}`, `y = ${a}(x${minus})`],
      signs: `(x${minus})/(−${a})`,
      reciprocal: `${a}/(x${plus(b)})`,
    };
  }
  const side = `(x${plus(-c)})/${a}`;
  return {
    of: (letter: string) => `${a}(${letter}${plus(b)})${plus(c)}`,
    inverse: `${side}${minus}`,
    back: [`x${plus(-c)} = ${a}(y${plus(b)})`, `${side} = y${plus(b)}`],
    sameOrder: `(x${minus})/${a}${plus(-c)}`,
    wrongWay: [`x${minus} = ${a}y${plus(c)}`, `y = (x${minus})/${a}${plus(-c)}`],
    signs: `−${a}(x${minus})${plus(-c)}`,
    reciprocal: `1/(${a}(x${plus(b)})${plus(c)})`,
  };
}

function drawRule(level: Level, random: Random): Params {
  return random.until(() => {
    const some = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const [a, b, c] = [random.int(2, 9), some(12), some(9)];
    const isOpen = level < 3 || (b + c !== 0 && b !== c && c + a * b !== 0);
    return isOpen ? { ask: random.pick(asks), a, b, c } : null;
  });
}
