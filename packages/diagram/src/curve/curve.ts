import { z } from 'zod';

const number = z.number();

/** A function of x by its numbers. Where it has no value, nothing is drawn. */
export const formula = z.discriminatedUnion('type', [
  /** c0 + c1·x + c2·x² + … */
  z.strictObject({ type: z.literal('polynomial'), coefficients: z.array(number).min(1).max(6) }),
  /** a·base^x + k */
  z.strictObject({ type: z.literal('exponential'), a: number, base: number.positive(), k: number }),
  /** a·log_base(x − h) + k, or a·log_base(h − x) + k where it lies to the left of h */
  z.strictObject({
    type: z.literal('logarithm'),
    a: number,
    base: number.positive(),
    h: number,
    k: number,
    left: z.boolean().optional(),
  }),
  /** a·|x − h| + k */
  z.strictObject({ type: z.literal('absolute'), a: number, h: number, k: number }),
  /** a·√(x − h) + k, or a·√(h − x) + k where it lies to the left of h */
  z.strictObject({ type: z.literal('root'), a: number, h: number, k: number, left: z.boolean().optional() }),
  /** a·∛(x − h) + k */
  z.strictObject({ type: z.literal('cube-root'), a: number, h: number, k: number }),
  /** a/(x − h) + k */
  z.strictObject({ type: z.literal('reciprocal'), a: number, h: number, k: number }),
  /** amplitude·sin(2π(x − shift)/period) + middle */
  z.strictObject({
    type: z.literal('sine'),
    amplitude: number,
    period: number.positive(),
    shift: number,
    middle: number,
  }),
  /** Straight from place to place, with x growing. */
  z.strictObject({
    type: z.literal('path'),
    places: z
      .array(z.tuple([number, number]))
      .min(2)
      .max(12),
  }),
]);

export const curve = z.strictObject({
  formula,
  /** Where the curve starts and ends; null runs to the edge of the plane, without a dot. */
  from: number.nullable(),
  to: number.nullable(),
  /** An open end does not belong to the curve. */
  fromOpen: z.boolean(),
  toOpen: z.boolean(),
});

export type Formula = z.infer<typeof formula>;
export type Curve = z.infer<typeof curve>;
