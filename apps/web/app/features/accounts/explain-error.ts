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
  if (error.status === 403) return domain ? errors.restrictedTo(domain) : errors.restricted;
  return explainOther(error);
}

function explainOther(error: ApiError): string {
  if (error.status >= 500) return errors.server;
  return error.detail ?? errors.unexpected;
}

function says(error: ApiError, words: string): boolean {
  return error.detail?.toLowerCase().includes(words) ?? false;
}
