import type { Diagram } from '@playforward/diagram';

type Plane = Extract<Diagram, { kind: 'coordinate-plane' }>;

/** A plane with four quadrants and a grid line every `step`: `reach` to each side, one step less up and down. */
export function planeAround(reach: number, points: Plane['points'], step = 1): Plane {
  return {
    kind: 'coordinate-plane',
    x: { label: 'x', min: -reach, max: reach, step },
    y: { label: 'y', min: step - reach, max: reach - step, step },
    points,
    lines: [],
  };
}

/** A point as it is typed and read. */
export function pointText(x: number | string, y: number | string): string {
  return `(${x}, ${y})`.replaceAll('-', '−');
}
