/** The last three have two sides and an angle across from the second: it meets the open side twice, once or never. */
export type TriangleKind =
  | 'sides'
  | 'broken'
  | 'angles'
  | 'off'
  | 'between'
  | 'side'
  | 'twice'
  | 'once'
  | 'never';

/** How many triangles have the parts. */
export type Count = 'none' | 'one' | 'two' | 'many';

/** Three numbers of a kind: lengths for sides, degrees for angles. */
export type TriangleParts = { kind: TriangleKind; x: number; y: number; z: number };

/** What is given, in words, by family of kinds. */
export const partsGiven = {
  sides: 'three sides',
  angles: 'three angles',
  between: 'two sides and the angle between them',
  side: 'two angles and the side between them',
  swing: 'two sides and an angle that is not between them',
} as const;

/** Kinds of the same parts, which may fit or not. */
export const familyOf = {
  sides: 'sides',
  broken: 'sides',
  angles: 'angles',
  off: 'angles',
  between: 'between',
  side: 'side',
  twice: 'swing',
  once: 'swing',
  never: 'swing',
} as const satisfies Readonly<Record<TriangleKind, keyof typeof partsGiven>>;

/** How many triangles each kind makes. */
export const countOf = {
  sides: 'one',
  broken: 'none',
  angles: 'many',
  off: 'none',
  between: 'one',
  side: 'one',
  twice: 'two',
  once: 'one',
  never: 'none',
} as const satisfies Readonly<Record<TriangleKind, Count>>;

/** What decides: with 30° at one end of a side, its other end is half as far from the open side as it is long. */
export function claimsOf({ kind, x, y, z }: TriangleParts): string[] {
  const [least = 0, middle = 0, most = 0] = [x, y, z].toSorted((a, b) => a - b);
  if (kind === 'sides') return [`${least} + ${middle} > ${most}`];
  if (kind === 'twice') return [`${x} / 2 < ${y}`, `${y} < ${x}`];
  if (kind === 'once') return [`${y} > ${x}`];
  if (kind === 'never') return [`${y} < ${x} / 2`];
  return [`${least} <= ${most}`];
}

/** The corners of a triangle whose parts lie on the lines of a grid and its diagonals; null for all others. */
export function cornersOf({
  kind,
  x,
  y,
  z,
  at: [left, low],
}: TriangleParts & { at: readonly [number, number] }) {
  const corners = (across: number, far: number, up: number) =>
    [
      [left, low],
      [left + across, low],
      [left + far, low + up],
    ] as const;
  if (kind === 'between' && z === 90) return corners(y, 0, x);
  if (kind !== 'side') return null;
  if (x === 45 && y === 45 && z % 2 === 0) return corners(z, z / 2, z / 2);
  if (x === 45 && y === 90) return corners(z, z, z);
  return x === 90 && y === 45 ? corners(z, 0, z) : null;
}

/** Which way the sides go from A and from B. */
export function waysOf({ kind, x, y }: TriangleParts): readonly [string, string] {
  if (kind === 'between') return ['90° at A', `${x} units straight up`];
  const way = (angle: number): string => (angle === 90 ? 'straight up' : 'one up for each one across');
  return [`${x}° at A and ${y}° at B`, `from A ${way(x)}, from B ${way(y)}`];
}
