import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutNumberLine } from './layout.ts';
import { readBackNumberLine } from './read-back.ts';
import type { NumberLine } from './schema.ts';
import { writePlace } from './write-place.ts';

const line = (change: Partial<NumberLine> = {}): NumberLine => ({
  kind: 'number-line',
  min: -2,
  max: 2,
  step: 0.25,
  labelStep: 1,
  as: 'decimal',
  label: null,
  points: [],
  spans: [],
  jumps: [],
  ...change,
});

test('ticks, points and ends stand at their numbers', () => {
  const values = readBackNumberLine(
    layoutNumberLine(
      line({
        points: [{ at: -1.25, label: 'A' }],
        spans: [{ from: null, to: 0.5, fromOpen: false, toOpen: true }],
      }),
    ),
  );
  expect(values.ticks).toHaveLength(17);
  expect(values.ticks[3]).toBeCloseTo(-1.25, 9);
  expect(values.points[0]).toBeCloseTo(-1.25, 9);
  expect(values.spans[0]?.from).toBeNull();
  expect(values.spans[0]?.to?.at).toBeCloseTo(0.5, 9);
  expect(values.spans[0]?.to?.open).toBe(true);
});

test.each([
  [-1.25, 'fraction', '−1 1/4'],
  [-0.75, 'fraction', '−3/4'],
  [2 / 3, 'fraction', '2/3'],
  [-3, 'fraction', '−3'],
  [-1.25, 'decimal', '−1.25'],
] as const)('%d is written as a %s: %s', (value, as, text) => expect(writePlace(value, as)).toBe(text));

test('labels of neighboring points stand in two rows instead of touching', () => {
  const crowded = line({
    points: [
      { at: -0.5, label: '−0.50' },
      { at: -0.25, label: '−0.25' },
    ],
  });
  expect(checkDiagram(crowded)).toEqual([]);
});

test.each([
  [{ min: 2, max: 2 }, 'The line must go from a smaller to a larger number.'],
  [{ points: [{ at: 3, label: null }] }, 'The place 3 is outside the line.'],
  [{ labelStep: 0.4 }, 'Numbers must stand at tick marks.'],
  [{ step: 0.01 }, 'The line has more than 40 steps.'],
  [{ label: ' ' }, 'A line needs a name; leave it out with null.'],
  [
    { spans: [{ from: 1, to: 0, fromOpen: false, toOpen: false }] },
    'A thick line must run from left to right.',
  ],
  [{ spans: [{ from: null, to: 0, fromOpen: true, toOpen: false }] }, 'An end that runs on has no circle.'],
  [{ jumps: [{ from: 1, to: 1, label: '1' }] }, 'An arrow starts and ends at the same place.'],
] as const)('%j is refused', (change, problem) => {
  expect(checkDiagram(line(change as Partial<NumberLine>))).toContain(problem);
});

describe('describe', () => {
  test('tells a point by the marks it stands on and never its number', () => {
    expect(describeDiagram(line({ points: [{ at: -1.25, label: 'A' }] }))).toBe(
      'Number line from −2 to 2. The numbers −2, −1, 0, 1, and 2 are written below it. ' +
        'From each number to the next there are 4 equal spaces. ' +
        'The point labeled A is at the place 3 tick marks to the right of −2.',
    );
  });

  test('names the next number where each mark has one', () => {
    const text = describeDiagram(line({ step: 1, labelStep: 1, points: [{ at: -0.2, label: null }] }));
    expect(text).toContain('between −1 and 0, nearer to 0.');
  });

  test('tells how far apart the marks are where a single number is written', () => {
    expect(describeDiagram(line({ labelStep: 100 }))).toContain(
      'The number 0 is written below it. A tick mark stands every 0.25.',
    );
  });

  test('tells where rays start and how arrows run', () => {
    const text = describeDiagram(
      line({
        spans: [{ from: 1, to: null, fromOpen: true, toOpen: false }],
        jumps: [{ from: 0, to: -2, label: '2 units' }],
      }),
    );
    expect(text).toContain('A thick line runs from 1 with an open circle to the right without end.');
    expect(text).toContain('An arrow labeled 2 units goes from 0 to −2.');
  });
});
