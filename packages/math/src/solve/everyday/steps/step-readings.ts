import type { Reading } from '../reading/worked-amount.ts';
import { amountsOfDays } from './amounts-of-days.ts';
import { levelsApart } from './levels-apart.ts';
import { netChange } from './net-change.ts';
import { onAndOff } from './on-and-off.ts';
import { reachesLevel } from './reaches-level.ts';
import { everyTime, movedLevel } from './up-and-down.ts';

export const stepReadings: readonly Reading[] = [
  movedLevel,
  everyTime,
  amountsOfDays,
  levelsApart,
  netChange,
  reachesLevel,
  onAndOff,
];
