import type { Layout } from '../kinds/kind-module.ts';
import type { Place } from '../svg/box.ts';
import type { Segment } from './figure-parts.ts';

export type LaidSegment = {
  readonly from: Place;
  readonly to: Place;
  readonly style: Segment['style'];
  readonly ticks: number;
};
/** Directions in radians as the figure has them, counterclockwise from the right. */
export type LaidAngle = {
  readonly at: Place;
  readonly start: number;
  readonly span: number;
  readonly mark: 'arc' | 'double-arc' | 'square';
  readonly radius: number;
};
export type LaidCircle = { readonly center: Place; readonly radius: number; readonly dashed: boolean };

export type FigureLayout = Layout & {
  /** Units of the drawing for one unit of the figure. */
  readonly scale: number;
  readonly points: readonly Place[];
  readonly dots: readonly Place[];
  readonly area: readonly Place[];
  readonly segments: readonly LaidSegment[];
  readonly angles: readonly LaidAngle[];
  readonly circles: readonly LaidCircle[];
};
