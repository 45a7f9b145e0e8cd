import type { AgeAnswer, AgeBand } from '@playforward/contract';
import type { AppContext } from '../../../context.ts';
import { waitsForConsent } from '../../../http/access/require-consent.ts';
import { suggestBand } from '../../../privacy/age-rules.ts';
import { selectOptionalGrade, selectOptionalPrivacy, upsertAge } from '../../../privacy/queries.ts';

/** What is known of a person's age, and what waits because of it. */
export async function showAge(context: AppContext, userId: number): Promise<AgeAnswer> {
  const band = (await selectOptionalPrivacy(context.db, userId))?.ageBand ?? null;
  const grade = band === null ? await selectOptionalGrade(context.db, userId) : undefined;
  return {
    band,
    suggested: grade === undefined ? null : suggestBand(grade),
    waits_for_consent: await waitsForConsent(context, userId),
  };
}

/** Notes what a student says, once: who is told to wait cannot answer again. False when it was said before. */
export function noteAge({ db, clock }: AppContext, userId: number, band: AgeBand): Promise<boolean> {
  return upsertAge(db, { userId, band, saidBy: 'student', now: clock.now() });
}
