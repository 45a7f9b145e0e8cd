import type { Curriculum } from '@playforward/curriculum';

/** A lesson or a unit by its slug. */
export type Part = { readonly kind: 'lesson' | 'unit'; readonly slug: string };

/**
 * The paths of the lessons of a part, and the skills of their concepts, each once. Throws a sentence when there is no
 * such part.
 */
export function readPart(
  { courses }: Curriculum,
  { kind, slug }: Part,
): { readonly lessons: readonly string[]; readonly skills: readonly string[] } {
  const units = courses.flatMap((course) => course.units);
  const lessons =
    kind === 'unit'
      ? units.filter((unit) => unit.slug === slug).flatMap((unit) => unit.lessons)
      : units.flatMap((unit) => unit.lessons).filter((lesson) => lesson.slug === slug);
  if (lessons.length === 0) throw new Error(`There is no ${kind} "${slug}" in content/curriculum.`);
  const skills = lessons.flatMap(({ concepts }) => concepts.flatMap((concept) => concept.skills));
  return { lessons: lessons.map(({ path }) => path), skills: [...new Set(skills)] };
}
