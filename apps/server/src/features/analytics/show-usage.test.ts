import { randomUUID } from 'node:crypto';
import {
  type UsageEventName,
  type UsageOutcome,
  type UsageSection,
  usageEvents,
} from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstLesson } from '../../testing/lesson-of.ts';
import { createMovableClock } from '../../testing/movable-clock.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertEvents } from './queries.ts';
import { showUsage } from './show-usage.ts';

const clock = createMovableClock(new Date('2026-09-03T12:00:00Z'));
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ clock });
});
afterAll(() => server.close());

const show = (days = 30) =>
  showUsage(server.context.db, {
    now: clock.now(),
    days,
    timeZone: 'UTC',
    index: server.app.curriculum.index,
  });

type Happened = {
  who: string;
  at: string;
  name: UsageEventName;
  section?: UsageSection;
  place?: number;
  outcome?: UsageOutcome;
};

function record(lessonId: number | null, happened: Happened[]): Promise<void> {
  return insertEvents(
    server.context.db,
    happened.map(({ who, at, name, section = null, place = null, outcome = null }) => ({
      schoolId: 1,
      id: randomUUID(),
      at: new Date(at),
      visitor: who,
      userId: null,
      name,
      lessonId,
      section: section as UsageSection | null,
      place: place as number | null,
      outcome: outcome as UsageOutcome | null,
    })),
  );
}

test('an empty database gets a sentence', async () => {
  expect(await show()).toMatch(/^Nothing was recorded in the last 30 days\. .*\.$/);
});

test('a teacher reads days, lessons and where students stop', async () => {
  const { id, title } = firstLesson(server);
  const [maya, leo, ida] = [randomUUID(), randomUUID(), randomUUID()];
  const { lessonOpened, sectionOpened, sectionFinished, problemTried } = usageEvents;
  await record(null, [{ who: maya, at: '2026-09-01T07:59:00Z', name: usageEvents.attemptedLogin }]);
  await record(id, [
    { who: maya, at: '2026-09-01T08:00:00Z', name: lessonOpened },
    { who: maya, at: '2026-09-01T08:01:00Z', name: sectionOpened, section: 'practice-problems' },
    {
      who: maya,
      at: '2026-09-01T08:02:00Z',
      name: problemTried,
      section: 'practice-problems',
      place: 1,
      outcome: 'right',
    },
    { who: maya, at: '2026-09-01T08:03:00Z', name: sectionFinished, section: 'practice-problems' },
    { who: leo, at: '2026-09-02T08:00:00Z', name: lessonOpened },
    { who: leo, at: '2026-09-02T08:01:00Z', name: sectionOpened, section: 'guided-problem' },
    {
      who: leo,
      at: '2026-09-02T08:02:00Z',
      name: problemTried,
      section: 'guided-problem',
      place: 2,
      outcome: 'wrong',
    },
    {
      who: leo,
      at: '2026-09-02T08:03:00Z',
      name: problemTried,
      section: 'guided-problem',
      place: 2,
      outcome: 'not-counted',
    },
    { who: ida, at: '2026-09-02T09:00:00Z', name: lessonOpened },
    { who: ida, at: '2026-09-02T09:01:00Z', name: sectionOpened, section: 'introduction' },
  ]);
  await record(2_000_000_000, [{ who: ida, at: '2026-09-02T09:02:00Z', name: lessonOpened }]);

  const report = await show();
  expect(report).toContain('2026-09-01         1               1               1  100 %               1');
  expect(report).toContain('2026-09-02         2               3               1    0 %               0');
  expect(report).toContain(title);
  expect(report).toContain('Worked on by 3 students, practice finished by 1.');
  expect(report).toContain('2 problems tried, 50 % right.');
  expect(report).toContain('Where students stop: 1 in Guided Problem, problem 2; 1 in Introduction.');
  expect(report).not.toMatch(new RegExp([maya, leo, ida].join('|')));
});

test('older days than asked for are left out', async () => {
  expect(await show(2)).not.toContain('2026-09-01 ');
  expect(await show(3)).toContain('2026-09-01 ');
});
