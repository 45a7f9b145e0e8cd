import { expect, test } from 'vitest';
import { exerciseRules } from './exercise-rules.ts';
import { sayRule } from './rules.ts';

test('a rule of an exercise is said by its own sentence, not by that of another rule', () => {
  for (const [name, sentence] of Object.entries(exerciseRules))
    expect(sayRule(name as keyof typeof exerciseRules), name).toBe(sentence);
});
