import { type MissionFamily, solveMission } from '@playforward/city-sim';
import { type TownAnswer, townAnswer } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinCity } from '../../../testing/city-player.ts';
import { firstLesson } from '../../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
let address = '';
beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function townOf({ headers }: TestStudent, lessonId?: number): Promise<TownAnswer> {
  const url = lessonId === undefined ? '/missions/town' : `/missions/town?lesson_id=${lessonId}`;
  const answer = await server.app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return townAnswer.parse(answer.json());
}

/** Skills that a student solves alone, seen a while ago. */
async function knows({ id }: TestStudent, skills: readonly string[], dueDaysAgo = -30): Promise<void> {
  for (const skill of skills) {
    await server.context.pool.query(
      `INSERT INTO mastery (user_id, skill, alone, helped, alone_answers, helped_answers, step, seen_at, due_at)
       VALUES ($1, $2, 0.99, 0.99, 6, 0, 1, now() - interval '9 days', now() - make_interval(days => $3))`,
      [id, skill, dueDaysAgo],
    );
  }
}

const rateSkills = ['m6-unit-rate-compute', 'm6-unit-rate-choose', 'm6-unit-rate-meaning'];

describe('the town of a student', () => {
  test('names each goal as its mission is called, also where a lesson has one of its course', async () => {
    const student = await server.student();
    const { index, missions } = server.app.curriculum;
    const lessons = [...index.lesson.values()];
    const withOwn = lessons.find(({ slug }) => missions.own.has(slug));
    const withCourses = lessons.find(({ slug }) => !missions.own.has(slug));
    for (const lesson of [withOwn, withCourses]) {
      const id = lesson?.id ?? 0;
      const { headers } = student;
      const opened = await server.app.inject({ url: `/missions/lessons/${id}/static`, headers });
      const { chain } = await townOf(student, id);
      const goal = chain?.goals.find(({ is_here: isHere }) => isHere);
      expect(goal?.title).toBe(opened.json().missions[0].title);
      const { mission } = (await server.app.inject({ url: `/api/lessons/${id}/full`, headers })).json();
      expect(mission?.title ?? null).toBe(lesson === withOwn ? goal?.title : null);
    }
  });

  test('begins as a hamlet with nothing due; a unit has its story, one citizen and what the city does together', async () => {
    const student = await server.student();
    const free = await townOf(student);
    expect(free).toMatchObject({
      step: 1,
      stage: 'Hamlet',
      points: 0,
      chain: null,
      project: null,
      event: null,
    });
    const { id } = firstLesson(server);
    const { chain, project } = await townOf(student, id);
    expect(chain?.goals.length).toBeGreaterThanOrEqual(4);
    expect(chain?.goals.filter(({ is_here }) => is_here)).toMatchObject([{ lesson_id: id, stars: 0 }]);
    expect(chain?.words).not.toBe('');
    expect(project).toMatchObject({ stars: 0, helpers: 0 });
    const answer = await server.app.inject({
      url: `/missions/lessons/${id}/static`,
      headers: student.headers,
    });
    const [mission] = answer.json().missions;
    expect(`${mission.story} ${chain?.citizen}`).toContain(chain?.citizen);
  });

  test('grows only by what stands: a run alone is no step, built it is', async () => {
    const student = await server.student();
    const { id } = firstLesson(server);
    const missions = await server.app.inject({
      url: `/missions/lessons/${id}/static`,
      headers: student.headers,
    });
    const [mission] = missions.json().missions;
    const { inputs, prediction } = solveMission(mission);
    const player = await joinCity({ address, headers: student.headers });
    const ran = await player.ask({ type: 'run', mission_id: mission.id, inputs, prediction });
    if (ran.type !== 'run') throw new Error(JSON.stringify(ran));
    expect(await townOf(student, id)).toMatchObject({ step: 1, points: 0 });
    expect(await player.ask({ type: 'commit', run_id: ran.run_id })).toMatchObject({ type: 'ok' });
    const town = await townOf(student, id);
    expect(town).toMatchObject({ step: 2, points: 4 });
    expect(town.project).toMatchObject({ stars: 3, helpers: 1 });
    expect(town.chain?.goals.find(({ is_here }) => is_here)?.stars).toBe(3);
  });

  test('opens a tram stop with three rate skills; until then the room refuses it and says what is missing', async () => {
    const student = await server.student();
    await knows(student, rateSkills.slice(0, 2));
    expect((await townOf(student)).closed[0]).toMatchObject({ have: 2, need: 3 });
    const player = await joinCity({ address, headers: student.headers });
    const place = { type: 'place' as const, building: 'tram-stop', x: 0, y: 0 };
    expect(await player.ask(place)).toMatchObject({
      type: 'no',
      reason_id: 'not-open',
      text: 'Tram stop opens with 3 rate skills. You have 2 of them.',
    });
    await knows(student, rateSkills.slice(2));
    expect((await townOf(student)).closed.map(({ building }) => building)).not.toContain('tram-stop');
    const back = await joinCity({ address, headers: student.headers });
    expect(await back.ask(place)).not.toMatchObject({ reason_id: 'not-open' });
  });

  test('has an event of the day from the skill that waits longest, the same all day, done when it has a star', async () => {
    const student = await server.student();
    await knows(student, ['m6-ratio-simplify'], 1);
    await knows(student, ['m6-unit-rate-compute'], 4);
    const { event } = await townOf(student);
    if (!event) throw new Error('nothing happens today');
    expect(event).toMatchObject({ lesson_title: 'Unit Rates', done: false });
    expect((await townOf(student)).event?.mission.id).toBe(event.mission.id);
    const { inputs, prediction } = solveMission(
      event.mission as Parameters<typeof solveMission>[0] & { family: MissionFamily },
    );
    const ran = await server.app.inject({
      method: 'POST',
      url: '/missions/runs',
      headers: student.headers,
      payload: { mission_id: event.mission.id, inputs, prediction },
    });
    expect(ran.statusCode).toBe(200);
    expect((await townOf(student)).event).toMatchObject({ done: true, mission: { id: event.mission.id } });
  });

  test('is read by nobody without a session, and a lesson that is none has no story', async () => {
    expect((await server.app.inject({ url: '/missions/town' })).statusCode).toBe(401);
    expect((await townOf(await server.student(), 999_999)).chain).toBeNull();
    const { headers } = await server.student();
    expect((await server.app.inject({ url: '/missions/town?lesson_id=x', headers })).statusCode).toBe(422);
  });
});
