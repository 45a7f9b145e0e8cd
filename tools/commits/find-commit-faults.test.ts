import { expect, test } from 'vitest';
import { findCommitFaults } from './find-commit-faults.ts';

const body = 'A student saw the card twice.';

test.each([
  'practice: a wrong answer names the step it comes from',
  'city, web: one look for both',
  'h12: browser tests take half the time',
  'Merge branch "records"',
  'Revert "practice: a wrong answer names the step"',
])('the subject %s is in the form', (subject) => {
  expect(findCommitFaults({ subject, body: /^[MR]/.test(subject) ? '' : body })).toEqual([]);
});

test.each([
  ['A wrong answer names its step', 'begin with the area'],
  ['Practice: a wrong answer names its step', 'begin with the area'],
  ['practice:', 'begin with the area'],
  [`practice: ${'a long story '.repeat(6)}`.trim(), 'characters, at most 72'],
  ['practice: a wrong answer names its step.', 'full stop'],
])('the subject %s is not, and why is told', (subject, fault) => {
  expect(findCommitFaults({ subject, body }).join(' ')).toContain(fault);
});

test('a commit without a reason is told so', () => {
  expect(findCommitFaults({ subject: 'practice: less', body: ' \n' })).toEqual(['the body says why.']);
});
