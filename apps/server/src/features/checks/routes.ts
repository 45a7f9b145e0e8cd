import {
  checkView,
  keptAnswersAnswer,
  keptAnswersBody,
  okAnswer,
  openCheckBody,
  ownChecks,
} from '@playforward/contract';
import { z } from 'zod';
import { closeSitting } from '../../checks/close-sitting.ts';
import { endOverdue } from '../../checks/end-overdue.ts';
import { type SittingRow, selectOptionalSitting, updateSitting } from '../../checks/queries.ts';
import { type CheckServices, createCheckServices } from '../../checks/services.ts';
import type { App, AppContext, Feature } from '../../context.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import type { Schools } from '../../schools/open-schools.ts';
import type { Student } from '../../sessions/session-store.ts';
import { keepAnswers } from './keep-answers.ts';
import { openSitting } from './open-sitting.ts';
import { listOwnChecks } from './own-checks.ts';
import { checkSentences as sentences } from './sentences.ts';
import { showSitting } from './show-sitting.ts';

/** Checks and other sets of problems that are handed in as a whole. Registers after practice, which counts their answers. */
export const checks: Feature = { name: 'checks', register: registerRoutes };

const tags = ['checks'];
const params = z.strictObject({ id: z.string() });
const noBody = z.strictObject({}).nullish();
const uuid = z.uuid();
const sweepMs = 30_000;
const codesPerStudent = { most: 20, perSeconds: 600 };

function registerRoutes(app: App, context: AppContext): void {
  const services = createCheckServices(app, context);
  const limiter = context.limits.create('paper-codes', codesPerStudent);
  registerOpening(app, services, (student) => {
    const key = String(student.id);
    const retryAfterSeconds = limiter.waitFor(key);
    if (retryAfterSeconds > 0) throw new Refusal(429, sentences.tooManyCodes, { retryAfterSeconds });
    limiter.count(key);
  });
  registerSitting(app, services);
  endInBackground(app, services, context.schools);
}

/** Ends what is over although nobody looks, from the start of the program on. */
function endInBackground(app: App, services: CheckServices, schools: Schools): void {
  const sweep = () => schools.each(() => endOverdue(services));
  const timer = setInterval(() => void sweep(), sweepMs);
  timer.unref();
  app.addHook('onReady', sweep);
  app.addHook('onClose', async () => clearInterval(timer));
}

function registerOpening(app: App, services: CheckServices, countCode: (student: Student) => void): void {
  app.get(
    '/api/checks',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'The checks a student may take in a course',
        tags,
        querystring: z.strictObject({ course_id: z.string() }),
        response: { 200: ownChecks },
      },
    },
    async ({ student, query }) => {
      const course = services.curriculum.index.course.get(readRowId(query.course_id) ?? 0);
      if (!course) throw new Refusal(404, sentences.noCheck);
      return listOwnChecks(services, { userId: student.id, course });
    },
  );
  app.post(
    '/api/checks',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Open a check, or go on with the open one',
        tags,
        body: openCheckBody,
        response: { 200: checkView },
      },
    },
    async ({ student, body }) => {
      if ('paper' in body) countCode(student);
      return showSitting(services, await openSitting(services, { userId: student.id, body }));
    },
  );
}

function registerSitting(app: App, services: CheckServices): void {
  const { db, clock } = services;
  const find = async (student: Student, id: string): Promise<SittingRow> => {
    const own = uuid.safeParse(id).success && { id, userId: student.id };
    const sitting = own && (await selectOptionalSitting(db, own));
    if (!sitting) throw new Refusal(404, sentences.noCheck);
    return sitting;
  };
  app.get(
    '/api/checks/:id',
    {
      onRequest: requireStudent,
      schema: { summary: 'An own check', tags, params, response: { 200: checkView } },
    },
    async (request) => {
      await endOverdue(services);
      return showSitting(services, await find(request.student, request.params.id));
    },
  );
  app.patch(
    '/api/checks/:id/answers',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Keep answers while they are typed',
        tags,
        params,
        body: keptAnswersBody,
        response: { 200: keptAnswersAnswer },
      },
    },
    async (request) => {
      const sitting = await find(request.student, request.params.id);
      return keepAnswers(services, { sitting, answers: request.body.answers });
    },
  );
  app.post(
    '/api/checks/:id/hand-in',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Hand in, with what was not kept yet',
        tags,
        params,
        body: keptAnswersBody,
        response: { 200: checkView },
      },
    },
    async ({ student, params: { id }, body }) => {
      const sitting = await find(student, id);
      if (sitting.closedAt === null) {
        await keepAnswers(services, { sitting, answers: body.answers });
        await closeSitting(services, id);
      } else if (body.answers.length > 0) throw new Refusal(409, sentences.over);
      return showSitting(services, await find(student, id));
    },
  );
  app.post(
    '/api/checks/:id/put-away',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'End an own check without a result',
        tags,
        params,
        body: noBody,
        response: { 200: okAnswer },
      },
    },
    async ({ student, params: { id } }) => {
      const sitting = await find(student, id);
      if (sitting.assignmentId !== null) throw new Refusal(409, sentences.assigned);
      const now = clock.now();
      if (sitting.closedAt === null)
        await updateSitting(db, { id, closedAt: now, countedAt: now, isPutAway: true });
      return { ok: true as const };
    },
  );
}
