import { familyLanguages, familyLetters, familyLettersBody } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { requireTeacher } from '../../../http/access/require-role.ts';
import { Refusal } from '../../../http/errors.ts';
import { ownAddress } from '../../../http/own-origin.ts';
import { insertEvent } from '../../../record/events.ts';
import { findClass } from '../find-class.ts';
import { keepSheet } from '../keep-cards.ts';
import { selectStudents } from '../queries.ts';
import { classroomSentences } from '../sentences.ts';
import type { ClassroomServices } from '../services.ts';
import { writeLetterPage } from './letter-page.ts';

/** Letters to families, with a code for each child. */
export function registerLetterRoutes(app: App, services: ClassroomServices): void {
  const { db, clock, families, settings } = services;
  app.post(
    '/api/teach/classes/:id/family-letters',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'Letters to families, a code in each',
        tags: ['teach'],
        params: z.strictObject({ id: z.string() }),
        body: familyLettersBody,
        response: { 200: familyLetters },
      },
    },
    async (request) => {
      const { student: teacher, body } = request;
      const row = await findClass(services, teacher, request.params.id);
      const wanted = new Set(body.student_ids);
      const students = (await selectStudents(db, row.id)).filter(({ id }) => wanted.has(id));
      if (students.length < wanted.size) throw new Refusal(404, classroomSentences.noStudent);
      const childIds = students.map(({ id }) => id);
      const now = clock.now();
      const codes = await db.transaction(async (tx) => {
        const details = { class: row.id, letters: childIds.length };
        await insertEvent(tx, { kind: 'family-letters-printed', by: teacher.id, now, details });
        return families.makeCodes(tx, { childIds, madeBy: 'school' });
      });
      const page = await writeLetterPage({
        className: row.name,
        teacher: teacher.name,
        product: settings.productName,
        letters: students.map(({ id, name }) => ({ child: name, code: codes.get(id) ?? '' })),
        languages: body.language === 'both' ? familyLanguages : [body.language],
        origin: ownAddress(request, settings),
        now,
        timeZone: settings.timeZone,
      });
      return { count: students.length, address: await keepSheet(services, teacher, page) };
    },
  );
}
