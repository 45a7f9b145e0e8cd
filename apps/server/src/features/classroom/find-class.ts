import { readRowId } from '../../curriculum/row-id.ts';
import { Refusal } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { type ClassRow, selectOptionalClassOfTeacher, selectOptionalStudent } from './queries.ts';
import { classroomSentences } from './sentences.ts';
import type { ClassroomServices } from './services.ts';

/** The class of an address, if the teacher teaches it. Somebody else's class is not found. */
export async function findClass({ db }: ClassroomServices, teacher: Student, id: string): Promise<ClassRow> {
  const classId = readRowId(id);
  const row = classId && (await selectOptionalClassOfTeacher(db, { teacherId: teacher.id, classId }));
  if (!row) throw new Refusal(404, classroomSentences.noClass);
  return row;
}

/** The student of an address, if in this class now. */
export async function findStudent({ db }: ClassroomServices, { id: classId }: ClassRow, id: string) {
  const studentId = readRowId(id);
  const student = studentId && (await selectOptionalStudent(db, { classId, studentId }));
  if (!student) throw new Refusal(404, classroomSentences.noStudent);
  return student;
}
