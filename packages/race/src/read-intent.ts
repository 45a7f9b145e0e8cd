import type { IntentResult } from './intent-result.ts';
import { answerFormats, primaryIntents, raceCommands, sentiments } from './race-rules.ts';

function oneOf<T extends string>(list: readonly T[], value: unknown): T | null {
  return list.find((entry) => entry === value) ?? null;
}

/** Reads an intent result from whatever a server answered; null when it names no known intent. */
export function readIntent(raw: unknown): IntentResult | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...raw };
  const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);
  const lower = (value: unknown) =>
    typeof value === 'string' ? value.trim().toLowerCase().replaceAll('_', ' ') : value;
  const intent = oneOf(primaryIntents, upper(fields.primary_intent));
  if (!intent) return null;
  const { extracted_answer: extracted } = fields;
  const answer = typeof extracted === 'number' ? String(extracted) : extracted;
  return {
    primary_intent: intent,
    command_type: oneOf(raceCommands, lower(fields.command_type)),
    answer_format: oneOf(answerFormats, lower(fields.answer_format)),
    extracted_answer: typeof answer === 'string' && answer.trim() !== '' ? answer : null,
    sentiment: oneOf(sentiments, upper(fields.sentiment)) ?? 'NEUTRAL',
    meta_request: fields.meta_request === true,
  };
}
