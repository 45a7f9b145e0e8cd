import { numberSkill } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';

/** The ratio is p/q, below zero where p is; the sum is `k` times q, so that the first term is whole. */
type Params = { p: number; q: number; k: number };

/** Level 1 tells first term and ratio, level 2 lists terms with any sign, level 3 tells the sum and asks for the ratio. */
export const preInfiniteGeometric = numberSkill('pre-infinite-geometric', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Add an infinite geometric series',
    told: [
      'An infinite geometric series has the first term {a} and the common ratio {r}. Find its sum.',
      'What is the sum of the infinite geometric series with first term {a} and common ratio {r}?',
      'The first term of a geometric series is {a}, and its ratio is {r}. Add all of its terms.',
      'Add all the terms of the geometric series that starts at {a} and has the ratio {r}.',
    ],
    listed: [
      'Find the sum of the infinite geometric series {series}.',
      'What do all the terms of the geometric series {series} add up to?',
      'The geometric series {series} never ends. What is its sum?',
      'Add the infinite geometric series {series}.',
    ],
    back: [
      'An infinite geometric series has the first term {a} and the sum {s}. Find its common ratio.',
      'The terms of an infinite geometric series add up to {s}. The first one is {a}. What is the ratio?',
      'Which common ratio makes an infinite geometric series with first term {a} add up to {s}?',
      'The first term of an infinite geometric series is {a}. Its sum is {s}. What is the common ratio?',
    ],
    right: 'The ratio lies between minus one and one, so the sum is the first term over one minus the ratio.',
    'right-back': 'With this ratio, the first term over one minus the ratio gives the sum.',
    plus: 'This adds the ratio below. What stands below the first term in the formula?',
    second: 'This starts from the second term. Which term starts the series?',
    ratio: 'This divides by the ratio. What does the formula divide by?',
    quotient: 'This is one minus the ratio. Which ratio leaves this number?',
    'plus-back': 'Here a sign is turned. The first term over one minus the ratio is the sum.',
    turned: 'This divides the sum by the first term. Where does the sum stand in the formula?',
    other: 'Write the first term over one minus the ratio. What does it equal?',
    'ratio-do': 'Find the common ratio.',
    'ratio-why': 'Divide a term by the one before.',
    'less-do': 'Subtract the ratio from one.',
    'less-why': 'This number stands below the first term.',
    'sum-do': 'Divide the first term by it.',
    'sum-why': 'The terms shrink toward zero, so the sum has this limit.',
    'share-do': 'Divide the first term by the sum.',
    'share-why': 'This is one minus the ratio.',
    'rest-do': 'Subtract it from one.',
    'rest-why': 'What is left is the ratio.',
    'check-do': 'Put the ratio into the formula.',
    'check-why': 'It has to give the sum.',
    final: 'The answer is {value}.',
  },
  draw: ({ level, random }): Params =>
    random.until(() => {
      const q = random.int(2, level === 1 ? 8 : 6);
      const p = random.int(1, q - 1) * (level > 1 && random.chance(50) ? -1 : 1);
      const k = random.int(1, 12);
      const isOpen = commonDivisor(Math.abs(p), q) === 1 && k * (q - p) < 100 && (level !== 3 || 2 * p !== q);
      return isOpen ? { p, q, k } : null;
    }),
  build({ p, q, k }: Params, { level, step, distractor }) {
    const [a, s] = [k * (q - p), k * q];
    const ratio = signedFraction(p, q);
    const share = fractionValue(q - p, q);
    const tex = (text: string): string => `$${text.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
    const terms = [a, (a * p) / q, (a * p * p) / (q * q)];
    const parts = [1, 2].map((n) => signedFraction(a * p ** n, q ** n));
    const joined = parts.map((part) => (part.startsWith('−') ? ` - ${part.slice(1)}` : ` + ${part}`));
    const series = `$${`${a}${joined.join('')}`.replace(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}')} + \\dots$`;
    const value = level === 3 ? ratio : String(s);
    const beside = terms[1] === 0 ? [] : [fractionValue(Math.abs(a * p), Math.abs(q - p))];
    const words = { a: String(a), r: tex(ratio), s: String(s), series, value };
    const question = ({ 1: 'told', 2: 'listed', 3: 'back' } as const)[level];
    const claims = [`${a} / (1 - (${p}/${q})) = ${s}`];
    if (level === 3) {
      return {
        words,
        question,
        answer: { value, reason: 'right-back' as const },
        distractors: [
          distractor('gives-the-quotient-for-the-ratio', share, 'quotient'),
          distractor('adds-the-ratio-below', signedFraction(-p, q), 'plus-back'),
          distractor('slip', fractionValue(q, q - p), 'turned'),
        ],
        steps: [
          step('share', `${a} ÷ ${s}`, tex(share)),
          step('rest', `$1 - ${tex(share).slice(1)}`, ratio),
          step('check', `${a} ÷ ${tex(share)}`, s),
        ],
        claims,
      };
    }
    return {
      words,
      question,
      answer: value,
      distractors: [
        distractor('adds-the-ratio-below', fractionValue(a * q, q + p), 'plus'),
        ...beside.map((second) =>
          distractor('uses-the-second-term-of-the-series', p < 0 ? `−${second}` : second, 'second'),
        ),
        distractor('slip', signedFraction(a * q, p), 'ratio'),
      ],
      steps: [
        level === 2 && step('ratio', `${tex(parts[0] ?? '')} ÷ ${a}`, tex(ratio)),
        step(
          'less',
          p < 0 ? `$1 - \\left(${tex(ratio).slice(1, -1)}\\right)$` : `$1 - ${tex(ratio).slice(1)}`,
          tex(share),
        ),
        step('sum', `${a} ÷ ${tex(share)}`, s),
      ],
      claims,
    };
  },
});
