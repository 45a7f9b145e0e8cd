import type { FollowUp, PublicProblem, SubmitAnswer } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { makeLesson } from '../../testing/make-lesson.ts';
import { withVerdict } from './with-verdict.ts';

const lesson = makeLesson();
const place = lesson.problems.length - 1;
const answered = problemAt(place - 1);
const last = problemAt(place);
const dealt: PublicProblem = { ...last, id: 999, headline: 'Dealt now' };

function problemAt(index: number): PublicProblem {
  const problem = lesson.problems[index];
  if (!problem) throw new Error('the lesson has too few problems');
  return problem;
}

function right(followUp: Partial<FollowUp> | null): SubmitAnswer {
  return {
    is_correct: true,
    counted: true,
    message: '',
    answer_details: { reason: '' },
    final_answer: 'It is 3.',
    math: {},
    follow_up: followUp && {
      lesson_state: 'started',
      mastery: { lesson_id: 1, unit_id: 9, course_id: 4, stars: 3, skills: [] },
      problem: { ...answered, state: 'completed', final_answer: 'It is 3.' },
      next: { place, problem: dealt },
      math: { 'x^2': '<span>x²</span>' },
      ...followUp,
    },
  };
}

const after = (verdict: SubmitAnswer, openProblem?: number) =>
  withVerdict(lesson, { problemId: answered.id, verdict, openProblem });

describe('the lesson after a verdict', () => {
  test('has the problem solved and the next one in its place, with their formulas', () => {
    const { problems, math } = after(right({}), answered.id);
    expect(problems[place - 1]).toMatchObject({ state: 'completed', final_answer: 'It is 3.' });
    expect(problems[place]).toEqual(dealt);
    expect(math['x^2']).toBe('<span>x²</span>');
  });

  test('has the problem solved also when nothing is told of what follows', () => {
    const { problems } = after(right(null));
    expect(problems[place - 1]).toMatchObject({ state: 'completed', final_answer: 'It is 3.' });
    expect(problems[place]).toEqual(last);
  });

  test('keeps the problem that the student has open, also when the server has another for its place', () => {
    expect(after(right({}), last.id).problems[place]).toEqual(last);
    expect(after(right({}), undefined).problems[place]).toEqual(dealt);
  });

  test('keeps a problem solved that a later verdict has solved, and never takes a solved one away', () => {
    const solved = {
      ...lesson,
      problems: lesson.problems.map((one) => ({ ...one, state: 'completed' as const })),
    };
    const late = { ...right({ problem: { ...answered, state: 'started' } }), is_correct: false };
    const { problems } = withVerdict(solved, {
      problemId: answered.id,
      verdict: late,
      openProblem: undefined,
    });
    expect(problems).toEqual(solved.problems);
  });

  test('does not go back from a completed lesson', () => {
    const completed = { ...lesson, state: 'completed' as const };
    const verdict = right({ lesson_state: 'started' });
    expect(withVerdict(completed, { problemId: answered.id, verdict, openProblem: undefined }).state).toBe(
      'completed',
    );
  });
});
