import type { IntentResult } from '../intent-result.ts';
import { plainDigits } from '../plain-digits.ts';
import { findAnswer } from './find-answer.ts';
import { findCommand } from './find-command.ts';
import { intentTable } from './intent-table.ts';

const plain: IntentResult = {
  primary_intent: 'UNKNOWN',
  command_type: null,
  answer_format: null,
  extracted_answer: null,
  sentiment: 'NEUTRAL',
  meta_request: false,
};

/** Lower case, digits 0 to 9, straight quotes, one blank between words, no marks around it but the point of ".5". */
export function simplified(text: string): string {
  const straight = plainDigits(text.slice(0, 400)).toLowerCase().replace(/[‘’`]/g, "'");
  const message = straight.replace(/\s+/g, ' ').trim();
  return /^[?!.]+$/.test(message)
    ? message
    : message.replace(/[\s!?.,;…]+$/u, '').replace(/^(?:[!¡¿]|\.{2,}|\.(?!\d))+\s*/, '');
}

/**
 * What a message means: a command, an answer (with the answer freed of the words around it), feedback about the game,
 * talk with its sentiment, or unknown. A table decides; the same text always gives the same result.
 */
export function classifyMessage(text: string): IntentResult {
  const message = simplified(text);
  if (message === '') return plain;
  const command =
    findCommand(message) ??
    findCommand(message.replace(/[\s,]+(?:pl(?:ea)?se?|plz|por favor|now|orbit)$/, ''));
  if (command) return { ...plain, primary_intent: 'COMMAND', command_type: command };
  const answer = findAnswer(message);
  if (answer) {
    const { format, text: extracted } = answer;
    return { ...plain, primary_intent: 'ANSWER', answer_format: format, extracted_answer: extracted };
  }
  const row = intentTable.find(({ pattern }) => pattern.test(message));
  return { ...plain, ...row?.means };
}
