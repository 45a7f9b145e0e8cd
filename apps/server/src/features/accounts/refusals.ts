import { Refusal } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import type { RegisterResult } from './register-account.ts';
import { accountSentences } from './sentences.ts';
import type { SignInResult } from './sign-in.ts';
import type { GuestResult } from './start-guest.ts';

type Refused = Exclude<RegisterResult | SignInResult | GuestResult, { token: string }>;

/** The status and sentence of every way in which signing in or up can be refused. */
export function toRefusal(result: Refused, settings: Settings): Refusal {
  switch (result.kind) {
    case 'wait':
      return new Refusal(429, accountSentences.tooManyTries(result.seconds), {
        retryAfterSeconds: result.seconds,
      });
    case 'restricted':
      return new Refusal(403, accountSentences.restricted);
    case 'guests-off':
      return new Refusal(403, accountSentences.guestsOff);
    case 'inactive':
      return new Refusal(403, accountSentences.inactive);
    case 'wrong':
      return new Refusal(401, accountSentences.wrongCredentials);
    case 'already-registered':
      return new Refusal(400, accountSentences.alreadyRegistered);
    case 'not-an-address':
      return new Refusal(422, accountSentences.notAnAddress);
    case 'password-too-short':
      return new Refusal(422, accountSentences.passwordTooShort(settings.passwordMin));
    case 'password-too-common':
      return new Refusal(422, accountSentences.passwordTooCommon);
    case 'password-is-context':
      return new Refusal(422, accountSentences.passwordIsContext);
  }
}
