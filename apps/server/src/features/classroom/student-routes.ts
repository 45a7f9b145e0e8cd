import { joinBody, joinedClass, joinedClasses, okAnswer, roleAnswer, whoLooked } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { selectReadsOf } from '../../record/record-reads.ts';
import { createJoinClass, listJoined } from './join-class.ts';
import { tellClass } from './now/class-news.ts';
import { deleteStudent, selectClassCount } from './queries.ts';
import { classroomSentences } from './sentences.ts';
import type { ClassroomServices } from './services.ts';

const signedIn = { onRequest: requireStudent };
const tags = ['classes'];
const params = z.strictObject({ id: z.string() });

/** What a student does with classes. No answer names another student. */
export function registerStudentRoutes(app: App, services: ClassroomServices): void {
  const { db } = services;
  const joinClass = createJoinClass(services);
  registerMe(app, services);

  app.get(
    '/api/classes',
    { ...signedIn, schema: { summary: 'The own classes', tags, response: { 200: joinedClasses } } },
    ({ student }) => listJoined(services, student),
  );
  app.post(
    '/api/classes/join',
    {
      ...signedIn,
      schema: { summary: 'Join a class by its code', tags, body: joinBody, response: { 200: joinedClass } },
    },
    ({ student, body }) => joinClass(student, body.code),
  );
  app.delete(
    '/api/classes/:id',
    { ...signedIn, schema: { summary: 'Leave a class', tags, params, response: { 200: okAnswer } } },
    async ({ student, params: { id } }) => {
      const classId = readRowId(id);
      const left = classId && (await deleteStudent(db, { classId, studentId: student.id }));
      if (!left) throw new Refusal(404, classroomSentences.noClass);
      await tellClass(services, { classId });
      return { ok: true as const };
    },
  );
}

function registerMe(app: App, { db, families }: ClassroomServices): void {
  app.get(
    '/user/me/role',
    {
      ...signedIn,
      schema: { summary: 'The role of who is signed in', tags: ['accounts'], response: { 200: roleAnswer } },
    },
    async ({ student: { id, role } }) => ({
      role,
      classes: await selectClassCount(db, { id, role }),
      children: await families.countChildren(id),
    }),
  );
  app.get(
    '/user/me/who-looked',
    {
      ...signedIn,
      schema: { summary: 'Which adults have read the own work', tags, response: { 200: whoLooked } },
    },
    async ({ student }) => {
      const rows = await selectReadsOf(db, student.id);
      const reads = rows.map(({ at, who, className, what }) => ({
        at: at.toISOString(),
        who,
        class_name: className,
        what,
      }));
      return { reads };
    },
  );
}
