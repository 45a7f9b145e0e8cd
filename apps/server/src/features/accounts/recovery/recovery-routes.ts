import {
  authAnswer,
  changePasswordBody,
  choosePasswordBody,
  confirmAddressBody,
  forgotPasswordBody,
  okAnswer,
  resetPasswordBody,
} from '@playforward/contract';
import type { App } from '../../../context.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { Refusal } from '../../../http/errors.ts';
import { networkPrefix } from '../../../http/network.ts';
import { toAuthAnswer } from '../auth-answer.ts';
import { choosePassword } from '../choose-password.ts';
import { createDeviceCookie } from '../device-cookie.ts';
import { toRefusal } from '../refusals.ts';
import { accountSentences } from '../sentences.ts';
import type { AccountServices } from '../services.ts';
import { confirmAddress } from './confirm-address.ts';
import { createForgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

const everybody = { config: { public: true as const } };
const tags = ['accounts'];

/** How an account is mended: a forgotten password, a one-time one, a known one that should change, an unproven address. */
export function registerRecovery(app: App, services: AccountServices): void {
  registerChange(app, services);
  registerLinks(app, services);
}

function registerChange(app: App, services: AccountServices): void {
  const { settings } = services;
  const { deviceOf, markDevice } = createDeviceCookie(services);

  app.post(
    '/auth/choose-password',
    {
      ...everybody,
      schema: {
        summary: 'Exchange a one-time password for an own one and sign in',
        tags,
        body: choosePasswordBody,
        response: { 200: authAnswer },
      },
    },
    async (request, reply) => {
      const from = { network: networkPrefix(request.ip), device: deviceOf(request) };
      const result = await choosePassword(services, request.body, from);
      if (result.kind !== 'signed-in') throw toRefusal(result, settings);
      markDevice(request, reply, result.user.email);
      return toAuthAnswer(result.user, result.token);
    },
  );

  app.post(
    '/auth/change-password',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Change the own password; every other session ends',
        tags,
        body: changePasswordBody,
        response: { 200: authAnswer },
      },
    },
    async (request) => {
      const { email, isGuest } = request.student;
      if (isGuest) throw new Refusal(409, accountSentences.guestHasNone);
      const from = { network: networkPrefix(request.ip), device: deviceOf(request) };
      const result = await choosePassword(services, { ...request.body, email }, from);
      // 401 would say that the session is over; here only the typed password is wrong.
      if (result.kind === 'wrong') throw new Refusal(422, accountSentences.wrongPassword);
      if (result.kind !== 'signed-in') throw toRefusal(result, settings);
      return toAuthAnswer(result.user, result.token);
    },
  );
}

function registerLinks(app: App, services: AccountServices): void {
  const { settings } = services;
  const forgotPassword = createForgotPassword(services);

  app.post(
    '/auth/forgot-password',
    {
      ...everybody,
      schema: {
        summary: 'Ask for a link by mail to choose a new password',
        tags,
        body: forgotPasswordBody,
        response: { 200: okAnswer },
      },
    },
    async (request) => {
      const result = await forgotPassword(request.body.email, { network: networkPrefix(request.ip) });
      if (result.kind !== 'noted') throw toRefusal(result, settings);
      return { ok: true as const };
    },
  );

  app.post(
    '/auth/reset-password',
    {
      ...everybody,
      schema: {
        summary: 'Choose a new password by the link of the mail and sign in',
        tags,
        body: resetPasswordBody,
        response: { 200: authAnswer },
      },
    },
    async (request) => {
      const result = await resetPassword(services, request.body);
      if (result.kind !== 'signed-in') throw toRefusal(result, settings);
      return toAuthAnswer(result.user, result.token);
    },
  );

  app.post(
    '/auth/confirm-address',
    {
      ...everybody,
      schema: {
        summary: 'Prove an address by the link of the mail',
        tags,
        body: confirmAddressBody,
        response: { 200: okAnswer },
      },
    },
    async (request) => {
      if (!(await confirmAddress(services, request.body.token)))
        throw new Refusal(404, accountSentences.linkOver);
      return { ok: true as const };
    },
  );
}
