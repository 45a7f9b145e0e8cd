import type { Reading } from '../reading/worked-amount.ts';
import { betweenTimes } from './between-times.ts';
import { equalGroups, equalPacks } from './equal-groups.ts';
import { everyKth, togetherAgain } from './together-again.ts';

export const timeReadings: readonly Reading[] = [
  betweenTimes,
  togetherAgain,
  equalGroups,
  equalPacks,
  everyKth,
];
