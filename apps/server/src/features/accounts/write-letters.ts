import { letterText } from './letter-text.ts';
import { selectOptionalUserByEmail, selectOptionalUserById } from './queries.ts';
import { insertToken } from './recovery/account-tokens.ts';
import { resetLinkSeconds, resetTopic } from './recovery/forgot-password.ts';
import type { AccountServices } from './services.ts';

export const confirmTopic = 'confirm-address';
const confirmLinkSeconds = 7 * 86_400;

/** Names how the letters of accounts are written. A link is made when its letter is sent, so its time begins then. */
export function writeAccountLetters({ db, clock, outbox, settings }: AccountServices): void {
  /** Behind #, so that the token reaches no log of a server or proxy. */
  const link = (path: string, token: string) =>
    `${settings.publicOrigin}${settings.schoolPath}${path}#${token}`;

  outbox.onMail(resetTopic, async ({ data }) => {
    const user = data.email === undefined ? undefined : await selectOptionalUserByEmail(db, data.email);
    if (!user?.isActive || user.isGuest) return undefined;
    if (data.outside && user.role !== 'guardian') return undefined;
    const wanted = {
      userId: user.id,
      purpose: resetTopic,
      now: clock.now(),
      seconds: resetLinkSeconds,
    } as const;
    const address = link('/reset-password', await insertToken(db, wanted));
    const { productName } = settings;
    return { to: user.email, ...letterText.resetPassword({ productName, name: user.name, address }) };
  });

  outbox.onMail(confirmTopic, async ({ userId }) => {
    const user = userId === null ? undefined : await selectOptionalUserById(db, userId);
    if (!user || user.emailVerified) return undefined;
    const wanted = {
      userId: user.id,
      purpose: confirmTopic,
      now: clock.now(),
      seconds: confirmLinkSeconds,
    } as const;
    const address = link('/confirm-address', await insertToken(db, wanted));
    const { productName } = settings;
    const text = user.role === 'guardian' ? letterText.confirmGuardian : letterText.confirmAddress;
    return { to: user.email, ...text({ productName, name: user.name, address }) };
  });
}
