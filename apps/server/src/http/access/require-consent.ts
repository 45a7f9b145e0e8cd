import type { AppContext } from '../../context.ts';
import { needsConsent } from '../../privacy/age-rules.ts';
import { selectOptionalPrivacy } from '../../privacy/queries.ts';
import type { Student } from '../../sessions/session-store.ts';
import { Refusal } from '../errors.ts';

type Needed = Pick<AppContext, 'settings' | 'db'>;

const sentence =
  'This opens when a grown-up has said yes. Please ask your teacher; your lessons are open already.';

const sayAge = 'Please say first how old you are: the page asks once, when you open the chat or the city.';

/** What the rules for children wait for: that somebody says the age, or that a grown-up agrees; null when for nothing. */
type Waiting = 'age' | 'yes' | null;

async function findWaiting({ settings, db }: Needed, userId: number): Promise<Waiting> {
  const { consentAge, schoolConsent } = settings.privacy;
  if (schoolConsent || consentAge === 0) return null;
  const known = await selectOptionalPrivacy(db, userId);
  if (known?.consentAt) return null;
  if (!known?.ageBand) return 'age';
  return needsConsent(known.ageBand, consentAge) ? 'yes' : null;
}

/** Whether a grown-up has to say yes: somebody said to be younger than CONSENT_AGE, and nobody has agreed. */
export async function waitsForConsent(context: Needed, userId: number): Promise<boolean> {
  return (await findWaiting(context, userId)) === 'yes';
}

/** Whether chat and the class's city are closed: also to who has not said an age, whatever page or program asks. */
export async function isClosedToChildren(context: Needed, userId: number): Promise<boolean> {
  return (await findWaiting(context, userId)) !== null;
}

/** Refuses, in a sentence that tells the way, who waits. */
export async function refuseWithoutConsent(context: Needed, student: Student): Promise<void> {
  const waiting = await findWaiting(context, student.id);
  if (waiting) throw new Refusal(403, waiting === 'age' ? sayAge : sentence);
}
