import { z } from 'zod';
import { label } from '../label-text.ts';

export const functionTable = z.strictObject({
  kind: z.literal('function-table'),
  /** What goes in and what comes out, e.g. 'x' and 'y', or 'Hours' and 'Dollars'. */
  input: label,
  output: label,
  /** The rule above the table, e.g. 'y = 3x + 1'; null writes nothing. */
  rule: label.nullable(),
  /** Pairs from top to bottom: null is asked for. */
  pairs: z
    .array(z.tuple([label.nullable(), label.nullable()]))
    .min(2)
    .max(8),
});

export type FunctionTable = z.infer<typeof functionTable>;
