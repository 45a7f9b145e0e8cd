import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutTapeDiagram } from './layout.ts';
import { readBackTapeDiagram } from './read-back.ts';
import type { TapeDiagram } from './schema.ts';

const pets: TapeDiagram = {
  kind: 'tape-diagram',
  rows: [
    { label: 'Cats', boxes: 3, boxLabel: '4', total: null },
    { label: 'Dogs', boxes: 1, boxLabel: '?', total: '?' },
  ],
  bracket: '16',
};

describe('layout', () => {
  test('boxes of equal or unknown values are equal and touch', () => {
    const { rows } = layoutTapeDiagram(pets);
    const boxes = rows.flatMap((row) => row.boxes);
    expect(new Set(boxes.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
    const [first, second] = rows[0]?.boxes ?? [];
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 9);
    expect(rows[1]?.boxes[0]?.x).toBe(first?.x);
  });

  test('reads back counts, lengths and labels', () => {
    expect(readBackTapeDiagram(layoutTapeDiagram(pets))).toEqual({
      kind: 'tape-diagram',
      rows: [
        { boxes: 3, lengths: [1, 1, 1], boxLabel: '4', total: null, goesOn: false },
        { boxes: 1, lengths: [1], boxLabel: '?', total: '?', goesOn: false },
      ],
      bracket: '16',
    });
  });

  test('boxes with unequal numbers are as wide as their numbers, a letter is another size', () => {
    const widths = (labels: readonly string[]): readonly number[] =>
      layoutTapeDiagram({
        ...pets,
        rows: labels.map((boxLabel) => ({ label: boxLabel, boxes: 2, boxLabel, total: null })),
      }).rows.map(({ boxes }) => boxes[0]?.width ?? 0);
    const [fee = 0, rate = 0] = widths(['80', '40']);
    expect(fee / rate).toBeCloseTo(2, 9);
    const [price = 0, tax = 0] = widths(['$20', '$16']);
    expect(price / tax).toBeCloseTo(1.25, 9);
    const [most = 0, least = 0] = widths(['16', '2.125']);
    expect(most).toBeGreaterThan(least);
    const rows = ['16', '2.125'].map((boxLabel) => ({ label: boxLabel, boxes: 4, boxLabel, total: null }));
    expect(checkDiagram({ ...pets, rows })).toEqual([]);
    const [letter = 0, number = 0] = widths(['m', '2']);
    expect(letter).toBeGreaterThan(number);
    const [same = 0, other = 0] = widths(['p', 'p']);
    expect(same).toBe(other);
  });

  test('a bar that goes on ends in dots under its brace', () => {
    const rows = [{ label: 'Hours', boxes: 3, boxLabel: '45', total: 'h boxes', goesOn: true }];
    const [hours] = layoutTapeDiagram({ ...pets, rows }).rows;
    const last = hours?.boxes.at(-1);
    expect(hours?.more?.box.x).toBeGreaterThanOrEqual((last?.x ?? 0) + (last?.width ?? 0));
    expect(hours?.brace?.to).toBeCloseTo((last?.x ?? 0) + 2 * (last?.width ?? 0), 9);
    expect(describeDiagram({ ...pets, rows, bracket: null })).toContain(
      'Hours: 3 boxes, and the bar goes on.',
    );
  });

  test('a brace over a bar reaches from its first to its last box', () => {
    const [, dogs] = layoutTapeDiagram(pets).rows;
    const box = dogs?.boxes[0];
    expect(dogs?.brace).toMatchObject({ from: box?.x, to: (box?.x ?? 0) + (box?.width ?? 0) });
  });

  test('24 boxes and four bars with braces stay on the sheet', () => {
    const row = { label: 'Sun', boxes: 24, boxLabel: '2', total: '48' };
    const rows = ['Sun', 'Rain', 'Snow', 'Fog'].map((label) => ({ ...row, label }));
    expect(checkDiagram({ kind: 'tape-diagram', rows, bracket: null })).toEqual([]);
  });
});

describe('describe', () => {
  test('says bars, boxes and braces in whole sentences, one box in the singular', () => {
    expect(describeDiagram(pets)).toBe(
      'Tape diagram with 2 bars. All boxes are the same size. Cats: 3 boxes. Each box shows 4. ' +
        'Dogs: 1 box. The box shows an unknown value. A brace over this bar shows an unknown value. ' +
        'A brace over all bars together shows 16.',
    );
  });
});

describe('check', () => {
  test('finds nothing wrong with a sound diagram', () => {
    expect(checkDiagram(pets)).toEqual([]);
  });

  test('names bars without or with the same name, and braces without a label', () => {
    const rows = ['Cats', 'Cats', ''].map((label) => ({ label, boxes: 2, boxLabel: null, total: '' }));
    expect(checkDiagram({ ...pets, rows })).toEqual(
      expect.arrayContaining([
        'Every bar needs a name.',
        'Two bars are both named Cats.',
        'A brace needs a label; leave it out with null.',
      ]),
    );
  });

  test('reports a label that is wider than its box', () => {
    const rows = [{ label: 'Cats', boxes: 20, boxLabel: '1,250', total: null }];
    expect(checkDiagram({ ...pets, rows })).toContain('The label in the boxes of bar 1 is wider than a box.');
  });
});
