import type { Situation } from '../situation.ts';
import { circleByPoints, nameOfConic, parabolaByFocus } from './conics.ts';
import { polarPoint, toPolar } from './polar.ts';
import {
  angleBetween,
  crossedSpeeds,
  directionOrProjection,
  distanceToPlane,
  lengthAndUnit,
  lengthBetween,
  letterInPerpendicular,
  lineMeetsPlane,
} from './vectors.ts';

/** Situations of vectors, conics and polar forms. */
export const planeSituations: readonly Situation[] = [
  lengthBetween,
  angleBetween,
  lengthAndUnit,
  letterInPerpendicular,
  crossedSpeeds,
  distanceToPlane,
  lineMeetsPlane,
  directionOrProjection,
  circleByPoints,
  parabolaByFocus,
  nameOfConic,
  toPolar,
  polarPoint,
];
