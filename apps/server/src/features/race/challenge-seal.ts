import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Challenge, defaultChallenge, fallbackChallenges } from '@playforward/race';
import { z } from 'zod';

/** What an answer is judged by, as it was dealt. */
export type DealtKey = Pick<Challenge, 'id' | 'type' | 'answer' | 'form' | 'asked' | 'moveValue'>;

const sealed = z.object({ user: z.int(), dealtAt: z.int(), key: z.custom<DealtKey>() });

const basics = new Map(
  [defaultChallenge, ...fallbackChallenges].map((challenge) => [challenge.id, challenge]),
);

const signed = (text: string, pepper: string): Buffer =>
  createHmac('sha256', pepper).update(`race challenge:${text}`).digest();

/**
 * A challenge's key with whom and when it was dealt to, signed: the race's log brings it back, so that nothing of a race
 * under way is stored. It hides nothing, since the page judges answers with the same key.
 */
export function sealChallenge(
  { id, type, answer, form, asked, moveValue }: DealtKey,
  { user, dealtAt, pepper }: { user: number; dealtAt: number; pepper: string },
): string {
  const key: DealtKey = { id, type, answer, form, asked, moveValue };
  const text = Buffer.from(JSON.stringify({ user, dealtAt, key })).toString('base64url');
  return `${text}.${signed(text, pepper).toString('base64url')}`;
}

/** The key behind a seal of this student; without a seal the page's own simple challenge of that id; else null. */
export function openSeal(
  { id, seal }: { id: string; seal: string | null },
  { user, pepper }: { user: number; pepper: string },
): DealtKey | null {
  if (seal === null) return basics.get(id) ?? null;
  const [text = '', signature = ''] = seal.split('.');
  const [mine, theirs] = [signed(text, pepper), Buffer.from(signature, 'base64url')];
  if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return null;
  const content = sealed.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return content.user === user && content.key.id === id ? content.key : null;
}
