import { randomUUID } from 'node:crypto';
import type { RosterAnswer, TaughtClass, UserRole } from '@playforward/contract';
import { firstLesson, openLesson, submit } from './lesson-of.ts';
import type { TestServer, TestStudent } from './test-server.ts';

/** Somebody with a role, as an invitation makes one. */
export async function personWith(
  server: TestServer,
  role: UserRole,
  name = 'Ms. Okafor',
): Promise<TestStudent> {
  const person = await server.student();
  const { pool, sessions } = server.context;
  await pool.query('UPDATE users SET role = $2, name = $3, onboarding_completed = true WHERE id = $1', [
    person.id,
    role,
    name,
  ]);
  await sessions.forget(person.id);
  return person;
}

/** A new student under a name of this test. */
export async function studentNamed(server: TestServer, name: string): Promise<TestStudent> {
  const student = await server.student();
  await server.context.pool.query('UPDATE users SET name = $2 WHERE id = $1', [student.id, name]);
  await server.context.sessions.forget(student.id);
  return student;
}

type SignedIn = { headers: { authorization: string } };
type Call = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; url: string; payload?: object };

export function call(server: TestServer, { headers }: SignedIn, { method = 'GET', url, payload }: Call) {
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}

/** A class of the course that begins the curriculum. */
export async function makeClass(
  server: TestServer,
  teacher: SignedIn,
  name = 'Period 2',
): Promise<TaughtClass> {
  const lesson = firstLesson(server);
  const course_id = server.app.curriculum.index.unit.get(lesson.unitId)?.courseId;
  const payload = { name, course_id };
  return (await call(server, teacher, { method: 'POST', url: '/api/teach/classes', payload })).json();
}

export function join(server: TestServer, student: SignedIn, code: string | null) {
  return call(server, student, { method: 'POST', url: '/api/classes/join', payload: { code: code ?? '' } });
}

/** Adds pupils without an address and answers their cards as a browser shows them. */
export async function addPupils(
  server: TestServer,
  teacher: SignedIn,
  { id, names }: { id: number; names: string[] },
) {
  const url = `/api/teach/classes/${id}/students`;
  const payload = { names, apply: true };
  const added = await call(server, teacher, { method: 'POST', url, payload });
  const { cards }: RosterAnswer = added.json();
  // A server that is too busy says so here, and not in an address that is missing below.
  if (!cards) throw new Error(`${url}: ${added.statusCode} ${added.body}`);
  const page = (await call(server, teacher, { url: cards.address })).body;
  const said = [...page.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text = '']) => text);
  return names.map((name, nth) => ({ name, userName: said[2 * nth] ?? '', phrase: said[2 * nth + 1] ?? '' }));
}

/**
 * Answers practice problems of the first lesson wrongly, each with the idea that its first named wrong choice shows.
 * Answers which ideas that were.
 */
export async function answerWrongly(server: TestServer, student: TestStudent, most = 1): Promise<string[]> {
  const lesson = await openLesson(server, student, firstLesson(server).id);
  const ideas: string[] = [];
  for (const { id } of lesson.problems) {
    if (ideas.length === most) break;
    const own = await server.app.curriculum.problems.findOptional(student, id);
    const wrong = own?.rendered.choices.find(
      ({ misconception }) => misconception && misconception !== 'slip',
    );
    if (!wrong?.misconception) continue;
    await submit(server, student, {
      problem_id: id,
      lesson_id: lesson.id,
      answer_id: wrong.id,
      attempt_id: randomUUID(),
    });
    ideas.push(wrong.misconception);
  }
  return ideas;
}
