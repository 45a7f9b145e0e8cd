import { sayCount } from '../../words/say-count.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import { tellAxisPlace } from '../value-axis.ts';
import { dotStacks, groupsOf } from './layout.ts';
import type { DotPlot } from './schema.ts';

export function titleDotPlot({ label, second }: DotPlot): string {
  const what = second ? 'Two dot plots' : 'Dot plot';
  return label.trim() === '' ? what : `${what} of ${label.trim()}`;
}

/** Tells each stack of dots; adding them up is the reader's part. */
export function describeDotPlot(diagram: DotPlot): string {
  const { min, max } = diagram;
  const range = `${titleDotPlot(diagram)}, on an axis from ${writeNumber(min)} to ${writeNumber(max)}.`;
  const groups = groupsOf(diagram).map(({ name, values }) => {
    const stacks = dotStacks(values).map(
      ({ value, count }) => `Over ${tellAxisPlace(diagram, value)}: ${sayCount(count, 'dot', 'dots')}.`,
    );
    return [...(name.trim() === '' ? [] : [`${name.trim()}.`]), ...stacks].join(' ');
  });
  return [range, ...groups].join(' ');
}
