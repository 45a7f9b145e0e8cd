import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkWork } from './check-work.ts';

const problem = 'A box holds 12 pens. A school buys 5 boxes and gives away 9 pens. How many pens are left?';
const reference = '5 * 12 = 60. 60 - 9 = 51.';

test.each([
  [['5 × 12 = 60', '60 - 9 = 51'], null, null],
  [['12 + 12 + 12 + 12 + 12 = 60', '60 - 9 = 51'], null, null],
  [['5 × 12 = 50', '50 - 9 = 41'], 1, 'calculation'],
  [['5 + 12 = 17', '17 - 9 = 8'], 1, 'operation'],
  [['5 × 12 = 60', '60 + 9 = 69'], 2, 'operation'],
  [['5 × 12 = 60', '60 - 9 = 51', '51 ÷ 5 = 10.2'], 3, 'operation'],
  [['5 × 14 = 70'], 1, 'quantity'],
])('%j has its first wrong line at %s', (steps, first_wrong, kind) => {
  expect(checkWork({ problem, reference, steps })).toMatchObject({ first_wrong, kind });
});

const studentWork = z.object({
  problem: z.string(),
  answer: z.string(),
  lines: z.array(z.string()),
  first_wrong: z.number().nullable(),
});
const works = readFileSync(join(import.meta.dirname, '../../../corpus/student-work.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => studentWork.parse(JSON.parse(line)));

test.each(works)(
  'beside its answer alone, work on "$problem" is followed to $first_wrong: $lines',
  (work) => {
    const { first_wrong } = checkWork({ problem: work.problem, reference: work.answer, steps: work.lines });
    expect(first_wrong).toBe(work.first_wrong === null ? null : work.first_wrong + 1);
  },
);
