import { z } from 'zod';
import { label } from '../label-text.ts';

export const outcomeGrid = z.strictObject({
  kind: z.literal('outcome-grid'),
  /** What the columns and the rows are, e.g. 'First cube' and 'Second cube'. */
  across: label,
  down: label,
  columns: z.array(label).min(2).max(6),
  rows: z.array(label).min(2).max(6),
  /** One entry a column in each row: null is asked for, '' leaves the cell empty. */
  cells: z.array(z.array(label.nullable()).min(2).max(6)).min(2).max(6),
  /** Cells that are tinted, as row and column, counted from 0. */
  marked: z.array(z.tuple([z.int().min(0).max(5), z.int().min(0).max(5)])).max(36),
});

export type OutcomeGrid = z.infer<typeof outcomeGrid>;
