import type { AnnotatedSteps } from './schema.ts';

export const annotatedStepsSamples: readonly AnnotatedSteps[] = [
  { kind: 'annotated-steps', steps: [{ work: '7x + 4', note: 'Two terms' }] },
  {
    kind: 'annotated-steps',
    steps: [
      { work: '5 + 3 × 2²', note: 'The power comes first.' },
      { work: '5 + 3 × 4', note: 'Then multiply.' },
      { work: '5 + 12', note: 'Add at the end.' },
      { work: null, note: '' },
    ],
  },
];
