import type { Reading } from '../reading/worked-amount.ts';
import { amountsOfDays } from './amounts-of-days.ts';
import { everyTime, movedLevel } from './up-and-down.ts';

export const stepReadings: readonly Reading[] = [movedLevel, everyTime, amountsOfDays];
