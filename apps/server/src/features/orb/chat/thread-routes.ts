import { readDialogue } from '@playforward/companion';
import { okAnswer, orbHistory, orbStepsAnswer, orbStepsQuery, orbThreadList } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { Refusal } from '../../../http/errors.ts';
import { buildContext, findPlace } from '../build-context.ts';
import { orbSentences } from '../sentences.ts';
import type { OrbServices } from '../services.ts';
import { stepsForOrb } from './steps-for-orb.ts';
import { deleteThread, selectOptionalDialogueOf } from './thread-queries.ts';
import { findThread, listThreads, showHistory } from './threads.ts';

const params = z.strictObject({ id: z.string() });
const threadId = z.uuid();

/** An id that cannot be one is as unknown as any other. */
function readThreadId(text: string): string {
  const id = threadId.safeParse(text);
  if (!id.success) throw new Refusal(404, orbSentences.threadNotFound);
  return id.data;
}

/** A student's own conversations, also when new ones are switched off. */
export function registerThreads(app: App, services: OrbServices): void {
  const base = '/api/orb/assistant/threads';
  app.get(
    base,
    { onRequest: requireStudent, schema: { response: { 200: orbThreadList } } },
    async ({ student }) => ({ threads: await listThreads(services, student) }),
  );
  app.get(
    `${base}/:id/history`,
    { onRequest: requireStudent, schema: { params, response: { 200: orbHistory } } },
    async (request) => {
      const id = readThreadId(request.params.id);
      return showHistory(services, await findThread(services, request.student, id));
    },
  );
  app.get(
    '/api/orb/steps',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'The lines of a problem that the companion has found right so far',
        querystring: orbStepsQuery,
        response: { 200: orbStepsAnswer },
      },
    },
    async ({ student, query }) => {
      const problemId = query.problem_id;
      const place = await findPlace(services, student, { problemId });
      const context = await buildContext(services, { student, place });
      const stored = await selectOptionalDialogueOf(services.db, { userId: student.id, problemId });
      const state = readDialogue(stored, String(problemId));
      return { steps: stepsForOrb({ context, problemId }, state) };
    },
  );
  app.delete(
    `${base}/:id`,
    {
      onRequest: requireStudent,
      schema: { params, body: z.strictObject({}).nullish(), response: { 200: okAnswer } },
    },
    async (request) => {
      const id = readThreadId(request.params.id);
      await deleteThread(services.db, await findThread(services, request.student, id));
      return { ok: true as const };
    },
  );
}
