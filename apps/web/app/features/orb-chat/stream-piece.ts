import type { HandIn, OrbPicture, OrbSafetyCard, OrbSteps, TypesetMath } from '@playforward/contract';
import type { StepVerdict } from './chat-entry.ts';
import type { ChatReply } from './chat-state.ts';
import { chatText } from './chat-text.ts';

/** What the student typed, with its formulas. */
type TypedText = { text: string; math: TypesetMath };

/** What one event of the assistant's stream says (D-107). */
export type StreamPiece =
  | { type: 'status'; thread: string | null; masked: boolean; said: TypedText | null }
  | { type: 'content'; text: string; math: TypesetMath }
  | ({ type: 'response'; steps: OrbSteps | null } & ChatReply)
  | { type: 'error'; text: string };

type Fields = Record<string, unknown>;

/** Reads one event tolerantly: both documented spellings of a text, null for what nobody understands. */
export function readPiece(data: string): StreamPiece | null {
  const fields = parse(data);
  switch (fields?.type) {
    case 'status':
      return {
        type: 'status',
        thread: threadOf(fields),
        masked: fields.masked === true,
        said: saidOf(fields),
      };
    case 'content':
      return { type: 'content', text: textOf(fields, 'content', 'text'), math: mathOf(fields) };
    case 'response':
      return {
        type: 'response',
        text: textOf(fields, 'message', 'text'),
        math: mathOf(fields),
        card: cardOf(fields),
        thread: threadOf(fields),
        ...sayingsOf(fields),
        step: stepOf(fields),
        picture: pictureOf(fields),
        handIn: handInOf(fields),
        steps: isFields(fields.steps) ? (fields.steps as OrbSteps) : null,
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
    ...sayingsOf(fields),
    step: null,
    picture: pictureOf(message),
    handIn: null,
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

function saidOf({ said, math }: Fields): TypedText | null {
  return typeof said === 'string' && said !== '' ? { text: said, math: mathOf({ math }) } : null;
}

/** What may be said next: anything, or one of the answers to a question. */
function sayingsOf(fields: Fields): Pick<ChatReply, 'suggestions' | 'choices'> {
  const words = wordsOf(fields.suggested_actions);
  return fields.is_choice === true
    ? { suggestions: [], choices: words }
    : { suggestions: words, choices: [] };
}

function pictureOf({ picture }: Fields): OrbPicture | null {
  return isFields(picture) && typeof picture.url === 'string' ? (picture as OrbPicture) : null;
}

function handInOf({ hand_in: offer }: Fields): HandIn | null {
  return isFields(offer) && typeof offer.answer === 'string' && typeof offer.problem_id === 'number'
    ? (offer as HandIn)
    : null;
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
