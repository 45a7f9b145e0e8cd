import {
  eraseAnswer,
  eraseBody,
  inviteBody,
  invited,
  oneTimeCard,
  peopleStateAnswer,
  peopleStateBody,
  schoolLimits,
  schoolPeople,
  userRole,
} from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { readRowId } from '../../../curriculum/row-id.ts';
import { requireAdmin } from '../../../http/access/require-role.ts';
import { Refusal } from '../../../http/errors.ts';
import { ownAddress } from '../../../http/own-origin.ts';
import { insertEvent } from '../../../record/events.ts';
import { insertRecordRead } from '../../../record/record-reads.ts';
import { schoolSentences as say } from '../sentences.ts';
import type { SchoolServices } from '../services.ts';
import { changePeople } from './change-people.ts';
import { erasePerson } from './erase-person.ts';
import { selectPeople, selectPersons } from './people-queries.ts';
import { signInNameOf } from './sign-in-name.ts';

const adminOnly = { onRequest: requireAdmin };
const tags = ['school'];
const params = z.strictObject({ id: z.string() });
const noBody = z.strictObject({}).nullish();

/** The people of the school: found, invited, locked, helped in, taken along, erased. Every act is in the log. */
export function registerPeople(app: App, services: SchoolServices): void {
  registerList(app, services);
  registerInvites(app, services);
  registerOnePerson(app, services);
  registerData(app, services);
}

function registerList(app: App, services: SchoolServices): void {
  const { pool, clock } = services;
  app.get(
    '/api/school/people',
    {
      ...adminOnly,
      schema: {
        summary: 'The people of the school',
        tags,
        querystring: z.strictObject({
          search: z.string().max(120).optional(),
          role: userRole.optional(),
          page: z.coerce.number().int().min(1).max(10_000).optional(),
        }),
        response: { 200: schoolPeople },
      },
    },
    async ({ query: { search = '', role = null, page = 1 } }) => {
      const size = schoolLimits.peopleOnAPage;
      const { rows, total } = await selectPeople(pool, { search, role, page, size, now: clock.now() });
      const people = rows.map((row) => ({
        id: row.id,
        name: row.name,
        sign_in: signInNameOf(services, row.email),
        role: row.role,
        is_active: row.isActive,
        classes: row.classes,
        children: row.children,
        last_seen_at: row.seenAt?.toISOString() ?? null,
        invited_until: row.invitedUntil?.toISOString() ?? null,
        invited_as: row.invitedAs,
      }));
      return { page, total, people };
    },
  );
  app.post(
    '/api/school/people/state',
    {
      ...adminOnly,
      schema: {
        summary: 'Lock accounts, open them again, or sign people out everywhere',
        tags,
        body: peopleStateBody,
        response: { 200: peopleStateAnswer },
      },
    },
    ({ student: admin, body }) => changePeople(services, { admin, body }),
  );
}

function registerInvites(app: App, services: SchoolServices): void {
  const { db, clock, accounts, outbox, settings } = services;
  const why = {
    'not-an-address': [422, say.notAnAddress],
    locked: [409, say.lockedAccount],
    'has-role': [409, say.hasRole],
  } as const;
  app.post(
    '/api/school/invites',
    {
      ...adminOnly,
      schema: {
        summary: 'Invite a teacher or an admin',
        tags,
        body: inviteBody,
        response: { 201: invited },
      },
    },
    async (request, reply) => {
      const { student: admin, body } = request;
      const { email, role, name = '', by = outbox.hasMail ? 'mail' : 'link' } = body;
      if (by === 'mail' && !outbox.hasMail) throw new Refusal(409, say.noMail);
      const made = await db.transaction(async (tx) => {
        const result = await accounts.invite(tx, { email, role, name, by });
        if (result.kind === 'invited') {
          const details = { person: result.id, role };
          await insertEvent(tx, { kind: 'school-invite', by: admin.id, now: clock.now(), details });
        }
        return result;
      });
      if (made.kind !== 'invited') {
        const [status, sentence] = why[made.kind];
        throw new Refusal(status, sentence);
      }
      void reply.status(201);
      return {
        email: made.email,
        role,
        link: made.token === null ? null : ownAddress(request, settings, `/reset-password#${made.token}`),
        until: made.until.toISOString(),
      };
    },
  );
}

function registerOnePerson(app: App, services: SchoolServices): void {
  const { db, pool, clock, accounts } = services;
  app.post(
    '/api/school/people/:id/card',
    {
      ...adminOnly,
      schema: {
        summary: 'A one-time password; the old one and its sign-ins end',
        tags,
        params,
        body: noBody,
        response: { 200: oneTimeCard },
      },
    },
    async ({ student: admin, params: { id } }) => {
      const [person] = await selectPersons(pool, [readRowId(id) ?? 0]);
      if (!person) throw new Refusal(404, say.noPerson);
      if (person.id === admin.id) throw new Refusal(409, say.notYourself);
      const given = await accounts.giveOneTimePassword(person.id);
      if (!given) throw new Refusal(409, say.guestHasNone);
      const details = { person: person.id };
      await insertEvent(db, { kind: 'school-one-time-password', by: admin.id, now: clock.now(), details });
      return {
        name: person.name,
        sign_in: signInNameOf(services, person.email),
        password: given.password,
        until: given.until.toISOString(),
      };
    },
  );
}

function registerData(app: App, services: SchoolServices): void {
  const { db, pool, clock, accounts } = services;
  app.get(
    '/api/school/people/:id/data',
    { ...adminOnly, schema: { summary: 'All that is kept of a person, as a zip archive', tags, params } },
    async ({ student: admin, params: { id } }, reply) => {
      const [person] = await selectPersons(pool, [readRowId(id) ?? 0]);
      if (!person) throw new Refusal(404, say.noPerson);
      const archive = await accounts.packData(person.id);
      const now = clock.now();
      await insertRecordRead(db, { reader: admin.id, student: person.id, by: 'school', now });
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="person-${person.id}.zip"`)
        .send(archive);
    },
  );
  app.post(
    '/api/school/people/:id/erasure',
    {
      ...adminOnly,
      schema: {
        summary: 'What would go with a person, or erase it for good',
        tags,
        params,
        body: eraseBody,
        response: { 200: eraseAnswer },
      },
    },
    ({ student: admin, params: { id }, body: { apply } }) =>
      erasePerson(services, { admin, id: readRowId(id) ?? 0, apply }),
  );
}
