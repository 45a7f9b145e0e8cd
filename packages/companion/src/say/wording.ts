import type { CompanionContext } from '../companion-context.ts';

/** Grades 6 to 8 and 9 to 12. */
export type Band = 'younger' | 'older';

/** Equal wordings; those of a band are for its grades alone. */
export type Wording =
  | readonly string[]
  | { readonly younger: readonly string[]; readonly older: readonly string[] };

const lastYounger = 8;
/** Courses of the younger grades, by the beginning of a lesson's slug. */
const youngerLesson = /^m[678]-/;

/** The band of who is spoken to: by the grade that was told, else by the course of the lesson. */
export function bandOf({ grade, lesson }: CompanionContext): Band {
  if (grade !== undefined) return grade <= lastYounger ? 'younger' : 'older';
  return lesson && !youngerLesson.test(lesson.slug) ? 'older' : 'younger';
}

const isPlain = (wording: Wording): wording is readonly string[] => Array.isArray(wording);

export function wordingsFor(wording: Wording, band: Band): readonly string[] {
  return isPlain(wording) ? wording : wording[band];
}
