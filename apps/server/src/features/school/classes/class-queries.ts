import { inArray } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../../db/pool.ts';
import { classes } from '../../../db/schema/classroom.ts';

type Queryable = Pick<pg.Pool, 'query'>;

export type SchoolClassRow = {
  id: number;
  name: string;
  courseId: number;
  semester: string | null;
  teachers: string[];
  students: number;
  createdAt: Date;
  lastWorkAt: Date | null;
  archivedAt: Date | null;
};

const classesText = `
select classes.id, classes.name, classes.course_id as "courseId", classes.semester,
  array(select users.name from class_teachers join users on users.id = class_teachers.user_id
    where class_teachers.class_id = classes.id order by class_teachers.since) as teachers,
  (select count(*)::int from class_students where class_students.class_id = classes.id) as students,
  classes.created_at as "createdAt",
  (select max(mastery.seen_at) from class_students join mastery on mastery.user_id = class_students.user_id
    where class_students.class_id = classes.id) as "lastWorkAt",
  classes.archived_at as "archivedAt"
from classes where not classes.is_demo
order by classes.archived_at nulls first, lower(classes.name), classes.id`;

/** Every class of the school; demo classes are their teachers' own. */
export async function selectClasses(pool: Queryable): Promise<SchoolClassRow[]> {
  return (await pool.query<SchoolClassRow>(classesText)).rows;
}

const someText = `
select id, name, archived_at is not null as "isArchived",
  (select count(*)::int from class_students where class_id = classes.id) as students
from classes where id = any($1::int[]) and not is_demo order by lower(name), id`;

export async function selectClassesById(
  pool: Queryable,
  ids: readonly number[],
): Promise<{ id: number; name: string; students: number; isArchived: boolean }[]> {
  return (await pool.query(someText, [ids])).rows;
}

/** Sets classes aside, which closes their codes, or takes them back. */
export async function updateArchived(
  db: Db,
  { ids, at }: { ids: readonly number[]; at: Date | null },
): Promise<void> {
  await db
    .update(classes)
    .set({ archivedAt: at, ...(at && { code: null, pausedUntil: null }) })
    .where(inArray(classes.id, [...ids]));
}
