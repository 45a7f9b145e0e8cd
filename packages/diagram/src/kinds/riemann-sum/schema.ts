import { z } from 'zod';
import { formula } from '../../curve/curve.ts';
import { planeAxis } from '../plane-axis.ts';

export const riemannSum = z.strictObject({
  kind: z.literal('riemann-sum'),
  x: planeAxis,
  y: planeAxis,
  formula,
  /** The area between the curve and the x-axis from `from` to `to`, in `parts` parts of one width. */
  from: z.number(),
  to: z.number(),
  parts: z.int().min(1).max(20),
  /** Where the height of a part is taken; 'exact' tints the area itself. */
  rule: z.enum(['left', 'right', 'midpoint', 'trapezoid', 'exact']),
});

export type RiemannSum = z.infer<typeof riemannSum>;
