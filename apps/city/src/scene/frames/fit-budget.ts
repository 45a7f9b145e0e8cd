import type { ModelDetail } from '../drawing/model-streams.ts';

/** How often a model stands and what one of it takes at each level. */
export type Load<Id> = { id: Id; count: number; mass: number; core: number; full: number };
export type Fit<Id> = { levels: Map<Id, ModelDetail>; trees: number };

/**
 * What may be drawn within a number of triangles. Details go first, then trees, then the shape of what takes most. Every
 * building stands at every level.
 */
export function fitBudget<Id>(
  loads: readonly Load<Id>[],
  trees: { wanted: number; core: number; full: number },
  budget: { limit: number; details: boolean },
): Fit<Id> {
  const total = (level: ModelDetail): number =>
    loads.reduce((sum, load) => sum + load.count * load[level], 0);
  const levels = (level: ModelDetail): Map<Id, ModelDetail> => new Map(loads.map(({ id }) => [id, level]));
  if (budget.details && total('full') + trees.wanted * trees.full <= budget.limit) {
    return { levels: levels('full'), trees: trees.wanted };
  }
  const fit = levels('core');
  let used = total('core');
  const heaviest = [...loads].sort((a, b) => b.count * (b.core - b.mass) - a.count * (a.core - a.mass));
  for (const { id, count, core, mass } of heaviest) {
    if (used <= budget.limit) break;
    fit.set(id, 'mass');
    used -= count * (core - mass);
  }
  const left = Math.max(0, budget.limit - used);
  return { levels: fit, trees: Math.min(trees.wanted, Math.floor(left / Math.max(1, trees.core))) };
}
