import {
  commonDivisor,
  defineSkill,
  divisorsOf,
  factorTreeOf,
  type Level,
  primeFactors,
  type Random,
  takeDistractors,
} from '../../src/authoring.ts';

/** `a` and `b` share `gcf`; `part` is a smaller number that divides both. */
type Params = { ask: 'gcf' | 'divides' | 'shared'; a: number; b: number; gcf: number; part: number };

/** Level 1 shows a factor tree, level 2 has numbers up to a hundred, level 3 tells the numbers by their prime factors. */
export const m6GcfFind = defineSkill({
  id: 'm6-gcf-find',
  version: 1,
  form: 'integer',
  text: {
    en: {
      headline: 'Find the greatest common factor',
      gcf: 'What is the greatest common factor of {a, number} and {b, number}?',
      divides: 'What is the greatest number that divides both {a, number} and {b, number}?',
      shared: 'What is the greatest factor that {a, number} and {b, number} share?',
      primes: 'One number is {first}. Another number is {second}. What is their greatest common factor?',
      right: 'It divides both numbers, and nothing divides {m, number} and {n, number} any more.',
      'not-greatest':
        '{part, number} divides both numbers, so it is a common factor. Is there a greater one?',
      multiple: 'This is a multiple of both numbers. Does it divide {a, number}?',
      product: 'This multiplies the two numbers. Does the product divide {a, number}?',
      cofactor:
        'This is what is left of {a, number} after the common part is divided out. Does it divide {b, number}?',
      gap: 'This is how far the numbers are apart. Does it divide both of them?',
      double: 'This divides one of the numbers only. Try it with the other one.',
      other: 'List the factors of the smaller number. Which is the greatest that divides the other one, too?',
      'list-do': 'List the factors of {small, number}.',
      'list-why': 'A common factor must be on this list.',
      'try-do': 'Start with the greatest. Which one divides {large, number}, too?',
      'try-why': 'The first that fits is the greatest common factor.',
      'prime-do': 'Find the prime factors that both numbers have.',
      'prime-why': 'A common factor is made of common primes.',
      'multiply-do': 'Multiply the common primes.',
      'multiply-why': 'Using all of them gives the greatest common factor.',
      'check-do': 'Check: divide both numbers by it.',
      'check-why': 'Nothing but one divides both results, so nothing is left to take out.',
      final: '{value}',
    },
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['gcf', 'divides', 'shared']),
    ...drawNumbers(level, random),
  }),
  build({ ask, a, b, gcf, part }: Params, { level, say }) {
    const [small, large] = a < b ? [a, b] : [b, a];
    const [first, second] = [a, b].map((number) => primeFactors(number).join(' × '));
    const words = {
      a,
      b,
      small,
      large,
      part,
      first: first ?? '',
      second: second ?? '',
      m: a / gcf,
      n: b / gcf,
      value: String(gcf),
    };
    const shared = primeFactors(gcf).join(' × ');
    return {
      headline: say('headline'),
      question: say(level === 3 ? 'primes' : ask, words),
      diagram: level === 1 ? factorTreeOf(large) : null,
      answer: { form: 'integer', value: String(gcf), reason: say('right', words) },
      distractors: takeDistractors(gcf, [
        {
          misconception: 'gives-a-common-factor-that-is-not-the-greatest',
          value: part,
          reason: say('not-greatest', words),
        },
        {
          misconception: 'gives-the-least-common-multiple',
          value: (a * b) / gcf,
          reason: say('multiple', words),
        },
        { misconception: 'multiplies-the-two-numbers', value: a * b, reason: say('product', words) },
        { misconception: 'slip', value: a / gcf, reason: say('cofactor', words) },
        { misconception: 'slip', value: large - small, reason: say('gap') },
        { misconception: 'slip', value: gcf * 2, reason: say('double') },
      ]),
      steps: [
        level === 3
          ? {
              rule: 'find-common-primes',
              before: `${first} and ${second}`,
              after: primeFactors(gcf).join(', '),
              instruction: say('prime-do'),
              explanation: say('prime-why'),
            }
          : {
              rule: 'list-factors',
              before: String(small),
              after: divisorsOf(small).join(', '),
              instruction: say('list-do', words),
              explanation: say('list-why'),
            },
        level === 3
          ? {
              rule: 'multiply-primes',
              before: shared,
              after: String(gcf),
              instruction: say('multiply-do'),
              explanation: say('multiply-why'),
            }
          : {
              rule: 'find-greatest',
              before: '',
              after: `${large} ÷ ${gcf} = ${large / gcf}`,
              instruction: say('try-do', words),
              explanation: say('try-why'),
            },
        {
          rule: 'check-rest',
          before: '',
          after: `${a} ÷ ${gcf} = ${a / gcf}, ${b} ÷ ${gcf} = ${b / gcf}`,
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${a} / ${gcf} = ${a / gcf}`, `${b} / ${gcf} = ${b / gcf}`],
    };
  },
});

const common = {
  1: [4, 6, 8, 9, 10, 12],
  2: [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25],
  3: [4, 6, 9, 10, 12, 14, 15, 18, 20, 21],
} as const;

/** The least common multiple stays near enough to be believed, and a smaller common factor exists. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b' | 'gcf' | 'part'> {
  for (;;) {
    const gcf = random.pick<number>(common[level]);
    const [m, n] = [random.int(1, 9), random.int(2, 10)];
    const [a, b] = [gcf * m, gcf * n];
    const most = { 1: 60, 2: 100, 3: 180 }[level];
    const isFair = m !== n && commonDivisor(m, n) === 1 && m * n <= 20 && Math.max(a, b) <= most;
    const isOpen = Math.min(m, n) > 1 || level === 1;
    const parts = divisorsOf(gcf).filter((one) => one > 1 && one < gcf);
    if (isFair && isOpen) return { a, b, gcf, part: random.pick(parts) };
  }
}
