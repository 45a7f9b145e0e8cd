import type { DiagramOf } from '@playforward/diagram';
import { type Portions, quotientOf } from '../portions/portions-in-amounts.ts';
import type { AreaScene } from '../scenes/shapes/area-scenes.ts';

/** A rectangle whose area is the total and one of whose sides is the size; the other side has no label. */
export function knownSide({
  rectangle,
  total,
  size,
}: Portions & { readonly rectangle: AreaScene }): DiagramOf<'area-model'> {
  const [top, bottom] = quotientOf({ total, size });
  const isTop = rectangle.side === 'top';
  const asked = { size: top / bottom, label: null };
  const known = { size: size[0] / size[1], label: `${size.join('/')} ${rectangle.unit}` };
  return {
    kind: 'area-model',
    columns: [isTop ? known : asked],
    rows: [isTop ? asked : known],
    cells: [[`${total.join('/')} sq ${rectangle.unit}`]],
    shaded: [],
  };
}
