import { timings } from '@playforward/contract';
import type { waitingText } from './text.ts';

export type WaitingProgress = { words: keyof typeof waitingText.words; part: number };

const steps = [
  { until: 10_000, words: 'reading' },
  { until: 40_000, words: 'matching' },
  { until: timings.resultsWait, words: 'writing' },
] as const;

/** The bar is an honest clock: it is nearly full when the stated wait is over, and full only with the results. */
const nearlyFull = 0.95;

/** How far along the wait is, by milliseconds waited. */
export function progressAt(waited: number, ready: boolean): WaitingProgress {
  if (ready) return { words: 'ready', part: 1 };
  const step = steps.find(({ until }) => waited < until);
  return {
    words: step?.words ?? 'patience',
    part: nearlyFull * Math.min(1, waited / timings.resultsWait),
  };
}
