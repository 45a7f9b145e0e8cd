import { byFormula, type Exercise, exercise } from './exercise.ts';

/** Two numbers by their product, or by what makes it largest. */
export const productExercises: readonly Exercise[] = [
  ...exercise(
    [
      '[ask]two (?:positive )?numbers (?:whose sum is|with a sum of|that add (?:up )?to) {s} and (?:whose product is|with|that have|have)(?: as large as possible| (?:a|the) (?:maximum|greatest|largest)(?: possible)?(?: product)?)',
      '[ask]two (?:positive )?numbers (?:whose sum is|with a sum of|that add (?:up )?to) {s} and whose product is (?:a maximum|as large as possible|maximized|the greatest)',
    ],
    ({ s = '' }) =>
      byFormula({
        formula: 'x = s/2',
        values: { s },
        rule: 'square-is-largest',
        kind: 'story',
        says: (x) => `${x} and ${x}`,
      }),
  ),
];
