import { z } from 'zod';
import { label } from '../label-text.ts';
import { planeAxis } from '../plane-axis.ts';

const pair = z.tuple([z.number(), z.number()]);

export const regionGraph = z.strictObject({
  kind: z.literal('region-graph'),
  x: planeAxis,
  y: planeAxis,
  /** One side of a straight boundary; left and right belong to upright boundaries. */
  regions: z
    .array(
      z.strictObject({
        through: z.tuple([pair, pair]),
        /** A dashed boundary does not belong to the region. */
        dashed: z.boolean(),
        side: z.enum(['above', 'below', 'left', 'right']),
      }),
    )
    .min(1)
    .max(4),
  /** Every side, hatched in two directions, or only the part that lies on all of these sides. */
  shade: z.enum(['each', 'overlap']),
  /** '?' asks for a name. */
  points: z.array(z.strictObject({ x: z.number(), y: z.number(), label: label.nullable() })).max(8),
});

export type RegionGraph = z.infer<typeof regionGraph>;
