import type { Situation } from '../situation.ts';
import { acidity } from './acidity.ts';
import { zerosBesideOne } from './known-zero.ts';
import { numberPair } from './number-pair.ts';
import { bounceHeight, percentLeft } from './repeated-shares.ts';
import { variation } from './variation.ts';

/** Situations of functions: variation, zeros, and laws with logarithms. */
export const functionSituations: readonly Situation[] = [
  variation,
  zerosBesideOne,
  acidity,
  numberPair,
  bounceHeight,
  percentLeft,
];
