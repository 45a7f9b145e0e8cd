import type { CareerBrief } from '@playforward/contract';
import { payShares } from './show-pay.ts';

/** The middle half of the pay as a band, with a mark at its middle; the words beside it say the same. */
export function PayBar({ pay }: { pay: NonNullable<CareerBrief['pay']> }) {
  const { from, at, to } = payShares(pay);
  return (
    <svg className="pay-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="pay-ground" x="0" y="1" width="100" height="8" />
      <rect className="pay-band" x={from} y="1" width={to - from} height="8" />
      <rect className="pay-mark" x={at - 0.4} y="0" width="0.8" height="10" />
    </svg>
  );
}
