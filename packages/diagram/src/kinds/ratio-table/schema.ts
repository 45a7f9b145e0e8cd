import { z } from 'zod';
import { label } from '../label-text.ts';

export const ratioTable = z.strictObject({
  kind: z.literal('ratio-table'),
  heads: z.array(label).min(2).max(4),
  /** One array per head, all of one length: the entries from left to right; null is the entry asked for. */
  rows: z.array(z.array(label.nullable()).min(1).max(6)).min(2).max(4),
  /** An arrow between two columns with the operation, e.g. { from: 0, to: 1, label: '× 3' }. */
  arrows: z.array(z.strictObject({ from: z.int(), to: z.int(), label })).max(3),
});

export type RatioTable = z.infer<typeof ratioTable>;
