import type { CrisisCard } from '@playforward/companion';
import type { OrbSafetyCard } from '@playforward/contract';
import type { AppContext } from '../context.ts';
import { insertAudit, insertSafetyEvent } from './queries.ts';

type Noting = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'>;
type Shown = { userId: number; reason: string; threadId: string | null; sentence: string };

/**
 * Leaves a note of concern for the school's safety contact: that a card was shown, when, and for what kind of sign. The
 * student's words go with it only where the school keeps them.
 */
export async function noteSafetyCard({ db, clock, log, settings }: Noting, shown: Shown): Promise<void> {
  const { userId, reason, threadId } = shown;
  const sentence = settings.companion.keepsSafetyWords ? shown.sentence : null;
  const now = clock.now();
  await insertSafetyEvent(db, { userId, kind: reason, severity: 'high', threadId, sentence, now });
  await insertAudit(db, { kind: 'companion-safety-card', userId, now, details: { reason } });
  log.warn({ user: userId, reason }, 'a safety card was shown: please tell the safety contact');
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
