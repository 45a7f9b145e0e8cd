import { countedLevel, findSkill } from '@playforward/curriculum';
import { answerWay, type Evidence } from '@playforward/mastery';
import { toLevel } from '../curriculum/curriculum-index.ts';

/** A counted answer as the log has it: a row of `attempts` beside its problem. */
export type CountedRow = {
  skill: string;
  level: number;
  form: string | null;
  picked: boolean;
  right: boolean;
  help: boolean;
  at: Date;
};

/** What a counted answer says about its skill. */
export function evidenceInRow({ skill, level, form, picked, right, help }: CountedRow): Evidence {
  const way = answerWay({ form: form ?? findSkill(skill)?.form ?? 'choice', picked });
  return { right, help, way, level: countedLevel(toLevel(level)) };
}
