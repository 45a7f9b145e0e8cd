import { footprintOf } from '@playforward/city-sim';
import { plotRect } from '../plot-place.ts';
import type { Ghost, OtherPlace, TilePlace } from '../scene-types.ts';
import type { Mark } from './marks.ts';

type Marked = {
  plot: number | null;
  ghost: Ghost | null;
  cursor: TilePlace | null;
  others: readonly OtherPlace[];
};

/** What is drawn on the ground: one's own plot, where others point, the place of the blueprint, the cursor. */
export function marksToDraw({ plot, ghost, cursor, others }: Marked): Mark[] {
  const marks: Mark[] = [];
  const rect = plotRect(plot);
  if (rect) marks.push({ kind: 'plot', ...rect });
  for (const { x, y, type, hue } of others) {
    const ground = type === null ? { width: 1, height: 1 } : footprintOf(type);
    marks.push({ kind: 'other', x, y, ...ground, hue });
  }
  if (ghost) {
    const { width, height } = footprintOf(ghost.type, ghost.params);
    marks.push({ kind: ghost.valid ? 'allowed' : 'refused', x: ghost.x, y: ghost.y, width, height });
  }
  if (cursor) marks.push({ kind: 'cursor', x: cursor.x, y: cursor.y, width: 1, height: 1 });
  return marks;
}
