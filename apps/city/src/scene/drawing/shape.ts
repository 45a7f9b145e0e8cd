export type Point = readonly [number, number, number];
export type Variant = 0 | 1 | 2;

/** How a surface looks beside its colour. Windows are columns and rows that the shader draws and lights. */
export type Paint = { top?: number; bevel?: number; windows?: readonly [number, number]; glow?: number };

/** One corner of a triangle: place 3, normal 3, colour 3 (0–255), columns of windows (or 128–255: glow), row of windows. */
export const floatsOfCorner = 11;

type Surface = {
  colour: number;
  glow?: number;
  shade?: boolean;
  windows?: readonly [number, number] | undefined;
};

/** Collects flat triangles. What is drawn after `details()` is left out on machines with little power. */
export class Shape {
  private readonly corners: number[] = [];
  private coreEnd: number | null = null;

  get triangles(): number {
    return this.corners.length / (3 * floatsOfCorner);
  }

  get coreTriangles(): number {
    return this.coreEnd ?? this.triangles;
  }

  numbers(): readonly number[] {
    return this.corners;
  }

  details(): this {
    this.coreEnd ??= this.triangles;
    return this;
  }

  box(at: Point, size: Point, colour: number, paint: Paint = {}): this {
    const [w, h, d] = [size[0] / 2, size[1], size[2] / 2];
    const bevel = paint.bevel ?? 0;
    const ring = (y: number, inset: number): Point[] => [
      [at[0] - w + inset, at[1] + y, at[2] - d + inset],
      [at[0] + w - inset, at[1] + y, at[2] - d + inset],
      [at[0] + w - inset, at[1] + y, at[2] + d - inset],
      [at[0] - w + inset, at[1] + y, at[2] + d - inset],
    ];
    const low = ring(0, 0);
    const high = ring(h - bevel, 0);
    const top = ring(h, bevel);
    const surface = { colour: paint.top ?? colour, glow: paint.glow ?? 0 };
    for (let side = 0; side < 4; side += 1) {
      const next = (side + 1) % 4;
      const columns = side % 2 === 0 ? 1 : d / w;
      const windows = paint.windows && windowsOf(paint.windows, columns);
      this.quad([low[next], low[side], high[side], high[next]], { colour, glow: paint.glow ?? 0, windows });
      if (bevel > 0) this.quad([high[next], high[side], top[side], top[next]], surface);
    }
    return this.quad([top[0], top[3], top[2], top[1]], surface);
  }

  /** A roof with its ridge along z (or along x when `across`). */
  gable(at: Point, size: Point, colour: number, across = false): this {
    const [w, h, d] = size;
    const put = (x: number, y: number, z: number): Point =>
      across ? [at[0] + z, at[1] + y, at[2] - x] : [at[0] + x, at[1] + y, at[2] + z];
    const [wide, deep] = across ? [d / 2, w / 2] : [w / 2, d / 2];
    const a = put(-wide, 0, -deep);
    const b = put(wide, 0, -deep);
    const c = put(wide, 0, deep);
    const e = put(-wide, 0, deep);
    const f = put(0, h, -deep);
    const g = put(0, h, deep);
    const surface = { colour };
    this.quad([e, g, f, a], surface).quad([b, f, g, c], surface);
    return this.triangle([a, f, b], surface).triangle([c, g, e], surface);
  }

  /** A pyramid roof over four corners. */
  hip(at: Point, size: Point, colour: number): this {
    return this.tube(at, [size[0] * Math.SQRT1_2, 0, size[1]], 4, {
      colour,
      turn: Math.PI / 4,
      stretch: size[2] / size[0],
    });
  }

  /** A cone, tube or drum: radius below, radius above, height. */
  tube(at: Point, size: Point, sides: number, look: Surface & { turn?: number; stretch?: number }): this {
    const [below, above, height] = size;
    const put = (step: number, radius: number, y: number): Point => {
      const angle = (step / sides) * Math.PI * 2 + (look.turn ?? 0);
      return [
        at[0] + Math.cos(angle) * radius,
        at[1] + y,
        at[2] + Math.sin(angle) * radius * (look.stretch ?? 1),
      ];
    };
    const lid: Point = [at[0], at[1] + height, at[2]];
    for (let step = 0; step < sides; step += 1) {
      const a = put(step, below, 0);
      const b = put(step + 1, below, 0);
      const c = put(step + 1, above, height);
      const d = put(step, above, height);
      if (above > 0.001) this.quad([b, a, d, c], look).triangle([d, lid, c], { ...look, windows: undefined });
      else this.triangle([b, a, lid], look);
    }
    return this;
  }

  /** A round body: an icosahedron, or one with each face cut in four when `fine`. */
  ball(at: Point, radius: Point, colour: number, fine = false): this {
    for (const face of fine ? fineFaces : roundFaces) {
      const height = (face[0][1] + face[1][1] + face[2][1]) / 3;
      const corner = (point: Point): Point => [
        at[0] + point[0] * radius[0],
        at[1] + point[1] * radius[1],
        at[2] + point[2] * radius[2],
      ];
      const tinted = tint(colour, 1 + height * 0.14);
      this.triangle([corner(face[0]), corner(face[1]), corner(face[2])], { colour: tinted, shade: false });
    }
    return this;
  }

  quad(points: readonly (Point | undefined)[], surface: Surface): this {
    const [a, b, c, d] = points;
    if (!a || !b || !c || !d) return this;
    this.put([a, b, c], surface, [0, 1, 2]);
    this.put([a, c, d], surface, [0, 2, 3]);
    return this;
  }

  triangle(points: readonly [Point, Point, Point], surface: Surface): this {
    this.put(points, { ...surface, windows: undefined }, [0, 0, 0]);
    return this;
  }

  private put(points: readonly [Point, Point, Point], surface: Surface, places: readonly number[]): void {
    const normal = normalOf(points);
    points.forEach((point, index) => {
      const shade = surface.shade === false ? 1 : 0.74 + 0.26 * Math.min(1, Math.max(0, point[1]) / 0.45);
      const place = windowPlaces[places[index] ?? 0] ?? [0, 0];
      const columns = surface.windows ? place[0] * surface.windows[0] : 0;
      const row = surface.windows ? place[1] * surface.windows[1] : 0;
      const light = surface.glow ? 128 + surface.glow * 127 : columns;
      const { colour } = surface;
      this.corners.push(...point, ...normal, ((colour >> 16) & 255) * shade, ((colour >> 8) & 255) * shade);
      this.corners.push((colour & 255) * shade, light, row);
    });
  }
}

/** Corner of a wall → share of its columns and rows of windows. */
const windowPlaces = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function windowsOf(windows: readonly [number, number], share: number): readonly [number, number] {
  return [Math.max(1, Math.round(windows[0] * share)), windows[1]];
}

function normalOf([a, b, c]: readonly [Point, Point, Point]): Point {
  const u: Point = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const v: Point = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const n: Point = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}

function tint(colour: number, by: number): number {
  const part = (shift: number): number => Math.min(255, Math.round(((colour >> shift) & 255) * by));
  return (part(16) << 16) | (part(8) << 8) | part(0);
}

type Face = readonly [Point, Point, Point];

const roundFaces: readonly Face[] = icosahedron();
const fineFaces: readonly Face[] = roundFaces.flatMap(cutFace);

function icosahedron(): Face[] {
  const high = Math.sqrt(0.2);
  const wide = 2 * high;
  const ring = (y: number, turn: number): Point[] =>
    [0, 1, 2, 3, 4].map((step) => {
      const angle = ((step + turn) * Math.PI * 2) / 5;
      return [Math.cos(angle) * wide, y, Math.sin(angle) * wide];
    });
  const up = ring(high, 0);
  const down = ring(-high, 0.5);
  const faces: Face[] = [];
  for (let step = 0; step < 5; step += 1) {
    const [a, b] = [up[step], up[(step + 1) % 5]];
    const [c, d] = [down[step], down[(step + 1) % 5]];
    if (!a || !b || !c || !d) continue;
    faces.push([[0, 1, 0], b, a], [a, b, c], [c, b, d], [c, d, [0, -1, 0]]);
  }
  return faces;
}

function cutFace([a, b, c]: Face): Face[] {
  const [ab, bc, ca] = [between(a, b), between(b, c), between(c, a)];
  return [
    [a, ab, ca],
    [ab, b, bc],
    [ca, bc, c],
    [ab, bc, ca],
  ];
}

function between(a: Point, b: Point): Point {
  const middle: Point = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  const length = Math.hypot(...middle);
  return [middle[0] / length, middle[1] / length, middle[2] / length];
}
