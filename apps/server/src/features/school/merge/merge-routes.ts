import { mergeAnswer, mergeBody } from '@playforward/contract';
import type { App } from '../../../context.ts';
import { requireAdmin } from '../../../http/access/require-role.ts';
import type { SchoolServices } from '../services.ts';
import { mergePeople } from './merge-people.ts';

export function registerMerge(app: App, services: SchoolServices): void {
  app.post(
    '/api/school/people/merge',
    {
      onRequest: requireAdmin,
      schema: {
        summary: 'Two accounts of one person become one, or what would move',
        tags: ['school'],
        body: mergeBody,
        response: { 200: mergeAnswer },
      },
    },
    ({ student: admin, body: { keep_id: keepId, other_id: otherId, apply } }) =>
      mergePeople(services, { admin, keepId, otherId, apply }),
  );
}
