import type { AnswerForm, ShownForm } from '@playforward/math';
import type { Skill } from '../skill.ts';
import { type ScenePack, type SkillPlan, skillFrom } from './define.ts';

/** A form whose answer is typed. */
type TypedForm = Exclude<AnswerForm, ShownForm>;

/**
 * A skill whose answer is worked out and typed: a number, a measure, an expression, a point. The same values stand as
 * choices while a student is still learning it.
 */
export function numberSkill<
  Params extends object,
  const Key extends string,
  const Packs extends readonly ScenePack[] = readonly [],
  Far extends object = object,
>(id: string, plan: SkillPlan<Params, Key, Packs, Far> & { readonly form: TypedForm }): Skill {
  return skillFrom(id, plan.form, plan, false);
}
