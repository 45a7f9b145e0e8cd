import {
  authAnswer,
  changeChildBody,
  consentBody,
  type FamilyChildren,
  familyChildren,
  familyCodeAnswer,
  familyCodeBody,
  familyLanguages,
  familyLimits,
  familyWeek,
  guardianBody,
  okAnswer,
} from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { requireAdult } from '../../http/access/require-role.ts';
import { Refusal } from '../../http/errors.ts';
import { networkPrefix } from '../../http/network.ts';
import { insertEvent } from '../../record/events.ts';
import { insertRecordRead } from '../../record/record-reads.ts';
import type { Student } from '../../sessions/session-store.ts';
import { giveConsent, showConsent } from './consent.ts';
import {
  type ChildRow,
  deleteLink,
  selectChildren,
  selectClassesOf,
  selectOptionalChild,
  updateLink,
} from './queries.ts';
import { familySentences as say } from './sentences.ts';
import type { FamilyServices } from './services.ts';
import { type CodeTries, linkChild, lookAtCode, makeGuardian } from './use-code.ts';
import { readWeek } from './week/read-week.ts';
import { sayWeek } from './week/say-week.ts';

const adultOnly = { onRequest: requireAdult };
const tags = ['family'];
const params = z.strictObject({ id: z.string() });
const language = z.enum(familyLanguages);

/** What a family does: begins with a code, reads a week, decides, ends. */
export function registerFamilyRoutes(app: App, services: FamilyServices, tries: CodeTries): void {
  registerCodes(app, services, tries);
  registerChildren(app, services);
  registerOneChild(app, services);
}

function registerCodes(app: App, services: FamilyServices, tries: CodeTries): void {
  app.post(
    '/api/family/code',
    {
      config: { public: true },
      schema: {
        summary: 'Whom a family code is about',
        tags,
        body: familyCodeBody,
        response: { 200: familyCodeAnswer },
      },
    },
    async (request) => {
      tries.count({ network: networkPrefix(request.ip) });
      return lookAtCode(services, request.body.code);
    },
  );
  app.post(
    '/api/family/accounts',
    {
      config: { public: true },
      schema: {
        summary: 'An account for a guardian, and the child of the code',
        tags,
        body: guardianBody,
        response: { 200: authAnswer },
      },
    },
    async (request) => {
      const network = networkPrefix(request.ip);
      tries.count({ network });
      return (await makeGuardian(services, request.body, { network })).answer;
    },
  );
  app.post(
    '/api/family/link',
    {
      ...adultOnly,
      schema: {
        summary: 'One more child, by its code',
        tags,
        body: familyCodeBody,
        response: { 200: familyChildren },
      },
    },
    async (request) => {
      const { student: adult, body } = request;
      tries.count({ network: networkPrefix(request.ip), userId: adult.id });
      await linkChild(services, { adult, code: body.code });
      return listChildren(services, adult);
    },
  );
}

async function listChildren(services: FamilyServices, adult: Student): Promise<FamilyChildren> {
  const rows = await selectChildren(services.db, adult.id);
  const classes = await selectClassesOf(
    services.db,
    rows.map(({ link }) => link.childId),
  );
  const children = [];
  for (const { link, name } of rows) {
    const own = classes.get(link.childId) ?? [];
    children.push({
      id: link.childId,
      name,
      classes: own.map((one) => ({ name: one.name, teacher: one.teacher })),
      since: link.since.toISOString(),
      language: link.language,
      weekly_mail: link.weeklyMail,
      consent: await showConsent(services, link),
    });
  }
  return { children, mail: services.outbox.hasMail };
}

/** A child of this adult; everybody else's is not found. */
async function findChild({ db }: FamilyServices, adult: Student, id: string): Promise<ChildRow> {
  const childId = readRowId(id);
  const found = childId && (await selectOptionalChild(db, { guardianId: adult.id, childId }));
  if (!found) throw new Refusal(404, say.noChild);
  return found;
}

function registerChildren(app: App, services: FamilyServices): void {
  const { db, clock } = services;
  app.get(
    '/api/family/children',
    { ...adultOnly, schema: { summary: 'The own children', tags, response: { 200: familyChildren } } },
    async ({ student: adult }) => {
      const listed = await listChildren(services, adult);
      return listed;
    },
  );
  app.get(
    '/api/family/children/:id/week',
    {
      ...adultOnly,
      schema: {
        summary: 'The week of a child in a few sentences',
        tags,
        params,
        querystring: z.strictObject({
          language: language.optional(),
          back: z.coerce.number().int().min(0).max(familyLimits.weeksBack).optional(),
        }),
        response: { 200: familyWeek },
      },
    },
    async ({ student: adult, params: { id }, query }) => {
      const { link, name } = await findChild(services, adult, id);
      const week = await readWeek(services, { id: link.childId, name, back: query.back });
      const read = { reader: adult.id, student: link.childId, by: 'family' as const, now: clock.now() };
      await insertRecordRead(db, read);
      return sayWeek(services, week, query.language ?? link.language);
    },
  );
}

function registerOneChild(app: App, services: FamilyServices): void {
  const { db, clock, outbox } = services;
  app.patch(
    '/api/family/children/:id',
    {
      ...adultOnly,
      schema: {
        summary: 'The language, and whether the week comes by mail',
        tags,
        params,
        body: changeChildBody,
        response: { 200: familyChildren },
      },
    },
    async ({ student: adult, params: { id }, body }) => {
      const { link } = await findChild(services, adult, id);
      if (body.weekly_mail && !outbox.hasMail) throw new Refusal(409, say.noMail);
      if (body.weekly_mail && !(await isProven(services, adult))) throw new Refusal(409, say.unproven);
      await updateLink(db, { id: link.id, weeklyMail: body.weekly_mail, language: body.language });
      return listChildren(services, adult);
    },
  );
  app.post(
    '/api/family/children/:id/consent',
    {
      ...adultOnly,
      schema: {
        summary: "Say yes to chat and the class's city, or take it back",
        tags,
        params,
        body: consentBody,
        response: { 200: familyChildren },
      },
    },
    async ({ student: adult, params: { id }, body: { yes } }) => {
      const child = await findChild(services, adult, id);
      await giveConsent(services, { adult, child, yes });
      return listChildren(services, adult);
    },
  );
  app.delete(
    '/api/family/children/:id',
    { ...adultOnly, schema: { summary: 'End the link', tags, params, response: { 200: okAnswer } } },
    async ({ student: adult, params: { id } }) => {
      const { link } = await findChild(services, adult, id);
      await db.transaction(async (tx) => {
        await deleteLink(tx, link.id);
        const details = { student: link.childId, side: 'guardian' };
        await insertEvent(tx, { kind: 'family-link-ended', by: adult.id, now: clock.now(), details });
      });
      return { ok: true as const };
    },
  );
}

/** Nobody's week goes to an address that a typing mistake has made. */
async function isProven({ pool }: FamilyServices, { id }: Student): Promise<boolean> {
  const { rows } = await pool.query<{ proven: boolean }>(
    'select email_verified as proven from users where id = $1',
    [id],
  );
  return rows[0]?.proven === true;
}
