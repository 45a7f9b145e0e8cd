import type { PublicProblem } from '@playforward/contract';

type Problems = readonly Pick<PublicProblem, 'id' | 'state'>[];

/**
 * Which problem of a row the address `problem/{id}` names. `exact` is false when it names none: then it is the first
 * unfinished one, or the first (D-69). The place is -1 in an empty row.
 */
export function readProblemPlace(rest: string, problems: Problems): { place: number; exact: boolean } {
  const [word, idText = ''] = rest.split('/');
  const id = word === 'problem' ? Number.parseInt(idText, 10) : Number.NaN;
  const named = problems.findIndex((problem) => problem.id === id);
  if (named >= 0) return { place: named, exact: true };
  const unfinished = firstUnsolved(problems);
  return { place: unfinished < problems.length ? unfinished : problems.length > 0 ? 0 : -1, exact: false };
}

/** Place of the first problem that is not solved; the length of the row when all are. */
export function firstUnsolved(problems: Problems): number {
  const place = problems.findIndex(({ state }) => state !== 'completed');
  return place === -1 ? problems.length : place;
}

/** Problems come one after another: a place is open when it is solved or everything before it is. */
export function isReachable(problems: Problems, place: number): boolean {
  return problems[place]?.state === 'completed' || place <= firstUnsolved(problems);
}

/** True when this problem's solution leaves none of the row open (D-78). */
export function completesRow(problems: Problems, problemId: number): boolean {
  return problems.every(({ id, state }) => id === problemId || state === 'completed');
}
