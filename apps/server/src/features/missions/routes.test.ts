import { missionList, missionProgressAnswer, missionSchema, missionsAnswer } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLessonMissions } from '../../curriculum/open-lesson-missions.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lessons = new Map<string, number>();
beforeAll(async () => {
  server = await createTestServer();
  const { rows } = await server.context.pool.query<{ id: number; slug: string }>(
    "SELECT id, slug FROM content_ids WHERE kind = 'lesson'",
  );
  lessons = new Map(rows.map(({ id, slug }) => [slug, id]));
});
afterAll(() => server.close());

type Headers = { authorization: string };
const lessonOf = (slug: string) => lessons.get(slug) ?? 0;
const get = (url: string, headers: Headers) => server.app.inject({ url, headers });
const choose = (headers: Headers, career: string) =>
  server.app.inject({
    method: 'PATCH',
    url: '/user/learning-profile',
    headers,
    payload: { chosen_career: career },
  });

describe('the fixed missions of a lesson', () => {
  test.each(['', '/api'])(
    '%s/missions answers title and three whole missions [R-049] [R-123] [D-67] [D-145]',
    async (prefix) => {
      const { headers } = await server.student();
      const id = lessonOf('m6-unit-rates');
      const answer = await get(`${prefix}/missions/lessons/${id}/static`, headers);
      expect(answer.statusCode).toBe(200);
      const { title, missions } = missionsAnswer.parse(answer.json());
      expect(title).toBe('Unit Rates');
      expect(missions.map((mission) => mission.title)).toEqual([
        'Water Tower Pump',
        'Water Tower Pump, site 2',
        'Water Tower Pump, site 3',
      ]);
      expect(missions[0]).toMatchObject({
        id: `mission-${id}-ratio-2-1`,
        lesson_id: id,
        family: 'ratio',
        level: 2,
      });
      expect(missionList.parse(answer.json()).missions).toHaveLength(3);
    },
  );

  test("carry the title of their lesson's own mission, and the first unit has them all", async () => {
    const { headers } = await server.student();
    const templates = openLessonMissions();
    const taught = [...lessons].filter(([slug]) => templates.own.has(slug));
    for (const [slug, id] of taught) {
      const answer = await get(`/missions/lessons/${id}/static`, headers);
      expect(answer.statusCode, slug).toBe(200);
      const { title } = server.app.curriculum.index.lesson.get(id)?.mission ?? {};
      expect(answer.json().missions[0].title, slug).toBe(title);
    }
    const firstUnit = ['m6-ratio-language', 'm6-equivalent-ratios', 'm6-ratio-graphs', 'm6-unit-rates'];
    expect(taught.map(([slug]) => slug)).toEqual(expect.arrayContaining([...firstUnit, 'm6-rate-problems']));
  });

  test('stand ready for every lesson that can be opened today, and for one that is still to be written', () => {
    const missions = openLessonMissions();
    expect([...lessons.keys()].filter((slug) => missions.of(slug) === null)).toEqual([]);
    for (const course of ['a1', 'a2', 'ai', 'calc', 'geo', 'm6', 'm7', 'm8', 'prac', 'pre', 'prob']) {
      expect(missions.of(`${course}-a-lesson-of-tomorrow`), course).not.toBeNull();
    }
    expect(missions.of('m6-box-plots-summaries')).toMatchObject({ family: 'statistics', title: null });
    expect(missions.titleOf('m6-box-plots-summaries')).toMatch(
      /^(?:Fair Share of Snowplows|Commute Times Study)$/,
    );
    expect(missions.titleOf('m6-unit-rates')).toBe('Water Tower Pump');
    expect(missions.titleOf('art-perspective')).toBeNull();
    expect(missions.of('art-perspective')).toBeNull();
  });

  test('are judged by the city nine times out of ten; the others are told as surveys', async () => {
    const { headers } = await server.student();
    const surveys: string[] = [];
    for (const [slug, id] of lessons) {
      const answer = missionsAnswer.parse((await get(`/missions/lessons/${id}/static`, headers)).json());
      if (answer.missions.some((mission) => mission.is_survey)) surveys.push(slug);
    }
    expect(surveys.length / lessons.size, surveys.join(' ')).toBeLessThanOrEqual(0.1);
  });

  test('are the same for everyone', async () => {
    const [one, two] = [await server.student(), await server.student()];
    await choose(two.headers, 'Video Game Designer');
    const url = `/missions/lessons/${lessonOf('m6-ratio-language')}/static`;
    expect((await get(url, one.headers)).json()).toEqual((await get(url, two.headers)).json());
  });
});

describe('personalised missions', () => {
  const url = () => `/missions/lessons/${lessonOf('m6-ratio-language')}/personalized`;

  test('say why, once a career is chosen; before that there are none [R-121] [R-122] [D-144]', async () => {
    const { headers } = await server.student();
    expect((await get(url(), headers)).statusCode).toBe(404);
    await choose(headers, 'Video Game Designer');
    const answer = await get(`/api${url()}`, headers);
    expect(answer.statusCode).toBe(200);
    const { missions } = missionsAnswer.parse(answer.json());
    expect(missions[0]?.reason).toContain('Video Game Designer');
    expect(missions.map(({ level }) => level)).toEqual([1, 1, 1]);
  });

  test('have numbers of their own for each student, and the same words for a guest', async () => {
    const students = [await server.student(), await server.guest()];
    const ids: string[] = [];
    for (const { headers } of students) {
      await choose(headers, 'Nurse');
      const { missions } = missionsAnswer.parse((await get(url(), headers)).json());
      ids.push(missions[0]?.id ?? '');
      expect(missions[0]?.title).toBe('Trees on Maple Avenue');
    }
    expect(new Set(ids).size).toBe(2);
  });
});

test('what a student has reached is told to that student alone, best stars and number of runs [R-045] [D-148]', async () => {
  const [one, two] = [await server.student(), await server.student()];
  const lessonId = lessonOf('m6-unit-rates');
  const url = `/missions/lessons/${lessonId}/progress`;
  expect((await get(url, one.headers)).json()).toEqual({ missions: [] });
  const id = `mission-${lessonId}-ratio-2-1`;
  const mission = await server.app.missions.readMission(id, one.id);
  if (!mission) throw new Error('the lesson has no such mission');
  for (const stars of [2, 1] as const) {
    const run = { inputs: { n: '1' }, prediction: '1', outcome: {}, simVersion: 1, stars };
    await server.app.missions.recordMissionAttempt({ userId: one.id, mission, ...run });
  }
  const answer = await get(`/api${url}`, one.headers);
  expect(missionProgressAnswer.parse(answer.json())).toEqual({
    missions: [{ mission_id: id, stars: 2, attempts: 2 }],
  });
  expect((await get(url, two.headers)).json()).toEqual({ missions: [] });
  expect((await server.app.inject({ url })).statusCode).toBe(401);
});

test.each(['999999', '0', 'x', '-1', '99999999999', '%00'])('lesson %s has none [R-124]', async (id) => {
  const { headers } = await server.student();
  for (const kind of ['static', 'personalized', 'progress']) {
    const { statusCode } = await get(`/missions/lessons/${id}/${kind}`, headers);
    expect([400, 404]).toContain(statusCode);
  }
});

test('without a session nothing is told [R-108]', async () => {
  const url = `/missions/lessons/${lessonOf('m6-unit-rates')}/static`;
  expect((await server.app.inject({ url })).statusCode).toBe(401);
});

test('no mission holds a number that solves it outside of its readings [R7]', async () => {
  const { headers } = await server.student();
  const answer = await get(`/missions/lessons/${lessonOf('m6-unit-rates')}/static`, headers);
  for (const mission of missionsAnswer.parse(answer.json()).missions) {
    expect(missionSchema.parse(mission).hints.join(' ')).not.toMatch(/\d/);
  }
});
