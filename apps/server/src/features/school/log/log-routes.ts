import { schoolAudit, schoolLimits } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { readRowId } from '../../../curriculum/row-id.ts';
import { requireAdmin } from '../../../http/access/require-role.ts';
import { addDays, startOfSchoolDay } from '../../../record/school-days.ts';
import type { SchoolServices } from '../services.ts';
import { selectEvents } from './log-queries.ts';
import { nameOfKind, sayEvent } from './say-event.ts';

/** Who did what: each line in words, by kind, person and day. */
export function registerLog(app: App, { pool, settings }: SchoolServices): void {
  app.get(
    '/api/school/audit',
    {
      onRequest: requireAdmin,
      schema: {
        summary: 'The log of the school',
        tags: ['school'],
        querystring: z.strictObject({
          kind: z.string().max(60).optional(),
          person: z.string().max(12).optional(),
          from: z.iso.date().optional(),
          to: z.iso.date().optional(),
          page: z.coerce.number().int().min(1).max(20_000).optional(),
        }),
        response: { 200: schoolAudit },
      },
    },
    async ({ query: { kind, person, from, to, page = 1 } }) => {
      const { timeZone } = settings;
      const filter = {
        kinds: kind === undefined ? null : [kind],
        person: person === undefined ? null : (readRowId(person) ?? 0),
        from: from === undefined ? null : startOfSchoolDay(from, timeZone),
        to: to === undefined ? null : startOfSchoolDay(addDays(to, 1), timeZone),
      };
      const { rows, total } = await selectEvents(pool, { filter, size: schoolLimits.eventsOnAPage, page });
      const { rows: kinds } = await pool.query<{ kind: string }>('select distinct kind from audit_log');
      const named = kinds.map((one) => ({ kind: one.kind, text: nameOfKind(one.kind) }));
      return {
        page,
        total,
        kinds: named.toSorted((a, b) => a.text.localeCompare(b.text)),
        events: rows.map(sayEvent),
      };
    },
  );
}
