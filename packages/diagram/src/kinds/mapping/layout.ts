import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { Mapping } from './schema.ts';

type Oval = { readonly center: Place; readonly width: number; readonly height: number };

export type MappingLayout = Layout & {
  readonly ovals: readonly [Oval, Oval];
  readonly inputs: readonly PlacedLabel[];
  readonly outputs: readonly PlacedLabel[];
  readonly arrows: readonly { readonly from: Place; readonly to: Place }[];
};

const row = 44;
const headGap = 8;
const ovalWidth = 128;
const columns = [margin + 82, sheetWidth - margin - 82] as const;

export function layoutMapping({ from, to, inputs, outputs, arrows }: Mapping): MappingLayout {
  const heads = [from, to].map((text) => sizeLabel(text, 'name', 170));
  const headHeight = Math.max(...heads.map(({ height }) => height));
  const rows = Math.max(inputs.length, outputs.length);
  const height = rows * row + 44;
  const middle = margin + headHeight + headGap + height / 2;
  const place = (labels: Mapping['inputs'], x: number): readonly PlacedLabel[] =>
    labels.map((label, index) =>
      placeLabel(sizeValue(label), x, middle + (index - (labels.length - 1) / 2) * row),
    );
  const [left, right] = [place(inputs, columns[0]), place(outputs, columns[1])];
  const oval = (x: number): Oval => ({ center: { x, y: middle }, width: ovalWidth, height });
  return {
    width: sheetWidth,
    height: middle + height / 2 + margin,
    labels: [
      ...heads.map((head, index) => placeLabel(head, columns[index] ?? 0, margin + headHeight / 2)),
      ...left,
      ...right,
    ],
    ovals: [oval(columns[0]), oval(columns[1])],
    inputs: left,
    outputs: right,
    arrows: arrows.flatMap(([a, b]) => {
      const [start, end] = [left[a]?.box, right[b]?.box];
      if (!start || !end) return [];
      return [
        {
          from: { x: start.x + start.width + 6, y: start.y + start.height / 2 },
          to: { x: end.x - 6, y: end.y + end.height / 2 },
        },
      ];
    }),
  };
}
