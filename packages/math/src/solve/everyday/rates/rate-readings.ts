import type { Reading } from '../reading/worked-amount.ts';
import { batches } from './batches.ts';
import { howManyFit } from './how-many-fit.ts';
import { sameRate } from './same-rate.ts';
import { scaleOfMap } from './scale-of-map.ts';

export const rateReadings: readonly Reading[] = [sameRate, scaleOfMap, howManyFit, batches];
