import { dataParts, type MergeAnswer } from '@playforward/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Refusal } from '../../../http/errors.ts';
import { keptTables } from '../../../privacy/kept-parts.ts';
import { replaySkills } from '../../../record/replay-skills.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { holdAdmins, selectPersons } from '../people/people-queries.ts';
import { signInNameOf } from '../people/sign-in-name.ts';
import { schoolSentences as say } from '../sentences.ts';
import type { SchoolServices } from '../services.ts';
import { mergeRules } from './merge-rules.ts';

type MergeRequest = { admin: Student; keepId: number; otherId: number; apply: boolean };
type Pair = { keep: number; other: number };
/** Rows by table. */
type Counts = Map<string, number>;

/**
 * POST /api/school/people/merge: two accounts of one person become one. A preview is the merge itself, taken back at the
 * end: it tells exactly what would happen.
 */
export async function mergePeople(
  services: SchoolServices,
  { admin, keepId, otherId, apply }: MergeRequest,
): Promise<MergeAnswer> {
  const { pool, clock, sessions } = services;
  const [keep, other] = await findPair(services, { admin, keepId, otherId });
  const client = await pool.connect();
  let counted: { moved: Counts; dropped: Counts };
  try {
    await client.query('BEGIN');
    if (!(await holdAdmins(drizzle(client))).includes(admin.id)) throw new Refusal(409, say.lockedMeanwhile);
    const held = await client.query('SELECT FROM users WHERE id = any($1::int[]) ORDER BY id FOR UPDATE', [
      [keepId, otherId],
    ]);
    if (held.rowCount !== 2) throw new Refusal(409, say.changedMeanwhile);
    counted = await moveRows(client, { pair: { keep: keepId, other: otherId }, now: clock.now() });
    await client.query('DELETE FROM users WHERE id = $1', [otherId]);
    const event = ['school-merge', admin.id, clock.now(), { person: keepId, other: otherId }];
    await client.query('INSERT INTO audit_log (kind, user_id, at, details) VALUES ($1, $2, $3, $4)', event);
    await client.query(apply ? 'COMMIT' : 'ROLLBACK');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  if (apply) for (const id of [keepId, otherId]) await sessions.forget(id);
  const shown = (person: typeof keep) => ({
    id: person.id,
    name: person.name,
    sign_in: signInNameOf(services, person.email),
  });
  return {
    applied: apply,
    keep: shown(keep),
    other: shown(other),
    moved: byPart(counted.moved),
    dropped: byPart(counted.dropped),
  };
}

async function findPair({ pool }: SchoolServices, { admin, keepId, otherId }: Omit<MergeRequest, 'apply'>) {
  if (keepId === otherId) throw new Refusal(409, say.samePerson);
  const found = await selectPersons(pool, [keepId, otherId]);
  const keep = found.find(({ id }) => id === keepId);
  const other = found.find(({ id }) => id === otherId);
  if (!keep || !other) throw new Refusal(404, say.noPerson);
  if (other.id === admin.id) throw new Refusal(409, say.notYourself);
  if (keep.role !== other.role) throw new Refusal(409, say.otherRole);
  return [keep, other] as const;
}

async function moveRows(
  client: pg.PoolClient,
  { pair, now }: { pair: Pair; now: Date },
): Promise<{ moved: Counts; dropped: Counts }> {
  const [moved, dropped]: [Counts, Counts] = [new Map(), new Map()];
  const note = (counts: Counts, table: string, rows: number | null) =>
    counts.set(table, (counts.get(table) ?? 0) + (rows ?? 0));
  await makeRoom(client, { pair, now });
  for (const [table, rule] of Object.entries(mergeRules)) {
    if (rule.how === 'fill') {
      const filled = await fillRow(client, { table, pair });
      note(filled.isFilled ? moved : dropped, table, filled.rows);
    }
    if (rule.how !== 'move') continue;
    for (const column of rule.columns) {
      const unique = rule.unique?.filter((name) => name !== column);
      if (unique) note(dropped, table, await dropTwins(client, { table, column, unique, pair }));
      const set = `UPDATE ${table} SET ${column} = $1 WHERE ${column} = $2`;
      note(moved, table, (await client.query(set, [pair.keep, pair.other])).rowCount);
    }
  }
  await makeMasteryAnew(client, { pair, now });
  return { moved, dropped };
}

const keepsFirst = `
UPDATE progress kept SET started_at = least(kept.started_at, other.started_at),
  completed_at = least(kept.completed_at, other.completed_at)
FROM progress other
WHERE kept.user_id = $1 and other.user_id = $2 and other.kind = kept.kind and other.item_id = kept.item_id`;

const retires = `
UPDATE problem_instances other SET retired_at = $3
WHERE other.user_id = $2 and other.retired_at is null and exists (
  SELECT FROM problem_instances kept
  WHERE kept.user_id = $1 and kept.slot_id = other.slot_id and kept.retired_at is null)`;

const putsAway = `
UPDATE check_sittings other SET closed_at = $3, is_put_away = true
WHERE other.user_id = $2 and other.closed_at is null and exists (
  SELECT FROM check_sittings kept
  WHERE kept.user_id = $1 and kept.closed_at is null and kept.kind = other.kind and kept.about = other.about
    and kept.assignment_id is not distinct from other.assignment_id)`;

const looksStay = `
UPDATE audit_log SET details = jsonb_set(details, '{student}', to_jsonb($1::int)) WHERE student_id = $2`;

/** Of what only one of two can stand, the other's steps aside without being lost: it becomes a part of the past. */
async function makeRoom(client: pg.PoolClient, { pair, now }: { pair: Pair; now: Date }): Promise<void> {
  const both = [pair.keep, pair.other];
  await client.query('DELETE FROM class_signals WHERE user_id = $1', [pair.other]);
  await client.query(keepsFirst, both);
  await client.query(retires, [...both, now]);
  await client.query(putsAway, [...both, now]);
  await client.query(looksStay, both);
}

type Twins = { table: string; column: string; unique: readonly string[]; pair: Pair };

/** Rows that the kept account has as well. Names of tables and columns are our own, of the list of rules. */
async function dropTwins(client: pg.PoolClient, { table, column, unique, pair }: Twins): Promise<number> {
  const same = unique.map((name) => `kept.${name} = other.${name}`).join(' AND ') || 'true';
  const { rowCount } = await client.query(
    `DELETE FROM ${table} other WHERE other.${column} = $2 AND EXISTS (
       SELECT FROM ${table} kept WHERE kept.${column} = $1 AND ${same})`,
    [pair.keep, pair.other],
  );
  return rowCount ?? 0;
}

/** A row that a person has once goes over where there is none; rows that hang on it are copied after it. */
async function fillRow(
  client: pg.PoolClient,
  { table, pair }: { table: string; pair: Pair },
): Promise<{ isFilled: boolean; rows: number }> {
  const { rows: held } = await client.query(`SELECT 1 FROM ${table} WHERE user_id = $1 LIMIT 1`, [pair.keep]);
  const { rows: columns } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'user_id'`,
    [table],
  );
  const names = columns.map(({ name }) => name).join(', ');
  if (held.length > 0) {
    const { rows } = await client.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [pair.other]);
    return { isFilled: false, rows: rows.length };
  }
  const { rowCount } = await client.query(
    `INSERT INTO ${table} (user_id, ${names}) SELECT $1, ${names} FROM ${table} WHERE user_id = $2`,
    [pair.keep, pair.other],
  );
  return { isFilled: true, rows: rowCount ?? 0 };
}

/** What is known of each skill follows from all answers, in the order in which they were counted (decision 0101). */
async function makeMasteryAnew(
  client: pg.PoolClient,
  { pair, now }: { pair: Pair; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ skill: string }>(
    'DELETE FROM mastery WHERE user_id = any($1::int[]) RETURNING skill',
    [[pair.keep, pair.other]],
  );
  const skills = [...new Set(rows.map(({ skill }) => skill))];
  const later = new Date(now.getTime() + 1);
  const replayed = await replaySkills(client, { id: pair.keep, from: later, to: later }, skills);
  for (const [skill, { after }] of replayed) {
    if (!after) continue;
    const { alone, helped, aloneAnswers, helpedAnswers, step, seenAt, dueAt } = after;
    await client.query(
      `INSERT INTO mastery (user_id, skill, alone, helped, alone_answers, helped_answers, step, seen_at, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [pair.keep, skill, alone, helped, aloneAnswers, helpedAnswers, step, new Date(seenAt), new Date(dueAt)],
    );
  }
}

function byPart(counts: Counts): MergeAnswer['moved'] {
  return dataParts.flatMap((part) => {
    const entries = [...counts]
      .filter(([table]) => keptTables[table]?.part === part)
      .reduce((sum, [, rows]) => sum + rows, 0);
    return entries > 0 ? [{ part, entries }] : [];
  });
}
