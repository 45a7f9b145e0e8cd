import { calculus } from './families/calculus.ts';
import { coordinate } from './families/coordinate.ts';
import { exponential } from './families/exponential.ts';
import { geometry } from './families/geometry.ts';
import { linear } from './families/linear.ts';
import { percent } from './families/percent.ts';
import { probability } from './families/probability.ts';
import { quadratic } from './families/quadratic.ts';
import { ratio } from './families/ratio.ts';
import { sinusoid } from './families/sinusoid.ts';
import { statistics } from './families/statistics.ts';
import { system } from './families/system.ts';
import type { MissionFamily } from './mission.ts';
import type { Family } from './template.ts';

/** Every family; the compiler completes the list. */
export const families: Record<MissionFamily, Family> = {
  ratio,
  percent,
  linear,
  system,
  quadratic,
  geometry,
  exponential,
  statistics,
  probability,
  sinusoid,
  calculus,
  coordinate,
};
