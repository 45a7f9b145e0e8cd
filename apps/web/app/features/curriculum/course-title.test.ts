import { expect, test } from 'vitest';
import { courseBadge, displayCourseTitle } from './course-title.ts';

test.each([
  ['Summit Math 6', 'Grade 6'],
  ['Summit Math 6 A', 'Grade 6 A'],
  ['Summit Math 7 - B', 'Grade 7 B'],
  ['Summit Math 8: Semester A', 'Grade 8 A'],
  ['Math 6 Semester B', 'Grade 6 B'],
  ['Grade 6 A', 'Grade 6 A'],
  ['Summit Algebra 1 B', 'Algebra 1 B'],
  ['Geometry', 'Geometry'],
  ['Algebra', 'Algebra'],
  ['Math club', 'Math club'],
])('%j is shown as %j [L-140] [L-141] [L-351] [D-62]', (title, shown) => {
  expect(displayCourseTitle(title)).toBe(shown);
});

test.each([
  ['Summit Math 6 A', '6'],
  ['Algebra 1', 'A1'],
  ['Integrated Calculus', 'IC'],
  ['Geometry', 'G'],
  ['AI Literacy', 'AI'],
])('%j carries the badge %j', (title, badge) => {
  expect(courseBadge(title)).toBe(badge);
});
