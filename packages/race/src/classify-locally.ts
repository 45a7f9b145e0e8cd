import type { IntentResult } from './intent-result.ts';
import { classifyMessage } from './intents/classify-message.ts';

/**
 * Takes the place of a failed call: hint and start are commands, a bare integer is an answer, and what
 * is neither a whole-message command nor readable mathematics is talk.
 */
export function classifyLocally(text: string): IntentResult {
  const intent = classifyMessage(text);
  const { primary_intent } = intent;
  if (primary_intent === 'COMMAND' || primary_intent === 'ANSWER' || primary_intent === 'CHAT') return intent;
  return { ...intent, primary_intent: 'CHAT' };
}
