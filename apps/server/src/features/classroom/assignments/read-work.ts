import type pg from 'pg';
import type { AssignmentTask } from '../../../db/schema/assignments.ts';
import type { AssignmentRow } from './queries.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** How far somebody is with an assignment. */
export type Work = {
  state: 'not-yet' | 'started' | 'done';
  /** When it was done. */
  at: Date | null;
  sitting: SittingWork | null;
};

type SittingWork = {
  id: string;
  assignmentId: string;
  userId: number;
  openedAt: Date;
  closedAt: Date | null;
  all: number;
  answered: number;
  right: number;
};

const notYet: Work = { state: 'not-yet', at: null, sitting: null };
type AssignedTask = Pick<AssignmentRow, 'id' | 'task' | 'opensAt'>;
type AssignedPerson = { assignment: AssignedTask; userId: number };

/** Looks up the work of these people; one question a table, however many assignments there are. */
export async function readWork(
  pool: Queryable,
  { assignments, userIds }: { assignments: readonly AssignedTask[]; userIds: readonly number[] },
): Promise<(person: AssignedPerson) => Work> {
  const [lessons, missions, races, sittings] = await Promise.all([
    selectLessons(pool, { userIds, lessonIds: lessonsOf(assignments, 'lesson') }),
    selectMissions(pool, { userIds, lessonIds: lessonsOf(assignments, 'mission') }),
    assignments.some(({ task }) => task.kind === 'race') ? selectRaces(pool, userIds) : [],
    selectSittings(pool, { userIds, ids: assignments.map(({ id }) => id) }),
  ]);
  return ({ assignment: { id, task, opensAt }, userId }) => {
    const own = <Row extends { userId: number }>(rows: readonly Row[]) =>
      rows.filter((row) => row.userId === userId);
    switch (task.kind) {
      case 'lesson': {
        const row = own(lessons).find(({ itemId }) => itemId === task.lessonId);
        return row ? doneAt(row.completedAt) : notYet;
      }
      case 'mission': {
        const runs = own(missions).filter((run) => run.lessonId === task.lessonId && run.at >= opensAt);
        return runs.length > 0 ? doneAt(runs.find(({ stars }) => stars > 0)?.at ?? null) : notYet;
      }
      case 'race': {
        const race = own(races).find(({ at }) => at >= opensAt);
        return race ? doneAt(race.at) : notYet;
      }
      default: {
        const sitting = own(sittings).find(({ assignmentId }) => assignmentId === id);
        return sitting ? { ...doneAt(sitting.closedAt), sitting } : notYet;
      }
    }
  };
}

function doneAt(at: Date | null): Work {
  return { state: at === null ? 'started' : 'done', at, sitting: null };
}

function lessonsOf(assignments: readonly AssignedTask[], kind: AssignmentTask['kind']): number[] {
  return assignments.flatMap(({ task }) => (task.kind === kind && 'lessonId' in task ? [task.lessonId] : []));
}

type OfLessons = { userIds: readonly number[]; lessonIds: readonly number[] };

async function selectLessons(pool: Queryable, { userIds, lessonIds }: OfLessons) {
  if (lessonIds.length === 0) return [];
  const { rows } = await pool.query<{ userId: number; itemId: number; completedAt: Date | null }>(
    `select user_id as "userId", item_id as "itemId", completed_at as "completedAt" from progress
     where kind = 'lesson' and user_id = any($1::int[]) and item_id = any($2::int[])`,
    [userIds, lessonIds],
  );
  return rows;
}

async function selectMissions(pool: Queryable, { userIds, lessonIds }: OfLessons) {
  if (lessonIds.length === 0) return [];
  const { rows } = await pool.query<{ userId: number; lessonId: number; at: Date; stars: number }>(
    `select user_id as "userId", lesson_id as "lessonId", created_at as at, stars from mission_attempt
     where user_id = any($1::int[]) and lesson_id = any($2::int[]) order by created_at`,
    [userIds, lessonIds],
  );
  return rows;
}

async function selectRaces(pool: Queryable, userIds: readonly number[]) {
  const { rows } = await pool.query<{ userId: number; at: Date }>(
    `select user_id as "userId", finished_at as at from races
     where user_id = any($1::int[]) order by finished_at`,
    [userIds],
  );
  return rows;
}

/** The newest sitting of everybody. */
async function selectSittings(
  pool: Queryable,
  { userIds, ids }: { userIds: readonly number[]; ids: readonly string[] },
): Promise<SittingWork[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<SittingWork>(
    `select distinct on (sitting.assignment_id, sitting.user_id) sitting.id, sitting.assignment_id as "assignmentId",
       sitting.user_id as "userId", sitting.opened_at as "openedAt", sitting.closed_at as "closedAt",
       json_array_length(sitting.rendered) as all,
       (select count(*)::int from check_answers where sitting_id = sitting.id
         and (answer_id is not null or answer is not null)) as answered,
       (select count(*)::int from check_answers where sitting_id = sitting.id
         and (is_correct or accepted_at is not null)) as right
     from check_sittings sitting
     where sitting.user_id = any($1::int[]) and sitting.assignment_id = any($2::uuid[])
     order by sitting.assignment_id, sitting.user_id, sitting.opened_at desc`,
    [userIds, ids],
  );
  return rows;
}
