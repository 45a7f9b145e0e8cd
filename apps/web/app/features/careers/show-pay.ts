import type { CareerBrief } from '@playforward/contract';

type Pay = NonNullable<CareerBrief['pay']>;

/** An amount of pay: whole dollars for a year, cents for an hour. */
export function dollars(amount: number, by: Pay['by']): string {
  const digits = by === 'year' ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

export function payRange({ low, high, by }: Pay): string {
  return `${dollars(low, by)} – ${dollars(high, by)}`;
}

/** The right end of every pay bar; the few above it reach the end. */
const most = { year: 240_000, hour: 120 };

/** Where the middle half begins and ends on the bar, and where its middle lies, in percent. */
export function payShares({ low, middle, high, by }: Pay): { from: number; at: number; to: number } {
  const share = (amount: number): number => Math.min(100, (100 * amount) / most[by]);
  return { from: share(low), at: share(middle), to: share(high) };
}
