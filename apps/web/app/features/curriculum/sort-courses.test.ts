import type { CourseWithUnits } from '@playforward/contract';
import { expect, test } from 'vitest';
import { displayCourseTitle } from './course-title.ts';
import { sortCourses } from './sort-courses.ts';

const unit = { id: 1, unit_number: 1, title: 'Ratios', lessons: {} };
const makeCourse = (title: string, units: CourseWithUnits['units'] = { 1: unit }): CourseWithUnits => ({
  id: title.length,
  title,
  units,
});
const shown = (courses: CourseWithUnits[]) =>
  sortCourses(courses).map(({ title }) => displayCourseTitle(title));

test('courses stand in the documented order [L-041] [L-349] [D-61]', () => {
  const titles = [
    'Woodworking',
    'Summit Precalculus',
    'Probability and Statistics',
    'Practical Math',
    'Calculus',
    'Integrated Math',
    'Algebra 2',
    'Geometry',
    'Algebra 1',
    'Summit Math 8',
    'Summit Math 7',
    'Summit Math 6',
    'Art',
  ];
  expect(shown(titles.map((title) => makeCourse(title)))).toEqual([
    'Grade 6',
    'Grade 7',
    'Grade 8',
    'Algebra 1',
    'Geometry',
    'Algebra 2',
    'Calculus',
    'Integrated Math',
    'Practical Math',
    'Probability and Statistics',
    'Precalculus',
    'Art',
    'Woodworking',
  ]);
});

test('semester A comes before B, and both before none [L-352] [D-61]', () => {
  const titles = ['Summit Math 6', 'Summit Math 6 B', 'Summit Math 6 A'];
  expect(shown(titles.map((title) => makeCourse(title)))).toEqual(['Grade 6 A', 'Grade 6 B', 'Grade 6']);
});

test('a course without units is hidden [L-350]', () => {
  expect(shown([makeCourse('Geometry', {}), makeCourse('Algebra 1')])).toEqual(['Algebra 1']);
});

test('units as a list count as well [D-66]', () => {
  const course = { ...makeCourse('Geometry'), units: [unit] as unknown as CourseWithUnits['units'] };
  expect(shown([course])).toEqual(['Geometry']);
});
