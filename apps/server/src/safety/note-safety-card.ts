import { type CrisisCard, cardFor, type Need } from '@playforward/companion';
import type { OrbSafetyCard } from '@playforward/contract';
import type { AppContext } from '../context.ts';
import { selectSafetyContacts } from './contact-queries.ts';
import { insertAudit, insertSafetyEvent } from './queries.ts';
import { safetyTopic } from './tell-contact.ts';

type Noting = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings' | 'outbox'>;
type ShownCard = { userId: number; reason: string; threadId: string | null; sentence: string };

/**
 * Leaves a note of concern for the school's safety contact: that a card was shown, when, and for what kind of sign. The
 * student's words go with it only where the school keeps them. The contact is told by mail and webhook; a student who
 * writes on and on is told of once an hour for each kind of sign, and every note stays in the list.
 */
export async function noteSafetyCard(
  { db, clock, log, settings, outbox }: Noting,
  shown: ShownCard,
): Promise<void> {
  const { userId, reason, threadId } = shown;
  const { keepsSafetyWords, safetyMail, safetyWebhook } = settings.companion;
  const sentence = keepsSafetyWords ? shown.sentence : null;
  const now = clock.now();
  const hour = now.toISOString().slice(0, 13);
  await db.transaction(async (tx) => {
    const event = { userId, kind: reason, severity: 'high', threadId, sentence, now };
    const note = String(await insertSafetyEvent(tx, event));
    await insertAudit(tx, { kind: 'companion-safety-card', userId, now, details: { reason } });
    const item = { topic: safetyTopic, data: { note }, userId };
    const onceKey = `${safetyTopic}:${userId}:${reason}:${hour}`;
    if (safetyMail) await outbox.add(tx, 'mail', { ...item, onceKey: `mail:${onceKey}` });
    for (const { id } of outbox.hasMail ? await selectSafetyContacts(tx) : []) {
      const data = { note, contact: String(id) };
      await outbox.add(tx, 'mail', { ...item, data, onceKey: `mail:${onceKey}:${id}` });
    }
    if (safetyWebhook) await outbox.add(tx, 'webhook', { ...item, onceKey: `webhook:${onceKey}` });
  });
  log.warn({ user: userId, reason }, 'a safety card was shown: please tell the safety contact');
}

/** The card for a need, with whom the school has set up, and true to what is told to whom. */
export function careCard(
  { settings }: Pick<AppContext, 'settings'>,
  need: Exclude<Need, { kind: 'none' }>,
): CrisisCard {
  const { person, helpline, emergency, keepsSafetyWords, safetyMail, safetyWebhook } = settings.companion;
  const isSent = safetyMail !== undefined || safetyWebhook !== undefined;
  const contacts = { person, helpline, emergency, isSent, keepsWords: keepsSafetyWords };
  return cardFor(need.sign, contacts, need.kind === 'card' ? need.language : 'en');
}

/** The card as it goes over the wire. */
export function showSafetyCard({ paragraphs, ways, ...card }: CrisisCard): OrbSafetyCard {
  return { ...card, paragraphs: [...paragraphs], ways: ways.map((way) => ({ ...way })) };
}
