import { z } from 'zod';
import { label } from '../label-text.ts';

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

export type NumberLine = z.infer<typeof numberLine>;
