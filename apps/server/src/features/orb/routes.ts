import type { OrbDynamicBody } from '@playforward/contract';
import {
  orbContext,
  orbDynamicAnswer,
  orbDynamicBody,
  orbEvent,
  orbEventAnswer,
  orbOpened,
  orbSession,
  orbTriggerQuery,
} from '@playforward/contract';
import { z } from 'zod';
import type { App, AppContext, Feature } from '../../context.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { readRequestToken } from '../../http/request-token.ts';
import type { Student } from '../../sessions/session-store.ts';
import { sendRun } from '../../streams/send-run.ts';
import { registerChat } from './chat/chat-routes.ts';
import { findRunToResume } from './chat/find-run-to-resume.ts';
import { registerThreads } from './chat/thread-routes.ts';
import { answerDynamic } from './events/answer-dynamic.ts';
import { answerEvent } from './events/answer-event.ts';
import { enrichDynamic } from './events/enrich-dynamic.ts';
import { showContext, showSession } from './events/show-context.ts';
import { showOpened } from './events/show-opened.ts';
import { lendModel } from './model/lend-model.ts';
import { tokensOfToday } from './model/token-budget.ts';
import { warmUpKnowledge } from './open-knowledge.ts';
import { purgeTalk } from './purge-talk.ts';
import { orbSentences } from './sentences.ts';
import { createOrbServices, type OrbServices } from './services.ts';

/** The companion. Registers after curriculum, on whose lessons and problems it speaks. */
export const orb: Feature = { name: 'orb', register: registerRoutes };

const hourMs = 3_600_000;
/** After the first pages; whoever asks sooner waits for the index. */
const warmUpAfterMs = 2_000;
/** Far above what a page asks, far below what would hurt others. */
const asksPerStudent = { most: 120, perSeconds: 60 };
const noBody = z.strictObject({}).nullish();

async function registerRoutes(app: App, context: AppContext): Promise<void> {
  const services = await createOrbServices(app, context);
  context.metrics.gauge('model_tokens_today', 'Tokens of the language model used since midnight UTC.', () =>
    tokensOfToday(services),
  );
  lendModel(app, services);
  registerState(app, services);
  registerAsking(app, services);
  registerChat(app, services);
  registerThreads(app, services);

  const purge = () => context.schools.each(() => purgeTalk(services));
  const timer = setInterval(() => void purge(), hourMs);
  timer.unref();
  app.addHook('onReady', purge);
  let warmUp: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  app.addHook('onListen', async () => {
    warmUp = setTimeout(() => void warmUpKnowledge(closing.signal), warmUpAfterMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(warmUp);
    closing.abort();
  });
}

function registerState(app: App, services: OrbServices): void {
  app.get(
    '/api/orb/context',
    { onRequest: requireStudent, schema: { response: { 200: orbContext } } },
    ({ student }) => showContext(services, student),
  );
  app.get(
    '/api/orb/session',
    { onRequest: requireStudent, schema: { response: { 200: orbSession } } },
    async (request) => {
      const { student } = request;
      return showSession(services, { student, token: readRequestToken(request)?.token ?? '' });
    },
  );
  app.get(
    '/api/orb/opened',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'What the companion knows of the student who asks, and why it did what it did last',
        response: { 200: orbOpened },
      },
    },
    ({ student }) => showOpened(services, student),
  );
}

function registerAsking(app: App, services: OrbServices): void {
  const limiter = services.limits.create('orb-asks', asksPerStudent);
  const countAsk = (student: Student) => {
    const key = String(student.id);
    const retryAfterSeconds = limiter.waitFor(key);
    if (retryAfterSeconds > 0) throw new Refusal(429, orbSentences.tooOften, { retryAfterSeconds });
    limiter.count(key);
  };
  const dynamic = { querystring: orbDynamicBody, body: orbDynamicBody.nullish() };
  const asked = ({ query, body }: { query: OrbDynamicBody; body?: OrbDynamicBody | null | undefined }) => ({
    ...query,
    ...body,
  });

  app.post(
    '/api/orb/trigger/:event',
    {
      onRequest: requireStudent,
      schema: {
        params: z.strictObject({ event: orbEvent }),
        querystring: orbTriggerQuery,
        body: noBody,
        response: { 200: orbEventAnswer },
      },
    },
    async ({ student, params, query }) => {
      countAsk(student);
      const onScreen = { problemId: query.problem_id, lessonId: query.lesson_id };
      return answerEvent(services, { student, event: params.event, onScreen });
    },
  );
  app.post(
    '/api/orb/dynamic',
    { onRequest: requireStudent, schema: { ...dynamic, response: { 200: orbDynamicAnswer } } },
    async (request) => {
      const { student } = request;
      countAsk(student);
      const { messages } = await answerDynamic(services, { student, body: asked(request) });
      return { messages };
    },
  );
  app.post(
    '/api/orb/dynamic/stream',
    { onRequest: requireStudent, schema: dynamic },
    async (request, reply) => {
      const { student } = request;
      const resumed = await findRunToResume(services, request);
      if (resumed) return sendRun(reply, resumed);
      countAsk(student);
      const body = asked(request);
      const { messages, about } = await answerDynamic(services, { student, body });
      const run = services.runs.start({
        userId: student.id,
        onFailure: { type: 'error', details: orbSentences.cannotAnswer },
        async produce({ emit, signal }) {
          for (const message of messages) emit(message);
          if (!about) return;
          const { type, prompt_button: button } = body;
          const more = await enrichDynamic(services, student, {
            ...about,
            type,
            button,
            said: messages,
            signal,
          });
          if (more) emit(more);
        },
      });
      return sendRun(reply, { run, from: 0 });
    },
  );
}
