import { z } from 'zod';
import { label } from '../label-text.ts';

const size = z.strictObject({
  size: z.number().positive(),
  /** null is asked for, '' writes nothing. */
  label: label.nullable(),
});

export const roundSolid = z.strictObject({
  kind: z.literal('round-solid'),
  /** From the bottom up, one on the other, all of one radius. 'down' has its point or its dome below. */
  parts: z
    .array(
      z.strictObject({
        shape: z.enum(['cylinder', 'cone', 'cone-down', 'hemisphere', 'hemisphere-down', 'sphere']),
        /** Of cylinders and cones; round parts are as tall as their radius makes them. */
        height: size.nullable(),
      }),
    )
    .min(1)
    .max(3),
  /** The size is the radius; the label is written at the length that is drawn. */
  radius: size,
  drawn: z.enum(['radius', 'diameter']),
  /** Along the side of a cone; '' writes nothing. */
  slant: label.nullable(),
});

export type RoundSolid = z.infer<typeof roundSolid>;
export type RoundPart = RoundSolid['parts'][number];
