import type { Misconception } from '../misconception.ts';

/** Percent change, prices, interest, commissions and errors of measurement. */
export const percentMisconceptions = {
  'divides-by-the-new-amount': { family: 'concept', phrase: 'divides by the new amount' },
  'gives-the-difference-as-a-percent': {
    family: 'representation',
    phrase: 'gives the difference as a percent',
  },
  'finds-new-over-old-without-subtracting-the-whole': {
    family: 'partial',
    phrase: 'finds new over old without subtracting 100%',
  },
  'gives-only-the-change': { family: 'partial', phrase: 'gives only the change' },
  'adds-the-percent-as-a-number': { family: 'representation', phrase: 'adds the percent as a number' },
  'increases-when-it-should-decrease': { family: 'sign', phrase: 'increases instead of decreasing' },
  'takes-the-percent-of-the-new-amount': { family: 'concept', phrase: 'takes the percent of the new amount' },
  'divides-by-one-plus-the-rate-after-a-decrease': {
    family: 'inverse',
    phrase: 'divides by 1 plus the rate after a decrease',
  },
  'adds-the-change-to-the-new-amount': { family: 'operation', phrase: 'adds the change to the new amount' },
  'gives-only-the-percent-part': { family: 'partial', phrase: 'gives only the percent part' },
  'subtracts-when-it-should-add': { family: 'sign', phrase: 'subtracts where adding is needed' },
  'combines-the-percents-by-adding': { family: 'operation', phrase: 'combines the percents by adding' },
  'takes-both-percents-of-the-original': { family: 'concept', phrase: 'takes both percents of the original' },
  'applies-only-the-first-step': { family: 'partial', phrase: 'applies only the first step' },
  'gives-the-interest-for-the-total': { family: 'concept', phrase: 'gives the interest for the total' },
  'leaves-out-the-time': { family: 'partial', phrase: 'leaves out the time' },
  'uses-the-months-as-years': { family: 'unit', phrase: 'uses the months as years' },
  'leaves-out-one-factor': { family: 'partial', phrase: 'leaves out one factor' },
  'gives-only-the-commission-when-total-pay-is-asked': {
    family: 'partial',
    phrase: 'gives only the commission when total pay is asked',
  },
  'divides-by-the-estimate': { family: 'concept', phrase: 'divides by the estimate' },
  'keeps-a-negative-sign': { family: 'sign', phrase: 'keeps a negative sign' },
  'multiplies-by-the-inverse-ratio': { family: 'inverse', phrase: 'multiplies by the inverse ratio' },
} as const satisfies Readonly<Record<string, Misconception>>;
