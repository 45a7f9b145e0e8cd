import type { FollowUp, LessonView, PublicProblem, SubmitAnswer } from '@playforward/contract';

type Answered = {
  problemId: number;
  verdict: SubmitAnswer;
  /** The problem on screen; it is never taken away, whatever it was before. */
  openProblem: number | undefined;
};

/** The lesson after the verdict on an answer: a right one has solved its problem, and the next one may be another now. */
export function withVerdict(lesson: LessonView, { problemId, verdict, openProblem }: Answered): LessonView {
  const solved = verdict.is_correct ? withSolvedProblem(lesson, problemId, verdict) : lesson;
  return verdict.follow_up ? withFollowUp(solved, verdict.follow_up, openProblem) : solved;
}

function withSolvedProblem(lesson: LessonView, problemId: number, verdict: SubmitAnswer): LessonView {
  const solve = (problem: PublicProblem): PublicProblem =>
    problem.id === problemId
      ? { ...problem, state: 'completed', final_answer: verdict.final_answer ?? problem.final_answer }
      : problem;
  return { ...withProblems(lesson, solve), math: { ...lesson.math, ...verdict.math } };
}

function withFollowUp(
  lesson: LessonView,
  { lesson_state, problem, next, launch, math }: FollowUp,
  openProblem: number | undefined,
): LessonView {
  const known = withProblems(lesson, (one) =>
    one.id === problem.id && !isBehind(problem, one) ? problem : one,
  );
  const inPlace = next && known.problems[next.place];
  const mayReplace = inPlace && inPlace.id !== openProblem && inPlace.state !== 'completed';
  return {
    ...known,
    problems: mayReplace ? known.problems.with(next.place, next.problem) : known.problems,
    ...(launch && { launch }),
    state: lesson.state === 'completed' ? lesson.state : lesson_state,
    math: { ...known.math, ...math },
  };
}

/** A verdict that comes late does not know of a later one. */
function isBehind(told: PublicProblem, shown: PublicProblem): boolean {
  return shown.state === 'completed' && told.state !== 'completed';
}

function withProblems(lesson: LessonView, change: (problem: PublicProblem) => PublicProblem): LessonView {
  return {
    ...lesson,
    problems: lesson.problems.map(change),
    ...(lesson.stretch && { stretch: change(lesson.stretch) }),
    concepts: lesson.concepts.map((concept) => ({ ...concept, problems: concept.problems.map(change) })),
  };
}
