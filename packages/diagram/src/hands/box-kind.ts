import { clampPlace, isOnScale, writePlaceAt } from './hand-scale.ts';
import type { HandModule } from './hand-task.ts';

/** The five numbers of a box plot, as the student hears of them. */
export const boxNames = ['Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'] as const;

export const buildBox: HandModule<'build-box'> = {
  start({ line }) {
    const middle = Math.round((line.first + line.last) / 2);
    return { kind: 'build-box', numbers: boxNames.map((_, nth) => clampPlace(line, middle + nth - 2)) };
  },
  fault({ line }, { numbers }) {
    if (numbers.length !== boxNames.length) return 'A box plot has five numbers.';
    if (!numbers.every((place) => isOnScale(line, place))) return 'That is not a mark of this line.';
    return numbers.every((place, nth) => nth === 0 || place >= (numbers[nth - 1] ?? 0))
      ? null
      : 'The five numbers go from left to right.';
  },
  say({ line }, { numbers }) {
    const [smallest, lower, median, upper, largest] = boxNames.map((_, nth) =>
      writePlaceAt(line, numbers[nth] ?? 0),
    );
    return `The smallest number is ${smallest} and the largest ${largest}. The quartiles are ${lower} and ${upper}, and the median is ${median}.`;
  },
  tidy: (_, { numbers }) => ({ kind: 'build-box', numbers: [...numbers] }),
};
