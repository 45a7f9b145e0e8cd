import { z } from 'zod';

/** A place of a scale. Which places a task has is the task's own business; nothing larger is ever asked. */
const place = z.int().min(-10_000).max(10_000);
const mostParts = 24;
/** Cells of the largest grid, and words of the longest card or cell. */
const mostCells = 100;
const few = z.int().min(0).max(mostParts);

/** The place k has the value k · step, a numerator and a denominator. */
const scale = z.strictObject({
  first: place,
  last: place,
  step: z.tuple([z.int().min(1), z.int().min(1)]).readonly(),
  labelEvery: z.int().min(1),
  as: z.enum(['decimal', 'fraction']),
});
const plane = z.strictObject({ x: scale, y: scale, xName: z.string(), yName: z.string() });
const names = z.array(z.string()).min(1).max(mostParts).readonly();
const point = z.tuple([place, place]).readonly();
const pair = z.tuple([point, point]).readonly();
const spot = z.tuple([z.number(), z.number()]).readonly();
const spots = z.array(spot).readonly();
/** Addresses of pictures; null where a card has words alone. */
const pictures = z.array(z.string().nullable()).readonly().optional();

const part = z.strictObject({
  name: z.string(),
  shape: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('segment'),
      from: spot,
      to: spot,
      dashed: z.literal(true).optional(),
    }),
    z.strictObject({ kind: z.literal('region'), corners: spots }),
    z.strictObject({ kind: z.literal('angle'), at: spot, from: spot, to: spot }),
    z.strictObject({ kind: z.literal('term'), text: z.string() }),
  ]),
});

/** What is to be made by hand, by kind. It holds no key. Texts of cards, lines and cells are content text. */
export const handTask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('place-on-line'), line: scale, marks: names }),
  z.strictObject({ kind: z.literal('range-on-line'), line: scale }),
  z.strictObject({ kind: z.literal('plot-points'), plane, points: names }),
  z.strictObject({
    kind: z.literal('draw-graph'),
    plane,
    curve: z.enum([
      'line',
      'ray',
      'segment',
      'parabola',
      'absolute-value',
      'exponential',
      'sinusoid',
      'step',
    ]),
    among: z.array(point).min(3).max(mostParts).readonly().optional(),
  }),
  z.strictObject({
    kind: z.literal('shade-region'),
    plane,
    names,
    boundaries: z.array(pair.nullable()).min(1).max(4).readonly(),
  }),
  z.strictObject({
    kind: z.literal('build-chart'),
    bars: names,
    borders: names.optional(),
    height: scale,
    xName: z.string(),
    yName: z.string(),
    dots: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('build-box'),
    line: scale,
    data: z.array(z.string()).max(60).readonly(),
    xName: z.string(),
  }),
  z.strictObject({
    kind: z.literal('fill-table'),
    heads: names,
    rows: z.array(z.array(z.string().nullable()).min(1).max(mostParts).readonly()).min(1).max(12).readonly(),
    arrows: z
      .array(z.strictObject({ from: few, to: few, text: z.string() }))
      .readonly()
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('split-bar'),
    look: z.enum(['bars', 'grid', 'area']),
    bars: names,
    length: z.int().min(1).max(240),
    parts: z.array(z.int().min(1).max(mostCells).nullable()).readonly(),
  }),
  z.strictObject({
    kind: z.literal('order-cards'),
    cards: names,
    from: z.string(),
    to: z.string(),
    places: few.optional(),
  }),
  z.strictObject({ kind: z.literal('match-cards'), cards: names, pictures, places: names }),
  z.strictObject({ kind: z.literal('sort-cards'), cards: names, pictures, boxes: names }),
  z.strictObject({
    kind: z.literal('mark-figure'),
    parts: z.array(part).min(1).max(mostParts).readonly(),
    outline: z.array(spots).readonly().optional(),
    labels: z
      .array(z.strictObject({ at: spot, text: z.string() }))
      .readonly()
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('move-shape'),
    plane,
    names,
    shape: z.array(point).min(1).max(12).readonly(),
    moves: z
      .array(z.enum(['slide', 'turn', 'flip', 'scale']))
      .min(1)
      .readonly(),
  }),
  z.strictObject({ kind: z.literal('find-error'), who: z.string(), lines: names, reasons: names }),
  z.strictObject({ kind: z.literal('argue'), claims: names, evidence: names, reasons: names }),
]);

const end = z.strictObject({ at: place, filled: z.boolean() }).nullable();
const shade = z.strictObject({
  points: pair,
  solid: z.boolean(),
  side: z.enum(['over', 'under']).nullable(),
});
const marks = z.array(z.int().min(0).max(240)).max(mostCells).readonly();

/** What was made by hand: places of the task's scales, or numbers of its cards and parts, counted from 0. */
export const handAnswer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('place-on-line'),
    marks: z.array(place).min(1).max(mostParts).readonly(),
  }),
  z.strictObject({ kind: z.literal('range-on-line'), left: end, right: end }),
  z.strictObject({ kind: z.literal('plot-points'), points: z.array(point).min(1).max(mostParts).readonly() }),
  z.strictObject({ kind: z.literal('draw-graph'), points: pair }),
  z.strictObject({ kind: z.literal('shade-region'), regions: z.array(shade).min(1).max(4).readonly() }),
  z.strictObject({
    kind: z.literal('build-chart'),
    heights: z.array(place).min(1).max(mostParts).readonly(),
  }),
  z.strictObject({ kind: z.literal('build-box'), numbers: z.array(place).min(1).max(5).readonly() }),
  z.strictObject({
    kind: z.literal('fill-table'),
    cells: z.array(z.string().max(40)).min(1).max(60).readonly(),
  }),
  z.strictObject({
    kind: z.literal('split-bar'),
    bars: z
      .array(z.strictObject({ cuts: marks, shaded: marks }))
      .min(1)
      .max(mostParts)
      .readonly(),
  }),
  z.strictObject({ kind: z.literal('order-cards'), order: z.array(few).max(mostParts).readonly() }),
  z.strictObject({
    kind: z.literal('match-cards'),
    cards: z.array(few.nullable()).min(1).max(mostParts).readonly(),
  }),
  z.strictObject({
    kind: z.literal('sort-cards'),
    boxes: z.array(few.nullable()).min(1).max(mostParts).readonly(),
  }),
  z.strictObject({ kind: z.literal('mark-figure'), marked: z.array(few).max(mostParts).readonly() }),
  z.strictObject({ kind: z.literal('move-shape'), points: z.array(point).min(1).max(12).readonly() }),
  z.strictObject({ kind: z.literal('find-error'), line: few.nullable(), reason: few.nullable() }),
  z.strictObject({
    kind: z.literal('argue'),
    claim: few.nullable(),
    evidence: few.nullable(),
    reason: few.nullable(),
  }),
]);

export type HandTask = z.infer<typeof handTask>;
export type HandAnswer = z.infer<typeof handAnswer>;
