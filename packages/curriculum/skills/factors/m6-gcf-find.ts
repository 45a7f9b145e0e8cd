import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { divisorsOf, factorTreeOf, primeFactors } from '../../src/numbers/prime-factors.ts';

/** `a` and `b` share `gcf`; `part` is a smaller number that divides both. */
type Params = { ask: 'gcf' | 'divides' | 'shared'; a: number; b: number; gcf: number; part: number };

/** Level 1 shows a factor tree, level 2 has numbers up to a hundred, level 3 tells the numbers by their prime factors. */
export const m6GcfFind = numberSkill('m6-gcf-find', {
  version: 3,
  form: 'integer',
  text: {
    headline: 'Find the greatest common factor',
    gcf: [
      'What is the greatest common factor of {a, number} and {b, number}?',
      'Find the greatest common factor of {a, number} and {b, number}.',
    ],
    divides: 'What is the greatest number that divides both {a, number} and {b, number}?',
    shared: 'What is the greatest factor that {a, number} and {b, number} share?',
    primes: [
      'One number is {first}. Another number is {second}. What is their greatest common factor?',
      'Two numbers are {first} and {second}. Find their greatest common factor.',
      'Here are two numbers as products of primes: {first} and {second}. What is their greatest common factor?',
      'Which is the greatest factor that {first} and {second} share?',
    ],
    right:
      'It divides both numbers. The numbers {m, number} and {n, number} that are left have no common factor above one.',
    'not-greatest': 'This divides both numbers, so it is a common factor. Is there a greater one?',
    multiple: 'This is a multiple of both numbers. Does it divide {a, number}?',
    product: 'This multiplies the two numbers. Does the product divide {a, number}?',
    cofactor:
      'This is what is left of {a, number} after the common part is divided out. Does it divide {b, number}?',
    'multiple-primes': 'This is a multiple of both numbers. Can it be a factor of them?',
    'product-primes': 'This multiplies the two numbers. Can the product be a factor of them?',
    'cofactor-primes':
      'This is what is left of the first number without the common primes. Does it divide the second one?',
    gap: 'This is how far the numbers are apart. Does it divide both of them?',
    double: 'Try it: does this divide both numbers?',
    other: 'List the factors of the smaller number. Which is the greatest that divides the other one, too?',
    'other-primes': 'Which prime factors stand in both products? Multiply those.',
    'list-do': 'List the factors of {small, number}.',
    'list-why': 'A common factor must be on this list.',
    'try-do': 'Start with the greatest. Which one divides {large, number}, too?',
    'try-why': 'The first that fits is the greatest common factor.',
    'prime-do': 'Find the prime factors that both numbers have.',
    'prime-why': 'A common factor is made of common primes.',
    'multiply-do': 'Multiply the common primes.',
    'multiply-why': 'Using all of them gives the greatest common factor.',
    'check-do': 'Check: divide both numbers by it.',
    'check-why': 'No number above one divides both results, so nothing is left to take out.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['gcf', 'divides', 'shared']),
    ...drawNumbers(level, random),
  }),
  build({ ask, a, b, gcf, part }: Params, { level, step, distractor }) {
    const [small, large] = a < b ? [a, b] : [b, a];
    const [first, second] = [a, b].map((number) => primeFactors(number).join(' × '));
    const words = {
      a,
      b,
      small,
      large,
      first: first ?? '',
      second: second ?? '',
      m: a / gcf,
      n: b / gcf,
      value: String(gcf),
    };
    const shared = primeFactors(gcf).join(' × ');
    return {
      words,
      question: level === 3 ? 'primes' : ask,
      diagram: level === 1 ? factorTreeOf(large) : null,
      answer: gcf,
      distractors: takeDistractors(gcf, [
        distractor('gives-a-common-factor-that-is-not-the-greatest', part, 'not-greatest'),
        distractor(
          'gives-the-least-common-multiple',
          (a * b) / gcf,
          level === 3 ? 'multiple-primes' : 'multiple',
        ),
        distractor('multiplies-the-two-numbers', a * b, level === 3 ? 'product-primes' : 'product'),
        distractor('slip', b % (a / gcf) === 0 ? 0 : a / gcf, level === 3 ? 'cofactor-primes' : 'cofactor'),
        distractor('slip', large - small, 'gap'),
        distractor('slip', gcf * 2, 'double'),
      ]),
      otherWrong: level === 3 ? 'other-primes' : 'other',
      steps: [
        level === 3
          ? step('find-common-primes', `${first} and ${second}`, primeFactors(gcf).join(', '), 'prime')
          : step('list-factors', small, divisorsOf(small).join(', '), 'list'),
        level === 3
          ? step('multiply-primes', shared, gcf, 'multiply')
          : step('find-greatest', '', `${large} ÷ ${gcf} = ${large / gcf}`, 'try'),
        step('check-rest', '', `${a} ÷ ${gcf} = ${a / gcf}, ${b} ÷ ${gcf} = ${b / gcf}`, 'check'),
      ],
      claims: [`${a} / ${gcf} = ${a / gcf}`, `${b} / ${gcf} = ${b / gcf}`],
    };
  },
});

const common = {
  1: [3, 4, 5, 6, 7, 8, 9, 10, 12],
  2: [4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25],
  3: [4, 6, 9, 10, 12, 14, 15, 18, 20, 21],
} as const;

/** The least common multiple stays near enough to be believed. Beside a prime the smaller common factor is one. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b' | 'gcf' | 'part'> {
  return random.until(() => {
    const gcf = random.pick<number>(common[level]);
    const [m, n] = [random.int(1, 9), random.int(2, 10)];
    const [a, b] = [gcf * m, gcf * n];
    const most = { 1: 60, 2: 100, 3: 180 }[level];
    const isFair = m !== n && commonDivisor(m, n) === 1 && m * n <= 20 && Math.max(a, b) <= most;
    const isOpen = Math.min(m, n) > 1 || level === 1;
    const parts = divisorsOf(gcf).filter((one) => one > 1 && one < gcf);
    return isFair && isOpen ? { a, b, gcf, part: parts.length > 0 ? random.pick(parts) : 1 } : null;
  });
}
