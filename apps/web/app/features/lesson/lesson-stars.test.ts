import { expect, test } from 'vitest';
import { makeLesson, makeProblem } from '../../testing/make-lesson.ts';
import { countStars } from './lesson-stars.ts';

const lessonOf = (solved: number, all: number) =>
  makeLesson({
    concepts: [],
    problems: Array.from({ length: all }, (_, id) =>
      makeProblem({ id, state: id < solved ? 'completed' : 'started' }),
    ),
  });

test.each([
  [0, 7, 0],
  [1, 7, 1],
  [6, 7, 10],
  [7, 7, 12],
  [12, 13, 11],
  [0, 0, 0],
])('%d of %d solved problems fill %d of 12 stars [L-065]', (solved, problems, filled) => {
  expect(countStars(lessonOf(solved, problems))).toEqual({ filled, solved, problems });
});
