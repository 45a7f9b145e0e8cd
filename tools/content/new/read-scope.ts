import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const scopedSkill = z.object({
  slug: z.string(),
  asks: z.string(),
  answer: z.string(),
  misconceptions: z.array(z.string()),
  diagram: z.string(),
});
const scopedLesson = z.object({
  slug: z.string(),
  number: z.number(),
  title: z.string(),
  goals: z.array(z.string()),
  standards: z.array(z.string()),
  prerequisites: z.array(z.string()),
  concepts: z.array(z.object({ title: z.string(), diagram: z.string(), skills: z.array(scopedSkill) })),
  mission: z.record(z.string(), z.string()),
});
const scopedUnit = z.object({
  slug: z.string(),
  number: z.number(),
  title: z.string(),
  focus: z.string(),
  lessons: z.array(scopedLesson),
});
const scopeFile = z.object({
  courses: z.array(
    z.object({
      slug: z.string(),
      semesters: z.array(z.object({ semester: z.string(), units: z.array(scopedUnit) })),
    }),
  ),
});

/** What a scope and sequence says of one skill. */
export type ScopedSkill = z.output<typeof scopedSkill>;
export type ScopedLesson = z.output<typeof scopedLesson>;
export type ScopedUnit = z.output<typeof scopedUnit>;
export type Scope = z.output<typeof scopeFile>;

/** Reads a scope and sequence. Throws with the place of the first fault when the file is none. */
export function readScope(file: string): Scope {
  return scopeFile.parse(parse(readFileSync(file, 'utf8')));
}

/** The skill of this slug, or null when the scope does not have it. */
export function findScopedSkill({ courses }: Scope, slug: string): ScopedSkill | null {
  const lessons = courses.flatMap(({ semesters }) => semesters).flatMap(({ units }) => units);
  const skills = lessons.flatMap((unit) => unit.lessons).flatMap(({ concepts }) => concepts);
  return skills.flatMap((concept) => concept.skills).find((skill) => skill.slug === slug) ?? null;
}

/** The unit of this slug, or null when the scope does not have it. */
export function findScopedUnit({ courses }: Scope, slug: string): ScopedUnit | null {
  const units = courses.flatMap(({ semesters }) => semesters).flatMap((semester) => semester.units);
  return units.find((unit) => unit.slug === slug) ?? null;
}
