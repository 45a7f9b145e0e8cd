import type { Curriculum } from '@playforward/curriculum';

/** A lesson or a unit by its slug. */
export type Part = { readonly kind: 'lesson' | 'unit'; readonly slug: string };

/** What was asked for is not in the content; the message says so. */
export class UnknownSlug extends Error {}

/**
 * The paths of the lessons of a part, and the skills of their concepts, each once. Throws a sentence when there is no
 * such part. A unit is known by its folder too.
 */
export function readPart(
  { courses }: Curriculum,
  { kind, slug }: Part,
): { readonly lessons: readonly string[]; readonly skills: readonly string[] } {
  const units = courses.flatMap((course) => course.units);
  const isUnit = ({ slug: own, lessons: [first] }: (typeof units)[number]): boolean =>
    own === slug || first?.path.split('/').at(-2) === slug;
  const lessons =
    kind === 'unit'
      ? units.filter(isUnit).flatMap((unit) => unit.lessons)
      : units.flatMap((unit) => unit.lessons).filter((lesson) => lesson.slug === slug);
  if (lessons.length === 0) throw new UnknownSlug(`There is no ${kind} "${slug}" in content/curriculum.`);
  const skills = lessons.flatMap(({ concepts }) => concepts.flatMap((concept) => concept.skills));
  return { lessons: lessons.map(({ path }) => path), skills: [...new Set(skills)] };
}
