import type { Reading } from '../reading/worked-amount.ts';
import { batches } from './batches.ts';
import { howManyFit } from './how-many-fit.ts';
import { sameRate } from './same-rate.ts';
import { scaleOfMap } from './scale-of-map.ts';
import { sharedWork } from './shared-work.ts';
import { startAndRate } from './start-and-rate.ts';

export const rateReadings: readonly Reading[] = [
  sharedWork,
  sameRate,
  scaleOfMap,
  howManyFit,
  batches,
  startAndRate,
];
