import {
  authAnswer,
  learningProfileBody,
  loginBody,
  okAnswer,
  registerBody,
  userAnswer,
} from '@playforward/contract';
import { z } from 'zod';
import type { App, AppContext, Feature } from '../../context.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { networkPrefix } from '../../http/network.ts';
import { readRequestToken } from '../../http/request-token.ts';
import { toAuthAnswer } from './auth-answer.ts';
import { chooseCareer } from './choose-career.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { registerGuardianSignIn } from './guardian-accounts.ts';
import { registerHandover } from './hand-over.ts';
import { writeInviteLetters } from './invite.ts';
import { registerMyData } from './my-data/my-data-routes.ts';
import { openAccountService } from './open-account-service.ts';
import { purgeOutlived } from './purge-outlived.ts';
import { registerRecovery } from './recovery/recovery-routes.ts';
import { toRefusal } from './refusals.ts';
import { registerAccount } from './register-account.ts';
import { type AccountServices, createAccountServices } from './services.ts';
import { showUser } from './show-user.ts';
import { signIn } from './sign-in.ts';
import { startGuest } from './start-guest.ts';
import { writeAccountLetters } from './write-letters.ts';

export const accounts: Feature = { name: 'accounts', register: registerRoutes };

const everybody = { config: { public: true as const } };
const studentOnly = { onRequest: requireStudent };
/** Calls that take no body accept none, or an empty object. */
const noBody = z.strictObject({}).nullish();
const hourMs = 3_600_000;

function registerRoutes(app: App, context: AppContext): void {
  const services = createAccountServices(context);
  app.decorate('accounts', openAccountService(services));
  context.metrics.gauge('passwords_waiting', 'Passwords that wait to be hashed.', () =>
    services.hasher.countWaiting(),
  );
  registerSignIn(app, services);
  registerRecovery(app, services);
  registerHandover(app, services);
  registerGuardianSignIn(app, services);
  writeAccountLetters(services);
  writeInviteLetters(services);
  registerSignedIn(app, services);
  registerMyData(app, services);

  const purge = () => context.schools.each(() => purgeOutlived(services));
  const timer = setInterval(() => void purge(), hourMs);
  timer.unref();
  app.addHook('onReady', purge);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await services.tally.close().catch(() => {});
  });
}

function registerSignIn(app: App, services: AccountServices): void {
  const { settings } = services;
  const { deviceOf, markDevice } = createDeviceCookie(services);

  app.post(
    '/auth/register',
    {
      ...everybody,
      schema: {
        summary: 'Create an account and sign in',
        tags: ['accounts'],
        body: registerBody,
        response: { 200: authAnswer },
      },
    },
    async (request, reply) => {
      const result = await registerAccount(services, request.body, { network: networkPrefix(request.ip) });
      if (result.kind !== 'registered') throw toRefusal(result, settings);
      markDevice(request, reply, result.user.email);
      return toAuthAnswer(result.user, result.token);
    },
  );

  app.post(
    '/auth/login',
    {
      ...everybody,
      schema: {
        summary: 'Sign in with email and password',
        tags: ['accounts'],
        body: loginBody,
        response: { 200: authAnswer },
      },
    },
    async (request, reply) => {
      const from = { network: networkPrefix(request.ip), device: deviceOf(request) };
      const result = await signIn(services, request.body, from);
      if (result.kind !== 'signed-in') throw toRefusal(result, settings);
      markDevice(request, reply, result.user.email);
      return toAuthAnswer(result.user, result.token);
    },
  );

  app.post(
    '/auth/guest',
    {
      ...everybody,
      schema: {
        summary: 'Sign in as a guest',
        tags: ['accounts'],
        body: noBody,
        response: { 200: authAnswer },
      },
    },
    async (request) => {
      const result = await startGuest(services, { network: networkPrefix(request.ip) });
      if (result.kind !== 'signed-in') throw toRefusal(result, settings);
      return toAuthAnswer(result.user, result.token);
    },
  );
}

function registerSignedIn(app: App, services: AccountServices): void {
  const { sessions } = services;

  app.post(
    '/auth/logout',
    {
      ...studentOnly,
      schema: { summary: 'End this session', tags: ['accounts'], body: noBody, response: { 200: okAnswer } },
    },
    async (request) => {
      const found = readRequestToken(request);
      if (found) await sessions.end(found.token);
      return { ok: true as const };
    },
  );

  app.post(
    '/auth/logout-all',
    {
      ...studentOnly,
      schema: {
        summary: 'End all sessions of the signed-in user',
        tags: ['accounts'],
        body: noBody,
        response: { 200: okAnswer },
      },
    },
    async (request) => {
      await sessions.endAll(request.student.id);
      return { ok: true as const };
    },
  );

  app.get(
    '/user/me',
    {
      ...studentOnly,
      schema: { summary: 'The signed-in user', tags: ['accounts'], response: { 200: userAnswer } },
    },
    async (request) => showUser(services, request.student),
  );

  app.patch(
    '/user/learning-profile',
    {
      ...studentOnly,
      schema: {
        summary: 'Choose a career, which ends the onboarding',
        tags: ['accounts'],
        body: learningProfileBody,
        response: { 200: userAnswer },
      },
    },
    async (request) => {
      await chooseCareer(services, request.student, request.body.chosen_career);
      return showUser(services, request.student);
    },
  );
}
