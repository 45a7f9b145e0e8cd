import { z } from 'zod';
import { label } from '../label-text.ts';

export const annotatedSteps = z.strictObject({
  kind: z.literal('annotated-steps'),
  /** From top to bottom: what stands there, and what is said about it; '' says nothing, null is asked for. */
  steps: z
    .array(z.strictObject({ work: label.nullable(), note: label }))
    .min(1)
    .max(6),
});

export type AnnotatedSteps = z.infer<typeof annotatedSteps>;
