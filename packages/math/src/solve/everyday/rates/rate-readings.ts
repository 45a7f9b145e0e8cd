import type { Reading } from '../reading/worked-amount.ts';
import { batches } from './batches.ts';
import { howManyFit } from './how-many-fit.ts';
import { oneRate } from './one-rate.ts';
import { partOfRecipe, unitPrice } from './part-of-recipe.ts';
import { ratesOfTwo } from './rates-of-two.ts';
import { sameRate } from './same-rate.ts';
import { scaleOfMap } from './scale-of-map.ts';
import { sharedWork } from './shared-work.ts';
import { speedOf } from './speed-of.ts';
import { startAndRate } from './start-and-rate.ts';
import { twoUnitRates } from './two-unit-rates.ts';
import { unitOfPlan } from './unit-of-plan.ts';
import { workTogether } from './work-together.ts';

export const rateReadings: readonly Reading[] = [
  sharedWork,
  sameRate,
  scaleOfMap,
  howManyFit,
  batches,
  startAndRate,
  oneRate,
  unitOfPlan,
  ratesOfTwo,
  workTogether,
  speedOf,
  partOfRecipe,
  unitPrice,
  twoUnitRates,
];
