import { accountsText } from './text.ts';

export type FieldName = 'name' | 'email' | 'current' | 'password' | 'confirmation' | 'code';
/** What to mend before anything is sent, and in which field. */
export type FormProblem = { message: string; field?: FieldName };

const { errors } = accountsText;

/** Exactly one @, something before it, and the school's own domain when it has one. */
export function checkEmail(email: string, domain: string | null): FormProblem | undefined {
  const [local, host, ...more] = email.trim().toLowerCase().split('@');
  const allowed = Boolean(local && host) && more.length === 0 && (!domain || host === domain.toLowerCase());
  return allowed ? undefined : { message: errors.restricted, field: 'email' };
}

/** What somebody signs in with: an address, or the user name of a sign-in card. */
export function checkSignInName(name: string, domain: string | null): FormProblem | undefined {
  return /^[a-z]+-[a-z]+-\d+$/i.test(name.trim()) ? undefined : checkEmail(name, domain);
}

/** A new password, typed twice. */
export function checkNewPassword(
  { password, confirmation }: { password: string; confirmation: string },
  passwordMin: number,
): FormProblem | undefined {
  if (password.length < passwordMin) return { message: errors.short(passwordMin), field: 'password' };
  if (password !== confirmation) return { message: errors.mismatch, field: 'confirmation' };
  return undefined;
}

export type SignupFields = { email: string; password: string; confirmation: string };

/** The first thing to mend, in the order of D-13. */
export function checkSignup(
  { email, password, confirmation }: SignupFields,
  { domain, passwordMin }: { domain: string | null; passwordMin: number },
): FormProblem | undefined {
  return checkEmail(email, domain) ?? checkNewPassword({ password, confirmation }, passwordMin);
}
