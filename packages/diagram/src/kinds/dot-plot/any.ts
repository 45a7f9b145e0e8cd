import * as fc from 'fast-check';
import { anyLabel, anyNumber } from '../../testing/any-parts.ts';

const anyValues = fc.array(anyNumber, { minLength: 1, maxLength: 60 });

/** Any data the schema lets through, sensible or not. */
export const anyDotPlot = fc.record(
  {
    kind: fc.constant('dot-plot' as const),
    min: anyNumber,
    max: anyNumber,
    step: fc.constantFrom(0.25, 1, 5),
    label: anyLabel,
    values: anyValues,
    second: fc.record({ names: fc.tuple(anyLabel, anyLabel), values: anyValues }),
  },
  { requiredKeys: ['kind', 'min', 'max', 'step', 'label', 'values'] },
);
