import { teachersToday } from '@playforward/contract';
import type { App } from '../../../context.ts';
import { requireTeacher } from '../../../http/access/require-role.ts';
import { insertRecordRead } from '../../../record/record-reads.ts';
import type { ClassroomServices } from '../services.ts';
import { showToday } from './show-today.ts';

/** What a teacher's day begins with. */
export function registerTodayRoutes(app: App, services: ClassroomServices): void {
  const { db, clock } = services;
  app.get(
    '/api/teach/today',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'The idea to talk about first, what ends this week, and the notes for the lesson',
        tags: ['teach'],
        response: { 200: teachersToday },
      },
    },
    async ({ student: teacher }) => {
      const { shown, classes } = await showToday(services, teacher);
      for (const { row } of classes)
        await insertRecordRead(db, { reader: teacher.id, classId: row.id, now: clock.now() });
      return shown;
    },
  );
}
