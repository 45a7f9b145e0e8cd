import { familyLimits, newFamilyCode, okAnswer, ownFamilies } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { insertEvent } from '../../record/events.ts';
import { deleteLinkOfChild, selectLinksOfChild } from './queries.ts';
import { familySentences as say } from './sentences.ts';
import type { FamilyServices } from './services.ts';

const signedIn = { onRequest: requireStudent };
const tags = ['classes'];
const codesPerStudent = { most: 10, perSeconds: 3_600 };
const dayMs = 86_400_000;

/** What a student does with the own family: lets somebody see the week, sees who does, ends it. */
export function registerOwnFamilies(app: App, services: FamilyServices): void {
  const { db, clock, limits } = services;
  const made = limits.create('own-family-codes', codesPerStudent);
  app.get(
    '/api/families',
    {
      ...signedIn,
      schema: { summary: 'Who at home sees the own week', tags, response: { 200: ownFamilies } },
    },
    async ({ student }) => {
      const links = await selectLinksOfChild(db, { childId: student.id, now: clock.now() });
      return { links: links.map(({ since, ...link }) => ({ ...link, since: since.toISOString() })) };
    },
  );
  app.post(
    '/api/families/code',
    {
      ...signedIn,
      schema: {
        summary: 'A code with which somebody at home sees the own week',
        tags,
        body: z.strictObject({}).nullish(),
        response: { 200: newFamilyCode },
      },
    },
    async ({ student }) => {
      if (student.isGuest) throw new Refusal(403, say.guestHasNone);
      if (student.role !== 'student') throw new Refusal(403, say.onlyStudents);
      const retryAfterSeconds = made.waitFor(String(student.id));
      if (retryAfterSeconds > 0)
        throw new Refusal(429, say.tooManyCodes(Math.ceil(retryAfterSeconds / 60)), { retryAfterSeconds });
      made.count(String(student.id));
      const childIds = [student.id];
      const codes = await db.transaction((tx) => app.families.makeCodes(tx, { childIds, madeBy: 'student' }));
      const until = new Date(clock.now().getTime() + familyLimits.codeDays * dayMs).toISOString();
      return { code: codes.get(student.id) ?? '', until };
    },
  );
  app.delete(
    '/api/families/:id',
    {
      ...signedIn,
      schema: {
        summary: 'Let somebody at home see the own week no more',
        tags,
        params: z.strictObject({ id: z.string() }),
        response: { 200: okAnswer },
      },
    },
    async ({ student, params }) => {
      const id = readRowId(params.id);
      await db.transaction(async (tx) => {
        const ended = id && (await deleteLinkOfChild(tx, { childId: student.id, id }));
        if (!ended) throw new Refusal(404, say.noLink);
        const details = { student: student.id, side: 'student' };
        await insertEvent(tx, { kind: 'family-link-ended', by: student.id, now: clock.now(), details });
      });
      return { ok: true as const };
    },
  );
}
