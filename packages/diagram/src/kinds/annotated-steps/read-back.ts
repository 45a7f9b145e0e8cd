import { isAsked } from '../../label/place-label.ts';
import type { AnnotatedStepsLayout } from './layout.ts';

export type AnnotatedStepsValues = {
  readonly kind: 'annotated-steps';
  /** From the top: the work, null where a question mark stands, and its note. */
  readonly steps: readonly { readonly work: string | null; readonly note: string }[];
};

export function readBackAnnotatedSteps({ steps }: AnnotatedStepsLayout): AnnotatedStepsValues {
  return {
    kind: 'annotated-steps',
    steps: steps
      .toSorted((a, b) => a.box.y - b.box.y)
      .map(({ work, note }) => ({ work: isAsked(work.text) ? null : work.text, note: note?.text ?? '' })),
  };
}
