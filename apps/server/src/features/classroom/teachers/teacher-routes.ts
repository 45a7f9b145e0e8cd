import { classTeachersAnswer, newTeacherBody, okAnswer } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { requireTeacher } from '../../../http/access/require-role.ts';
import { findClass } from '../find-class.ts';
import type { ClassroomServices } from '../services.ts';
import { addTeacher, removeTeacher } from './change-teachers.ts';

const tags = ['teach'];

/** Who teaches a class with whom. */
export function registerTeacherRoutes(app: App, services: ClassroomServices): void {
  app.post(
    '/api/teach/classes/:id/teachers',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'Let a colleague of the school teach the class too',
        tags,
        params: z.strictObject({ id: z.string() }),
        body: newTeacherBody,
        response: { 200: classTeachersAnswer },
      },
    },
    async ({ student: teacher, params: { id }, body: { email } }) => {
      const row = await findClass(services, teacher, id);
      return { teachers: await addTeacher(services, { teacher, row, email }) };
    },
  );
  app.delete(
    '/api/teach/classes/:id/teachers/:teacherId',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'Leave a class, or take a colleague out of the own one',
        tags,
        params: z.strictObject({ id: z.string(), teacherId: z.string() }),
        response: { 200: okAnswer },
      },
    },
    async ({ student: teacher, params: { id, teacherId } }) => {
      const row = await findClass(services, teacher, id);
      await removeTeacher(services, { teacher, row, id: teacherId });
      return { ok: true as const };
    },
  );
}
