import type { Skill } from '../skill.ts';
import { type ScenePack, type SkillPlan, skillFrom } from './define.ts';

/**
 * A skill whose answer is one of several statements. The value of a choice is the name of its sentence, or any short id
 * beside a text of its own.
 */
export function choiceSkill<
  Params extends object,
  const Key extends string,
  const Packs extends readonly ScenePack[] = readonly [],
  Far extends object = object,
>(id: string, plan: SkillPlan<Params, Key, Packs, Far>): Skill {
  return skillFrom(id, 'choice', plan, true);
}
