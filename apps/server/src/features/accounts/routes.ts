import { authAnswer, registerBody } from '@playforward/contract';
import type { App, AppContext, Feature } from '../../context.ts';
import { Refusal } from '../../http/errors.ts';
import { toAuthAnswer } from './auth-answer.ts';
import { registerAccount } from './register-account.ts';
import { accountSentences } from './sentences.ts';
import { createAccountServices } from './services.ts';

export const accounts: Feature = { name: 'accounts', register: registerRoutes };

function registerRoutes(app: App, context: AppContext): void {
  const services = createAccountServices(context);

  app.post(
    '/auth/register',
    { config: { public: true }, schema: { body: registerBody, response: { 200: authAnswer } } },
    async (request) => {
      const result = await registerAccount(services, request.body);
      switch (result.kind) {
        case 'registered':
          return toAuthAnswer(result.user, result.token);
        case 'restricted':
          throw new Refusal(403, accountSentences.restricted);
        case 'not-an-address':
          throw new Refusal(422, accountSentences.notAnAddress);
        case 'already-registered':
          throw new Refusal(400, accountSentences.alreadyRegistered);
      }
    },
  );
}
