import { dataParts, schoolOverview, schoolRetention } from '@playforward/contract';
import type { App } from '../../context.ts';
import { requireAdmin } from '../../http/access/require-role.ts';
import { daysKept } from '../../privacy/kept-parts.ts';
import { selectSafetyContacts } from '../../safety/contact-queries.ts';
import { selectEvents } from './log/log-queries.ts';
import { sayEvent } from './log/say-event.ts';
import { countOpenNotes } from './safety/note-queries.ts';
import type { SchoolServices } from './services.ts';
import { showHealth } from './show-health.ts';

const adminOnly = { onRequest: requireAdmin };
const tags = ['school'];
const newest = 8;

/** What an adult did lately: sign-ins and the like are in the whole log. */
const actsText = `
select array_agg(distinct kind) as kinds from audit_log
where kind like 'school-%' or kind like 'lti-%' or kind like 'roster%' or kind like 'consent-%' or kind like 'family-%'
  or kind in ('record-read', 'card-renewed', 'registered-by-teacher')`;

/** Somebody who is invited and has not come yet is no student, though the account waits as one. */
const countsText = `
select count(*) filter (where role = 'teacher')::int as teachers, count(*) filter (where role = 'student')::int as students,
  count(*) filter (where role = 'guardian')::int as families,
  (select count(*)::int from classes where archived_at is null and not is_demo) as classes
from users
where is_active and not is_guest and email not like '%@demo.invalid'
  and not (not exists (select from credentials where credentials.user_id = users.id)
    and exists (select from account_tokens where account_tokens.user_id = users.id
      and purpose in ('invite-teacher', 'invite-admin')))`;

type Counts = { teachers: number; students: number; families: number; classes: number };

export function registerOverview(app: App, services: SchoolServices): void {
  const { db, pool, settings } = services;
  app.get(
    '/api/school',
    {
      ...adminOnly,
      schema: { summary: 'The school at a glance', tags, response: { 200: schoolOverview } },
    },
    async () => {
      const { rows: counted } = await pool.query<Counts>(countsText);
      const { rows: acts } = await pool.query<{ kinds: string[] | null }>(actsText);
      const filter = { kinds: acts[0]?.kinds ?? [], person: null, from: null, to: null };
      const { rows: log } = await selectEvents(pool, { filter, size: newest, page: 1 });
      const contacts = (await selectSafetyContacts(db)).map(({ name }) => name);
      const { safetyMail } = settings.companion;
      return {
        name: settings.organisation,
        counts: counted[0] ?? { teachers: 0, students: 0, families: 0, classes: 0 },
        health: await showHealth(services),
        contacts: [...(safetyMail === undefined ? [] : [safetyMail]), ...contacts],
        open_notes: await countOpenNotes(pool),
        log: log.map(sayEvent),
      };
    },
  );
  registerRetention(app, services);
}

const erasuresText = `
select users.id, users.name, person_privacy.erase_at as "eraseAt"
from person_privacy join users on users.id = person_privacy.user_id
where person_privacy.erase_at is not null order by person_privacy.erase_at`;

function registerRetention(app: App, { pool, settings }: SchoolServices): void {
  app.get(
    '/api/school/retention',
    {
      ...adminOnly,
      schema: {
        summary: 'How long each part of a person’s data stays',
        tags,
        response: { 200: schoolRetention },
      },
    },
    async () => {
      const { rows } = await pool.query<{ id: number; name: string; eraseAt: Date }>(erasuresText);
      const months = settings.operation.keepInactiveMonths;
      return {
        inactive_months: months === 0 ? null : months,
        erasures: rows.map(({ id, name, eraseAt }) => ({ id, name, erase_at: eraseAt.toISOString() })),
        parts: dataParts.map((part) => ({ part, days: daysKept(part, settings.companion) })),
      };
    },
  );
}
