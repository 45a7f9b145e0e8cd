import { skills } from '../skills/index.ts';
import { keyFault } from './build-answer-key.ts';
import { drawProblem } from './draw-problem.ts';
import type { ProblemSpec, SpecId } from './problem-spec.ts';
import type { Skill } from './skill.ts';

const bySlug: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));

/**
 * Every skill this program can run, sorted by slug.
 *
 * @example listSkills().some(({ id }) => id === 'm6-write-ratio') // true
 */
export function listSkills(): readonly Skill[] {
  return skills;
}

/**
 * The skill with this slug, or null.
 *
 * @example findSkill('m6-write-ratio')?.form // 'ratio'
 */
export function findSkill(slug: string): Skill | null {
  return bySlug.get(slug) ?? null;
}

/** The skill a stored problem was made with. Throws when the slug or the version is not in this program. */
export function registeredSkill(id: SpecId): Skill {
  const skill = bySlug.get(id.skill);
  if (!skill) throw new Error(`there is no skill '${id.skill}'`);
  if (skill.version !== id.version) {
    throw new Error(`skill '${id.skill}' is at version ${skill.version}, version ${id.version} is not here`);
  }
  return skill;
}

/**
 * The problem with this id: the same id gives the same bytes for ever. Throws for a key that cannot be read, so that no
 * student is asked what cannot be judged.
 *
 * @example generateProblem({ skill: 'm6-write-ratio', version: findSkill('m6-write-ratio')?.version, level: 1, seed: 1 }).answer // { form: 'ratio', … }
 */
export function generateProblem(id: SpecId): ProblemSpec {
  const { spec } = drawProblem(registeredSkill(id), id);
  const fault = keyFault(spec);
  if (fault !== null) throw new Error(fault);
  return spec;
}
