import { newPaper, newPaperBody } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { readRowId } from '../../../curriculum/row-id.ts';
import { requireTeacher } from '../../../http/access/require-role.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { Refusal } from '../../../http/errors.ts';
import { ownAddress } from '../../../http/own-origin.ts';
import { findClass } from '../find-class.ts';
import type { ClassroomServices } from '../services.ts';
import { makePaper } from './make-paper.ts';
import { selectOptionalPaper } from './queries.ts';
import { paperPolicy } from './sheet-page.ts';
import { paperText as text } from './text.ts';
import { writeLessonGuide } from './write-lesson-guide.ts';
import { writeLessonSheet } from './write-lesson-sheet.ts';
import { writeWorksheet } from './write-worksheet.ts';

const html = 'text/html; charset=utf-8';

/** Sheets of paper: pages of their own that print without any script. */
export function registerPaperRoutes(app: App, services: ClassroomServices): void {
  const { db, settings, curriculum } = services;
  app.post(
    '/api/teach/classes/:id/papers',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'A worksheet with one to four versions and a key',
        tags: ['teach'],
        params: z.strictObject({ id: z.string() }),
        body: newPaperBody,
        response: { 201: newPaper },
      },
    },
    async ({ student: teacher, params: { id }, body }, reply) => {
      const row = await findClass(services, teacher, id);
      const course = curriculum.index.course.get(row.courseId);
      const source = [course?.displayTitle, row.name].filter(Boolean).join(', ');
      const { code } = await makePaper(services, { userId: teacher.id, body, source });
      void reply.status(201);
      return { code, address: `/api/teach/papers/${code}` };
    },
  );
  app.get(
    '/api/teach/papers/:code',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'The sheets and the key to print, for who made them',
        tags: ['teach'],
        params: z.strictObject({ code: z.string().max(20) }),
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const { student: teacher, params } = request;
      const paper = await selectOptionalPaper(db, { code: params.code, userId: teacher.id });
      if (!paper) throw new Refusal(404, text.none);
      void reply.type(html).header('content-security-policy', paperPolicy);
      const { productName } = settings;
      return writeWorksheet(paper, { productName, origin: ownAddress(request, settings) });
    },
  );
  app.get(
    '/api/teach/lessons/:lessonId/guide',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'Notes for the teacher of a lesson',
        tags: ['teach'],
        params: z.strictObject({ lessonId: z.string() }),
        response: { 200: z.string() },
      },
    },
    async ({ params }, reply) => {
      const lesson = curriculum.index.lesson.get(readRowId(params.lessonId) ?? 0);
      if (!lesson) throw new Refusal(404, text.noLesson);
      void reply.type(html).header('content-security-policy', paperPolicy);
      return writeLessonGuide({ curriculum, lesson }, settings.productName);
    },
  );
  app.get(
    '/api/lessons/:lessonId/sheet',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'The own lesson and its practice to print',
        tags: ['classes'],
        params: z.strictObject({ lessonId: z.string() }),
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const { student, params } = request;
      const lesson = curriculum.index.lesson.get(readRowId(params.lessonId) ?? 0);
      if (!lesson) throw new Refusal(404, text.noLesson);
      void reply.type(html).header('content-security-policy', paperPolicy);
      return writeLessonSheet(services, { student, lesson, origin: ownAddress(request, settings) });
    },
  );
}
