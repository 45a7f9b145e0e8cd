import { test } from 'vitest';
import type { HandTask } from './hand-task.ts';
import { expectFaultTold, expectSaid, expectStart } from './testing-hands.ts';

const claim: HandTask = { kind: 'argue', claims: ['It is.'], evidence: ['See.'], reasons: ['So.', 'No.'] };

test('a claim without a reason is told in a sentence', () => {
  expectFaultTold(claim, { kind: 'argue', claim: 0, evidence: 0, reason: null });
});

test('what is made is said in whole sentences', () => {
  expectSaid(claim, { kind: 'argue', claim: 0, evidence: 0, reason: 1 }, 'It is. See. No.');
});

test('what stands there at first can be said and is no finished answer, or another than any other', () => {
  expectStart(claim);
});
