import type { AgeBand } from '@playforward/contract';

/** The youngest that a band may hold. */
const youngest: Record<AgeBand, number> = { 'under-13': 0, '13-15': 13, '16-plus': 16 };

/** Whether somebody of this band may be younger than the age from which people agree for themselves. */
export function needsConsent(band: AgeBand, consentAge: number): boolean {
  return youngest[band] < consentAge;
}

/** How old students of a grade are as a rule: a suggestion, never an answer. */
export function suggestBand(grade: number): AgeBand {
  if (grade <= 7) return 'under-13';
  return grade <= 10 ? '13-15' : '16-plus';
}
