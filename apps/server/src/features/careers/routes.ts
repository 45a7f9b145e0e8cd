import { join } from 'node:path';
import type { Occupation } from '@playforward/careers';
import {
  careerAnswerBody,
  careerPage,
  careerQuery,
  careerSearchAnswer,
  careerVerdict,
  favoriteLimit,
  myCareers,
  okAnswer,
} from '@playforward/contract';
import { judgeTyped } from '@playforward/curriculum';
import { z } from 'zod';
import { openCareers } from '../../careers/open-careers.ts';
import type { App, AppContext, Feature } from '../../context.ts';
import { typesetMath } from '../../curriculum/typeset-math.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { careerProblems } from './career-problems.ts';
import { openInterviews } from './open-interviews.ts';
import { deleteFavorite, insertFavorite } from './queries.ts';
import { searchCareers } from './search-careers.ts';
import { careerSentences } from './sentences.ts';
import { type CareerServices, showCareer, showMine } from './show-career.ts';

/** Careers to explore. Registers after curriculum, whose skills their problems come from. */
export const careers: Feature = { name: 'careers', register: registerRoutes };

const slugParams = z.strictObject({ slug: z.string().max(120) });
const problemParams = slugParams.extend({ skill: z.string().max(80) });
const answersPerStudent = { most: 120, perSeconds: 600 };

function registerRoutes(app: App, { db, clock, limits, log, settings }: AppContext): void {
  const known = openCareers();
  const { interviews, faults } = openInterviews(join(settings.dataDir, 'interviews'), known);
  for (const fault of faults) log.warn(`An interview is not shown. ${fault}`);
  const services: CareerServices = { db, clock, careers: known, curriculum: app.curriculum, interviews };
  const limiter = limits.create('career-answers', answersPerStudent);
  const find = (slug: string): Occupation => {
    const found = services.careers.findOptional(slug);
    if (!found) throw new Refusal(404, careerSentences.notFound);
    return found;
  };

  app.get(
    '/api/careers',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Careers that fit a search and filters, and where they lie on the map',
        tags: ['careers'],
        querystring: careerQuery,
        response: { 200: careerSearchAnswer },
      },
    },
    async ({ query }) => searchCareers(services.careers, query),
  );
  app.get(
    '/api/careers/mine',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Grade, favorite careers and the way to the chosen one',
        tags: ['careers'],
        response: { 200: myCareers },
      },
    },
    ({ student }) => showMine(services, student),
  );
  app.get(
    '/api/careers/:slug',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'One career: facts with their source, three problems, neighbors and the way there',
        tags: ['careers'],
        params: slugParams,
        response: { 200: careerPage },
      },
    },
    ({ student, params }) => showCareer(services, student, find(params.slug)),
  );
  app.post(
    '/api/careers/:slug/problems/:skill',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Try a problem of a career; nothing is stored',
        tags: ['careers'],
        params: problemParams,
        body: careerAnswerBody,
        response: { 200: careerVerdict },
      },
    },
    async ({ student, params, body }) => {
      const key = String(student.id);
      const wait = limiter.waitFor(key);
      if (wait > 0) throw new Refusal(429, careerSentences.tooOften, { retryAfterSeconds: wait });
      limiter.count(key);
      const problems = careerProblems(services.careers, find(params.slug));
      const problem = problems.find(({ skill }) => skill === params.skill);
      if (!problem) throw new Refusal(404, careerSentences.problemNotFound);
      const { verdict, reason } = judgeTyped(problem.rendered, body.answer);
      const isRead = verdict.kind === 'right' || verdict.kind === 'wrong';
      const message = verdict.kind === 'right' ? careerSentences.right : careerSentences.wrong;
      const shown = isRead ? { message, reason: reason ?? '' } : { message: verdict.message, reason: '' };
      return { is_correct: verdict.kind === 'right', ...shown, math: typesetMath(Object.values(shown)) };
    },
  );
  registerFavorites(app, services, find);
}

function registerFavorites(
  app: App,
  { db, clock }: CareerServices,
  find: (slug: string) => Occupation,
): void {
  app.put(
    '/api/careers/:slug/favorite',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Keep a career as a favorite',
        tags: ['careers'],
        params: slugParams,
        response: { 200: okAnswer },
      },
    },
    async ({ student, params }) => {
      find(params.slug);
      const favorite = { userId: student.id, slug: params.slug, now: clock.now() };
      const kept = await insertFavorite(db, favorite, favoriteLimit);
      if (kept === 'full') throw new Refusal(409, careerSentences.favoritesFull);
      return { ok: true as const };
    },
  );
  app.delete(
    '/api/careers/:slug/favorite',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Take a career out of the favorites',
        tags: ['careers'],
        params: slugParams,
        response: { 200: okAnswer },
      },
    },
    async ({ student, params }) => {
      // A career that left the list can still be taken out; anything else is no address of one.
      if (!/^[a-z0-9-]+$/.test(params.slug)) throw new Refusal(404, careerSentences.notFound);
      await deleteFavorite(db, { userId: student.id, slug: params.slug });
      return { ok: true as const };
    },
  );
}
