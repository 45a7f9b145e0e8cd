import { z } from 'zod';
import { curve } from '../../curve/curve.ts';
import { label } from '../label-text.ts';
import { planeAxis } from '../plane-axis.ts';

/** A bare axis has neither numbers nor grid lines: only the shape of the curve along it counts. */
const graphAxis = planeAxis.extend({ bare: z.boolean().optional() });

export const functionGraph = z.strictObject({
  kind: z.literal('function-graph'),
  x: graphAxis,
  y: graphAxis,
  curves: z.array(curve).min(1).max(4),
  /** Dots on or beside the curves; an open one is a hole. '?' asks for its name or its value. */
  points: z
    .array(z.strictObject({ x: z.number(), y: z.number(), label: label.nullable(), open: z.boolean() }))
    .max(10),
  /** Dashed straight lines that a curve comes near to: x = at, or y = at. */
  asymptotes: z.array(z.strictObject({ axis: z.enum(['x', 'y']), at: z.number() })).max(4),
});

export type FunctionGraph = z.infer<typeof functionGraph>;
