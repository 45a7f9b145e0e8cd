import { townAnswer, townQuery } from '@playforward/contract';
import type { App } from '../../../context.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { showTown, type TownServices } from './show-town.ts';

/** What a student has built up in the city, and what calls them back. */
export function registerTown(app: App, services: TownServices): void {
  app.get(
    '/missions/town',
    {
      onRequest: requireStudent,
      schema: {
        summary:
          'The town of a student: its growth, what opens next, the story of the unit, what is due today',
        tags: ['missions'],
        querystring: townQuery,
        response: { 200: townAnswer },
      },
    },
    ({ student, query }) => {
      const lesson = query.lesson_id ? (services.index.lesson.get(query.lesson_id) ?? null) : null;
      return showTown(services, { userId: student.id, lesson });
    },
  );
}
