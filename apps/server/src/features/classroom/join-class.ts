import { classroomLimits, type JoinedClass, type JoinedClasses } from '@playforward/contract';
import { Refusal } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { readCode } from './class-code.ts';
import { tellClass } from './now/class-news.ts';
import { insertStudents, selectClassesOfStudent, selectOptionalClassByCode } from './queries.ts';
import { classroomSentences } from './sentences.ts';
import type { ClassroomServices } from './services.ts';

/** POST /api/classes/join. A student who is in the class already stays in it. */
export function createJoinClass(services: ClassroomServices) {
  const { db, clock, limits } = services;
  const tries = limits.create('class-codes', {
    most: classroomLimits.codeTries,
    perSeconds: classroomLimits.codeTriesSeconds,
  });

  return async function joinClass(student: Student, typed: string): Promise<JoinedClass> {
    if (student.isGuest) throw new Refusal(403, classroomSentences.guestsDoNotJoin);
    if (student.role !== 'student') throw new Refusal(403, classroomSentences.onlyStudentsJoin);
    const key = String(student.id);
    const seconds = tries.waitFor(key);
    if (seconds > 0) {
      const sentence = classroomSentences.tooManyCodes(Math.ceil(seconds / 60));
      throw new Refusal(429, sentence, { retryAfterSeconds: seconds });
    }
    tries.count(key);
    const code = readCode(typed);
    const row = code === undefined ? undefined : await selectOptionalClassByCode(db, code);
    if (!row) throw new Refusal(404, classroomSentences.noCode);
    await insertStudents(db, { classId: row.id, ids: [student.id], cameBy: 'code', now: clock.now() });
    await tellClass(services, { classId: row.id, ids: [student.id] });
    const joined = (await listJoined(services, student)).classes.find(({ id }) => id === row.id);
    if (!joined) throw new Refusal(404, classroomSentences.noCode);
    return joined;
  };
}

/** GET /api/classes: a student's own classes. */
export async function listJoined({ db }: ClassroomServices, student: Student): Promise<JoinedClasses> {
  const rows = await selectClassesOfStudent(db, student.id);
  return { classes: rows.map(({ id, name, teacher }) => ({ id, name, teacher })) };
}
