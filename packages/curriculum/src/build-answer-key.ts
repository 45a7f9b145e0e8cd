import { type AnswerKey, checkKey } from '@playforward/math';
import type { ProblemSpec } from './problem-spec.ts';

/** The key packages/math judges typed answers by. */
export function buildAnswerKey({ answer, distractors }: ProblemSpec): AnswerKey {
  return {
    value: answer.value,
    form: answer.form,
    ...(answer.asked === undefined ? {} : { asked: answer.asked }),
    ...(answer.unit === undefined ? {} : { unit: answer.unit }),
    ...(answer.places === undefined ? {} : { places: answer.places }),
    ...(answer.tolerance === undefined ? {} : { tolerance: answer.tolerance }),
    misconceptions: distractors.map(({ misconception, value }) => ({ id: misconception, value })),
  };
}

/** What an author has to mend in the key of a problem, with where it stands; null for a sound key. */
export function keyFault(spec: ProblemSpec): string | null {
  const fault = checkKey(buildAnswerKey(spec));
  const { skill, version, level, seed } = spec.id;
  return fault && `${skill}@${version} level ${level} seed ${seed}: ${fault}`;
}
