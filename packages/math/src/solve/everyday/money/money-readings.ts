import type { Reading } from '../reading/worked-amount.ts';
import { billWithTip, sharedPrices } from './bills.ts';
import { beforeDiscount, chainOfChanges, errorOfGuess } from './changed-prices.ts';
import { mixedPrices } from './mixed-prices.ts';
import { namedPercent } from './named-percent.ts';
import { percentProfit } from './percent-profit.ts';
import { otherPrice, priceOfGroup } from './price-of-group.ts';
import { twoBaskets } from './two-baskets.ts';
import { twoGroups } from './two-groups.ts';

export const moneyReadings: readonly Reading[] = [
  billWithTip,
  sharedPrices,
  chainOfChanges,
  beforeDiscount,
  errorOfGuess,
  twoBaskets,
  mixedPrices,
  namedPercent,
  percentProfit,
  twoGroups,
  priceOfGroup,
  otherPrice,
];
