import { z } from 'zod';

/** A place of a scale. Which places a task has is the task's own business; nothing larger is ever asked. */
const place = z.int().min(-10_000).max(10_000);
const mostParts = 24;
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

/** What is to be made by hand, by kind. It holds no key. Texts of cards are content text. */
export const handTask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('place-on-line'), line: scale, marks: names }),
  z.strictObject({ kind: z.literal('range-on-line'), line: scale }),
  z.strictObject({ kind: z.literal('plot-points'), plane, points: names }),
  z.strictObject({
    kind: z.literal('draw-graph'),
    plane,
    curve: z.enum(['line', 'parabola', 'absolute-value', 'exponential']),
  }),
  z.strictObject({
    kind: z.literal('build-chart'),
    bars: names,
    borders: names.optional(),
    height: scale,
    xName: z.string(),
    yName: z.string(),
  }),
  z.strictObject({ kind: z.literal('order-cards'), cards: names, from: z.string(), to: z.string() }),
  z.strictObject({ kind: z.literal('find-error'), who: z.string(), lines: names, reasons: names }),
]);

const end = z.strictObject({ at: place, filled: z.boolean() }).nullable();
const point = z.tuple([place, place]).readonly();

/** What was made by hand: places of the task's scales, or numbers of its cards, counted from 0. */
export const handAnswer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('place-on-line'),
    marks: z.array(place).min(1).max(mostParts).readonly(),
  }),
  z.strictObject({ kind: z.literal('range-on-line'), left: end, right: end }),
  z.strictObject({ kind: z.literal('plot-points'), points: z.array(point).min(1).max(mostParts).readonly() }),
  z.strictObject({ kind: z.literal('draw-graph'), points: z.tuple([point, point]).readonly() }),
  z.strictObject({
    kind: z.literal('build-chart'),
    heights: z.array(place).min(1).max(mostParts).readonly(),
  }),
  z.strictObject({ kind: z.literal('order-cards'), order: z.array(few).min(1).max(mostParts).readonly() }),
  z.strictObject({ kind: z.literal('find-error'), line: few.nullable(), reason: few.nullable() }),
]);

export type HandTask = z.infer<typeof handTask>;
export type HandAnswer = z.infer<typeof handAnswer>;
