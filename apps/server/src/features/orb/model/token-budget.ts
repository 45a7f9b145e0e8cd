import { selectTokenUse, upsertTokenUse } from '../queries.ts';
import type { OrbServices } from '../services.ts';

const charactersPerToken = 4;

/** Whether the student, and all schools together, may still ask the model today. */
export async function hasBudget(
  {
    dangerouslyAcrossSchools: { db },
    clock,
    settings,
  }: Pick<OrbServices, 'dangerouslyAcrossSchools' | 'clock' | 'settings'>,
  userId: number,
): Promise<boolean> {
  const { model } = settings.companion;
  if (!model) return false;
  const used = await selectTokenUse(db, { userId, day: dayOf(clock.now()) });
  return used.own < model.studentTokens && used.all < model.dailyTokens;
}

/** What all students together have used of the model today. */
export async function tokensOfToday({
  dangerouslyAcrossSchools: { db },
  clock,
}: Pick<OrbServices, 'dangerouslyAcrossSchools' | 'clock'>): Promise<number> {
  return (await selectTokenUse(db, { userId: 0, day: dayOf(clock.now()) })).all;
}

/** Counts what a call used; a server that does not say it is counted by length. */
export async function countTokens(
  { db, clock }: Pick<OrbServices, 'db' | 'clock'>,
  { userId, tokens, characters }: { userId: number; tokens: number; characters: number },
): Promise<void> {
  const used = tokens > 0 ? tokens : Math.ceil(characters / charactersPerToken);
  await upsertTokenUse(db, { userId, day: dayOf(clock.now()), tokens: Math.min(used, 10_000_000) });
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
