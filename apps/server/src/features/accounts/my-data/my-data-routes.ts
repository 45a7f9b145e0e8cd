import {
  ageAnswer,
  ageBody,
  correctionBody,
  erasedConversations,
  erasureAnswer,
  myDataAnswer,
} from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { Refusal, sentences } from '../../../http/errors.ts';
import { deleteConversations, insertSecurityEvent, updateName } from '../queries.ts';
import { toName } from '../register-account.ts';
import { accountSentences } from '../sentences.ts';
import type { AccountServices } from '../services.ts';
import { noteAge, showAge } from './ask-age.ts';
import { askForErasure, takeErasureBack } from './erasure.ts';
import { registerGuardian } from './guardian-routes.ts';
import { showMyData } from './show-my-data.ts';
import { writeDataZip } from './write-data-zip.ts';

const own = { onRequest: requireStudent };
const tags = ['my data'];
/** Each reads every row of a person. */
const downloadsPerStudent = { most: 5, perSeconds: 3_600 };

/** What is kept of the signed-in person: to see, take along, correct and have erased. */
export function registerMyData(app: App, services: AccountServices): void {
  registerReading(app, services);
  registerAge(app, services);
  registerGuardian(app, services);
  registerErasure(app, services);
}

function registerReading(app: App, services: AccountServices): void {
  const limiter = services.limits.create('downloads', downloadsPerStudent);

  app.get(
    '/api/my-data',
    { ...own, schema: { summary: 'What is kept of me', tags, response: { 200: myDataAnswer } } },
    async ({ student }) => {
      const shown = await showMyData(services, student.id);
      if (!shown) throw new Refusal(401, sentences.notSignedIn);
      return shown;
    },
  );

  app.get(
    '/api/my-data/download',
    {
      ...own,
      schema: { summary: 'All of it as a zip archive', tags },
    },
    async ({ student }, reply) => {
      const key = String(student.id);
      const retryAfterSeconds = limiter.waitFor(key);
      if (retryAfterSeconds > 0)
        throw new Refusal(429, accountSentences.downloadedOften, { retryAfterSeconds });
      limiter.count(key);
      const archive = await writeDataZip(services, student.id);
      const { db, clock } = services;
      await insertSecurityEvent(db, { kind: 'own-data-downloaded', userId: student.id, now: clock.now() });
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(archive);
    },
  );

  app.patch(
    '/api/my-data',
    {
      ...own,
      schema: { summary: 'Correct my name', tags, body: correctionBody, response: { 200: correctionBody } },
    },
    async ({ student, body }) => {
      const name = toName(body.name);
      await updateName(services.db, student.id, name);
      await services.sessions.forget(student.id);
      return { name };
    },
  );
}

function registerAge(app: App, services: AccountServices): void {
  app.get(
    '/api/my-data/age',
    {
      ...own,
      schema: { summary: 'Whether my age was asked', tags, response: { 200: ageAnswer } },
    },
    ({ student }) => showAge(services, student.id),
  );

  app.post(
    '/api/my-data/age',
    {
      ...own,
      schema: { summary: 'Say how old I am, once', tags, body: ageBody, response: { 200: ageAnswer } },
    },
    async ({ student, body }) => {
      const isNew = await noteAge(services, student.id, body.band);
      const shown = await showAge(services, student.id);
      // Sent again after a lost line it is the same answer.
      if (!isNew && shown.band !== body.band) throw new Refusal(409, accountSentences.ageSaid);
      return shown;
    },
  );
}

function registerErasure(app: App, services: AccountServices): void {
  app.delete(
    '/api/my-data/conversations',
    {
      ...own,
      schema: { summary: 'Erase my conversations', tags, response: { 200: erasedConversations } },
    },
    async ({ student }) => ({ erased: await deleteConversations(services.db, student.id) }),
  );

  app.post(
    '/api/my-data/erasure',
    {
      ...own,
      schema: {
        summary: 'Ask that everything about me is erased',
        tags,
        body: z.strictObject({}).nullish(),
        response: { 200: erasureAnswer },
      },
    },
    async ({ student }) => {
      const eraseAt = await askForErasure(services, student.id);
      return { erase_at: eraseAt?.toISOString() ?? null };
    },
  );

  app.delete(
    '/api/my-data/erasure',
    { ...own, schema: { summary: 'Keep my account after all', tags, response: { 200: erasureAnswer } } },
    async ({ student }) => {
      await takeErasureBack(services, student.id);
      return { erase_at: null };
    },
  );
}
