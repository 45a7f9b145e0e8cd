/** Triangles of everything that stands, with and without its details. */
export type Load = {
  core: number;
  full: number;
  trees: number;
  treeCore: number;
  treeFull: number;
  detailed: boolean;
};

/**
 * What may be drawn within a number of triangles: details while they fit, then fewer trees. Buildings always stand. Without `detailed` nobody asks for details.
 */
export function fitBudget(load: Load, limit: number): { details: boolean; trees: number } {
  if (load.detailed && load.full + load.trees * load.treeFull <= limit)
    return { details: true, trees: load.trees };
  const left = Math.max(0, limit - load.core);
  return { details: false, trees: Math.min(load.trees, Math.floor(left / Math.max(1, load.treeCore))) };
}
