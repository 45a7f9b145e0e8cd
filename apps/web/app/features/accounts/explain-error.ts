import { ApiError } from '../../api/api-error.ts';
import { accountsText } from './text.ts';

const { errors } = accountsText;

/** Words for a refused sign-in, in the order of D-14. */
export function explainLoginError(error: unknown): string {
  if (!(error instanceof ApiError)) return errors.unexpected;
  if (error.status === 401 || says(error, 'invalid email')) return errors.wrongPair;
  if (error.status === 403) return errors.restricted;
  return explainOther(error);
}

/** Words for a refused sign-up; the domain is the one addresses must have, when there is one. */
export function explainSignupError(error: unknown, domain: string | null): string {
  if (!(error instanceof ApiError)) return errors.unexpected;
  if (error.status === 400 && says(error, 'already')) return errors.registered;
  if (error.status === 403 && says(error, 'ask your teacher')) return explainOther(error);
  if (error.status === 403) return domain ? errors.restrictedTo(domain) : errors.restricted;
  return explainOther(error);
}

/** Words for a refused change of a password: the server's own sentence, or why there is none. */
export function explainRecoveryError(error: unknown): string {
  return error instanceof ApiError ? explainOther(error) : errors.unexpected;
}

/** Whether a sign-in was refused because its password is a one-time one, to be exchanged for an own one. */
export function asksForOwnPassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && says(error, 'one-time password');
}

function explainOther(error: ApiError): string {
  if (error.status >= 500) return errors.server;
  return error.detail ?? errors.unexpected;
}

function says(error: ApiError, words: string): boolean {
  return error.detail?.toLowerCase().includes(words) ?? false;
}
