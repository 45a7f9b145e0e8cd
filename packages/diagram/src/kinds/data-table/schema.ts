import { z } from 'zod';
import { label } from '../label-text.ts';

export const dataTable = z.strictObject({
  kind: z.literal('data-table'),
  /** What the table tells, above it; '' writes nothing. */
  title: label,
  heads: z.array(label).min(2).max(5),
  /** One array a row, one entry a head: null is asked for, '' leaves the place empty. */
  rows: z.array(z.array(label.nullable())).min(1).max(8),
});

export type DataTable = z.infer<typeof dataTable>;
