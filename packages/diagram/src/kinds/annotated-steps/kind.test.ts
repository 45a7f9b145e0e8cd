import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutAnnotatedSteps } from './layout.ts';
import { readBackAnnotatedSteps } from './read-back.ts';
import type { AnnotatedSteps } from './schema.ts';

const steps: AnnotatedSteps = {
  kind: 'annotated-steps',
  steps: [
    { work: '2 × 3²', note: 'The power comes first.' },
    { work: null, note: '' },
  ],
};

test('work stands from top to bottom, each with its note', () => {
  expect(readBackAnnotatedSteps(layoutAnnotatedSteps(steps))).toEqual(steps);
});

test('describe reads the lines and keeps what is asked for unknown', () => {
  expect(describeDiagram(steps)).toBe(
    'Worked steps with notes, 2 lines. Line 1: 2 × 3², with the note: The power comes first. Line 2: an unknown value.',
  );
});

describe('check', () => {
  test('finds nothing in sound steps', () => expect(checkDiagram(steps)).toEqual([]));

  test('empty and too wide steps are told', () => {
    const wide = '12,345,678 + 12,345,678 + 12,345,678 + 9';
    const found = checkDiagram({
      ...steps,
      steps: [
        { work: ' ', note: '' },
        { work: wide, note: '' },
      ],
    });
    expect(found).toEqual(
      expect.arrayContaining([
        'Every step needs something that stands there.',
        `The step ${wide} is wider than its box.`,
      ]),
    );
  });
});
