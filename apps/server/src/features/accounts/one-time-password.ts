import type { AppContext } from '../../context.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { type UserRow, upsertCredential } from './queries.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

export const oneTimeDays = 14;
/** No letter or digit that is taken for another when it is read from paper. */
const cardSigns = 'abcdefghjkmnpqrstuvwxyz23456789';
const cardLength = 12;

/** A password for a card: twelve signs in groups of four, about 59 bits. */
function drawCardPassword({ random }: AppContext): string {
  const signs = Array.from({ length: cardLength }, () => cardSigns[random.int(cardSigns.length)]).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/** Gives an account a one-time password; its old one opens nothing any more. */
export async function giveOneTimePassword(
  context: AppContext,
  user: UserRow,
): Promise<{ password: string; until: Date }> {
  const { db, clock, sessions } = context;
  const password = drawCardPassword(context);
  const passwordHash = await createPasswordHasher(context).hash(password);
  const now = clock.now();
  const until = new Date(now.getTime() + oneTimeDays * 86_400_000);
  await upsertCredential(db, { userId: user.id, passwordHash, now, oneTimeUntil: until });
  await sessions.endAll(user.id);
  await createSignInThrottle(context).unlock(user.email);
  return { password, until };
}
