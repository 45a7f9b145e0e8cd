import { expect, test } from 'vitest';
import { keyFault } from './build-answer-key.ts';
import { generateProblem } from './generate-problem.ts';

const spec = generateProblem({ skill: 'm6-write-ratio', version: 2, level: 2, seed: 12 });

test('a key that cannot be read is named with where its problem stands, before any student meets it', () => {
  expect(keyFault(spec)).toBeNull();
  expect(keyFault({ ...spec, answer: { ...spec.answer, form: 'expression', value: '3x + ' } })).toBe(
    'm6-write-ratio@2 level 2 seed 12: the key "3x + " cannot be read: Something is missing at the end. Please finish it.',
  );
  expect(keyFault({ ...spec, answer: { ...spec.answer, value: ' ' } })).toContain('the key is empty');
});
