import { misconceptions } from '../misconceptions.ts';
import type { Fault, Sample } from './finding.ts';

/** Every wrong answer carries a misconception that is registered, or 'slip'; an unknown id would reach no report. */
export function checkMisconceptions({ spec }: Pick<Sample, 'spec'>): Fault[] {
  return spec.distractors.flatMap(({ misconception }): Fault[] =>
    misconception === 'slip' || Object.hasOwn(misconceptions, misconception)
      ? []
      : [
          {
            rule: 'misconception',
            message: `there is no misconception "${misconception}"; add it to src/misconceptions.ts or its parts`,
          },
        ],
  );
}
