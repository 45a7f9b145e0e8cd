import type { Skill } from '../skill.ts';
import { type ScenePack, type SkillPlan, skillFrom } from './define.ts';

/** A skill whose answer is one of several pictures; each says in `text` what it shows, for who cannot see it. */
export function pictureSkill<
  Params extends object,
  const Key extends string,
  const Packs extends readonly ScenePack[] = readonly [],
  Far extends object = object,
>(id: string, plan: SkillPlan<Params, Key, Packs, Far>): Skill {
  return skillFrom(id, 'diagram', plan, true);
}
