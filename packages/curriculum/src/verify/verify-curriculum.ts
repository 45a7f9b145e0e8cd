import { listSkills } from '../generate-problem.ts';
import type { Curriculum } from '../lessons/curriculum.ts';
import type { Skill } from '../skill.ts';
import type { Finding } from './finding.ts';
import { verifyLessons } from './verify-lessons.ts';
import { verifySkill } from './verify-skill.ts';

export type VerifyOptions = {
  /** Problems generated for each skill and level. */
  readonly seeds: number;
  /** Stored golden texts by file name. */
  readonly golden: ReadonlyMap<string, string>;
  /** Only these skills; all when absent. */
  readonly only?: readonly Skill[];
  /** Only lessons with these paths; none where skills are chosen alone, else all. */
  readonly lessons?: readonly string[];
};

export type CurriculumReport = {
  readonly lessons: number;
  readonly skills: number;
  readonly problems: number;
  readonly findings: readonly Finding[];
};

/**
 * Proves every lesson, and every skill at every level over many seeds.
 *
 * @example verifyCurriculum({ courses: [] }, { seeds: 1, only: [], golden: new Map() }) // { lessons: 0, skills: 0, problems: 0, findings: [] }
 */
export function verifyCurriculum(
  curriculum: Curriculum,
  { seeds, golden, only, lessons }: VerifyOptions,
): CurriculumReport {
  const skills = only ?? listSkills();
  const reports = skills.map((skill) => verifySkill(skill, { seeds, golden }));
  const paths = curriculum.courses
    .flatMap(({ units }) => units)
    .flatMap((unit) => unit.lessons)
    .map(({ path }) => path);
  const wanted = new Set(lessons ?? (only ? [] : paths));
  const ofLessons = wanted.size === 0 ? [] : verifyLessons(curriculum, wanted);
  return {
    lessons: wanted.size,
    skills: skills.length,
    problems: reports.reduce((sum, { problems }) => sum + problems, 0),
    findings: [...ofLessons, ...reports.flatMap(({ findings }) => findings)],
  };
}
