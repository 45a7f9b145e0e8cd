import type { DiagramOf } from '@playforward/diagram';
import { type HandTask, writeHand } from '../kit/index.ts';
import { plus } from '../numbers/linear-sides.ts';
import { reducedSlope, type Slope } from '../numbers/lines/line-equations.ts';
import { type StandardForm, standardText } from '../numbers/lines/standard-form.ts';
import { signed } from '../numbers/signed-numbers.ts';
import { handPlane } from './hand-scales.ts';
import { crossingsOnGrid } from './line-planes.ts';

type Graph = DiagramOf<'region-graph'>;
export type Sign = '<' | '>' | '≤' | '≥';

/** y compared with a line: above it for > and ≥, without the line itself for < and >. */
export type HalfPlane = { readonly slope: Slope; readonly start: number; readonly sign: Sign };

const turned = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const;
const loosened = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' } as const;

/** The symbol that points the other way. */
export function turnedSign(sign: Sign): Sign {
  return turned[sign];
}

/** The symbol with the boundary where it was without it, and the other way around. */
export function otherBoundary(sign: Sign): Sign {
  return loosened[sign];
}

export function isStrict(sign: Sign): boolean {
  return sign === '<' || sign === '>';
}

export function isAbove(sign: Sign): boolean {
  return sign === '>' || sign === '≥';
}

/** ax + by compared with c, as TeX without dollar signs. */
export function inequalityText(form: StandardForm, sign: Sign): string {
  return standardText(form).replace('=', sign);
}

/** ax + by ≤ c solved for y. */
export function halfPlaneOf({ a, b, c }: StandardForm, sign: Sign): HalfPlane {
  return { slope: reducedSlope(-a, b), start: c / b, sign: b < 0 ? turned[sign] : sign };
}

/** Whether a point makes ax + by compared with c true. */
export function solves({ a, b, c }: StandardForm, sign: Sign, [x, y]: readonly [number, number]): boolean {
  const value = a * x + b * y;
  if (value === c) return !isStrict(sign);
  return isAbove(sign) === value > c;
}

/** A region of a graph; its boundary runs through the first and the last crossing of grid lines. */
export function regionOf({ slope, start, sign }: HalfPlane, reach: number): Graph['regions'][number] {
  const crossings = crossingsOnGrid({ slope, start }, reach);
  const [ax, ay] = crossings[0] ?? [0, start];
  const [bx, by] = crossings.at(-1) ?? [1, start];
  return {
    through: [
      [ax, ay],
      [bx, by],
    ],
    dashed: isStrict(sign),
    side: isAbove(sign) ? 'above' : 'below',
  };
}

/** Shaded half-planes on a plane that reaches as far to every side. */
export function regionsOn(
  reach: number,
  halfPlanes: readonly HalfPlane[],
  points: Graph['points'] = [],
): Graph {
  const axis = (label: string) => ({ label, min: -reach, max: reach, step: reach > 8 ? 2 : 1 });
  return {
    kind: 'region-graph',
    x: axis('x'),
    y: axis('y'),
    regions: halfPlanes.map((halfPlane) => regionOf(halfPlane, reach)),
    shade: 'each',
    points,
  };
}

/** y compared with a line, as TeX without dollar signs: 'y < 2x + 1'. */
export function halfPlaneText({ slope: { rise, run }, start, sign }: HalfPlane): string {
  const size = Math.abs(rise);
  const factor = run === 1 ? (size === 1 ? '' : String(size)) : `\\frac{${size}}{${run}}`;
  return rise === 0
    ? `y ${sign} ${signed(start)}`
    : `y ${sign} ${rise < 0 ? '−' : ''}${factor}x${plus(start)}`;
}

/** To draw the boundaries of half-planes and shade a side of each; one alone needs no name. */
export function shadeTask(reach: number, names: readonly string[] = ['']): HandTask {
  return { kind: 'shade-region', plane: handPlane(reach), names, boundaries: names.map(() => null) };
}

/** A half-plane as it is made for `shadeTask`. */
export function shaded(halfPlane: HalfPlane, reach: number): string {
  return shadedAll([halfPlane], { reach, names: [''] });
}

/** Several half-planes as they are made for `shadeTask` with their names. */
export function shadedAll(
  halfPlanes: readonly HalfPlane[],
  { reach, names }: { readonly reach: number; readonly names: readonly string[] },
): string {
  return writeHand(shadeTask(reach, names), {
    kind: 'shade-region',
    regions: halfPlanes.map((halfPlane) => {
      const {
        through: [[ax, ay], [bx, by]],
        dashed,
        side,
      } = regionOf(halfPlane, reach);
      return {
        points: [
          [ax, ay],
          [bx, by],
        ],
        solid: !dashed,
        side: side === 'above' ? 'over' : 'under',
      };
    }),
  });
}
