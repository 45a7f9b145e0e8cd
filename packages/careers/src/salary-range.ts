import type { Occupation, Wage } from './occupation.ts';

const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
const cents = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const basisOf = (wage: Wage): string =>
  wage.basis === 'soc'
    ? ''
    : `. Pay of the broader group “${wage.group.replace(/, All Other$/, ', all other')}”`;

/**
 * Pay as cited: the middle half of workers (25th to 75th percentile), with the source and its month. A figure for a
 * broader group names the group. The release is BLS OEWS of May of the year.
 */
export function salaryRange({ wage, hourlyWage }: Pick<Occupation, 'wage' | 'hourlyWage'>): string {
  if (wage) {
    return `${dollars(wage.p25)} – ${dollars(wage.p75)} a year (middle half of workers, U.S. BLS, May ${wage.year}${basisOf(wage)})`;
  }
  if (hourlyWage) {
    return `${cents(hourlyWage.p25)} – ${cents(hourlyWage.p75)} an hour (middle half of workers, U.S. BLS, May ${hourlyWage.year}${basisOf(hourlyWage)}). BLS has no yearly figure for this job`;
  }
  return 'No pay figure from the U.S. BLS for this job';
}
