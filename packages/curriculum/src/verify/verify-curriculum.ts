import type { Skill } from '../define-skill.ts';
import { listSkills } from '../generate-problem.ts';
import type { Curriculum } from '../lessons/curriculum.ts';
import type { Finding } from './finding.ts';
import { goldenName } from './golden.ts';
import { verifyLessons } from './verify-lessons.ts';
import { verifySkill } from './verify-skill.ts';

export type VerifyOptions = {
  /** Problems generated for each skill and level. */
  readonly seeds: number;
  /** Stored golden texts by file name. */
  readonly golden: ReadonlyMap<string, string>;
  /** Only these skills; all when absent. */
  readonly only?: readonly Skill[];
};

export type CurriculumReport = {
  readonly lessons: number;
  readonly skills: number;
  readonly problems: number;
  readonly findings: readonly Finding[];
};

/** Proves every lesson, and every skill at every level over many seeds. */
export function verifyCurriculum(
  curriculum: Curriculum,
  { seeds, golden, only }: VerifyOptions,
): CurriculumReport {
  const skills = only ?? listSkills();
  const reports = skills.map((skill) => verifySkill(skill, { seeds, golden: golden.get(goldenName(skill)) }));
  return {
    lessons: curriculum.courses.flatMap(({ units }) => units).flatMap(({ lessons }) => lessons).length,
    skills: skills.length,
    problems: reports.reduce((sum, { problems }) => sum + problems, 0),
    findings: [...(only ? [] : verifyLessons(curriculum)), ...reports.flatMap(({ findings }) => findings)],
  };
}
