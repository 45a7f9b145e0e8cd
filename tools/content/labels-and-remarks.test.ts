import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedByWords, inferAnswerForm, judgeAnswer } from '@playforward/math';
import { expect, test } from 'vitest';

type Row = { question: string; key: string; answer: string; same: boolean };

const rowsOf = (file: string): readonly Row[] =>
  readFileSync(join(import.meta.dirname, '../../packages/math/corpus', file), 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));

const sets = ['labels-and-remarks.jsonl', 'desk-answers-work.jsonl', 'week/answers.jsonl'];

test.each(sets.flatMap(rowsOf))(
  '"$answer" for $key is right: $same ($question)',
  ({ question, key, answer, same }) => {
    const asked = askedByWords(question);
    const { kind } = judgeAnswer(answer, {
      value: key,
      form: inferAnswerForm(key, question),
      inferred: true,
      question,
      ...(asked === undefined ? {} : { asked }),
    });
    expect(kind === 'right').toBe(same);
  },
);

test.each([
  ['x =< 3', 'x < 3'],
  ['x => 3', 'x > 3'],
  ['3 => x', 'x < 3'],
])('the end of a range counts, however its sign is typed: %s is not %s', (answer, value) => {
  expect(judgeAnswer(answer, { value, form: 'inequality' }).kind).toBe('wrong');
});

test('a remark takes no solution away from a key that has it', () => {
  const key = { value: 'x = 4 or x = -2', form: 'set' } as const;
  expect(judgeAnswer('x = 4 (reject -2)', key).kind).not.toBe('right');
  expect(judgeAnswer('x = 4 (double root)', key).kind).not.toBe('right');
  expect(judgeAnswer('x = 4 or x = -2 (double root)', key).kind).toBe('right');
});
