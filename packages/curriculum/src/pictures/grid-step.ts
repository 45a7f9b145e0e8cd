const steps = [1, 2, 5] as const;
const mostLines = 12;

/** The smallest step of at most 12 grid lines at which every one of these counts stands; null where there is none. */
export function gridStep(counts: readonly number[]): number | null {
  const fits = (step: number): boolean => counts.every((count) => count % step === 0);
  return steps.find((step) => Math.max(...counts) <= mostLines * step && fits(step)) ?? null;
}
