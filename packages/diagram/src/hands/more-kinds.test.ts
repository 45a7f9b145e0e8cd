import { describe, expect, test } from 'vitest';
import { equalCuts, possibleParts } from './bar-kind.ts';
import { moveShapeBy } from './figure-kinds.ts';
import { handFault, sayHand, startHand, writeHand } from './hand-kinds.ts';
import type {
  HandAnswer,
  HandBar,
  HandCurve,
  HandPoint,
  HandScale,
  HandShade,
  HandTask,
} from './hand-task.ts';
import { isShaded } from './region-kind.ts';

const scale: HandScale = { first: -6, last: 6, step: [1, 1], labelEvery: 1, as: 'decimal' };
const plane = { x: scale, y: scale, xName: 'x', yName: 'y' };
const match: HandTask = { kind: 'match-cards', cards: ['1/2', '0.2', '3'], places: ['50%', '20%'] };
const sort: HandTask = { kind: 'sort-cards', cards: ['√16', 'π'], boxes: ['Rational', 'Irrational'] };
const proof: HandTask = { kind: 'order-cards', cards: ['a', 'b', 'c'], from: '', to: '', places: 2 };
const table: HandTask = {
  kind: 'fill-table',
  heads: ['Blue', 'White'],
  rows: [
    ['3', '6', null],
    ['2', null, '8'],
  ],
};
const bars: HandTask = { kind: 'split-bar', look: 'bars', bars: ['Whole'], length: 12, parts: [null] };
const grid: HandTask = { kind: 'split-bar', look: 'grid', bars: [''], length: 100, parts: [100] };
const box: HandTask = { kind: 'build-box', line: scale, data: ['1', '2'], xName: 'minutes' };
const region: HandTask = { kind: 'shade-region', plane, names: ['y > x'], boundaries: [null] };
const fixed: HandTask = {
  kind: 'shade-region',
  plane,
  names: [''],
  boundaries: [
    [
      [0, 0],
      [1, 1],
    ],
  ],
};
const figure: HandTask = {
  kind: 'mark-figure',
  parts: [
    { name: 'side AB', shape: { kind: 'segment', from: [0, 0], to: [3, 0] } },
    { name: 'side BC', shape: { kind: 'segment', from: [3, 0], to: [3, 4] } },
  ],
};
const shape: HandTask = {
  kind: 'move-shape',
  plane,
  names: ['A', 'B'],
  shape: [
    [0, 0],
    [2, 1],
  ],
  moves: ['slide', 'turn', 'flip', 'scale'],
};
const claim: HandTask = { kind: 'argue', claims: ['It is.'], evidence: ['See.'], reasons: ['So.', 'No.'] };

const bar = (cuts: number[], shaded: number[]): HandBar => ({ cuts, shaded });
const split = (...all: HandBar[]): HandAnswer => ({ kind: 'split-bar', bars: all });
const shade = (points: [HandPoint, HandPoint], side: HandShade['side'], solid = true): HandAnswer => ({
  kind: 'shade-region',
  regions: [{ points, side, solid }],
});
const at = (points: HandPoint[]): HandAnswer => ({ kind: 'move-shape', points });

test.each<[string, HandTask, HandAnswer]>([
  ['a place without a card', match, { kind: 'match-cards', cards: [0, null] }],
  ['a card in two places', match, { kind: 'match-cards', cards: [0, 0] }],
  ['a card without a box', sort, { kind: 'sort-cards', boxes: [0, null] }],
  ['a box that is not there', sort, { kind: 'sort-cards', boxes: [0, 2] }],
  ['a row that is too short', proof, { kind: 'order-cards', order: [1] }],
  ['an empty cell', table, { kind: 'fill-table', cells: ['12', ' '] }],
  ['a cell that holds no number', table, { kind: 'fill-table', cells: ['12', 'four'] }],
  ['a cell too many', table, { kind: 'fill-table', cells: ['1', '2', '3'] }],
  ['cuts in the wrong order', bars, split(bar([8, 4], [0]))],
  ['a cut at the end of the bar', bars, split(bar([12], [0]))],
  ['a part that is not there', bars, split(bar([6], [2]))],
  ['nothing shaded', bars, split(bar([6], []))],
  ['squares that are cut anew', grid, split(bar([50], [0]))],
  ['five numbers that go back', box, { kind: 'build-box', numbers: [1, 0, 2, 3, 4] }],
  ['four numbers', box, { kind: 'build-box', numbers: [1, 2, 3, 4] }],
  ['a number off the line', box, { kind: 'build-box', numbers: [1, 2, 3, 4, 9] }],
  [
    'no side',
    region,
    shade(
      [
        [0, 0],
        [1, 1],
      ],
      null,
    ),
  ],
  [
    'a boundary through one point',
    region,
    shade(
      [
        [1, 1],
        [1, 1],
      ],
      'over',
    ),
  ],
  [
    'a boundary off the plane',
    region,
    shade(
      [
        [0, 0],
        [9, 1],
      ],
      'over',
    ),
  ],
  [
    'a given boundary that was moved',
    fixed,
    shade(
      [
        [0, 1],
        [1, 1],
      ],
      'over',
    ),
  ],
  ['nothing marked', figure, { kind: 'mark-figure', marked: [] }],
  ['a part of another figure', figure, { kind: 'mark-figure', marked: [7] }],
  [
    'a corner off the plane',
    shape,
    at([
      [0, 0],
      [9, 1],
    ]),
  ],
  [
    'a corner between grid lines',
    shape,
    at([
      [0, 0],
      [0.5, 1],
    ]),
  ],
  ['a corner too few', shape, at([[0, 0]])],
  ['a claim without a reason', claim, { kind: 'argue', claim: 0, evidence: 0, reason: null }],
])('%s is told in a sentence', (_, task, answer) => {
  expect(handFault(task, answer)).toMatch(/^[A-Z“].*\.$/);
});

test.each<[HandTask, HandAnswer, string]>([
  [match, { kind: 'match-cards', cards: [0, 1] }, '“50%” goes with “1/2”. “20%” goes with “0.2”.'],
  [
    sort,
    { kind: 'sort-cards', boxes: [0, 1] },
    'The box “Rational” holds √16. The box “Irrational” holds π.',
  ],
  [
    sort,
    { kind: 'sort-cards', boxes: [0, 0] },
    'The box “Rational” holds √16, π. The box “Irrational” is empty.',
  ],
  [proof, { kind: 'order-cards', order: [2, 0] }, 'The order is c, a.'],
  [
    table,
    { kind: 'fill-table', cells: ['12', '4'] },
    'The row “Blue” has 3, 6, and 12. The row “White” has 2, 4, and 8.',
  ],
  [bars, split(bar([4, 8], [0, 2])), '“Whole” has 3 equal parts, and 2 are shaded.'],
  [bars, split(bar([2, 8], [1])), '“Whole” has 3 parts that are not equal (2, 6, 4), and 1 is shaded.'],
  [grid, split(bar([...equalCuts(100, 100)], [0, 1])), 'The grid has 100 equal parts, and 2 are shaded.'],
  [
    box,
    { kind: 'build-box', numbers: [-2, 0, 1, 3, 6] },
    'The smallest number is −2 and the largest 6. The quartiles are 0 and 3, and the median is 1.',
  ],
  [
    region,
    shade(
      [
        [0, 0],
        [1, 1],
      ],
      'over',
      false,
    ),
    'The dashed line of y > x goes through (0, 0) and (1, 1). The side above it is shaded.',
  ],
  [
    fixed,
    shade(
      [
        [0, 0],
        [1, 1],
      ],
      'under',
    ),
    'The solid line goes through (0, 0) and (1, 1). The side below it is shaded.',
  ],
  [figure, { kind: 'mark-figure', marked: [1] }, 'The marked part is side BC.'],
  [
    shape,
    at([
      [0, 0],
      [-1, 2],
    ]),
    'The corners are A (0, 0) and B (−1, 2).',
  ],
  [claim, { kind: 'argue', claim: 0, evidence: 0, reason: 1 }, 'It is. See. No.'],
])('what is made is said in whole sentences', (task, answer, said) => {
  expect(handFault(task, answer)).toBeNull();
  expect(sayHand(task, answer)).toBe(said);
});

test.each([match, sort, proof, table, bars, grid, box, region, fixed, figure, shape, claim])(
  'what stands there at first can be said and is no finished answer, or another than any other',
  (task) => {
    expect(sayHand(task, startHand(task))).toMatch(/^[A-Z“].*\.$/);
    const isMoved = task.kind === 'build-box' || task.kind === 'move-shape';
    expect(handFault(task, startHand(task)) === null).toBe(isMoved);
  },
);

describe('one answer is written in one way', () => {
  const same = (task: HandTask, one: HandAnswer, other: HandAnswer) =>
    expect(writeHand(task, one)).toBe(writeHand(task, other));
  const different = (task: HandTask, one: HandAnswer, other: HandAnswer) =>
    expect(writeHand(task, one)).not.toBe(writeHand(task, other));

  test('a number in a cell may be written otherwise', () => {
    same(
      table,
      { kind: 'fill-table', cells: ['1.5', '−4'] },
      { kind: 'fill-table', cells: ['1 1/2', ' -4.0 '] },
    );
    different(
      table,
      { kind: 'fill-table', cells: ['1.5', '4'] },
      { kind: 'fill-table', cells: ['1.5', '-4'] },
    );
  });

  test('of equal parts any may be shaded, of unequal ones not', () => {
    same(bars, split(bar([4, 8], [0, 1])), split(bar([4, 8], [2, 0])));
    different(bars, split(bar([2, 8], [0])), split(bar([2, 8], [1])));
    different(bars, split(bar([4, 8], [0])), split(bar([6], [0])));
  });

  test('a boundary may be held elsewhere, its side and its kind may not change', () => {
    same(
      region,
      shade(
        [
          [0, 1],
          [1, 3],
        ],
        'over',
      ),
      shade(
        [
          [2, 5],
          [-3, -5],
        ],
        'over',
      ),
    );
    same(
      region,
      shade(
        [
          [2, 0],
          [2, 5],
        ],
        'over',
      ),
      shade(
        [
          [2, -3],
          [2, 1],
        ],
        'over',
      ),
    );
    different(
      region,
      shade(
        [
          [0, 1],
          [1, 3],
        ],
        'over',
      ),
      shade(
        [
          [0, 1],
          [1, 3],
        ],
        'under',
      ),
    );
    different(
      region,
      shade(
        [
          [0, 1],
          [1, 3],
        ],
        'over',
      ),
      shade(
        [
          [0, 1],
          [1, 3],
        ],
        'over',
        false,
      ),
    );
  });

  test('parts may be marked in any order', () => {
    same(figure, { kind: 'mark-figure', marked: [1, 0] }, { kind: 'mark-figure', marked: [0, 1, 1] });
  });

  test.each<[HandCurve, [HandPoint, HandPoint], [HandPoint, HandPoint]]>([
    [
      'ray',
      [
        [0, 0],
        [2, 2],
      ],
      [
        [0, 0],
        [5, 5],
      ],
    ],
    [
      'segment',
      [
        [0, 0],
        [2, 2],
      ],
      [
        [2, 2],
        [0, 0],
      ],
    ],
    [
      'sinusoid',
      [
        [0, 1],
        [1, 3],
      ],
      [
        [4, 1],
        [5, 3],
      ],
    ],
    [
      'sinusoid',
      [
        [0, 1],
        [1, 3],
      ],
      [
        [2, 1],
        [3, -1],
      ],
    ],
    [
      'step',
      [
        [0, 0],
        [2, 1],
      ],
      [
        [2, 1],
        [4, 2],
      ],
    ],
  ])('a %s may be held elsewhere', (curve, one, other) => {
    const task: HandTask = { kind: 'draw-graph', plane, curve };
    same(task, { kind: 'draw-graph', points: one }, { kind: 'draw-graph', points: other });
  });

  test.each<[HandCurve, [HandPoint, HandPoint], [HandPoint, HandPoint]]>([
    [
      'ray',
      [
        [0, 0],
        [2, 2],
      ],
      [
        [0, 0],
        [-2, -2],
      ],
    ],
    [
      'ray',
      [
        [0, 0],
        [2, 2],
      ],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'segment',
      [
        [0, 0],
        [2, 2],
      ],
      [
        [0, 0],
        [3, 3],
      ],
    ],
    [
      'sinusoid',
      [
        [0, 1],
        [1, 3],
      ],
      [
        [1, 1],
        [2, 3],
      ],
    ],
    [
      'step',
      [
        [0, 0],
        [2, 1],
      ],
      [
        [1, 0],
        [3, 1],
      ],
    ],
  ])('another %s is another drawing', (curve, one, other) => {
    const task: HandTask = { kind: 'draw-graph', plane, curve };
    different(task, { kind: 'draw-graph', points: one }, { kind: 'draw-graph', points: other });
  });
});

test('a figure is slid, turned, flipped and scaled around a point, and never off the grid', () => {
  const points: HandPoint[] = [
    [1, 0],
    [2, 1],
  ];
  const around: HandPoint = [0, 0];
  const by = (step: Parameters<typeof moveShapeBy>[2]['step'], pivot = around) =>
    moveShapeBy(plane, points, { step, around: pivot });
  expect(by({ kind: 'slide', across: -3, up: 2 })).toEqual([
    [-2, 2],
    [-1, 3],
  ]);
  expect(by({ kind: 'turn', to: 'left' })).toEqual([
    [0, 1],
    [-1, 2],
  ]);
  expect(by({ kind: 'turn', to: 'right' })).toEqual([
    [0, -1],
    [1, -2],
  ]);
  expect(by({ kind: 'turn', to: 'left' }, [1, 0])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(by({ kind: 'flip', over: 'upright' })).toEqual([
    [-1, 0],
    [-2, 1],
  ]);
  expect(by({ kind: 'flip', over: 'level' })).toEqual([
    [1, 0],
    [2, -1],
  ]);
  expect(by({ kind: 'flip', over: 'rising' })).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(by({ kind: 'flip', over: 'falling' })).toEqual([
    [0, -1],
    [-1, -2],
  ]);
  expect(by({ kind: 'scale', by: 'double' })).toEqual([
    [2, 0],
    [4, 2],
  ]);
  expect(by({ kind: 'scale', by: 'half' })).toBeNull();
  expect(by({ kind: 'slide', across: 5, up: 0 })).toBeNull();
});

test('the shaded side is the one that was said', () => {
  const over: HandShade = {
    points: [
      [0, 0],
      [1, 1],
    ],
    solid: true,
    side: 'over',
  };
  expect(isShaded(plane, over, [0, 2])).toBe(true);
  expect(isShaded(plane, over, [2, 0])).toBe(false);
  const upright: HandShade = {
    points: [
      [1, 0],
      [1, 3],
    ],
    solid: true,
    side: 'under',
  };
  expect(isShaded(plane, upright, [0, 5])).toBe(true);
  expect(isShaded(plane, upright, [2, 5])).toBe(false);
});

test('a bar of twelve marks can be cut into the parts that share them', () => {
  expect(possibleParts(12)).toEqual([1, 2, 3, 4, 6, 12]);
});
