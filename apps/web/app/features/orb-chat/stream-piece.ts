import type { OrbSafetyCard, TypesetMath } from '@playforward/contract';
import type { StepVerdict } from './chat-entry.ts';
import type { ChatReply } from './chat-state.ts';
import { chatText } from './chat-text.ts';

/** What one event of the assistant's stream says (D-107). */
export type StreamPiece =
  | { type: 'status'; thread: string | null; masked: boolean }
  | { type: 'content'; text: string; math: TypesetMath }
  | ({ type: 'response' } & ChatReply)
  | { type: 'error'; text: string };

type Fields = Record<string, unknown>;

/** Reads one event tolerantly: both documented spellings of a text, null for what nobody understands. */
export function readPiece(data: string): StreamPiece | null {
  const fields = parse(data);
  switch (fields?.type) {
    case 'status':
      return { type: 'status', thread: threadOf(fields), masked: fields.masked === true };
    case 'content':
      return { type: 'content', text: textOf(fields, 'content', 'text'), math: mathOf(fields) };
    case 'response':
      return {
        type: 'response',
        text: textOf(fields, 'message', 'text'),
        math: mathOf(fields),
        card: cardOf(fields),
        thread: threadOf(fields),
        suggestions: wordsOf(fields.suggested_actions),
        step: stepOf(fields),
      };
    case 'error':
      return { type: 'error', text: textOf(fields, 'details', 'message') || chatText.streamError };
    default:
      return null;
  }
}

/** Whether a basic message had personal data in it, which was covered. */
export function readsMasked(answer: unknown): boolean {
  return isFields(answer) && answer.masked === true;
}

/** The answer to a basic message: its first message, its text, or the documented default (L-273, L-319). */
export function readBasicAnswer(answer: unknown): ChatReply {
  const fields = isFields(answer) ? answer : {};
  const [first] = Array.isArray(fields.messages) ? fields.messages : [];
  const message = isFields(first) ? first : {};
  return {
    text: textOf(message, 'text') || textOf(fields, 'message') || chatText.nothing,
    math: { ...mathOf(fields), ...mathOf(message) },
    card: cardOf(fields),
    thread: null,
    suggestions: wordsOf(fields.suggested_actions),
    step: null,
  };
}

function parse(data: string): Fields | null {
  try {
    const value: unknown = JSON.parse(data);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(fields: Fields, ...names: string[]): string {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

function threadOf({ thread_id: thread }: Fields): string | null {
  return typeof thread === 'string' ? thread : null;
}

/** Formulas as the own server has typeset them. */
function mathOf({ math }: Fields): TypesetMath {
  return isFields(math) ? (math as TypesetMath) : {};
}

function cardOf({ safety_card: card }: Fields): OrbSafetyCard | null {
  return isFields(card) && Array.isArray(card.paragraphs) ? (card as OrbSafetyCard) : null;
}

function stepOf({ step_verdict: step }: Fields): StepVerdict | null {
  return step === 'right' || step === 'not-yet' ? step : null;
}

function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
