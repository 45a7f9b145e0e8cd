/** A rectangle in drawing units, y downwards. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Place = { readonly x: number; readonly y: number };

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function boxContains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Whether the straight stroke from a to b touches the box (clipping by parameter, Liang and Barsky). */
export function strokeCrossesBox(a: Place, b: Place, box: Box): boolean {
  return clipStroke(a, b, box) !== null;
}

/** The part of the stroke from a to b inside the box, or null when it misses the box. */
export function clipStroke(a: Place, b: Place, box: Box): readonly [Place, Place] | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let from = 0;
  let to = 1;
  const edges: readonly [number, number][] = [
    [-dx, a.x - box.x],
    [dx, box.x + box.width - a.x],
    [-dy, a.y - box.y],
    [dy, box.y + box.height - a.y],
  ];
  for (const [towards, room] of edges) {
    if (towards === 0 && room < 0) return null;
    if (towards < 0) from = Math.max(from, room / towards);
    if (towards > 0) to = Math.min(to, room / towards);
  }
  if (from > to) return null;
  return [
    { x: a.x + from * dx, y: a.y + from * dy },
    { x: a.x + to * dx, y: a.y + to * dy },
  ];
}
