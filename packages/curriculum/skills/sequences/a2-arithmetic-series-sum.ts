import { numberSkill } from '../../src/kit/index.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { numberText } from '../../src/numbers/polynomials.ts';

/** The series begins with `a`, grows by `d` and has `n` terms. */
type Params = { a: number; d: number; n: number };

/** Level 1 tells both ends and the count, level 2 the difference, level 3 the ends and the difference without the count. */
export const a2ArithmeticSeriesSum = numberSkill('a2-arithmetic-series-sum', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Add an arithmetic series',
    ends: [
      'An arithmetic series has {n, number} terms. The first is {a} and the last is {last}. Find its sum.',
      'Add the {n, number} terms of an arithmetic series that starts at {a} and ends at {last}.',
      'What is the sum of an arithmetic series with {n, number} terms, from {a} to {last}?',
      'The {n, number} terms of an arithmetic series go from {a} to {last}. What do they add up to?',
    ],
    rule: [
      'An arithmetic series starts at {a}, and its common difference is {d}. Find the sum of the first {n, number} terms.',
      'Add the first {n, number} terms of the arithmetic series with first term {a} and common difference {d}.',
      'What is the sum of {n, number} terms, if the first is {a} and each next one changes by {d}?',
      'The first term of an arithmetic series is {a}, and the common difference is {d}. What do {n, number} terms add up to?',
    ],
    list: [
      'Find the sum {series}.',
      'The terms of {series} are in arithmetic sequence. What is the sum?',
      'Add up {series}. The difference stays the same all the way.',
      'What does the arithmetic series {series} add up to?',
    ],
    right: 'The mean of the first and the last term, times the number of terms, is the sum.',
    half: 'This takes the sum of both ends for every term. How many pairs do {n, number} terms make?',
    count: 'Look at the number of terms. Is the first term counted as well?',
    last: 'This is the last term. What do all the terms add up to?',
    'last-next': 'Look at the last term again. How many steps lead to it from the first one?',
    other: 'Find the last term and the number of terms. Then pair the first term with the last one.',
    'last-do': 'Find the last term.',
    'last-why': 'From the first term it is one step less than there are terms.',
    'count-do': 'Count the terms.',
    'count-why': 'There is one more term than there are steps.',
    'pair-do': 'Add the first and the last term.',
    'pair-why': 'Every pair from outside to inside has this sum.',
    'sum-do': 'Multiply by half of the number of terms.',
    'sum-why': 'There are that many pairs.',
    final: 'The sum is {value}.',
  },
  draw: ({ level, random }): Params =>
    random.until(() => {
      const d = random.int(2, 9) * (level > 1 && random.chance(30) ? -1 : 1);
      const a = random.int(d < 0 ? 40 : 1, d < 0 ? 120 : 40);
      const n = random.int(6, level === 1 ? 20 : 25);
      const last = a + (n - 1) * d;
      const sum = (n * (a + last)) / 2;
      return last > 0 && areBelievable([sum, 2 * sum, last]) ? { a, d, n } : null;
    }),
  build({ a, d, n }: Params, { level, step, distractor }) {
    const last = a + (n - 1) * d;
    const sum = (n * (a + last)) / 2;
    const shortened = ((n - 1) * (a + last)) / 2;
    const beyond = (n * (a + last + d)) / 2;
    const series = `$${a} + ${a + d} + ${a + 2 * d} + \\dots + ${last}$`;
    return {
      words: {
        a: String(a),
        d: numberText(d),
        last: String(last),
        n,
        series,
        value: numberText(sum),
      },
      question: ({ 1: 'ends', 2: 'rule', 3: 'list' } as const)[level],
      answer: sum,
      distractors: [
        distractor('forgets-the-half-of-the-sum', 2 * sum, 'half'),
        Number.isInteger(shortened) && distractor('uses-the-wrong-number-of-terms', shortened, 'count'),
        distractor('gives-the-last-term', last, 'last'),
        level > 1 && Number.isInteger(beyond) && distractor('slip', beyond, 'last-next'),
        distractor('slip', sum - a, 'count'),
      ],
      steps: [
        level === 2 && step('last', `${a} + ${n - 1} × ${d < 0 ? `(${numberText(d)})` : d}`, last),
        level === 3 && step('count', `(${last} − ${a}) ÷ ${d < 0 ? `(${numberText(d)})` : d} + 1`, n),
        step('pair', `${a} + ${last}`, a + last),
        step('sum', `${n} ÷ 2 × ${a + last}`, sum),
      ],
      claims: [`${n} * (${a} + ${last}) / 2 = ${sum}`, `${a} + ${n - 1} * (${d}) = ${last}`],
    };
  },
});
