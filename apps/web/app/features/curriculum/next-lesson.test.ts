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

const nextOf = (states: ProgressState[]) => findNextLesson([makeCourse(states)], null)?.lesson.lesson_number;

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

const named = (title: string, states: ProgressState[]): CourseWithUnits => ({
  ...makeCourse(states),
  title: `Summit ${title}`,
});
const everyCourse = (states: Partial<Record<string, ProgressState[]>> = {}) =>
  [
    'Math 6 A',
    'Math 7 A',
    'Math 8 A',
    'Math 8 B',
    'Algebra 1 A',
    'Geometry A',
    'Algebra 2 A',
    'Precalculus A',
  ].map((title) => named(title, states[title] ?? ['not_started', 'not_started']));
const courseFor = (grade: number | null, states?: Parameters<typeof everyCourse>[0]) =>
  findNextLesson(everyCourse(states), grade)?.course.title;

test.each([
  [6, 'Summit Math 6 A'],
  [8, 'Summit Math 8 A'],
  [9, 'Summit Algebra 1 A'],
  [12, 'Summit Precalculus A'],
  [null, 'Summit Math 6 A'],
])('a student of grade %s begins in %s', (grade, title) => {
  expect(courseFor(grade)).toBe(title);
});

test('what was begun goes before the grade, and so does the course in which something is done', () => {
  expect(courseFor(8, { 'Math 6 A': ['started', 'not_started'] })).toBe('Summit Math 6 A');
  expect(courseFor(8, { 'Math 7 A': ['completed', 'not_started'] })).toBe('Summit Math 7 A');
});

test('after the own grade comes what is behind it, and only then what is before it', () => {
  const done: ProgressState[] = ['completed', 'completed'];
  expect(courseFor(8, { 'Math 8 A': done })).toBe('Summit Math 8 B');
  expect(courseFor(12, { 'Precalculus A': done })).toBe('Summit Math 6 A');
});
