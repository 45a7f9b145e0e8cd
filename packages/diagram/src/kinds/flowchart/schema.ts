import { z } from 'zod';
import { label } from '../label-text.ts';

export const flowchart = z.strictObject({
  kind: z.literal('flowchart'),
  /** From top to bottom. A box with a `side` asks something: on yes the way leads through the side, on no straight down. */
  boxes: z
    .array(z.strictObject({ text: label, side: label.nullable() }))
    .min(2)
    .max(5),
});

export type Flowchart = z.infer<typeof flowchart>;
