import type { Reading } from '../reading/worked-amount.ts';
import { billWithTip, sharedPrices } from './bills.ts';
import { beforeDiscount, chainOfChanges, errorOfGuess } from './changed-prices.ts';

export const moneyReadings: readonly Reading[] = [
  billWithTip,
  sharedPrices,
  chainOfChanges,
  beforeDiscount,
  errorOfGuess,
];
