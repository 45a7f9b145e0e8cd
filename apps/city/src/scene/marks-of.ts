import { footprintOf } from '@playforward/city-sim';
import type { Mark } from './marks.ts';
import { plotRect } from './plot-place.ts';
import type { Ghost, TilePlace } from './scene-types.ts';

type Marked = { plot: number | null; ghost: Ghost | null; cursor: TilePlace | null };

/** What is drawn on the ground: one's own plot, the place of the blueprint, the cursor. */
export function marksOf({ plot, ghost, cursor }: Marked): Mark[] {
  const marks: Mark[] = [];
  const rect = plotRect(plot);
  if (rect) marks.push({ kind: 'plot', ...rect });
  if (ghost) {
    const { width, height } = footprintOf(ghost.type, ghost.params);
    marks.push({ kind: ghost.valid ? 'allowed' : 'refused', x: ghost.x, y: ghost.y, width, height });
  }
  if (cursor) marks.push({ kind: 'cursor', x: cursor.x, y: cursor.y, width: 1, height: 1 });
  return marks;
}
