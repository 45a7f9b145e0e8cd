import * as fc from 'fast-check';
import type { Diagram } from '../diagram.ts';

/** Any text a schema lets through: every 16-bit unit, so also control characters and lone surrogates. */
const anyLabel = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom(
    '</text><script>alert(1)</script>',
    '"><image href="https://example.org/x"/>',
    ']]>&amp;<!--',
    '3/4',
    '?',
  ),
);

const maybeLabel = fc.option(anyLabel);

const anyTape = fc.record({
  kind: fc.constant('tape-diagram' as const),
  rows: fc.array(
    fc.record({
      label: anyLabel,
      boxes: fc.integer({ min: 1, max: 24 }),
      boxLabel: maybeLabel,
      total: maybeLabel,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  bracket: maybeLabel,
});

const anyTable = fc.record({
  kind: fc.constant('ratio-table' as const),
  heads: fc.array(anyLabel, { minLength: 2, maxLength: 4 }),
  rows: fc.array(fc.array(maybeLabel, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 4 }),
  arrows: fc.array(
    fc.record({
      from: fc.integer({ min: -2, max: 7 }),
      to: fc.integer({ min: -2, max: 7 }),
      label: anyLabel,
    }),
    { maxLength: 3 },
  ),
});

const anyAt = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const anyLines = fc.record({
  kind: fc.constant('double-number-line' as const),
  upper: anyLabel,
  lower: anyLabel,
  ticks: fc.array(fc.record({ at: anyAt, upper: maybeLabel, lower: maybeLabel }), {
    minLength: 2,
    maxLength: 14,
  }),
  marked: fc.array(fc.integer({ min: -1, max: 14 }), { maxLength: 4 }),
  arrow: fc.option(
    fc.record({
      from: fc.integer({ min: 0, max: 13 }),
      to: fc.integer({ min: 0, max: 13 }),
      label: anyLabel,
    }),
  ),
});

const anyNumber = fc.integer({ min: -40, max: 40 });
const anyPlace = fc.tuple(anyNumber, anyNumber);
const anyAxis = fc.record({
  label: anyLabel,
  min: fc.integer({ min: -20, max: 0 }),
  max: fc.integer({ min: 1, max: 20 }),
  step: fc.constantFrom(0.5, 1, 2, 5),
});
const anyPlane = fc.record({
  kind: fc.constant('coordinate-plane' as const),
  x: anyAxis,
  y: anyAxis,
  points: fc.array(fc.record({ x: anyNumber, y: anyNumber, label: maybeLabel }), { maxLength: 6 }),
  lines: fc.array(fc.record({ through: fc.tuple(anyPlace, anyPlace) }), { maxLength: 4 }),
});

const anyGrid = fc.record({
  kind: fc.constant('percent-grid' as const),
  shaded: fc.integer({ min: 0, max: 200 }),
  label: maybeLabel,
});

const anyBars = fc.record({
  kind: fc.constant('fraction-bar' as const),
  bars: fc.array(
    fc.record({
      label: anyLabel,
      wholes: fc.integer({ min: 1, max: 12 }),
      parts: fc.integer({ min: 1, max: 12 }),
      shaded: fc.integer({ min: 0, max: 144 }),
      group: fc.option(fc.integer({ min: 1, max: 144 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const anySide = fc.array(fc.record({ size: fc.integer({ min: 1, max: 90 }), label: maybeLabel }), {
  minLength: 1,
  maxLength: 12,
});
const anyCell = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }));
const anyArea = fc.record({
  kind: fc.constant('area-model' as const),
  columns: anySide,
  rows: anySide,
  cells: fc.array(fc.array(maybeLabel, { maxLength: 12 }), { minLength: 1, maxLength: 12 }),
  shaded: fc.array(anyCell, { maxLength: 6 }),
});

const maybeNumber = fc.option(anyNumber);
const anyNumberLine = fc.record({
  kind: fc.constant('number-line' as const),
  min: fc.integer({ min: -20, max: 0 }),
  max: fc.integer({ min: 1, max: 20 }),
  step: fc.constantFrom(0.25, 0.5, 1, 2),
  labelStep: fc.constantFrom(0.5, 1, 2, 5),
  as: fc.constantFrom('decimal' as const, 'fraction' as const),
  label: maybeLabel,
  points: fc.array(fc.record({ at: anyNumber, label: maybeLabel }), { maxLength: 4 }),
  spans: fc.array(
    fc.record({ from: maybeNumber, to: maybeNumber, fromOpen: fc.boolean(), toOpen: fc.boolean() }),
    { maxLength: 2 },
  ),
  jumps: fc.array(fc.record({ from: anyNumber, to: anyNumber, label: anyLabel }), { maxLength: 3 }),
});

const anyChart = fc.record({
  kind: fc.constant('place-value' as const),
  highest: fc.integer({ min: -3, max: 6 }),
  lowest: fc.integer({ min: -4, max: 6 }),
  rows: fc.array(
    fc.record({
      label: anyLabel,
      digits: fc.array(maybeLabel, { minLength: 1, maxLength: 8 }),
      ruled: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

/** A diagram of any kind that its schema accepts, sensible or not. */
export const anyDiagram: fc.Arbitrary<Diagram> = fc.oneof(
  anyTape,
  anyTable,
  anyLines,
  anyPlane,
  anyGrid,
  anyBars,
  anyArea,
  anyNumberLine,
  anyChart,
);
