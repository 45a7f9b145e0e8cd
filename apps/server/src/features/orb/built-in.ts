import type { CompanionContext } from '@playforward/companion';
import type { OrbSafetyCard } from '@playforward/contract';

export type Screened =
  | { kind: 'fine'; text: string }
  | { kind: 'crisis'; reason: string; text: string; card: OrbSafetyCard };

export function screenWords(
  text: string,
  _context: CompanionContext,
  _helpline: { name: string; contact: string } | undefined,
): Screened {
  return { kind: 'fine', text };
}

export type SentenceVerdict = { kind: 'show'; text: string } | { kind: 'block'; reason: string };

export function createGuard(_turn: { context: CompanionContext; text: string }) {
  return (sentence: string): SentenceVerdict => ({ kind: 'show', text: sentence });
}

export function maskWords(text: string, _student: { name: string }): string {
  return text;
}
