import { askedText } from './asked-text.ts';
import { nextSayings } from './next-sayings.ts';
import { type Draft, replyWith, type Turn } from './turn.ts';

const notationAsked =
  /^\W*(?:so |ok |and |but |wait )*(?:what|wat|whats|what's|how do (?:i|you) read)\b.*?(?<![a-z])([f-hpq])\s*\(\s*(-?\d+(?:\.\d+)?|[a-z])\s*\)\s*(?:mean|means|stand for|say)?\W*$/i;

/** "whats f(4) mean": how the sign is read. */
export function sayNotation(turn: Turn): Draft | null {
  const [, name, input] = notationAsked.exec(turn.heard.text) ?? [];
  if (name === undefined || input === undefined || turn.heard.isOwnProblem) return null;
  return {
    reply: replyWith(turn, {
      move: 'explain-idea',
      text: askedText.notation(name, input),
      interaction_type: 'key_concept',
      source: 'glossary',
      suggested_actions: [...nextSayings.idea],
    }),
  };
}
