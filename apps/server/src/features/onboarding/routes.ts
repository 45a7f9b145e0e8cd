import { questionnaireAnswer, questionnaireBody } from '@playforward/contract';
import { openCareers } from '../../careers/open-careers.ts';
import type { App, AppContext, Feature } from '../../context.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { onboardingSentences } from './sentences.ts';
import { type OnboardingServices, submitQuestionnaire } from './submit-questionnaire.ts';

export const onboarding: Feature = { name: 'onboarding', register: registerRoutes };

/** Nobody answers eleven questions more often; a match costs more than most calls. */
const submitsPerStudent = { most: 30, perSeconds: 600 };
/** The first page goes before. */
const warmUpAfterMs = 1_000;

function registerRoutes(app: App, context: AppContext): void {
  const { limits } = context;
  const careers = openCareers();
  const services: OnboardingServices = { ...context, careers };
  const limiter = limits.create('questionnaires', submitsPerStudent);
  let warmUp: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    warmUp = setTimeout(careers.warmUp, warmUpAfterMs);
  });
  app.addHook('onClose', async () => clearTimeout(warmUp));

  app.post(
    '/user/questionnaire/submit',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Send the ten answers and get careers that fit them',
        tags: ['onboarding'],
        body: questionnaireBody,
        response: { 200: questionnaireAnswer },
      },
    },
    async ({ student, body }) => {
      const key = String(student.id);
      const wait = limiter.waitFor(key);
      if (wait > 0) throw new Refusal(429, onboardingSentences.tooOften, { retryAfterSeconds: wait });
      limiter.count(key);
      const result = await submitQuestionnaire(services, student, body);
      if (result.kind === 'answer-refused') throw new Refusal(422, result.sentence);
      return { career_match: result.careers, safety_card: result.card };
    },
  );
}
