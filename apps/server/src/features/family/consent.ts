import { Refusal } from '../../http/errors.ts';
import { needsConsent } from '../../privacy/age-rules.ts';
import { type PrivacyRow, selectOptionalPrivacy, upsertConsent } from '../../privacy/queries.ts';
import { insertEvent } from '../../record/events.ts';
import type { Student } from '../../sessions/session-store.ts';
import type { ChildRow, LinkRow } from './queries.ts';
import { familySentences as say } from './sentences.ts';
import type { FamilyServices } from './services.ts';

type ConsentView = {
  state: 'not-needed' | 'waits' | 'given';
  by: string | null;
  at: string | null;
  can_give: boolean;
};

/** How chat and the class's city stand for a child: whether they wait for a yes, and who gave it. */
export async function showConsent(
  { db, settings }: FamilyServices,
  { childId, codeBy }: LinkRow,
): Promise<ConsentView> {
  const known = await selectOptionalPrivacy(db, childId);
  const can_give = codeBy === 'school';
  if (known?.consentAt)
    return { state: 'given', by: known.consentBy, at: known.consentAt.toISOString(), can_give };
  const state = isAsked(settings, known) ? 'waits' : 'not-needed';
  return { state, by: null, at: null, can_give };
}

function isAsked({ privacy }: FamilyServices['settings'], known: PrivacyRow | undefined): boolean {
  const { consentAge, schoolConsent } = privacy;
  if (schoolConsent || consentAge === 0 || !known?.ageBand) return false;
  return needsConsent(known.ageBand, consentAge);
}

/**
 * Notes a guardian's yes, or takes one back. It counts only from somebody whom the school has sent a letter to: with a code
 * of its own settings a child could agree for itself.
 */
export async function giveConsent(
  { db, clock }: FamilyServices,
  { adult, child, yes }: { adult: Student; child: ChildRow; yes: boolean },
): Promise<void> {
  const { childId, codeBy } = child.link;
  if (codeBy !== 'school') throw new Refusal(403, say.notYours);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await upsertConsent(tx, { userId: childId, by: yes ? adult.name : null, now });
    const kind = yes ? 'consent-given' : 'consent-taken-back';
    await insertEvent(tx, { kind, by: adult.id, now, details: { student: childId } });
  });
}
