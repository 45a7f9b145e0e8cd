import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnswerForm, judgeAnswer } from '@playforward/math';
import { expect, test } from 'vitest';

type Disputed = { form: AnswerForm; value: string; answer: string; expected: string };

/** Answers students stood by (`npm run -s admin -- reviews`), each with the verdict a person gave it. */
const corpus = readFileSync(
  join(import.meta.dirname, '../../packages/math/corpus/disputed-answers.jsonl'),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Disputed);

test.each(corpus)('$answer for $form $value is $expected', ({ form, value, answer, expected }) => {
  expect(judgeAnswer(answer, { form, value }).kind).toBe(expected);
});
