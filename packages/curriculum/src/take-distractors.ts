import type { Distractor } from './problem-spec.ts';

/** A wrong way of working with the number it leads to. */
export type NumberCandidate = Omit<Distractor, 'value'> & { readonly value: number };

const widest = 20;

/**
 * The first three candidates that somebody could believe: above zero, unlike the answer and each other, and neither
 * twenty times as large nor as small. Named misconceptions stand first in the list, slips last.
 * `show` writes a number as an answer.
 */
export function takeDistractors(
  answer: number,
  candidates: readonly NumberCandidate[],
  show: (value: number) => string = String,
): readonly Distractor[] {
  const taken: Distractor[] = [];
  const seen = new Set([show(answer)]);
  for (const { value, ...candidate } of candidates) {
    const text = show(value);
    const likely = value > 0 && value <= answer * widest && value >= answer / widest;
    if (!likely || seen.has(text) || taken.length === 3) continue;
    seen.add(text);
    taken.push({ ...candidate, value: text });
  }
  return taken;
}
