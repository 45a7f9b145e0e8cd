import { type ClassPeople, classroomLimits } from '@playforward/contract';
import { readRowId } from '../../../curriculum/row-id.ts';
import { Refusal } from '../../../http/errors.ts';
import { insertEvent } from '../../../record/events.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { tellClass } from '../now/class-news.ts';
import { type ClassRow, selectClassesOfTeacher, selectTeachers } from '../queries.ts';
import { classroomSentences } from '../sentences.ts';
import type { ClassroomServices } from '../services.ts';
import { deleteTeacher, insertTeacher, lockTeachers, selectOptionalTeacher } from './queries.ts';

const sentences = classroomSentences.teachers;
type Teachers = ClassPeople['teachers'];
type ClassOfTeacher = { teacher: Student; row: ClassRow };

/**
 * Who teaches a class, the longest first. All see and do the same; who teaches it longest may also take out others and
 * delete it.
 */
export async function listTeachers(
  { db }: ClassroomServices,
  { teacher, row }: ClassOfTeacher,
): Promise<Teachers> {
  const all = await selectTeachers(db, row.id);
  const leads = all[0]?.id === teacher.id;
  return all.map(({ id, name }) => {
    const isYou = id === teacher.id;
    return { id, name, is_you: isYou, may_take_out: all.length > 1 && (isYou || leads) };
  });
}

/** POST …/teachers: a colleague of the school sees and does from now on what the others do. */
export async function addTeacher(
  services: ClassroomServices,
  { teacher, row, email }: ClassOfTeacher & { email: string },
): Promise<Teachers> {
  const { db, clock } = services;
  if (row.archivedAt !== null) throw new Refusal(409, classroomSentences.archived);
  if (row.isDemo) throw new Refusal(409, sentences.demo);
  const colleague = await selectOptionalTeacher(db, email);
  if (!colleague) throw new Refusal(404, sentences.unknown);
  const own = await selectClassesOfTeacher(db, colleague.id);
  if (own.filter(({ archivedAt }) => archivedAt === null).length >= classroomLimits.classesOfATeacher)
    throw new Refusal(409, sentences.full);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isNew = await insertTeacher(tx, { classId: row.id, userId: colleague.id, since: now });
    if (!isNew) throw new Refusal(409, sentences.already(colleague.name));
    const details = { class: row.id, person: colleague.id };
    await insertEvent(tx, { kind: 'class-teacher-added', by: teacher.id, now, details });
  });
  await tellClass(services, { classId: row.id });
  return listTeachers(services, { teacher, row });
}

/** DELETE …/teachers/{id}: sees nothing of the class any more, open pages included. */
export async function removeTeacher(
  services: ClassroomServices,
  { teacher, row, id }: ClassOfTeacher & { id: string },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const all = await lockTeachers(tx, row.id);
    const userId = readRowId(id);
    if (!userId || !all.some((one) => one.id === userId)) throw new Refusal(404, sentences.notHere);
    if (all.length === 1) throw new Refusal(409, sentences.last);
    if (userId !== teacher.id && all[0]?.id !== teacher.id) throw new Refusal(403, sentences.notYours);
    await deleteTeacher(tx, { classId: row.id, userId });
    const details = { class: row.id, person: userId };
    await insertEvent(tx, { kind: 'class-teacher-removed', by: teacher.id, now, details });
  });
  await tellClass(services, { classId: row.id });
}

/** A class is deleted by who teaches it longest; the others leave it. */
export async function refuseUnlessLeading(
  { db }: ClassroomServices,
  { teacher, row }: ClassOfTeacher,
): Promise<void> {
  const [first] = await selectTeachers(db, row.id);
  if (first && first.id !== teacher.id) throw new Refusal(403, sentences.notYourClass(first.name));
}
