import type { Reading } from '../reading/worked-amount.ts';
import { givesAway } from './gives-away.ts';
import { markedAgain } from './marked-again.ts';
import { oneAndOther } from './one-and-other.ts';
import { outOf, shareOfMoney } from './out-of.ts';
import { ratioParts } from './ratio-parts.ts';
import { restOfThings, threeByOne } from './rest-of-things.ts';
import { shareAndRest } from './share-and-rest.ts';
import { partOfPart, takenParts } from './taken-parts.ts';
import { totalAndRelation } from './total-and-relation.ts';
import { wholeFromLeft } from './whole-from-left.ts';
import { wholeFromRest } from './whole-from-rest.ts';

export const shareReadings: readonly Reading[] = [
  ratioParts,
  wholeFromRest,
  takenParts,
  partOfPart,
  markedAgain,
  totalAndRelation,
  wholeFromLeft,
  oneAndOther,
  shareAndRest,
  outOf,
  shareOfMoney,
  givesAway,
  restOfThings,
  threeByOne,
];
