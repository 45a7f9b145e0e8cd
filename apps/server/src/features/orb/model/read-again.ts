import type { CompanionContext, TutorFact } from '@playforward/companion';
import type { OrbServices } from '../services.ts';
import { askWhole } from './ask-whole.ts';
import { buildReadingPrompt } from './build-prompt.ts';
import { reading as readingForm, readingSchema, readObject } from './tutor-schema.ts';

type Read = {
  userId: number;
  context: CompanionContext;
  facts: readonly TutorFact[];
  shown: string;
  signal: AbortSignal;
};

/** What a second reading holds against a message; null where nothing. A reading that is no reading holds it back. */
export async function readAgain(
  services: OrbServices,
  { userId, context, facts, shown, signal }: Read,
): Promise<string | null> {
  const prompt = buildReadingPrompt({ context, facts, shown });
  const form = { name: 'reading', schema: readingSchema };
  const said = await askWhole(services, { userId, prompt, form, signal });
  const found = said === null ? undefined : readObject(said, readingForm);
  if (!found) return 'it could not be checked.';
  if (found.untrue.length > 0) return `not true: ${found.untrue.join(' ')}`;
  if (found.gives_answer) return 'it gives the answer away.';
  return found.unkind ? 'it is not kind enough for a student.' : null;
}
