import type { Distractor } from '../problem-spec.ts';
import { type NumberCandidate, takeDistractors } from '../take-distractors.ts';

/** Cents as a typed amount of dollars with grouped thousands: 123450 is '1,234.50', 5200000 is '52,000'. */
export function dollarsOf(cents: number): string {
  const [whole = '0', part = '00'] = (Math.round(cents) / 100).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === '00' ? grouped : `${grouped}.${part}`;
}

/** The same as content text, with a dollar sign. */
export function dollarText(cents: number): string {
  return `\\$${dollarsOf(cents)}`;
}

/** The first three amounts in cents that somebody could believe beside the right one. */
export function takeAmounts(key: number, candidates: readonly NumberCandidate[]): readonly Distractor[] {
  return takeDistractors(key, candidates, dollarsOf);
}
