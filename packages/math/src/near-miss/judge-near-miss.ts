import type { AnswerForm, AnswerKey, Verdict } from '../judge/answer-key.ts';
import { judgeAnswer } from '../judge/judge-answer.ts';
import type { AnswerTree } from './answer-tree.ts';
import { compareMeanings } from './meaning-of.ts';
import { mutations } from './mutations-of-answers.ts';
import { type Style, writeAnswer } from './write-answer.ts';

function formOf(answer: AnswerTree): AnswerForm {
  switch (answer.kind) {
    case 'relation':
      return answer.sign === '=' ? 'equation' : 'inequality';
    case 'between':
      return 'inequality';
    case 'ranges':
      return 'interval';
    case 'both':
      return 'set';
    default:
      return answer.kind;
  }
}

export const keyOfTree = (answer: AnswerTree): AnswerKey => ({
  value: writeAnswer(answer, 'plain'),
  form: formOf(answer),
});

/** One of the ways to miss this answer closely and one of its places, by two drawn numbers; null where no way fits. */
export function missBy(answer: AnswerTree, { way, place }: { way: number; place: number }) {
  const fitting = Object.entries(mutations).flatMap(([name, mutate]) => {
    const misses = mutate(answer);
    return misses.length > 0 ? [{ name, misses }] : [];
  });
  const chosen = fitting[way % fitting.length];
  const miss = chosen?.misses[place % chosen.misses.length];
  return chosen && miss ? { name: chosen.name, miss } : null;
}

export type NearMiss = { readonly key: string; readonly typed: string; readonly verdict: Verdict['kind'] };

/** What the judge says of another answer than the key's; null where numbers alone do not tell the two apart. */
export function judgeNearMiss(answer: AnswerTree, miss: AnswerTree, style: Style): NearMiss | null {
  if (compareMeanings(answer, miss) !== 'different') return null;
  const key = keyOfTree(answer);
  const typed = writeAnswer(miss, style);
  return { key: key.value, typed, verdict: judgeAnswer(typed, key).kind };
}

/** What the judge says of the key in another writing. */
export function judgeWriting(answer: AnswerTree, style: Style): NearMiss {
  const key = keyOfTree(answer);
  const typed = writeAnswer(answer, style);
  return { key: key.value, typed, verdict: judgeAnswer(typed, key).kind };
}
