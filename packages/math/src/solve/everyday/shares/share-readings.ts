import type { Reading } from '../reading/worked-amount.ts';
import { markedAgain } from './marked-again.ts';
import { ratioParts } from './ratio-parts.ts';
import { partOfPart, takenParts } from './taken-parts.ts';
import { wholeFromRest } from './whole-from-rest.ts';

export const shareReadings: readonly Reading[] = [
  ratioParts,
  wholeFromRest,
  takenParts,
  partOfPart,
  markedAgain,
];
