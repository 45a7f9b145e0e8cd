import {
  type CurriculumReport,
  findSkill,
  type VerifyOptions,
  verifyCurriculum,
} from '@playforward/curriculum';

/** Skills by their slugs, and how many of them are taken: a counter that all threads share. */
export type SharedSkills = Pick<VerifyOptions, 'seeds' | 'golden'> & {
  readonly slugs: readonly string[];
  readonly taken: Int32Array;
};

/** Proves one skill after the other that no other thread has taken. */
export function proveOpenSkills({ slugs, taken, seeds, golden }: SharedSkills): CurriculumReport {
  const reports: CurriculumReport[] = [];
  for (let at = Atomics.add(taken, 0, 1); at < slugs.length; at = Atomics.add(taken, 0, 1)) {
    const skill = findSkill(slugs[at] ?? '');
    if (skill) reports.push(verifyCurriculum({ courses: [] }, { seeds, golden, only: [skill] }));
  }
  return addReports(reports);
}

export function addReports(reports: readonly CurriculumReport[]): CurriculumReport {
  const sum = (of: 'lessons' | 'skills' | 'problems'): number =>
    reports.reduce((total, report) => total + report[of], 0);
  return {
    lessons: sum('lessons'),
    skills: sum('skills'),
    problems: sum('problems'),
    findings: reports.flatMap(({ findings }) => findings),
  };
}
