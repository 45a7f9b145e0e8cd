import type { CrisisCard, StudentTextDecision } from '@playforward/companion';
import type { OrbSafetyCard } from '@playforward/contract';
import type { AppContext } from '../context.ts';
import { insertAudit, insertSafetyEvent } from './queries.ts';

type Noting = Pick<AppContext, 'db' | 'clock' | 'log'>;
type Shown = { userId: number; reason: string; threadId: string | null };

/**
 * For the school's safety contact it is noted that a card was shown, and for what kind of sign: never a word of the
 * student.
 */
export async function noteSafetyCard({ db, clock, log }: Noting, shown: Shown): Promise<void> {
  const { userId, reason, threadId } = shown;
  const now = clock.now();
  await insertSafetyEvent(db, { userId, kind: reason, severity: 'high', threadId, now });
  await insertAudit(db, { kind: 'companion-safety-card', userId, now, details: { reason } });
  log.warn({ user: userId, reason }, 'a safety card was shown: please tell the safety contact');
}

/** The kind of sign that was found in what a student wrote. */
export function reasonOf({ decisions: [sign] }: Extract<StudentTextDecision, { kind: 'crisis' }>): string {
  return sign?.kind === 'stop' ? sign.reason : 'danger';
}

/** The card as it goes over the wire. */
export function showSafetyCard({ language, title, paragraphs, helpline }: CrisisCard): OrbSafetyCard {
  return {
    language,
    title,
    paragraphs: [...paragraphs],
    helpline: helpline && `${helpline.name}: ${helpline.contact}`,
  };
}
