import { expect, test } from 'vitest';
import { loadContentOrExplain } from './load-content.ts';
import { measureCoverage, measureStandards } from './measure-coverage.ts';
import { findUnknownStandards, readStandardCodes } from './standards.ts';

const curriculum = loadContentOrExplain() ?? { courses: [] };

test('counts lessons, skills, answer forms and reading grades of a course', () => {
  const [course] = measureCoverage(curriculum, 1);
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
