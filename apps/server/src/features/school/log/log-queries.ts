import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'>;

export type EventRow = {
  /** As the driver gives a bigint. */
  id: string;
  at: Date;
  kind: string;
  details: Record<string, string | number | boolean>;
  who: string | null;
  /** Whom or what it is about, as far as that is still here. */
  person: string | null;
  className: string | null;
};

export type LogFilter = {
  kinds: readonly string[] | null;
  person: number | null;
  from: Date | null;
  to: Date | null;
};

const aboutText = `coalesce((details ->> 'student'), (details ->> 'person'))::int`;
const wanted = `($1::text[] is null or kind = any($1)) and ($2::int is null or user_id = $2 or ${aboutText} = $2)
  and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)`;

const eventsText = `
select audit_log.id, audit_log.at, audit_log.kind, audit_log.details, actor.name as who, about.name as person,
  classes.name as "className"
from (select * from audit_log where ${wanted} order by at desc, id desc limit $5 offset $6) as audit_log
left join users actor on actor.id = audit_log.user_id
left join users about on about.id = ${aboutText.replaceAll('details', 'audit_log.details')}
left join classes on classes.id = (audit_log.details ->> 'class')::int
order by audit_log.at desc, audit_log.id desc`;

/** A page of the log, newest first, with the names of who is still here. */
export async function selectEvents(
  pool: Queryable,
  { filter, size, page }: { filter: LogFilter; size: number; page: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const values = [filter.kinds, filter.person, filter.from, filter.to];
  const { rows } = await pool.query<EventRow>(eventsText, [...values, size, (page - 1) * size]);
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from audit_log where ${wanted}`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
