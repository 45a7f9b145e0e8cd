import type { AppContext } from '../../context.ts';
import { needsConsent } from '../../privacy/age-rules.ts';
import { selectOptionalPrivacy } from '../../privacy/queries.ts';
import type { Student } from '../../sessions/session-store.ts';
import { Refusal } from '../errors.ts';

type Needed = Pick<AppContext, 'settings' | 'db'>;

const sentence =
  'This opens when a grown-up has said yes. Please ask your teacher; your lessons are open already.';

/**
 * Whether chat and the class's city wait for a yes: somebody said to be younger than CONSENT_AGE, and neither the school
 * nor a guardian has agreed. An age nobody has said closes nothing here: the page asks before it opens them (D-160).
 */
export async function waitsForConsent({ settings, db }: Needed, userId: number): Promise<boolean> {
  const { consentAge, schoolConsent } = settings.privacy;
  if (schoolConsent || consentAge === 0) return false;
  const known = await selectOptionalPrivacy(db, userId);
  if (!known?.ageBand || known.consentAt) return false;
  return needsConsent(known.ageBand, consentAge);
}

/** Refuses, in a sentence that tells the way, who waits for a yes. */
export async function refuseWithoutConsent(context: Needed, student: Student): Promise<void> {
  if (await waitsForConsent(context, student.id)) throw new Refusal(403, sentence);
}
