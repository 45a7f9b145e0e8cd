import { expect, test } from 'vitest';
import { readInterview } from './interview.ts';

const good = `
career: Civil Engineer
by: Class 8b, May 2026
with: Ms. Okafor, who builds roads
questions:
  - ask: What is the hardest part?
    answer: Saying no to a drawing I like.
`;

test('what a class wrote down is read as it stands', () => {
  expect(readInterview(good).interview).toEqual({
    career: 'Civil Engineer',
    by: 'Class 8b, May 2026',
    with: 'Ms. Okafor, who builds roads',
    questions: [{ ask: 'What is the hardest part?', answer: 'Saying no to a drawing I like.' }],
  });
});

test.each([
  ['an answer that is missing', good.replace(/ {4}answer.*\n/, ''), 'questions 1 answer: must be text.'],
  ['no question at all', good.replace(/ {2}- ask[\s\S]*/, '  []\n'), 'questions: must hold a question.'],
  ['a very long answer', good.replace('Saying', 'x'.repeat(2_001)), 'at most 2,000 characters'],
  ['a file of a megabyte', 'x'.repeat(1_000_000), 'at most 64,000 characters'],
  ['broken YAML', 'career: [', 'line 1'],
  ['a bomb of references', 'a: &a [x]\nb: *a\n', 'Alias resolution'],
])('%s is told in a sentence and not shown', (_case, text, sentence) => {
  const { interview, fault } = readInterview(text);
  expect(interview).toBeUndefined();
  expect(fault).toContain(sentence);
});

test('markup in an interview stays text', () => {
  const hostile = good.replace('Saying no', '<script>alert(1)</script>');
  expect(readInterview(hostile).interview?.questions[0]?.answer).toContain('<script>');
});
