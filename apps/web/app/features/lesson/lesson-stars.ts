import { type FullLesson, limits } from '@playforward/contract';

/** How many of the stars are filled: the share of solved problems, and all of them only at the end. */
export function countStars(lesson: Pick<FullLesson, 'problems' | 'concepts'>): {
  filled: number;
  solved: number;
  problems: number;
} {
  const problems = [...lesson.concepts.flatMap((concept) => concept.problems), ...lesson.problems];
  const solved = problems.filter(({ state }) => state === 'completed').length;
  const share = problems.length === 0 ? 0 : solved / problems.length;
  return { filled: Math.floor(share * limits.stars), solved, problems: problems.length };
}
