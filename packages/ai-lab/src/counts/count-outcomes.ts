/** A case with what the machine thinks of it, from 0 to 100, and what it really is. */
export type ScoredCase = { readonly score: number; readonly isReal: boolean };

/** How often a machine was right and wrong in which way, at one threshold. */
export type Outcomes = {
  readonly hits: number;
  readonly missed: number;
  readonly falseAlarms: number;
  readonly rightlyQuiet: number;
};

/** A part of a whole as a fraction in lowest terms and in percent; no percent where the whole is nothing. */
export type Rate = {
  readonly part: number;
  readonly whole: number;
  readonly lowest: readonly [number, number] | null;
  /** Whole percent; null for 0 of 0, which has no value. */
  readonly percent: number | null;
};

/** Counts what happens when the machine says yes from `threshold` on. */
export function countOutcomes(cases: readonly ScoredCase[], threshold: number): Outcomes {
  const count = (saysYes: boolean, isReal: boolean) =>
    cases.filter((one) => one.score >= threshold === saysYes && one.isReal === isReal).length;
  return {
    hits: count(true, true),
    missed: count(false, true),
    falseAlarms: count(true, false),
    rightlyQuiet: count(false, false),
  };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** @example shareOfWhole(6, 8).percent // 75 */
export function shareOfWhole(part: number, whole: number): Rate {
  if (whole === 0) return { part, whole, lowest: null, percent: null };
  const common = divisor(part, whole);
  return { part, whole, lowest: [part / common, whole / common], percent: Math.round((100 * part) / whole) };
}

/** Of all cases, those that were judged right. */
export const accuracyOf = ({ hits, missed, falseAlarms, rightlyQuiet }: Outcomes): Rate =>
  shareOfWhole(hits + rightlyQuiet, hits + missed + falseAlarms + rightlyQuiet);

/** Of the cases the machine said yes to, those that are real. */
export const precisionOf = ({ hits, falseAlarms }: Outcomes): Rate => shareOfWhole(hits, hits + falseAlarms);

/** Of the real cases, those the machine said yes to. */
export const recallOf = ({ hits, missed }: Outcomes): Rate => shareOfWhole(hits, hits + missed);
