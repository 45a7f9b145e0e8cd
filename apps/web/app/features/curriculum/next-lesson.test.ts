import type { CourseWithUnits, ProgressState } from '@playforward/contract';
import { expect, test } from 'vitest';
import { countLessons, findNextLesson } from './next-lesson.ts';

function makeCourse(states: ProgressState[]): CourseWithUnits {
  const lessons = states.map((state, index) => ({
    id: index + 1,
    title: `Lesson ${index + 1}`,
    lesson_number: index + 1,
    unit_id: 1,
    state,
  }));
  const shuffled = Object.fromEntries(lessons.toReversed().map((lesson) => [`key-${lesson.id}`, lesson]));
  return {
    id: 1,
    title: 'Math 6',
    units: { 1: { id: 1, unit_number: 1, title: 'Ratios', lessons: shuffled } },
  };
}

const nextOf = (states: ProgressState[]) => findNextLesson([makeCourse(states)])?.lesson.lesson_number;

test('the next lesson is the first one that is not done', () => {
  expect(nextOf(['completed', 'not_started', 'not_started'])).toBe(2);
});

test('a lesson that was begun comes before one that was skipped', () => {
  expect(nextOf(['not_started', 'not_started', 'started'])).toBe(3);
});

test('there is no next lesson when everything is done', () => {
  expect(nextOf(['completed', 'completed'])).toBeUndefined();
});

test('counts the lessons that are done', () => {
  expect(countLessons(makeCourse(['completed', 'started', 'not_started']))).toEqual({ done: 1, all: 3 });
});
