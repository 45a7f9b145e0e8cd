import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type Curriculum,
  type CurriculumReport,
  type Skill,
  type VerifyOptions,
  verifyCurriculum,
} from '@playforward/curriculum';
import { addReports, proveOpenSkills, type SharedSkills } from './prove-open-skills.ts';

type Wanted = Pick<VerifyOptions, 'seeds' | 'golden'> & { readonly skills: readonly Skill[] };

function help(shared: SharedSkills): Promise<CurriculumReport> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./skills-thread.ts', import.meta.url), { workerData: shared });
    thread.once('message', resolve).once('error', reject);
  });
}

/** Proves all lessons and these skills on all cores: a thread that is done takes the next skill. */
export async function verifyShared(
  curriculum: Curriculum,
  { skills, seeds, golden }: Wanted,
): Promise<CurriculumReport> {
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const shared = { slugs: skills.map(({ id }) => id), taken, seeds, golden };
  const helpers = Array.from({ length: availableParallelism() - 1 }, () => help(shared));
  const paths = curriculum.courses
    .flatMap(({ units }) => units)
    .flatMap(({ lessons }) => lessons)
    .map(({ path }) => path);
  const ofLessons = verifyCurriculum(curriculum, { seeds, golden, only: [], lessons: paths });
  const own = proveOpenSkills(shared);
  const { findings, ...counted } = addReports([ofLessons, own, ...(await Promise.all(helpers))]);
  const placeOf = ({ where }: { readonly where: string }): number => shared.slugs.indexOf(where);
  return { ...counted, findings: findings.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}
