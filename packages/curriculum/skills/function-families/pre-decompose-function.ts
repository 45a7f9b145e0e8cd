import { choiceSkill } from '../../src/kit/index.ts';

/** Level 1: (ax + b)^n. Level 2: c(ax + b)^n + d. Level 3: a root or a reciprocal power of ax² + b. */
type Params = { a: number; b: number; c: number; d: number; n: number; outer: 'root' | 'reciprocal' };

/** Level 1 has one power, level 2 more work outside, level 3 a root or a fraction outside. */
export const preDecomposeFunction = choiceSkill('pre-decompose-function', {
  version: 1,
  text: {
    headline: 'Take a function apart',
    ask: [
      'Which {f} and {g} give {composed} as {rule}?',
      'Write {composed} as two functions, so that it is {rule}. Which {f} and {g} fit?',
      'The rule {rule} is meant as {composed}. Which {f} and {g} work?',
      'Which pair {f} and {g} makes {composed} the same as {rule}?',
    ],
    pair: '{outside} and {inside}',
    right: 'First {g} is worked out, and then {f} acts on its value.',
    reversed: 'Here the inner step is done last. Which step does {x} meet first?',
    product: 'These two are made to be multiplied. What does {composed} do with the value of {g}?',
    other: 'Put {g} into {f} and write it out. Does every number land in the same place as in the rule?',
    typed: 'Work out {g} first. Then see what is done to its value.',
    'first-do': 'Find what is done to {x} first.',
    'first-why': 'It is the inner function {g}.',
    'then-do': 'Find what is done to the value of {g}.',
    'then-why': 'It is the outer function {f}.',
    'check-do': 'Put {g} into {f}.',
    'check-why': 'The rule must come out again.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const [a, b, d] = [random.int(2, 9), random.int(1, 9), random.int(1, 9)];
      const drawn = { a, b, d, c: random.int(2, 6), n: random.int(2, 4) };
      const outer = level === 3 ? random.pick(['root', 'reciprocal'] as const) : 'root';
      return b !== d && a !== b ? { ...drawn, outer } : null;
    });
  },
  build(params: Params, { level, say, step, distractor }) {
    const { rule, right, reversed, product, other } = pairsOf(params, level);
    const words = {
      f: '$f$',
      g: '$g$',
      x: '$x$',
      composed: '$f(g(x))$',
      rule: `$${rule}$`,
    };
    const pair = ([f, g]: readonly [string, string]) =>
      say('pair', { outside: `$f(x) = ${f}$`, inside: `$g(x) = ${g}$` });
    const [outside, inside] = right;
    return {
      words,
      question: 'ask',
      answer: { value: right.join(' ; '), text: pair(right) },
      distractors: [
        distractor('reverses-inside-and-outside', reversed.join(' ; '), 'reversed', pair(reversed)),
        distractor('multiplies-instead-of-composing', product.join(' ; '), 'product', pair(product)),
        distractor(
          'picks-functions-that-do-not-compose-to-the-rule',
          other.join(' ; '),
          'other',
          pair(other),
        ),
      ],
      steps: [
        step('first', words.rule, `$g(x) = ${inside}$`),
        step('then', words.rule, `$f(x) = ${outside}$`),
        step('check', words.composed, words.rule),
      ],
      finalAnswer: pair(right),
      otherWrong: 'typed',
      claims: [`${params.a} * 2 + ${params.b} = ${params.a * 2 + params.b}`],
    };
  },
});

/** The rule with four pairs of an outer and an inner function; only the first pair composes to it. */
function pairsOf({ a, b, c, d, n, outer }: Params, level: 1 | 2 | 3) {
  type Pair = readonly [string, string];
  const inner = level === 3 ? `${a}x^2 + ${b}` : `${a}x + ${b}`;
  const raised = (base: string, power: number): string => (power === 1 ? base : `${base}^${power}`);
  const less = raised(`(${inner})`, n - 1).replace(/^\(([^()]+)\)$/, '$1');
  if (level === 1) {
    const right: Pair = [`x^${n}`, inner];
    const product: Pair = [less, inner];
    const other: Pair = [`x^${n} + ${b}`, `${a}x`];
    return { rule: `(${inner})^${n}`, right, reversed: [inner, `x^${n}`] as Pair, product, other };
  }
  if (level === 2) {
    const right: Pair = [`${c}x^${n} + ${d}`, inner];
    const product: Pair = [`${c}(${inner})`, n === 2 ? `${inner} + ${d}` : `(${inner})^${n - 1} + ${d}`];
    const other: Pair = [`${c}x^${n} + ${b}`, `${a}x + ${d}`];
    const rule = `${c}(${inner})^${n} + ${d}`;
    return { rule, right, reversed: [inner, `${c}x^${n} + ${d}`] as Pair, product, other };
  }
  if (outer === 'root') {
    const right: Pair = ['\\sqrt{x}', inner];
    const product: Pair = [`\\sqrt{${a}x^2}`, `\\sqrt{${b}}`];
    const other: Pair = [`\\sqrt{x} + ${b}`, `${a}x^2`];
    return { rule: `\\sqrt{${inner}}`, right, reversed: [inner, '\\sqrt{x}'] as Pair, product, other };
  }
  const over = (bottom: string): string => `\\frac{1}{${bottom}}`;
  const right: Pair = [over(`x^${n}`), inner];
  const product: Pair = [over(inner), over(n === 2 ? inner : `(${inner})^${n - 1}`)];
  const other: Pair = [over(`x^${n} + ${b}`), `${a}x^2`];
  return { rule: over(`(${inner})^${n}`), right, reversed: [inner, over(`x^${n}`)] as Pair, product, other };
}
