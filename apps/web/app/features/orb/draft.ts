import type { OrbMessage } from './queue/orb-message.ts';

/** The message on the test page's form; an empty choice is none. */
export type MessageDraft = {
  text: string;
  personality: string;
  emotion: string;
  type: string;
  flagged: boolean;
};

export const emptyDraft: MessageDraft = {
  text: '',
  personality: 'idle',
  emotion: '',
  type: '',
  flagged: false,
};

export function messageFromDraft({ text, personality, emotion, type, flagged }: MessageDraft): OrbMessage {
  return {
    text: text.trim(),
    personality_mode: personality || undefined,
    emotional_state: emotion || undefined,
    interaction_type: type || undefined,
    flag_for_review: flagged,
  };
}

/** A question number as typed: undefined unless it is a whole number from 1 to 11. */
export function questionNumber(typed: string): number | undefined {
  return /^(?:[1-9]|10|11)$/.test(typed.trim()) ? Number(typed) : undefined;
}
