import { expect, test } from 'vitest';
import { loadContentOrExplain } from './load-content.ts';
import { measureCoverage, measureHands, measureStandards } from './measure-coverage.ts';
import { findUnknownStandards, readStandardCodes } from './standards.ts';

const curriculum = loadContentOrExplain() ?? { courses: [] };

test('counts lessons, skills, answer forms and reading grades of a course', () => {
  const [course] = measureCoverage({ courses: curriculum.courses.slice(0, 1) }, 1);
  expect(course?.lessons).toBeGreaterThan(0);
  const forms = [...(course?.forms.values() ?? [])].reduce((sum, n) => sum + n, 0);
  expect(forms).toBe(course?.skills);
  const sampled = [...(course?.readingGrades.values() ?? [])].reduce((sum, n) => sum + n, 0);
  expect(sampled).toBe((course?.skills ?? 0) * 3);
});

test('says which standards are covered, and which codes no list knows, with the file', () => {
  const [first] = curriculum.courses[0]?.units[0]?.lessons[0]?.standards ?? [];
  const codes = [first ?? '', '6.XX.9', 'HSA-REI.X.9'];
  const { groups } = measureStandards(curriculum, codes);
  expect(groups).toContainEqual({ name: 'Grade 6', covered: 1, all: 2 });
  expect(groups).toContainEqual({ name: 'HSA-REI', covered: 0, all: 1 });
  expect(findUnknownStandards(curriculum, codes)[0]?.path).toMatch(/\.md$/);
});

test('every standard of Grades 6, 7 and 8 is named by a lesson of that grade', () => {
  const { groups } = measureStandards(curriculum, readStandardCodes());
  const grades = groups.filter(({ name }) => name.startsWith('Grade '));
  expect(grades.map(({ name, covered, all }) => [name, covered, all])).toEqual([
    ['Grade 6', 47, 47],
    ['Grade 7', 43, 43],
    ['Grade 8', 36, 36],
  ]);
});

test('a standard of a grade that only another course names is not covered', () => {
  const others = curriculum.courses.filter(({ units }) => !units[0]?.lessons[0]?.path.startsWith('m7/'));
  const { groups } = measureStandards({ courses: others }, ['7.RP.A.3']);
  expect(groups).toEqual([{ name: 'Grade 7', covered: 0, all: 1 }]);
});

test('knows the codes of AI literacy, and refuses one that stands in no list', () => {
  const codes = readStandardCodes();
  expect(codes).toEqual(expect.arrayContaining(['6.RP.A.1', 'AI4K12-3-A', 'AILIT-MANAGE-5']));
  expect(codes).not.toContain('AILIT-MANAGE-6');
  const { groups } = measureStandards(curriculum, ['AI4K12-3-A', 'AILIT-MANAGE-6']);
  expect(groups).toEqual([
    { name: 'AI4K12', covered: 1, all: 1 },
    { name: 'AILIT-MANAGE', covered: 0, all: 1 },
  ]);
});

test('every standard that a lesson names is one of the list', () => {
  expect(findUnknownStandards(curriculum, readStandardCodes())).toEqual([]);
});

test('a quarter of the skills of Grades 6 to 8 and Algebra 1 has problems that are answered by hand', () => {
  const hands = measureHands(8);
  const total = (of: 'byHand' | 'all') => hands.reduce((sum, group) => sum + group[of], 0);
  expect(hands.map(({ name }) => name)).toEqual(['Grade 6', 'Grade 7', 'Grade 8', 'Algebra 1']);
  expect(total('byHand') / total('all')).toBeGreaterThanOrEqual(0.25);
});
