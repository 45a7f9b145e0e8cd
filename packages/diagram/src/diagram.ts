import { z } from 'zod';

/**
 * A diagram is data in mathematical units, never pixels. Labels are plain text; a fraction is written '3/4'.
 * `null` in a place of a value means "asked for": it is drawn as a question mark and never named in the text alternative.
 */
const label = z.string().max(40);

export const tapeDiagram = z.strictObject({
  kind: z.literal('tape-diagram'),
  /** One bar per row; `boxes` equal boxes, each showing `boxLabel` when given; `total` is the brace label. */
  rows: z
    .array(
      z.strictObject({
        label,
        boxes: z.int().min(1).max(24),
        boxLabel: label.nullable(),
        total: label.nullable(),
      }),
    )
    .min(1)
    .max(4),
  /** Brace over all rows together, e.g. the total; '?' asks for it. */
  bracket: label.nullable(),
});

export const ratioTable = z.strictObject({
  kind: z.literal('ratio-table'),
  heads: z.array(label).min(2).max(4),
  /** One array per head, all of one length: the entries from left to right; null is the entry asked for. */
  rows: z.array(z.array(label.nullable()).min(1).max(6)).min(2).max(4),
  /** An arrow between two columns with the operation, e.g. { from: 0, to: 1, label: '× 3' }. */
  arrows: z.array(z.strictObject({ from: z.int(), to: z.int(), label })).max(3),
});

export const doubleNumberLine = z.strictObject({
  kind: z.literal('double-number-line'),
  /** Two lines that share positions 0…1; each tick carries the upper and the lower value. */
  upper: label,
  lower: label,
  ticks: z
    .array(
      z.strictObject({
        /** Place along both lines, 0 (left end) to 1 (right end). */
        at: z.number().min(0).max(1),
        /** null: asked for, drawn as '?'; '' draws the tick without a label. */
        upper: label.nullable(),
        lower: label.nullable(),
      }),
    )
    .min(2)
    .max(14),
  /** Ticks to emphasise, as indexes into `ticks`. */
  marked: z.array(z.int()),
  /** Arrow between two ticks with its label, e.g. '÷ 5'. */
  arrow: z.strictObject({ from: z.int(), to: z.int(), label }).nullable(),
});

export const coordinatePlane = z.strictObject({
  kind: z.literal('coordinate-plane'),
  x: z.strictObject({ label, min: z.number(), max: z.number(), step: z.number().positive() }),
  y: z.strictObject({ label, min: z.number(), max: z.number(), step: z.number().positive() }),
  points: z.array(z.strictObject({ x: z.number(), y: z.number(), label: label.nullable() })).max(20),
  /** Straight lines or rays through two points, drawn to the edge of the plane. */
  lines: z
    .array(
      z.strictObject({
        through: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]),
      }),
    )
    .max(4),
});

export const percentGrid = z.strictObject({
  kind: z.literal('percent-grid'),
  /** Hundredths that are shaded; above 100 a second grid of 100 squares stands beside the first. */
  shaded: z.int().min(0).max(200),
  /** What one grid stands for, below it. */
  label: label.nullable(),
});

export const fractionBar = z.strictObject({
  kind: z.literal('fraction-bar'),
  /** Bars one below the other on one scale, each as many `wholes` long, every whole cut into `parts` equal parts. */
  bars: z
    .array(
      z.strictObject({
        label,
        wholes: z.int().min(1).max(12),
        parts: z.int().min(1).max(12),
        /** Parts that are shaded, from the left. */
        shaded: z.int().min(0).max(144),
        /** Parts in one group: a brace over each full group, from the left, as far as it is shaded; null: none. */
        group: z.int().min(1).max(144).nullable(),
      }),
    )
    .min(1)
    .max(3),
});

const areaSide = z
  .array(
    z.strictObject({
      size: z.number().positive(),
      /** null: asked for, drawn as '?'; '' writes nothing. */
      label: label.nullable(),
    }),
  )
  .min(1)
  .max(12);

export const areaModel = z.strictObject({
  kind: z.literal('area-model'),
  /** A rectangle cut into columns (from the left) and rows (from the top), as wide and as tall as their sizes. */
  columns: areaSide,
  rows: areaSide,
  /** One array a row, one label a column: null is asked for, '' writes nothing. */
  cells: z.array(z.array(label.nullable())).min(1).max(12),
  /** Cells that are shaded, as row and column, counted from 0. */
  shaded: z.array(z.tuple([z.int().min(0), z.int().min(0)])).max(144),
});

export const numberLine = z.strictObject({
  kind: z.literal('number-line'),
  min: z.number(),
  max: z.number(),
  /** A tick mark stands at every multiple of `step`, a number at every multiple of `labelStep`. */
  step: z.number().positive(),
  labelStep: z.number().positive(),
  /** How the numbers at the tick marks are written. */
  as: z.enum(['decimal', 'fraction']),
  /** What the numbers count, below the line. */
  label: label.nullable(),
  /** Dots with a name or a number above; '?' asks for the number. */
  points: z.array(z.strictObject({ at: z.number(), label: label.nullable() })).max(8),
  /** Stretches and rays: null runs on without end; an open end does not belong to it. */
  spans: z
    .array(
      z.strictObject({
        from: z.number().nullable(),
        to: z.number().nullable(),
        fromOpen: z.boolean(),
        toOpen: z.boolean(),
      }),
    )
    .max(2),
  /** Arrows above the line, e.g. a change or a distance with its length. */
  jumps: z.array(z.strictObject({ from: z.number(), to: z.number(), label })).max(3),
});

export const placeValue = z.strictObject({
  kind: z.literal('place-value'),
  /** Places from 10^highest on the left to 10^lowest on the right. */
  highest: z.int().min(-3).max(6),
  lowest: z.int().min(-4).max(6),
  rows: z
    .array(
      z.strictObject({
        label,
        /** One a place: null is asked for, '' leaves the place empty. */
        digits: z.array(label.nullable()).min(1).max(8),
        /** A strong rule above the row, as above a result. */
        ruled: z.boolean(),
      }),
    )
    .min(1)
    .max(5),
});

export const diagramSchema = z.discriminatedUnion('kind', [
  tapeDiagram,
  ratioTable,
  doubleNumberLine,
  coordinatePlane,
  percentGrid,
  fractionBar,
  areaModel,
  numberLine,
  placeValue,
]);

export type TapeDiagram = z.infer<typeof tapeDiagram>;
export type RatioTable = z.infer<typeof ratioTable>;
export type DoubleNumberLine = z.infer<typeof doubleNumberLine>;
export type CoordinatePlane = z.infer<typeof coordinatePlane>;
export type PercentGrid = z.infer<typeof percentGrid>;
export type FractionBar = z.infer<typeof fractionBar>;
export type AreaModel = z.infer<typeof areaModel>;
export type NumberLine = z.infer<typeof numberLine>;
export type PlaceValue = z.infer<typeof placeValue>;
export type Diagram = z.infer<typeof diagramSchema>;
export type DiagramKind = Diagram['kind'];
