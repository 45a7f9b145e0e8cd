import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerWrongly, call, join, makeClass, personWith, studentNamed } from '../../../testing/class-of.ts';
import { fetchWeek, guardianBy, ownCode, weekSentences } from '../../../testing/family-of.ts';
import { firstLesson, openLesson, problemsInLesson, solve, submit } from '../../../testing/lesson-of.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

const day = 86_400;
/** A Wednesday, 11 in the morning at the school. */
const clock = createMovableClock(new Date('2026-11-25T17:00:00Z'));
let server: TestServer;
let teacher: TestStudent;
let room: { id: number; code: string | null };

beforeAll(async () => {
  server = await createTestServer({ clock, settings: { timeZone: 'America/Chicago', sessionDays: 90 } });
  teacher = await personWith(server, 'teacher');
  room = await makeClass(server, teacher);
});
afterAll(() => server.close());

async function family(name = 'Zoe Delgado') {
  const child = await studentNamed(server, name);
  await join(server, child, room.code);
  return { child, guardian: await guardianBy(server, await ownCode(server, child)) };
}

async function workThroughLesson(child: TestStudent) {
  const lesson = await openLesson(server, child, firstLesson(server).id);
  for (const { id } of problemsInLesson(lesson)) {
    clock.advance(60);
    await solve(server, child, { id, lessonId: lesson.id });
  }
  const url = `/api/progress/lessons/${lesson.id}/complete`;
  await call(server, child, { method: 'POST', url });
}

test('a week without work says so, and has a question for dinner all the same', async () => {
  const { child, guardian } = await family();
  const week = await fetchWeek(server, guardian, { child });
  expect(weekSentences(week)).toEqual(['Zoe has not worked here this week yet.']);
  expect(week.days.map(({ worked, is_ahead }) => [worked, is_ahead])).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [false, true],
    [false, true],
  ]);
  expect(week.dinner.ask).not.toBe('');
  expect(week.next).toHaveLength(1);
});

describe('a week with work', () => {
  let week: Awaited<ReturnType<typeof fetchWeek>>;
  let people: Awaited<ReturnType<typeof family>>;
  beforeAll(async () => {
    people = await family();
    await workThroughLesson(people.child);
    clock.advance(day);
    await answerWrongly(server, people.child, 1);
    week = await fetchWeek(server, people.guardian, { child: people.child });
  });

  test('tells days and minutes, what is done alone, what was finished, and nothing of others', () => {
    const said = weekSentences(week);
    expect(said[0]).toMatch(/^Zoe worked on two days, for \d+ minutes in all\.$/);
    expect(said.some((one) => one.startsWith('Zoe can now do this alone: '))).toBe(true);
    expect(said).toContainEqual(expect.stringMatching(/^Zoe finished the lesson .+\.$/));
    expect(said.length).toBeLessThanOrEqual(5);
    expect(week.stars.new).toBeGreaterThan(0);
    expect(week.stars.in_unit).toBeGreaterThanOrEqual(week.stars.new);
    expect(week.headline).toMatch(/^\w+ new stars? in two days\./);
  });

  test('is the same week in Spanish, with Spanish names', async () => {
    const spanish = await fetchWeek(server, people.guardian, { child: people.child, query: '?language=es' });
    const said = weekSentences(spanish);
    expect(said[0]).toMatch(/^Zoe trabajó dos días, en total \d+ minutos\.$/);
    expect(said).toContainEqual(expect.stringContaining('ya puede hacer esto sin ayuda'));
    expect(JSON.stringify(spanish)).not.toContain('"lang":"en"');
    expect(spanish.dinner.ask).not.toBe(week.dinner.ask);
    expect(spanish.stars.new).toBe(week.stars.new);
  });

  test('is looked back at, and nothing of it is in the week after', async () => {
    const back = await fetchWeek(server, people.guardian, { child: people.child, query: '?back=0' });
    expect(weekSentences(back)).toEqual(weekSentences(week));
    clock.advance(7 * day);
    const later = await fetchWeek(server, people.guardian, { child: people.child });
    expect(weekSentences(later)).toEqual(['Zoe has not worked here this week yet.']);
    const before = await fetchWeek(server, people.guardian, { child: people.child, query: '?back=1' });
    expect(weekSentences(before)).toEqual(weekSentences(week));
    expect(before.next).toEqual([]);
  });

  test('looked at beyond eight weeks is refused', async () => {
    const url = `/api/family/children/${people.child.id}/week?back=9`;
    expect((await call(server, people.guardian, { url })).statusCode).toBe(422);
  });
});

test('an answer that was wrong first and right then is told as going on', async () => {
  const { child, guardian } = await family('Lopez, Ana');
  const lesson = await openLesson(server, child, firstLesson(server).id);
  const [problem] = lesson.problems;
  const own = await server.app.curriculum.problems.findOptional(child, problem?.id ?? 0);
  const wrong = own?.rendered.choices.find(({ correct }) => !correct);
  await submit(server, child, {
    problem_id: problem?.id ?? 0,
    lesson_id: lesson.id,
    answer_id: wrong?.id ?? 0,
  });
  await solve(server, child, { id: problem?.id ?? 0, lessonId: lesson.id });
  const said = weekSentences(await fetchWeek(server, guardian, { child }));
  expect(said).toContain('Once a first answer was not right, and Ana found the right one.');
});

test('what a teacher asked for stands under what comes next, in the language of the family', async () => {
  const { child, guardian } = await family('Mia');
  const lesson = firstLesson(server);
  await call(server, teacher, {
    method: 'POST',
    url: `/api/teach/classes/${room.id}/assignments`,
    payload: {
      task: { kind: 'exit-ticket', lesson_id: lesson.id, count: 3 },
      student_ids: [child.id],
      due_at: new Date(clock.now().getTime() + 2 * day * 1000).toISOString(),
    },
  });
  const [english] = (await fetchWeek(server, guardian, { child })).next;
  const [spanish] = (await fetchWeek(server, guardian, { child, query: '?language=es' })).next;
  expect(english?.title).toContain(lesson.title);
  expect(english?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(spanish?.title).toMatch(/^Boleto de salida: /);
});

test('work late on a Sunday evening at the school belongs to that Sunday', async () => {
  const { child, guardian } = await family('Kim');
  const now = clock.now().getTime();
  const sunday = new Date(now);
  sunday.setUTCDate(sunday.getUTCDate() + ((8 - sunday.getUTCDay()) % 7 || 7));
  sunday.setUTCHours(3, 0, 0, 0);
  clock.advance((sunday.getTime() - now) / 1000);
  await answerWrongly(server, child, 1);
  const week = await fetchWeek(server, guardian, { child });
  expect(week.days.filter(({ worked }) => worked).map((one) => one.day)).toEqual([
    new Date(sunday.getTime() - day * 1000).toISOString().slice(0, 10),
  ]);
});
