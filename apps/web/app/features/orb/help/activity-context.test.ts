import { expect, test } from 'vitest';
import { currentActivity } from './activity-context.ts';

test('the activity is the open problem with its lesson and unit, else the lesson [L-160] [A-220]', () => {
  expect(currentActivity({ lessonId: 4, problemId: 14, unitId: 2 })).toEqual({
    type: 'problem',
    id: 14,
    lessonId: 4,
    problemId: 14,
    unitId: 2,
  });
  expect(currentActivity({ lessonId: 4 })).toEqual({
    type: 'lesson',
    id: 4,
    lessonId: 4,
    problemId: null,
    unitId: null,
  });
});
