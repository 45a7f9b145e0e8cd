import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnswerForm } from '../answer-key.ts';
import { judgeAnswer } from '../judge-answer.ts';

/** Ways to write two drawn whole numbers a < b for a form: the key, what says the same, and what says something else. */
type Spelling = {
  readonly form: AnswerForm;
  readonly question: string;
  readonly key: (a: number, b: number) => string;
  readonly same: readonly ((a: number, b: number) => string)[];
  readonly other: readonly ((a: number, b: number) => string)[];
};

const spellings: Readonly<Record<string, Spelling>> = {
  set: {
    form: 'set',
    question: 'Solve the equation.',
    key: (a, b) => `${a}, ${b}`,
    same: [
      (a, b) => `x = ${b} or x = ${a}`,
      (a, b) => `{${b}, ${a}}`,
      (a, b) => `both ${a} and ${b}`,
      (a, b) => `either ${b} or ${a}`,
      (a, b) => `the solutions are ${a} and ${b}`,
      (a, b) => `x1 = ${a}, x2 = ${b}`,
      (a, b) => `x=${a}; x=${b}`,
    ],
    other: [
      (a) => `${a}`,
      (a, b) => `${a}, ${b}, ${b + 1}`,
      (a, b) => `${-a}, ${b}`,
      (a, b) => `${a} < x < ${b}`,
      (a, b) => `(x - ${a})(x - ${b})`,
    ],
  },
  below: {
    form: 'interval',
    question: 'What is the domain?',
    key: (a) => `(-∞, ${a}]`,
    same: [
      (a) => `x ≤ ${a}`,
      (a) => `${a} >= x`,
      (a) => `{x | x ≤ ${a}}`,
      (a) => `all real numbers less than or equal to ${a}`,
      (a) => `x is at most ${a}`,
      (a) => `${a} or less`,
      (a) => `numbers no more than ${a}`,
    ],
    other: [
      (a) => `x < ${a}`,
      (a) => `${a} or more`,
      (a) => `less than ${a}`,
      (a) => `x ≥ ${a}`,
      (a) => `[${a}, ∞)`,
      (a) => `at least ${a}`,
      (a) => `${a}`,
    ],
  },
  above: {
    form: 'inequality',
    question: 'Solve for x.',
    key: (a) => `x > ${a}`,
    same: [
      (a) => `(${a}, ∞)`,
      (a) => `greater than ${a}`,
      (a) => `all numbers more than ${a}`,
      (a) => `any number bigger than ${a}`,
      (a) => `all x > ${a}`,
      (a) => `> ${a}`,
      (a) => `${a} < x`,
    ],
    other: [
      (a) => `y > ${a}`,
      (a) => `at least ${a}`,
      (a) => `less than ${a}`,
      (a) => `[${a}, ∞)`,
      (a) => `x = ${a}`,
      (a) => `greater than ${a + 1}`,
      (a) => `${a} or more`,
    ],
  },
  between: {
    form: 'inequality',
    question: 'Solve for x.',
    key: (a, b) => `${a} < x < ${b}`,
    same: [
      (a, b) => `between ${a} and ${b}`,
      (a, b) => `x is between ${a} and ${b}`,
      (a, b) => `(${a}, ${b})`,
      (a, b) => `x > ${a} and x < ${b}`,
      (a, b) => `${b} > x > ${a}`,
    ],
    other: [
      (a, b) => `between ${a} and ${b} inclusive`,
      (a, b) => `[${a}, ${b})`,
      (a, b) => `x > ${a} or x < ${b}`,
      (a, b) => `between ${a} and ${b + 1}`,
      (a, b) => `x < ${a} or x > ${b}`,
    ],
  },
  'all but one': {
    form: 'interval',
    question: 'What is the domain?',
    key: (a) => `(-∞, ${a}) ∪ (${a}, ∞)`,
    same: [
      (a) => `x ≠ ${a}`,
      (a) => `everything but ${a}`,
      (a) => `all real numbers except ${a}`,
      (a) => `x cannot be ${a}`,
      (a) => `x is not ${a}`,
      (a) => `any number that isn't ${a}`,
      (a) => `ℝ \\ {${a}}`,
      (a) => `x < ${a} or x > ${a}`,
    ],
    other: [
      (a) => `x = ${a}`,
      (a) => `x ≠ ${a + 1}`,
      (a) => `everything but ${a + 1}`,
      (a) => `${a}`,
      () => 'all real numbers',
      (a) => `x > ${a}`,
    ],
  },
  point: {
    form: 'point',
    question: 'What is the vertex?',
    key: (a, b) => `(${a}, ${b})`,
    same: [
      (a, b) => `x = ${a}, y = ${b}`,
      (a, b) => `the vertex is (${a}, ${b})`,
      (a, b) => `(${a}, ${b}) is the vertex`,
      (a, b) => `y = ${b} and x = ${a}`,
      (a, b) => `V(${a}, ${b})`,
    ],
    other: [
      (a, b) => `(${b}, ${a})`,
      (a, b) => `x = ${b}, y = ${a}`,
      (a, b) => `x = ${a} or y = ${b}`,
      (a) => `x = ${a}`,
      (a, b) => `(${a}, ${-b - 1})`,
    ],
  },
  ratio: {
    form: 'ratio',
    question: 'What is the ratio of cats to dogs?',
    key: (a, b) => `${Math.abs(a) + 1}:${Math.abs(a) + Math.abs(b) + 2}`,
    same: [
      (a, b) => `${Math.abs(a) + 1} to ${Math.abs(a) + Math.abs(b) + 2}`,
      (a, b) => `${Math.abs(a) + 1} cats to ${Math.abs(a) + Math.abs(b) + 2} dogs`,
      (a, b) => `${Math.abs(a) + Math.abs(b) + 2} dogs to ${Math.abs(a) + 1} cats`,
    ],
    other: [
      (a, b) => `${Math.abs(a) + 1} dogs to ${Math.abs(a) + Math.abs(b) + 2} cats`,
      (a, b) => `${Math.abs(a) + Math.abs(b) + 2}:${Math.abs(a) + 1}`,
    ],
  },
};

const pairs = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 30 }))
  .map(([a, gap]) => [a === 0 ? 1 : a, (a === 0 ? 1 : a) + gap] as const)
  .filter(([a, b]) => b !== 0 && a !== -b);

test.each(Object.entries(spellings))(
  '%s: every fair spelling is right and no near one is',
  (_, { form, question, key, same, other }) => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const judged = (answer: string): string =>
          judgeAnswer(answer, { value: key(a, b), form, question }).kind;
        for (const write of same)
          expect(judged(write(a, b)), `${write(a, b)} for ${key(a, b)}`).toBe('right');
        for (const write of other)
          expect(judged(write(a, b)), `${write(a, b)} for ${key(a, b)}`).not.toBe('right');
      }),
      { numRuns: 60, seed: 491 },
    );
  },
);
