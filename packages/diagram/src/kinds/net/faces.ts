import type { Place } from '../../svg/box.ts';
import type { Net } from './schema.ts';

type Face = { readonly corners: readonly Place[] };
/** A measured length on the net: from one place to another, with the size it belongs to. */
export type Measure = {
  readonly from: Place;
  readonly to: Place;
  readonly size: 0 | 1 | 2;
  readonly inside: boolean;
};
export type Unfolded = { readonly faces: readonly Face[]; readonly measures: readonly Measure[] };

/** The faces of the solid laid flat, in its own units, y upwards. */
export function unfold({ solid, sizes, judged, ends }: Net): Unfolded {
  if (solid === 'square-pyramid') return unfoldPyramid(sizes, judged);
  if (judged === 'open-top') {
    const { faces, measures } = unfoldRow(solid, sizes);
    return { faces: faces.filter((_, index) => index !== lidOfBox), measures };
  }
  const [above, below] = ends ?? (judged === 'overlap' ? [1, rowLength[solid] - 1] : [1, 1]);
  const { faces, measures } = unfoldRow(solid, sizes, [above, judged === 'overlap' ? null : below]);
  if (judged === 'missing-face') return { faces: faces.slice(0, -1), measures };
  return { faces: judged === 'overlap' ? [...faces, endAt(solid, sizes, below)] : faces, measures };
}

/** How many faces stand in the row between the two ends. */
export const rowLength = { box: 4, 'triangular-prism': 3 } as const;
const lidOfBox = 3;

type Row = keyof typeof rowLength;

const place = (x: number, y: number): Place => ({ x, y });

function rectangle(x: number, y: number, width: number, height: number): Face {
  return { corners: [place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height)] };
}

/** The faces of the row from left to right, with the second one's corner at zero, then the ends that are there. */
function unfoldRow(
  solid: Row,
  sizes: Net['sizes'],
  ends: readonly [number, number | null] = [1, 1],
): Unfolded {
  const tall = solid === 'box' ? sizes[1] : sizes[2];
  const row = rowOf(solid, sizes).map(({ x, width }) => rectangle(x, 0, width, tall));
  const [above, below] = ends;
  return {
    faces: [
      ...row,
      endAt(solid, sizes, above),
      ...(below === null ? [] : [upsideDown(endAt(solid, sizes, below), tall)]),
    ],
    measures: solid === 'box' ? measuresOfBox(sizes) : measuresOfPrism(sizes),
  };
}

/** A box as wall, base, wall, top; a prism as its walls at the height, the base and the long side of the triangle. */
function rowOf(
  solid: Row,
  [a, b, c]: Net['sizes'],
): readonly { readonly x: number; readonly width: number }[] {
  const widths = solid === 'box' ? [c, a, c, a] : [b, a, Math.hypot(a, b)];
  return widths.map((width, at) => ({
    x: widths.slice(0, at).reduce((sum, one) => sum + one, -(widths[0] ?? 0)),
    width,
  }));
}

/** The end that hangs above a face of the row. Of a prism it is the right triangle, with the side that it shares below. */
function endAt(solid: Row, sizes: Net['sizes'], at: number): Face {
  const [a, b, c] = sizes;
  const { x, width } = rowOf(solid, sizes)[at] ?? { x: 0, width: a };
  if (solid === 'box') return rectangle(x, b, width, at % 2 === 0 ? a : c);
  const slope = Math.hypot(a, b);
  const tops = [place(x + width, c + a), place(x, c + b), place(x + (a * a) / slope, c + (a * b) / slope)];
  return { corners: [place(x, c), place(x + width, c), tops[at] ?? place(x, c + b)] };
}

/** The same end below the row, which is `tall`. */
function upsideDown({ corners }: Face, tall: number): Face {
  return { corners: corners.map(({ x, y }) => place(x, tall - y)) };
}

function measuresOfBox([length, width, height]: Net['sizes']): readonly Measure[] {
  return [
    { from: place(0, -height), to: place(length, -height), size: 0, inside: false },
    { from: place(2 * length + height, 0), to: place(2 * length + height, width), size: 1, inside: false },
    { from: place(0, width + height), to: place(0, width), size: 2, inside: false },
  ];
}

function measuresOfPrism([base, height, length]: Net['sizes']): readonly Measure[] {
  const slope = Math.hypot(base, height);
  return [
    { from: place(0, length), to: place(base, length), size: 0, inside: true },
    { from: place(-height, length), to: place(0, length), size: 1, inside: false },
    { from: place(base + slope, 0), to: place(base + slope, length), size: 2, inside: false },
  ];
}

/** A star: the square with its triangles. One of them can be missing, or hang at the triangle beside it. */
function unfoldPyramid([side, slant]: Net['sizes'], judged: Net['judged']): Unfolded {
  const half = side / 2;
  const triangle = (...corners: readonly Place[]): Face => ({ corners });
  const [tip, corner] = [place(side + slant, half), place(side, side)];
  const last = {
    whole: [triangle(place(0, 0), place(0, side), place(-slant, half))],
    'moved-face': [triangle(tip, corner, mirrored(place(side, 0), tip, corner))],
    'missing-face': [],
  };
  return {
    faces: [
      rectangle(0, 0, side, side),
      triangle(place(0, 0), place(half, -slant), place(side, 0)),
      triangle(place(0, side), corner, place(half, side + slant)),
      triangle(place(side, 0), tip, corner),
      ...last[judged === 'moved-face' || judged === 'missing-face' ? judged : 'whole'],
    ],
    measures: [
      { from: place(0, 0), to: place(side, 0), size: 0, inside: true },
      { from: place(side, half), to: place(side + slant, half), size: 1, inside: true },
    ],
  };
}

/** A place on the other side of the line through two others. */
function mirrored(from: Place, a: Place, b: Place): Place {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((from.x - a.x) * dx + (from.y - a.y) * dy) / (dx * dx + dy * dy);
  return place(2 * (a.x + along * dx) - from.x, 2 * (a.y + along * dy) - from.y);
}
