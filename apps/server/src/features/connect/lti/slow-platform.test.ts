import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/class-of.ts';
import { type ConnectedSchool, startConnectedSchool } from '../../../testing/connected-school.ts';
import { firstLesson, openLesson, solve } from '../../../testing/lesson-of.ts';
import { instructor } from '../../../testing/lti-platform.ts';
import { createConnectServices } from '../services.ts';
import { noteScores } from './send-scores.ts';
import { launchProblems } from './sentences.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const long = 60_000;
let school: ConnectedSchool;

beforeAll(async () => {
  school = await startConnectedSchool();
});
afterAll(() => school.close());

/** Seconds that somebody waits. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

test.each(['silent', 'garbled', 'endless'] as const)(
  'a learning system that is %s is told in a sentence within seconds, at a launch and at the test',
  async (mood) => {
    school.platform.state.mood = mood;
    const waited = await secondsOf(async () => {
      const [launched, tried] = await Promise.all([school.launch(), school.tryOut()]);
      expect(launched.statusCode).toBe(403);
      expect(launched.body).toContain(launchProblems.unreachable);
      expect(tried).toMatchObject({ works: false, text: expect.stringContaining('Test LMS') });
    });
    expect(waited).toBeLessThan(12);
  },
  long,
);

test('the next launch goes through as soon as the learning system answers again', async () => {
  school.platform.state.mood = 'works';
  expect((await school.launch()).body).toContain(launchProblems['wrong-deployment']);
  expect((await school.allow()).statusCode).toBe(200);
  expect((await school.launch()).statusCode).toBe(303);
});

/** Students who have worked on a lesson that their learning system wants a score of. */
async function scoredStudents(names: readonly string[]): Promise<void> {
  const lesson = firstLesson(school.server);
  for (const sub of names) {
    const student = await school.enter({ sub, [`${claim}custom`]: { target: `lesson:${lesson.id}` } });
    school.clock.advance(5);
    const { problems } = await openLesson(school.server, student, lesson.id);
    for (const { id } of problems) await solve(school.server, student, { id, lessonId: lesson.id });
  }
  expect(await noteScores(createConnectServices(school.server.app, school.server.context))).toBe(
    names.length,
  );
}

test(
  'scores for a learning system that hangs wait without holding up anybody, and each arrives once',
  async () => {
    const names = ['hangs-1', 'hangs-2', 'hangs-3', 'hangs-4'];
    await scoredStudents(names);
    school.platform.state.mood = 'silent';
    const { outbox } = school.server.context;
    expect(await secondsOf(() => outbox.deliverDue('webhook'))).toBeLessThan(20);
    expect((await school.show()).platforms[0].waiting).toBe(names.length);
    school.platform.state.mood = 'works';
    for (let minute = 0; minute < 5; minute += 1) {
      school.clock.advance(61);
      await outbox.deliverDue('webhook');
    }
    expect(school.platform.state.scores.map(({ userId }) => userId).sort()).toEqual(names);
    expect((await school.show()).platforms[0].waiting).toBe(0);
  },
  long,
);

test(
  'a list of members that is no list changes nobody, and the right one comes later',
  async () => {
    school.platform.state.members = [
      { user_id: 'member-1', roles: ['Learner'], name: 'Зоя' },
      { user_id: 'member-2', roles: ['Learner'], name: 'Ng\u0169g\u0129' },
      { user_id: 'member-3', roles: ['Learner'], name: '=HYPERLINK("x")' },
      { user_id: 'teacher-1', roles: [instructor], name: 'Ms. Okafor' },
    ];
    const course = { [`${claim}context`]: { id: 'course-2', title: 'Period 4' } };
    const teacher = await school.enter({
      sub: 'teacher-1',
      name: 'Ms. Okafor',
      [`${claim}roles`]: [instructor],
      ...course,
    });
    const names = async () => {
      const { classes } = (await call(school.server, teacher, { url: '/api/teach/classes' })).json();
      const id = classes.find((one: { name: string }) => one.name === 'Period 4')?.id;
      const { students } = (
        await call(school.server, teacher, { url: `/api/teach/classes/${id}/students` })
      ).json();
      return students.map((one: { name: string }) => one.name);
    };
    school.platform.state.mood = 'garbled';
    await school.server.context.outbox.deliverDue('webhook');
    expect(await names()).toEqual([]);
    school.platform.state.mood = 'works';
    school.clock.advance(61);
    await school.server.context.outbox.deliverDue('webhook');
    expect((await names()).sort()).toEqual(['=HYPERLINK("x")', 'Ng\u0169g\u0129', 'Зоя']);
  },
  long,
);
