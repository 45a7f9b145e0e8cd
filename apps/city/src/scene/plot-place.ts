import { blockOfPlot, cornerOfBlock, plotSize } from '@playforward/city-sim';

/** The rectangle of a plot's tiles, or null when there is no such plot. */
export function plotRect(
  plot: number | null | undefined,
): { x: number; y: number; width: number; height: number } | null {
  const block = plot === null || plot === undefined ? -1 : blockOfPlot(plot);
  return block < 0 ? null : { ...cornerOfBlock(block), width: plotSize, height: plotSize };
}
