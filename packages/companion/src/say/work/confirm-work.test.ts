import { random } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { openProblem } from '../../hear/testing-open.ts';
import { createKnowledge } from '../../know/knowledge.ts';
import { testGlossary } from '../../know/testing-glossary.ts';
import { answerTurn } from '../../plan/answer-turn.ts';
import { tell } from '../../testing-turn.ts';

const knowledge = createKnowledge(testGlossary, []);

const product = openProblem({
  question: 'Multiply $(n^2 - 5n + 3)(n^2 - 2n - 3)$ and put like terms together.',
  form: 'expression',
  choices: [
    ['n^4 - 7n^3 + 10n^2 + 9n - 9', null],
    ['n^4 - 7n^3 + 10n^2 - 9', 'Some products are missing.'],
  ],
  work: [
    '$n^2 \\cdot n^2 = n^4$',
    '$-2n^3 - 5n^3 = -7n^3$',
    '$-3n^2 + 10n^2 + 3n^2 = 10n^2$',
    '$15n - 6n = 9n$',
    '$3 \\cdot (-3) = -9$',
  ],
  instructions: ['Multiply the squares.', 'Cubes.', 'Squares.', 'The letters.', 'The numbers.'],
});

const told = (message: string): readonly string[] =>
  Array.from({ length: 12 }, (_, seed) => {
    const means = { glossary: testGlossary, knowledge, random: random(seed) };
    return answerTurn(message, { context: { recent: [], openProblem: product }, means }).reply.text;
  });
const saysYes = (texts: readonly string[]): readonly string[] => texts.filter((text) => /^yes\b/i.test(text));

test('a right line is told without a yes where that would answer the question beside it', () => {
  expect(saysYes(told('15n - 6n = 9n')).length).toBeGreaterThan(0);
  const texts = told('15n - 6n = 9n, does the sign stay?');
  expect(texts.filter((text) => text.includes('15n - 6n = 9n'))).toEqual(texts);
  expect(saysYes(texts)).toEqual([]);
});

test('an end of which nothing is known is tested behind a right line, and not passed over', () => {
  const { text } = tell('n^2 * n^2 = n^4, so n^4 + 10n^2 - 9', product).reply;
  expect(text).toMatch(/right: .*n\^(?:4|\{4\})/);
  expect(text).toMatch(/Put 2 in|Choose 2/);
});

test('what comes out at a place is not taken to be equal to the place', () => {
  const { text, step_verdict } = tell('n = 8 gives 8^2 = 64', product).reply;
  expect(step_verdict).not.toBe('not-yet');
  expect(text).not.toMatch(/does not (?:hold|come out)/);
});

test('what somebody gets out of a calculation belongs to it', () => {
  const { text, step_verdict } = tell('then its 15 - 6 and i get 11', product).reply;
  expect(step_verdict).toBe('not-yet');
  expect(text).toContain('15 - 6 = 11');
});
