import type { Situation } from '../situation.ts';
import { arcInRadians, clockHand, rangeOfWave } from './angles.ts';
import { coterminalAngle } from './coterminal.ts';
import { doubleCosine } from './double-angle.ts';
import { halfAngle, sumOfValues } from './exact-values.ts';
import { betweenExtremes, shiftWithDirection, waveModel, wheelModel } from './models.ts';
import { inQuadrant } from './quadrant.ts';
import { sumsOfAngles } from './sums-of-angles.ts';
import { turningSpeed } from './turning.ts';

/** Situations of angles and waves: exact values, quadrants, models and turning. */
export const waveSituations: readonly Situation[] = [
  doubleCosine,
  inQuadrant,
  sumsOfAngles,
  coterminalAngle,
  halfAngle,
  sumOfValues,
  betweenExtremes,
  wheelModel,
  waveModel,
  shiftWithDirection,
  turningSpeed,
  arcInRadians,
  rangeOfWave,
  clockHand,
];
