import { z } from 'zod';

/** POST /auth/login. Address rules are checked by the operation, so that a refused domain answers 403 and not 422. */
export const loginBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
});

const newPassword = z.string().min(6, 'Password must be at least 6 characters').max(256);

/** POST /auth/register. A missing or blank name becomes 'User' (D-12). */
export const registerBody = z.strictObject({
  name: z.string().trim().max(80).optional(),
  email: z.string().trim().min(1).max(254),
  password: newPassword,
  /** Asked where the school gives out a code. */
  code: z.string().trim().max(64).optional(),
});

/** POST /auth/forgot-password: asks for a link by mail. */
export const forgotPasswordBody = z.strictObject({ email: z.string().trim().min(1).max(254) });

/** POST /auth/reset-password: the link of the mail, and the new password. */
export const resetPasswordBody = z.strictObject({
  token: z.string().min(1).max(100),
  new_password: newPassword,
});

/** POST /auth/choose-password: exchanges a one-time password, or a known one, for an own one and signs in. */
export const choosePasswordBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
  new_password: newPassword,
});

/** POST /auth/change-password by who is signed in. */
export const changePasswordBody = z.strictObject({
  password: z.string().min(1).max(256),
  new_password: newPassword,
});

/** POST /auth/confirm-address: the link of the mail. */
export const confirmAddressBody = z.strictObject({ token: z.string().min(1).max(100) });

/** The flat six-key answer of login, guest and register (D-15). */
export const authAnswer = z.strictObject({
  access_token: z.string(),
  email: z.string(),
  name: z.string(),
  onboarding_completed: z.boolean(),
  email_verified: z.boolean(),
  is_active: z.boolean(),
});

/** GET /user/me and PATCH /user/learning-profile (D-16). */
export const userAnswer = z.strictObject({
  email: z.string(),
  name: z.string(),
  onboarding_completed: z.boolean(),
  email_verified: z.boolean(),
  is_active: z.boolean(),
  learning_profile: z.strictObject({ chosen_career: z.string().nullable() }).nullable(),
});

/** PATCH /user/learning-profile: the title of the chosen career. */
export const learningProfileBody = z.strictObject({ chosen_career: z.string().trim().min(1).max(200) });

export const okAnswer = z.strictObject({ ok: z.literal(true) });

export type LoginBody = z.infer<typeof loginBody>;
export type RegisterBody = z.infer<typeof registerBody>;
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;
export type ChoosePasswordBody = z.infer<typeof choosePasswordBody>;
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
export type AuthAnswer = z.infer<typeof authAnswer>;
export type UserAnswer = z.infer<typeof userAnswer>;
export type LearningProfileBody = z.infer<typeof learningProfileBody>;
