import {
  okAnswer,
  safetyContactBody,
  safetyNoteBody,
  schoolLimits,
  schoolSafety,
} from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { readRowId } from '../../../curriculum/row-id.ts';
import { requireAdmin } from '../../../http/access/require-role.ts';
import { Refusal } from '../../../http/errors.ts';
import { insertEvent } from '../../../record/events.ts';
import {
  deleteSafetyContact,
  insertSafetyContact,
  selectSafetyContacts,
} from '../../../safety/contact-queries.ts';
import { selectSafetyNote, updateSafetyNote } from '../../../safety/queries.ts';
import { sayKind } from '../../../safety/tell-contact.ts';
import { schoolSentences as say } from '../sentences.ts';
import type { SchoolServices } from '../services.ts';
import { selectNotes } from './note-queries.ts';

const adminOnly = { onRequest: requireAdmin };
const tags = ['school'];
const params = z.strictObject({ id: z.string() });
const mostNotes = 100;

/** Who is told when a student may need help, and the notes of concern: that, when and what kind; never a word. */
export function registerSafety(app: App, services: SchoolServices): void {
  registerNotes(app, services);
  registerContacts(app, services);
}

function registerNotes(app: App, services: SchoolServices): void {
  const { db, pool, clock, outbox, settings } = services;
  app.get(
    '/api/school/safety',
    {
      ...adminOnly,
      schema: { summary: 'Safety contacts and notes of concern', tags, response: { 200: schoolSafety } },
    },
    async () => {
      const contacts = await selectSafetyContacts(db);
      const notes = await selectNotes(pool, mostNotes);
      return {
        set_by_operator: settings.companion.safetyMail ?? null,
        contacts: contacts.map(({ id, name, email }) => ({ id, name, email })),
        has_mail: outbox.hasMail,
        notes: notes.map((note) => ({
          id: note.id,
          at: note.at.toISOString(),
          kind: sayKind(note.kind),
          student: note.student,
          classes: note.classes,
          state: note.state,
          state_by: note.stateBy,
          state_at: note.stateAt?.toISOString() ?? null,
        })),
      };
    },
  );
  app.post(
    '/api/school/safety/notes/:id',
    {
      ...adminOnly,
      schema: {
        summary: 'Mark a note as seen or done',
        tags,
        params,
        body: safetyNoteBody,
        response: { 200: okAnswer },
      },
    },
    async ({ student: admin, params: { id }, body: { state } }) => {
      const note = await selectSafetyNote(db, readRowId(id) ?? 0);
      if (!note) throw new Refusal(404, say.noNote);
      const now = clock.now();
      await db.transaction(async (tx) => {
        await updateSafetyNote(tx, note.id, { state, by: admin.name, now });
        const details = { note: note.id, state, person: note.userId };
        await insertEvent(tx, { kind: 'school-safety-note', by: admin.id, now, details });
      });
      return { ok: true as const };
    },
  );
}

function registerContacts(app: App, services: SchoolServices): void {
  const { db, clock, accounts } = services;
  app.post(
    '/api/school/safety/contacts',
    {
      ...adminOnly,
      schema: {
        summary: 'Add somebody who is told by mail',
        tags,
        body: safetyContactBody,
        response: { 201: okAnswer },
      },
    },
    async ({ student: admin, body: { name, email } }, reply) => {
      const address = accounts.readAddress(email);
      if (!address) throw new Refusal(422, say.notAnAddress);
      const most = schoolLimits.safetyContacts;
      if ((await selectSafetyContacts(db)).length >= most) throw new Refusal(409, say.manyContacts(most));
      const now = clock.now();
      await db.transaction(async (tx) => {
        if (!(await insertSafetyContact(tx, { name, email: address.full, now })))
          throw new Refusal(409, say.contactKnown);
        await insertEvent(tx, { kind: 'school-safety-contact-added', by: admin.id, now });
      });
      void reply.status(201);
      return { ok: true as const };
    },
  );
  app.delete(
    '/api/school/safety/contacts/:id',
    { ...adminOnly, schema: { summary: 'Take a contact out', tags, params, response: { 200: okAnswer } } },
    async ({ student: admin, params: { id } }) => {
      await db.transaction(async (tx) => {
        if (!(await deleteSafetyContact(tx, readRowId(id) ?? 0))) throw new Refusal(404, say.noContact);
        await insertEvent(tx, { kind: 'school-safety-contact-removed', by: admin.id, now: clock.now() });
      });
      return { ok: true as const };
    },
  );
}
