import { randomUUID } from 'node:crypto';
import { solveMission } from '@playforward/city-sim';
import { checkView, usageEvents } from '@playforward/contract';
import { joinCity } from './city-player.ts';
import { addPupils, answerWrongly, call, join, makeClass, personWith } from './class-of.ts';
import { firstLesson, openLesson, solve } from './lesson-of.ts';
import { chat } from './orb-calls.ts';
import type { TestServer, TestStudent } from './test-server.ts';

export type BusySchool = { student: TestStudent; teacher: TestStudent; classId: number };

const answers = {
  grade: 7,
  city_state: 'Dayton, Ohio',
  favorite_subjects: 'Art',
  enjoy_during_free_time: 'Drawing',
  math_confidence: 4,
  ai_and_technology_confidence: 2,
  career_or_job_interest: 'Game designer',
  brands_or_companies_admired: 'Nintendo',
  proud_accomplishments: 'A half pipe',
  what_makes_a_great_math_teacher: 'Patience',
};

/** Does once in a school what leaves rows, through the calls of pages alone; the server listens at `address`. */
export async function keepBusy(server: TestServer, address: string): Promise<BusySchool> {
  const teacher = await personWith(server, 'teacher');
  const student = await server.student();
  await server.guest();
  const room = await makeClass(server, teacher);
  await join(server, student, room.code);
  await addPupils(server, teacher, { id: room.id, names: ['Noor', 'Kim'] });
  await learn(server, student);
  await talk(server, student, room.id);
  await runMission(server, student);
  await beAsked(server, { teacher, student, classId: room.id });
  const player = await joinCity({ address, headers: { ...student.headers } });
  await player.ask({ type: 'like', plot: player.seat.plot });
  await player.leave();
  return { student, teacher, classId: room.id };
}

async function learn(server: TestServer, student: TestStudent): Promise<void> {
  const lesson = await openLesson(server, student, firstLesson(server).id);
  await answerWrongly(server, student, 2);
  await solve(server, student, { id: lesson.problems.at(-1)?.id ?? 0, lessonId: lesson.id });
  await post(server, student, '/user/questionnaire/submit', answers);
  await post(server, student, '/api/users/register', { grade: '7', topic: 'ratios', goals: 'win' });
  await post(server, student, '/api/my-data/age', { band: '16-plus' });
  const problem_id = lesson.problems[0]?.id;
  await post(server, student, '/api/orb/dynamic', { type: 'hint', problem_id, lesson_id: lesson.id });
  const { careers } = (await call(server, student, { url: '/api/careers' })).json();
  await server.app.inject({
    method: 'PUT',
    url: `/api/careers/${careers?.[0]?.slug ?? 'x'}/favorite`,
    headers: student.headers,
  });
  const event = {
    type: 'track',
    event: usageEvents.problemTried,
    messageId: randomUUID(),
    anonymousId: randomUUID(),
    userId: null,
    properties: { lessonId: lesson.id, section: 'practice-problems', place: 2, outcome: 'wrong' },
    timestamp: new Date().toISOString(),
  };
  await post(server, student, '/analytics/b', { writeKey: 'playforward', batch: [event] });
}

async function talk(server: TestServer, student: TestStudent, classId: number): Promise<void> {
  await chat(server, student, { message: 'What is a ratio?' });
  await chat(server, student, { message: 'I want to kill myself' });
  await post(server, student, `/api/classes/${classId}/hand`, { up: true });
  const wrong = { email: student.email, password: 'not-the-one-92' };
  await post(server, student, '/auth/login', wrong);
}

async function runMission(server: TestServer, student: TestStudent): Promise<void> {
  const lesson = [...server.app.curriculum.index.lesson.values()].find(
    ({ slug }) => slug === 'm6-unit-rates',
  );
  const mission = await server.app.missions.readMission(`mission-${lesson?.id}-ratio-2-1`, student.id);
  if (!mission) throw new Error('the lesson has no such mission');
  const { inputs, prediction } = solveMission(mission);
  await post(server, student, '/missions/runs', { mission_id: mission.id, inputs, prediction });
}

async function beAsked(server: TestServer, { teacher, student, classId }: BusySchool): Promise<void> {
  const url = `/api/teach/classes/${classId}`;
  const task = { kind: 'exit-ticket', lesson_id: firstLesson(server).id, count: 3 };
  const given = await post(server, teacher, `${url}/assignments`, { task, student_ids: [student.id] });
  const begun = await post(server, student, '/api/checks', { assignment_id: given.json().id });
  const view = checkView.parse(begun.json());
  const typed = { answer_id: 1, answer: null, flagged: false, typed_at: new Date().toISOString() };
  const kept = view.problems.map((_, place) => ({ place, ...typed }));
  await call(server, student, {
    method: 'PATCH',
    url: `/api/checks/${view.id}/answers`,
    payload: { answers: kept },
  });
  await post(server, teacher, `${url}/papers`, { task, versions: 1 });
  await call(server, teacher, { url: `${url}/students/${student.id}` });
}

async function post(server: TestServer, person: TestStudent, url: string, payload: object) {
  const answer = await call(server, person, { method: 'POST', url, payload });
  if (answer.statusCode >= 400 && answer.statusCode !== 401)
    throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer;
}
