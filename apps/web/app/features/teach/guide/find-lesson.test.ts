import type { CourseWithUnits } from '@playforward/contract';
import { expect, test } from 'vitest';
import { findLesson, lessonsOfCourse } from './find-lesson.ts';

const lesson = (id: number, lesson_number: number, unit_id: number) => ({
  id,
  lesson_number,
  unit_id,
  title: `Lesson ${id}`,
  state: 'not_started' as const,
});
const course: CourseWithUnits = {
  id: 1,
  title: 'Summit Math 6 A',
  units: {
    3: { id: 3, unit_number: 2, title: 'Rates', lessons: { 31: lesson(31, 1, 3) } },
    9: { id: 9, unit_number: 1, title: 'Ratios', lessons: { 12: lesson(12, 2, 9), 40: lesson(40, 1, 9) } },
  },
};

test('lessons stand in the order of the course, whatever their ids', () => {
  expect(lessonsOfCourse(course).map(({ lesson: { id } }) => id)).toEqual([40, 12, 31]);
});

test('a lesson is found with its unit and course, and one that is not there is not', () => {
  expect(findLesson([course], 31)).toMatchObject({ course: { id: 1 }, unit: { title: 'Rates' } });
  expect(findLesson([course], 99)).toBeUndefined();
});
