import { blockOfPlot, citySize, cornerOfBlock } from '@playforward/city-sim';
import { cityLimits } from '@playforward/contract';

/** Plots beside the center first: who moves in sees a town around, and a class that is small lives together. */
export const plotsFromCenter: readonly number[] = Array.from(
  { length: cityLimits.plots },
  (_, plot) => plot,
).sort((a, b) => awayFromCenter(a) - awayFromCenter(b) || a - b);

function awayFromCenter(plot: number): number {
  const { x, y } = cornerOfBlock(blockOfPlot(plot));
  const middle = (citySize - 7) / 2;
  return (x - middle) ** 2 + (y - middle) ** 2;
}
