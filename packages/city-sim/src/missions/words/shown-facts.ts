import type { MissionProblem } from '../scenario/pose.ts';
import { showNumber } from './show-number.ts';

/** The texts of all facts, as meters and stories show them. */
export function shownFacts({ template, facts }: MissionProblem): Record<string, string> {
  const plain = Object.fromEntries(
    Object.entries(facts).map(([symbol, value]) => [symbol, showNumber(value)]),
  );
  return { ...plain, ...template.shown?.(facts) };
}
