import { sayCount } from '../../words/say-count.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import { tellAxisPlace } from '../value-axis.ts';
import { dotStacks } from './layout.ts';
import type { DotPlot } from './schema.ts';

export function titleDotPlot({ label }: DotPlot): string {
  return label.trim() === '' ? 'Dot plot' : `Dot plot of ${label.trim()}`;
}

/** Tells each stack of dots; adding them up is the reader's part. */
export function describeDotPlot(diagram: DotPlot): string {
  const { min, max, values } = diagram;
  const stacks = dotStacks(values).map(
    ({ value, count }) => `Over ${tellAxisPlace(diagram, value)}: ${sayCount(count, 'dot', 'dots')}.`,
  );
  const range = `${titleDotPlot(diagram)}, on an axis from ${writeNumber(min)} to ${writeNumber(max)}.`;
  return [range, ...stacks].join(' ');
}
