import type { ProgressKind } from '@playforward/contract';
import {
  okAnswer,
  progressAnswer,
  progressKind,
  recheckBody,
  recheckResult,
  submitAnswer as submitAnswerSchema,
  submitBody,
} from '@playforward/contract';
import { z } from 'zod';
import type { App, AppContext, Feature } from '../../context.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { completeItem } from './complete-item.ts';
import { findOptionalItem, type Item } from './find-item.ts';
import { recheckAttempt } from './recheck-attempt.ts';
import { createAnswerService } from './record-checked.ts';
import { practiceSentences } from './sentences.ts';
import { createPracticeServices, type PracticeServices } from './services.ts';
import { showProgress } from './show-progress.ts';
import { startItem } from './start-item.ts';
import { submitAnswer } from './submit-answer.ts';

/** Answers and progress. Registers after curriculum, whose lessons and problems it works on. */
export const practice: Feature = { name: 'practice', register: registerRoutes };

const params = z.strictObject({ id: z.string() });
const noBody = z.strictObject({}).nullish();

function registerRoutes(app: App, context: AppContext): void {
  const services = createPracticeServices(app, context);
  app.decorate('answers', createAnswerService(services));
  for (const kind of progressKind.options) registerProgress(app, services, kind);
  registerRecheck(app, services);

  app.post(
    '/api/problems/submit',
    {
      onRequest: requireStudent,
      schema: { body: submitBody, response: { 200: submitAnswerSchema } },
      // The verdict is built field by field and proved by tests; checking it again is most of this call's own time.
      serializerCompiler: () => JSON.stringify,
    },
    async ({ student, body }) => {
      const result = await submitAnswer(services, { student, body });
      switch (result.kind) {
        case 'judged':
          return result.shown;
        case 'no-such-problem':
          throw new Refusal(404, practiceSentences.notFound('problem'));
        case 'no-such-answer':
          throw new Refusal(422, practiceSentences.noSuchAnswer);
        case 'not-typed':
          throw new Refusal(422, practiceSentences.chooseAnAnswer);
        case 'attempt-of-another-problem':
          throw new Refusal(409, practiceSentences.attemptOfAnotherProblem);
      }
    },
  );
}

function registerRecheck(app: App, services: PracticeServices): void {
  app.post(
    '/api/problems/recheck',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Check a typed answer a second way and keep it for review',
        body: recheckBody,
        response: { 200: recheckResult },
      },
    },
    async ({ student, body }) => {
      const outcome = await recheckAttempt(services, { student, attemptId: body.attempt_id });
      switch (outcome.kind) {
        case 'checked':
          return outcome.shown;
        case 'no-such-attempt':
          throw new Refusal(404, practiceSentences.attemptNotFound);
        case 'not-typed':
          throw new Refusal(422, practiceSentences.notATypedAnswer);
        case 'was-right':
          throw new Refusal(409, practiceSentences.wasRight);
      }
    },
  );
}

function registerProgress(app: App, services: PracticeServices, kind: ProgressKind): void {
  const path = `/api/progress/${kind}s/:id`;
  const change = {
    onRequest: requireStudent,
    schema: { params, body: noBody, response: { 200: okAnswer } },
  };

  const findItem = async (student: Student, id: string): Promise<Item> => {
    const item = await findOptionalItem(services, student, { kind, id });
    if (!item) throw new Refusal(404, practiceSentences.notFound(kind));
    return item;
  };

  app.get(
    path,
    { onRequest: requireStudent, schema: { params, response: { 200: progressAnswer } } },
    async (request) => {
      const { student } = request;
      const shown = await showProgress(services, {
        student,
        item: await findItem(student, request.params.id),
      });
      if (!shown) throw new Refusal(404, practiceSentences.notStarted(kind));
      return shown;
    },
  );
  app.post(`${path}/start`, change, async (request) => {
    const { student } = request;
    await startItem(services, { student, item: await findItem(student, request.params.id) });
    return { ok: true as const };
  });
  app.post(`${path}/complete`, change, async (request) => {
    const { student } = request;
    const item = await findItem(student, request.params.id);
    if ((await completeItem(services, { student, item })) === 'still-open') {
      throw new Refusal(409, practiceSentences.stillOpen[kind]);
    }
    return { ok: true as const };
  });
}
