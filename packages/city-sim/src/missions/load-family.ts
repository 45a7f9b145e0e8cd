import type { MissionFamily } from './mission.ts';
import type { Family } from './template.ts';

/** Each family is a file of its own for whoever loads over a line; the compiler completes the list. */
const loaders: Record<MissionFamily, () => Promise<Family>> = {
  ratio: async () => (await import('./families/ratio.ts')).ratio,
  percent: async () => (await import('./families/percent.ts')).percent,
  linear: async () => (await import('./families/linear.ts')).linear,
  system: async () => (await import('./families/system.ts')).system,
  quadratic: async () => (await import('./families/quadratic.ts')).quadratic,
  geometry: async () => (await import('./families/geometry.ts')).geometry,
  exponential: async () => (await import('./families/exponential.ts')).exponential,
  statistics: async () => (await import('./families/statistics.ts')).statistics,
  probability: async () => (await import('./families/probability.ts')).probability,
  sinusoid: async () => (await import('./families/sinusoid.ts')).sinusoid,
  calculus: async () => (await import('./families/calculus.ts')).calculus,
  coordinate: async () => (await import('./families/coordinate.ts')).coordinate,
};

/** The rules of one family; rejects where its file cannot be fetched. */
export function loadFamily(name: MissionFamily): Promise<Family> {
  return loaders[name]();
}
