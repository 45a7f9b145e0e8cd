import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthLine } from '@playforward/contract';
import { findBackupAge } from '../../backup/schedule-backups.ts';
import { healthText as text } from './health-text.ts';
import type { SchoolServices } from './services.ts';

const rootPackage = join(import.meta.dirname, '../../../../../package.json');
const { version } = JSON.parse(readFileSync(rootPackage, 'utf8')) as { version: string };
const hourMs = 3_600_000;

type OutboxCounts = { waiting: number; scores: number; sent: number; next: Date | null; givenUp: number };

const outboxText = `
select count(*) filter (where state = 'waiting' and channel = 'mail')::int as waiting,
  count(*) filter (where state = 'waiting' and channel = 'webhook')::int as scores,
  count(*) filter (where state = 'sent' and channel = 'mail' and settled_at > $1)::int as sent,
  count(*) filter (where state = 'given-up' and settled_at > $1)::int as "givenUp",
  min(next_try_at) filter (where state = 'waiting' and channel = 'webhook') as next
from outbox`;

/** How the server is, in words that need no operator; each line says what to do where something is wrong. */
export async function showHealth(services: SchoolServices): Promise<HealthLine[]> {
  const { pool, clock, settings, watch } = services;
  const now = clock.now();
  const weekAgo = new Date(now.getTime() - 7 * 24 * hourMs);
  const [{ rows: sizes }, { rows: counts }, backup] = await Promise.all([
    pool.query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes'),
    pool.query<OutboxCounts>(outboxText, [weekAgo]),
    showBackup(services),
  ]);
  const [box] = counts;
  const free = watch.freeMegabytes();
  const isShort = watch.isDiskShort();
  return [
    { what: 'version', state: 'fine', text: text.version(version) },
    { what: 'database', state: 'fine', text: text.database(Number(sizes[0]?.bytes ?? 0)) },
    ...(free === undefined
      ? []
      : [
          {
            what: 'disk' as const,
            state: isShort ? ('wrong' as const) : ('fine' as const),
            text: text.disk(free, isShort),
          },
        ]),
    backup,
    ...(settings.redisUrl === undefined
      ? []
      : [
          {
            what: 'redis' as const,
            state: watch.isRedisAway() ? ('wrong' as const) : ('fine' as const),
            text: text.redis(watch.isRedisAway()),
          },
        ]),
    showMail(services, box),
    showGrades(box, now),
  ];
}

async function showBackup({ clock, settings }: SchoolServices): Promise<HealthLine> {
  const { folder, everyHours } = settings.operation.backup;
  if (folder === undefined) return { what: 'backup', state: 'missing', text: text.backup.off };
  const age = await findBackupAge(folder, clock.now());
  if (age === undefined) return { what: 'backup', state: 'wrong', text: text.backup.none };
  const hours = Math.round(age / hourMs);
  const isLate = hours > 2 * everyHours;
  return { what: 'backup', state: isLate ? 'wrong' : 'fine', text: text.backup.age(hours, isLate) };
}

function showMail({ outbox }: SchoolServices, box: OutboxCounts | undefined): HealthLine {
  if (!outbox.hasMail) return { what: 'mail', state: 'missing', text: text.mail.off };
  const { waiting = 0, sent = 0, givenUp = 0 } = box ?? {};
  if (givenUp > 0) return { what: 'mail', state: 'wrong', text: text.mail.givenUp(givenUp) };
  return { what: 'mail', state: waiting > 0 ? 'waits' : 'fine', text: text.mail.sent(sent, waiting) };
}

function showGrades(box: OutboxCounts | undefined, now: Date): HealthLine {
  const { scores = 0, next = null } = box ?? {};
  const minutes = next === null ? 0 : Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 60_000));
  return { what: 'grades', state: scores > 0 ? 'waits' : 'fine', text: text.grades(scores, minutes) };
}
