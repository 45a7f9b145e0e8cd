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
export function unfold({ solid, sizes, judged }: Net): Unfolded {
  const { faces, measures } = unfoldSolid(solid, sizes);
  if (judged === undefined || judged === 'whole') return { faces, measures };
  const rest = faces.filter(
    (_, index) => index !== (judged === 'open-top' ? faces.length - 1 : spare[solid]),
  );
  return { faces: judged === 'overlap' ? [...rest, misplacedFace(solid, sizes)] : rest, measures };
}

/** Which face is not there, or not where it should be. */
const spare = { box: 1, 'square-pyramid': 4, 'triangular-prism': 4 } as const;

function unfoldSolid(solid: Net['solid'], sizes: Net['sizes']): Unfolded {
  if (solid === 'square-pyramid') return unfoldPyramid(sizes);
  return solid === 'box' ? unfoldBox(sizes) : unfoldPrism(sizes);
}

const place = (x: number, y: number): Place => ({ x, y });

function rectangle(x: number, y: number, width: number, height: number): Face {
  return { corners: [place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height)] };
}

/** A cross: the base in the middle, four walls around it, the top at the end of one wall. */
function unfoldBox([length, width, height]: Net['sizes']): Unfolded {
  return {
    faces: [
      rectangle(0, 0, length, width),
      rectangle(0, -height, length, height),
      rectangle(0, width, length, height),
      rectangle(-height, 0, height, width),
      rectangle(length, 0, height, width),
      rectangle(length + height, 0, length, width),
    ],
    measures: [
      { from: place(0, -height), to: place(length, -height), size: 0, inside: false },
      { from: place(2 * length + height, 0), to: place(2 * length + height, width), size: 1, inside: false },
      { from: place(0, width + height), to: place(0, width), size: 2, inside: false },
    ],
  };
}

function unfoldPyramid([side, slant]: Net['sizes']): Unfolded {
  const half = side / 2;
  const triangle = (...corners: readonly Place[]): Face => ({ corners });
  return {
    faces: [
      rectangle(0, 0, side, side),
      triangle(place(0, 0), place(half, -slant), place(side, 0)),
      triangle(place(0, side), place(side, side), place(half, side + slant)),
      triangle(place(0, 0), place(0, side), place(-slant, half)),
      triangle(place(side, 0), place(side + slant, half), place(side, side)),
    ],
    measures: [
      { from: place(0, 0), to: place(side, 0), size: 0, inside: true },
      { from: place(side, half), to: place(side + slant, half), size: 1, inside: true },
    ],
  };
}

/** Three walls in a row, one at each side of the right triangle, with a triangle above and below the middle one. */
function unfoldPrism([base, height, length]: Net['sizes']): Unfolded {
  const slope = Math.hypot(base, height);
  return {
    faces: [
      rectangle(0, 0, base, length),
      rectangle(-height, 0, height, length),
      rectangle(base, 0, slope, length),
      { corners: [place(0, length), place(base, length), place(0, length + height)] },
      { corners: [place(0, 0), place(0, -height), place(base, 0)] },
    ],
    measures: [
      { from: place(0, length), to: place(base, length), size: 0, inside: true },
      { from: place(-height, length), to: place(0, length), size: 1, inside: false },
      { from: place(base + slope, 0), to: place(base + slope, length), size: 2, inside: false },
    ],
  };
}

/** The spare face where it lands on another one: the wall on the lid, the second end on the sloping wall. */
function misplacedFace(solid: Net['solid'], [a, b, c]: Net['sizes']): Face {
  if (solid === 'box') return rectangle(a + c, b, a, c);
  if (solid === 'square-pyramid') return { corners: [place(0, a), place(0, a + b), place(-b, a / 2)] };
  const slope = Math.hypot(a, b);
  return {
    corners: [place(a, c), place(a + slope, c), place(a + (a * a) / slope, c + (a * b) / slope)],
  };
}
