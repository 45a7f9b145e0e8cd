import {
  familyCodeBody,
  familyLanguages,
  familyWeek,
  okAnswer,
  readerEndBody,
  readerLink,
  readerWeekBody,
} from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { networkPrefix } from '../../http/network.ts';
import { ownAddress } from '../../http/own-origin.ts';
import { insertEvent } from '../../record/events.ts';
import { insertRecordRead } from '../../record/record-reads.ts';
import { deleteLink } from './queries.ts';
import type { FamilyServices } from './services.ts';
import { type CodeTries, findReader, makeReader } from './use-code.ts';
import { readWeek } from './week/read-week.ts';
import { sayWeek } from './week/say-week.ts';

const everybody = { config: { public: true as const } };
const tags = ['family'];

/** A link that reads a child's week and needs no account. Its token comes in the body, so that no log has it. */
export function registerReaderRoutes(app: App, services: FamilyServices, tries: CodeTries): void {
  const { db, clock, settings } = services;
  app.post(
    '/api/family/readers',
    {
      ...everybody,
      schema: {
        summary: 'A link that only reads, for the child of a code',
        tags,
        body: familyCodeBody.extend({ language: z.enum(familyLanguages) }),
        response: { 200: readerLink },
      },
    },
    async (request) => {
      tries.count({ network: networkPrefix(request.ip) });
      return makeReader(services, request.body, ownAddress(request, settings));
    },
  );
  app.post(
    '/api/family/readers/week',
    {
      ...everybody,
      schema: {
        summary: 'The week of a child, by such a link',
        tags,
        body: readerWeekBody,
        response: { 200: familyWeek },
      },
    },
    async ({ body: { token, language, back } }) => {
      const { link, name } = await findReader(services, token);
      const week = await readWeek(services, { id: link.childId, name, back });
      await insertRecordRead(db, { student: link.childId, by: 'reader', now: clock.now() });
      return sayWeek(services, week, language ?? link.language);
    },
  );
  app.post(
    '/api/family/readers/end',
    {
      ...everybody,
      schema: { summary: 'End such a link', tags, body: readerEndBody, response: { 200: okAnswer } },
    },
    async ({ body: { token } }) => {
      const { link } = await findReader(services, token);
      await db.transaction(async (tx) => {
        await deleteLink(tx, link.id);
        const details = { student: link.childId, side: 'reader' };
        await insertEvent(tx, { kind: 'family-link-ended', now: clock.now(), details });
      });
      return { ok: true as const };
    },
  );
}
