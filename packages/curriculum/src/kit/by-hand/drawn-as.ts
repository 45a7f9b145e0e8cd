import type { ProblemBody } from '../../skill.ts';

/**
 * What is drawn, as it would be typed, where that is not the answer itself: the point that shows a number, the equation
 * of a line that is chosen among pictures. `wrong` stands beside the wrong answers, one by one; null is not drawn.
 */
export type DrawnAs = { readonly value: string; readonly wrong: readonly (string | null)[] };

/** The problem with what is drawn in the place of its answers. */
export function bodyAsDrawn(body: ProblemBody, { value, wrong }: DrawnAs): ProblemBody {
  return {
    ...body,
    answer: { ...body.answer, value },
    distractors: body.distractors.flatMap((one, nth) => {
      const drawn = wrong[nth];
      return drawn == null ? [] : [{ ...one, value: drawn }];
    }),
  };
}
