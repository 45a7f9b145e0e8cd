import { expect, test } from 'vitest';
import { readContent } from '../../../curriculum/read-content.ts';
import { readFamilyContent } from './read-family-content.ts';

const { dinner, spanish } = readFamilyContent();
const { courses } = readContent();
const units = courses.flatMap((course) => course.units);
const lessons = units.flatMap((unit) => unit.lessons);
const skillsOf = (some: typeof lessons) =>
  some.flatMap(({ concepts, problems }) => [
    ...concepts.flatMap(({ examples }) => examples.map(({ skill }) => skill)),
    ...problems.map(({ skill }) => skill),
  ]);
const unknown = (named: object, known: readonly string[]) =>
  Object.keys(named).filter((name) => !known.includes(name));

test('every line of the files names a unit, a lesson or a skill that is there', () => {
  const unitSlugs = units.map(({ slug }) => slug);
  expect(unknown(dinner.units, unitSlugs)).toEqual([]);
  expect(unknown(spanish.units, unitSlugs)).toEqual([]);
  expect(
    unknown(
      spanish.lessons,
      lessons.map(({ slug }) => slug),
    ),
  ).toEqual([]);
  expect(unknown(spanish.skills, skillsOf(lessons))).toEqual([]);
});

test('grades 6 and 7 have a question for dinner in each unit, and Spanish names for all that is learned', () => {
  const own = courses.filter(({ slug }) => /^m[67]-/.test(slug)).flatMap((course) => course.units);
  const taught = own.flatMap((unit) => unit.lessons);
  const missing = [
    ...own.filter(({ slug }) => !dinner.units[slug] || !spanish.units[slug]).map(({ slug }) => slug),
    ...taught.filter(({ slug }) => !spanish.lessons[slug]).map(({ slug }) => slug),
    ...skillsOf(taught).filter((skill) => !spanish.skills[skill]),
  ];
  expect(missing).toEqual([]);
});
