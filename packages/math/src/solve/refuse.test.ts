import { expect, test } from 'vitest';
import { solve } from './solve.ts';
import { topics } from './topics.ts';

test('a refusal says what could be read and what can be done instead', () => {
  expect(solve('x^5 - x = 1')).toMatchObject({
    reason: 'no-method',
    message: expect.stringMatching(/x\^5 - x = 1.*(?:numbers|simpler)/),
  });
  expect(solve('3 + x')).toMatchObject({ message: expect.stringMatching(/3 \+ x.*simplify/) });
  expect(solve('find the area of my room')).toMatchObject({ message: expect.stringContaining('the area') });
  expect(solve('hello')).toMatchObject({ kind: 'not-understood', message: expect.stringMatching(/\w/) });
});

test('where two questions fit, each is offered as a request of its own', () => {
  const result = solve('$45 meal, 18% tip');
  expect(result).toMatchObject({ reason: 'two-questions', message: expect.stringContaining('the tip') });
  const choices = 'choices' in result ? (result.choices ?? []) : [];
  expect(choices.map((choice) => solve(choice))).toMatchObject([{ answer: '$8.10' }, { answer: '$53.10' }]);
});

test('each answer restates its question in one line', () => {
  expect(solve('how much is an 18% tip on $45')).toMatchObject({
    question: 'Find the tip: how much is an 18% tip on $45.',
  });
  expect(solve('2x + 3 = 7')).toMatchObject({ question: 'Solve 2x + 3 = 7.' });
});

test('a method that does not declare a question is never asked it', () => {
  expect(topics.every(({ answers }) => answers.length > 0)).toBe(true);
  const tip = topics.filter(({ answers }) => answers.includes('tip'));
  expect(tip).toHaveLength(1);
});

test('a text of more than 1,000 characters is refused at once', () => {
  expect(solve('1+'.repeat(501))).toMatchObject({ reason: 'unreadable', found: 'too-long' });
});
