import { type UsageSection, usageEvents } from '@playforward/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { analyticsEvents } from '../../db/schema/analytics.ts';

/** Events from that moment on; days are those of the time zone. */
export type Period = { from: Date; timeZone: string };

export type DayOfUse = {
  day: string;
  students: number;
  lessons: number;
  tried: number;
  right: number;
  logins: number;
};

/** Who it was, under the pseudonym of the month. */
const who = sql`visitor`;
const opened = sql`name = ${usageEvents.lessonOpened}`;
const tried = sql`name = ${usageEvents.problemTried} AND outcome IN ('right', 'wrong')`;

/** One row a day on which something happened, oldest first. */
export async function selectDaysOfUse(db: Db, { from, timeZone }: Period): Promise<DayOfUse[]> {
  const { rows } = await db.execute<DayOfUse>(sql`
    SELECT to_char(at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day,
           (count(DISTINCT ${who}) FILTER (WHERE lesson_id IS NOT NULL))::int AS students,
           (count(*) FILTER (WHERE ${opened}))::int AS lessons,
           (count(*) FILTER (WHERE ${tried}))::int AS tried,
           (count(*) FILTER (WHERE ${tried} AND outcome = 'right'))::int AS right,
           (count(*) FILTER (WHERE name = ${usageEvents.attemptedLogin}))::int AS logins
    FROM ${analyticsEvents} WHERE at >= ${from.toISOString()} GROUP BY 1 ORDER BY 1`);
  return rows;
}

export type LessonUse = {
  lessonId: number;
  students: number;
  finished: number;
  tried: number;
  right: number;
};

/** One row a lesson that was used. */
export async function selectLessonUse(db: Db, { from }: Period): Promise<LessonUse[]> {
  const finished = sql`name = ${usageEvents.sectionFinished} AND section = 'practice-problems'`;
  const { rows } = await db.execute<LessonUse>(sql`
    SELECT lesson_id AS "lessonId",
           count(DISTINCT ${who})::int AS students,
           (count(DISTINCT ${who}) FILTER (WHERE ${finished}))::int AS finished,
           (count(*) FILTER (WHERE ${tried}))::int AS tried,
           (count(*) FILTER (WHERE ${tried} AND outcome = 'right'))::int AS right
    FROM ${analyticsEvents} WHERE at >= ${from.toISOString()} AND lesson_id IS NOT NULL
    GROUP BY lesson_id`);
  return rows;
}

export type Stop = { lessonId: number; section: UsageSection; place: number | null; students: number };

/** Where students who did not finish a lesson were last, most first; the place is that of the last problem tried. */
export async function selectStops(db: Db, { from }: Period): Promise<Stop[]> {
  const { rows } = await db.execute<Stop>(sql`
    WITH events AS (
      SELECT *, ${who} AS who FROM ${analyticsEvents}
      WHERE at >= ${from.toISOString()} AND section IS NOT NULL
    ), last AS (
      SELECT DISTINCT ON (lesson_id, who) lesson_id, who, section, place FROM events e
      WHERE who IS NOT NULL AND NOT EXISTS (
        SELECT FROM events f WHERE f.lesson_id = e.lesson_id AND f.who = e.who
          AND f.name = ${usageEvents.sectionFinished} AND f.section = 'practice-problems')
      ORDER BY lesson_id, who, at DESC, place DESC NULLS LAST
    )
    SELECT lesson_id AS "lessonId", section, place, count(*)::int AS students
    FROM last GROUP BY 1, 2, 3 ORDER BY 1, 4 DESC, 2, 3`);
  return rows;
}
