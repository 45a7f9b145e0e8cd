import type { FullLesson, PublicProblem, SubmitAnswer } from '@playforward/contract';

/** The lesson after a right answer: the problem is solved and its final answer known. */
export function withSolvedProblem(lesson: FullLesson, problemId: number, verdict: SubmitAnswer): FullLesson {
  const solve = (problem: PublicProblem): PublicProblem =>
    problem.id === problemId
      ? { ...problem, state: 'completed', final_answer: verdict.final_answer ?? problem.final_answer }
      : problem;
  return {
    ...lesson,
    problems: lesson.problems.map(solve),
    concepts: lesson.concepts.map((concept) => ({ ...concept, problems: concept.problems.map(solve) })),
    math: { ...lesson.math, ...verdict.math },
  };
}
