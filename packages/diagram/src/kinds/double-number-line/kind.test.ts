import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutDoubleNumberLine } from './layout.ts';
import { readBackDoubleNumberLine } from './read-back.ts';
import type { DoubleNumberLine } from './schema.ts';

const pump: DoubleNumberLine = {
  kind: 'double-number-line',
  upper: 'Liters',
  lower: 'Minutes',
  ticks: [
    { at: 0, upper: '0', lower: '0' },
    { at: 0.25, upper: null, lower: '1' },
    { at: 1, upper: '540', lower: '4' },
  ],
  marked: [],
  arrow: null,
};

/** Evenly spaced ticks with numbers of the given steps; the asked and the marked tick are chosen. */
function spaced(
  count: number,
  [up, down]: readonly [number, number],
  asked: number,
  marked: number,
): DoubleNumberLine {
  const ticks = Array.from({ length: count }, (_, index) => ({
    at: index / (count - 1),
    upper: index === asked ? null : String(index * up),
    lower: String(index * down),
  }));
  return { ...pump, ticks, marked: [marked], arrow: { from: 0, to: marked, label: '× 2' } };
}

describe('layout', () => {
  test('the tick at 0.25 is drawn at 25 % of both lines', () => {
    const layout = layoutDoubleNumberLine(pump);
    const x = layout.ticks[1]?.x ?? 0;
    expect((x - layout.left) / (layout.right - layout.left)).toBeCloseTo(0.25, 9);
    expect(layout.ticks[1]?.upper).toMatchObject({ text: '?', look: 'asked' });
  });

  test('reads back every tick, with null where the value is asked for', () => {
    const { ticks } = readBackDoubleNumberLine(layoutDoubleNumberLine(pump));
    expect(ticks.map(({ at, upper, lower }) => [Math.round(at * 1000) / 1000, upper, lower])).toEqual([
      [0, '0', '0'],
      [0.25, null, '1'],
      [1, '540', '4'],
    ]);
  });

  test('crowded labels never overlap, and asked, marked, first and last ones are always drawn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 12 }),
        fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 450 })),
        fc.nat(99),
        (count, steps, seed) => {
          const [asked, marked] = [1 + (seed % (count - 2)), 1 + ((seed + 1) % (count - 2))];
          const diagram = spaced(count, steps, asked, marked);
          expect(checkDiagram(diagram).filter((problem) => !problem.includes('twice'))).toEqual([]);
          const { ticks } = layoutDoubleNumberLine(diagram);
          for (const index of [0, asked, marked, count - 1]) {
            expect(ticks[index]?.upper).not.toBeNull();
            expect(ticks[index]?.lower).not.toBeNull();
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('long names move to rows of their own', () => {
    const short = layoutDoubleNumberLine(pump);
    const long = layoutDoubleNumberLine({ ...pump, upper: 'Kilometers driven on the highway' });
    expect(long.left).toBeLessThan(short.left);
    expect(checkDiagram({ ...pump, upper: 'Kilometers driven on the highway' })).toEqual([]);
  });
});

describe('describe', () => {
  test('says what is read off and keeps the asked value unknown', () => {
    expect(describeDiagram(pump)).toBe(
      'Double number line of Liters and Minutes with 3 tick marks, not evenly spaced. ' +
        'The upper line shows Liters. The lower line shows Minutes. ' +
        'From left to right: 0 above 0; an unknown value above 1; 540 above 4.',
    );
  });

  test('names highlighted ticks and the arrow', () => {
    const text = describeDiagram({ ...pump, marked: [2], arrow: { from: 2, to: 1, label: '÷ 4' } });
    expect(text).toContain('Highlighted: 540 above 4.');
    expect(text).toContain('An arrow labeled ÷ 4 goes from 540 above 4 to an unknown value above 1.');
  });

  test('a tick without labels stays a tick', () => {
    const ticks = [
      ...pump.ticks.slice(0, 2),
      { at: 0.5, upper: '', lower: '' },
      { at: 1, upper: '', lower: '4' },
    ];
    expect(describeDiagram({ ...pump, ticks })).toContain(
      'a tick mark without a label; 4 on the lower line.',
    );
  });
});

describe('check', () => {
  test('finds nothing wrong with a sound diagram', () => {
    expect(checkDiagram(pump)).toEqual([]);
  });

  test('names ticks that do not ascend, doubled values and indexes that do not exist', () => {
    const ticks = [...pump.ticks, { at: 0.5, upper: '540', lower: '2' }];
    const problems = checkDiagram({ ...pump, ticks, marked: [9], arrow: { from: 1, to: 1, label: '' } });
    expect(problems).toEqual(
      expect.arrayContaining([
        'Ticks must ascend: tick 3 is not to the right of the tick before it.',
        'The upper line shows 540 twice.',
        'Marked tick 9 does not exist.',
        'The arrow starts and ends at the same tick.',
        'The arrow needs a label.',
      ]),
    );
  });

  test('reports labels that cannot be kept apart', () => {
    const ticks = Array.from({ length: 6 }, (_, index) => ({
      at: index / 100,
      upper: null,
      lower: String(index),
    }));
    expect(checkDiagram({ ...pump, ticks })).toContain('Labels ? and ? overlap.');
  });
});
