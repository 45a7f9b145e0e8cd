import type { AppContext } from '../../context.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';

/** What the operations of this feature work with. */
export type AccountServices = AppContext & { hasher: PasswordHasher };

export function createAccountServices(context: AppContext): AccountServices {
  return { ...context, hasher: createPasswordHasher(context.pepper) };
}
