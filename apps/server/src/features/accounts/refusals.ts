import { Refusal } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import type { ChooseResult } from './choose-password.ts';
import type { ForgotResult } from './recovery/forgot-password.ts';
import type { ResetResult } from './recovery/reset-password.ts';
import type { RegisterResult } from './register-account.ts';
import { accountSentences } from './sentences.ts';
import type { SignInResult } from './sign-in.ts';
import type { GuestResult } from './start-guest.ts';

type Refused = Exclude<
  RegisterResult | SignInResult | GuestResult | ChooseResult | ResetResult | ForgotResult,
  { token: string } | { kind: 'noted' }
>;

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
    case 'closed':
      return new Refusal(403, accountSentences.signUpClosed);
    case 'wrong-code':
      return new Refusal(403, accountSentences.wrongCode);
    case 'must-choose':
      return new Refusal(409, accountSentences.mustChoose);
    case 'one-time-over':
      return new Refusal(422, accountSentences.oneTimeOver);
    case 'same-password':
      return new Refusal(422, accountSentences.samePassword);
    case 'link-over':
      return new Refusal(404, accountSentences.linkOver);
    case 'no-mail':
      return new Refusal(409, accountSentences.noMail);
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
