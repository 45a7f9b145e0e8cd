import { type LessonView, lessonView, type PublicProblem } from '@playforward/contract';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

type Signed = { id: number; headers: { authorization: string } };

/** Ids of the first lesson that has guided and practice problems. */
export function firstLesson({ app }: TestServer) {
  const lesson = [...app.curriculum.index.lesson.values()].find((each) => each.problems.length > 0);
  if (!lesson) throw new Error('the curriculum has no lesson with problems');
  return lesson;
}

/** The lesson as GET full answers it; every call proves the answer against the contract. */
export async function openLesson(
  { app }: TestServer,
  student: Signed,
  lessonId: number,
): Promise<LessonView> {
  const answer = await app.inject({ url: `/api/lessons/${lessonId}/full`, headers: student.headers });
  expect(answer.statusCode).toBe(200);
  return lessonView.parse(answer.json());
}

export function problemsInLesson(lesson: LessonView): PublicProblem[] {
  return [...lesson.concepts.flatMap((concept) => concept.problems), ...lesson.problems];
}

/** The right and a wrong choice of a problem, looked up where only the server can. */
export async function fetchChoices({ app }: TestServer, student: Signed, problemId: number) {
  const own = await app.curriculum.problems.findOptional(student, problemId);
  const right = own?.rendered.choices.find((choice) => choice.correct);
  const wrong = own?.rendered.choices.find((choice) => !choice.correct);
  if (!right || !wrong) throw new Error(`problem ${problemId} has no choices`);
  return { right, wrong };
}

export type TestSubmission = {
  problem_id: number;
  lesson_id: number;
  answer_id?: number;
  answer?: string;
  attempt_id?: string;
};

export function submit({ app }: TestServer, student: Signed, payload: TestSubmission) {
  return app.inject({ method: 'POST', url: '/api/problems/submit', headers: student.headers, payload });
}

/** Answers a problem rightly. */
export async function solve(server: TestServer, student: Signed, problem: { id: number; lessonId: number }) {
  const { right } = await fetchChoices(server, student, problem.id);
  const answer = await submit(server, student, {
    problem_id: problem.id,
    lesson_id: problem.lessonId,
    answer_id: right.id,
  });
  expect(answer.statusCode).toBe(200);
}
