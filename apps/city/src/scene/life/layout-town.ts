import type { Prop } from '../drawing/prop-mesh.ts';
import { avenue } from '../land.ts';

/** How far a plot has grown, and which part of the garlands of its city hang over the avenue. */
export type TownLook = { plot: number; step: number; garlands: number };

type Corner = { x: number; y: number };
type Place = Pick<Prop, 'x' | 'z' | 'turn'>;

export type TownLayout = { tub: Prop[]; garland: Prop[] };

/** What each kind of tub is: a small tree, a flower bed, a market stall. */
const tub = { tree: 0, flowers: 1, stall: 2 } as const;
/** The steps at which the four sides of a plot get their trees, and at which they get their garlands. */
const treesFrom = 2;
const flowersFrom = 6;
const stallsFrom = 7;
const garlandsFrom = 9;
const mostGarlands = 28;

/** Places along one side of a plot, on its pavement. */
function along({ x, y }: Corner, side: number, at: number): Place {
  const near = -0.06;
  const far = 7.06;
  if (side === 0) return { x: x + at, z: y + far, turn: 0 };
  if (side === 1) return { x: x + far, z: y + at, turn: Math.PI / 2 };
  if (side === 2) return { x: x + at, z: y + near, turn: Math.PI };
  return { x: x + near, z: y + at, turn: -Math.PI / 2 };
}

/** What stands around a plot by its step, and over the avenue by what its city has done together. */
export function layoutTown({ step, garlands }: Omit<TownLook, 'plot'>, corner: Corner | null): TownLayout {
  const layout: TownLayout = { tub: [], garland: [] };
  if (corner) {
    for (let side = 0; side < 4; side += 1) {
      if (step >= treesFrom + side) {
        for (const at of [0.6, 2.05, 3.5, 4.95, 6.4]) {
          layout.tub.push({ ...along(corner, side, at), variant: tub.tree, motion: 'sway' });
        }
      }
      if (step >= flowersFrom) {
        for (const at of [1.3, 5.7]) layout.tub.push({ ...along(corner, side, at), variant: tub.flowers });
      }
      if (step >= stallsFrom + (side >> 1)) {
        layout.tub.push({ ...along(corner, side, 2.8), variant: tub.stall });
        layout.tub.push({ ...along(corner, side, 4.2), variant: tub.stall });
      }
      if (step >= garlandsFrom + side) {
        for (let at = 0; at < 7; at += 1) {
          layout.garland.push({ ...along(corner, side, at + 0.5), variant: at % 3 });
        }
      }
    }
  }
  for (let at = 0; at < Math.round(mostGarlands * garlands); at += 1) {
    const half = at >> 1;
    const place = avenue - 6.5 + half + (half > 5 ? 1 : 0);
    layout.garland.push(
      at % 2 === 0
        ? { x: avenue + 0.5, z: place, turn: Math.PI / 2, variant: half % 3 }
        : { x: place, z: avenue + 0.5, turn: 0, variant: half % 3 },
    );
  }
  return layout;
}
