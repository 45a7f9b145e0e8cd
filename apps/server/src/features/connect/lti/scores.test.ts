import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ConnectedSchool, startConnectedSchool } from '../../../testing/connected-school.ts';
import { firstLesson, openLesson, solve } from '../../../testing/lesson-of.ts';
import { createConnectServices } from '../services.ts';
import { noteScores } from './send-scores.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';

let school: ConnectedSchool;

beforeAll(async () => {
  school = await startConnectedSchool();
  await school.launch();
  await school.allow();
});
beforeEach(() => {
  school.platform.state.mood = 'works';
  school.platform.state.scores.length = 0;
});
afterAll(() => school.close());

/** Somebody new opens a link to the first lesson and does part of it alone. */
async function workAt(sub: string) {
  const lesson = firstLesson(school.server);
  const student = await school.enter({ sub, [`${claim}custom`]: { target: `lesson:${lesson.id}` } });
  const more = async () => {
    school.clock.advance(5);
    const { problems } = await openLesson(school.server, student, lesson.id);
    for (const { id } of problems) await solve(school.server, student, { id, lessonId: lesson.id });
    return noteScores(createConnectServices(school.server.app, school.server.context));
  };
  return { more };
}
const deliver = () => school.server.context.outbox.deliverDue('webhook');

test('[CLASSROOM-13] a score reaches a platform that was down for an hour, once', async () => {
  const { more } = await workAt('scored-1');
  school.platform.state.mood = 'down';
  expect(await more()).toBe(1);
  for (let minute = 0; minute < 60; minute += 1) {
    await deliver();
    school.clock.advance(60);
  }
  expect(school.platform.state.scores).toEqual([]);
  school.platform.state.mood = 'works';
  for (let hour = 0; hour < 3; hour += 1) {
    await deliver();
    school.clock.advance(3_600);
  }
  expect(school.platform.state.scores).toMatchObject([{ userId: 'scored-1', scoreMaximum: 100 }]);
  expect(school.platform.state.scores[0]?.scoreGiven).toBeGreaterThan(0);
});

test('[CLASSROOM-13] a score whose answer was lost is not written twice', async () => {
  const { more } = await workAt('scored-2');
  school.platform.state.mood = 'takes-and-hangs-up';
  await more();
  await deliver();
  school.platform.state.mood = 'works';
  school.clock.advance(3_600);
  await deliver();
  school.clock.advance(3_600);
  await deliver();
  expect(school.platform.state.scores).toHaveLength(1);
  const { rows } = await school.server.context.pool.query(
    "SELECT DISTINCT state FROM outbox WHERE topic = 'lti-score'",
  );
  expect(rows).toEqual([{ state: 'sent' }]);
});

test('work without a change is not told again, and of two changes the newest is', async () => {
  const { more } = await workAt('scored-3');
  await more();
  expect(await noteScores(createConnectServices(school.server.app, school.server.context))).toBe(0);
  await school.server.context.pool.query(
    "UPDATE mastery SET alone = 0.5 WHERE user_id = (SELECT user_id FROM linked_identities WHERE subject = 'scored-3')",
  );
  expect(await noteScores(createConnectServices(school.server.app, school.server.context))).toBe(1);
  await deliver();
  const { rows } = await school.server.context.pool.query(
    "SELECT share FROM lti_grades WHERE subject = 'scored-3'",
  );
  expect(school.platform.state.scores.map(({ scoreGiven }) => scoreGiven)).toEqual([
    Math.round(rows[0].share * 1000) / 10,
  ]);
});
