import { archiveAnswer, archiveBody, schoolClasses } from '@playforward/contract';
import type { App } from '../../../context.ts';
import { requireAdmin } from '../../../http/access/require-role.ts';
import { insertEvent } from '../../../record/events.ts';
import type { SchoolServices } from '../services.ts';
import { selectClasses, selectClassesById, updateArchived } from './class-queries.ts';

const adminOnly = { onRequest: requireAdmin };
const tags = ['school'];

/** The classes of the school in numbers, and the end of a year. */
export function registerSchoolClasses(app: App, services: SchoolServices): void {
  const { db, pool, clock, curriculum } = services;
  app.get(
    '/api/school/classes',
    { ...adminOnly, schema: { summary: 'Classes in numbers', tags, response: { 200: schoolClasses } } },
    async () => {
      const rows = await selectClasses(pool);
      return {
        classes: rows.map(({ courseId, createdAt, lastWorkAt, archivedAt, ...row }) => ({
          ...row,
          course: curriculum.index.course.get(courseId)?.displayTitle ?? '',
          created_at: createdAt.toISOString(),
          last_work_at: lastWorkAt?.toISOString() ?? null,
          archived_at: archivedAt?.toISOString() ?? null,
        })),
      };
    },
  );
  app.post(
    '/api/school/classes/archive',
    {
      ...adminOnly,
      schema: {
        summary: 'Set classes of a year that is over aside, or take them back',
        tags,
        body: archiveBody,
        response: { 200: archiveAnswer },
      },
    },
    async ({ student: admin, body: { ids, archived, apply } }) => {
      const found = (await selectClassesById(pool, ids)).filter(({ isArchived }) => isArchived !== archived);
      if (apply && found.length > 0) {
        const now = clock.now();
        const wanted = found.map(({ id }) => id);
        await db.transaction(async (tx) => {
          await updateArchived(tx, { ids: wanted, at: archived ? now : null });
          const kind = archived ? 'school-classes-archived' : 'school-classes-restored';
          await insertEvent(tx, { kind, by: admin.id, now, details: { classes: wanted.length } });
        });
        for (const id of wanted) await app.classes.tellChanged(id);
      }
      return { applied: apply, classes: found.map(({ id, name, students }) => ({ id, name, students })) };
    },
  );
}
