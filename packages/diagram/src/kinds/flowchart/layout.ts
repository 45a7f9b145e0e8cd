import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { Flowchart } from './schema.ts';

type LaidBox = { readonly box: Box; readonly label: PlacedLabel };
type LaidRow = { readonly main: LaidBox; readonly side: LaidBox | null; readonly yes: PlacedLabel | null };

export type FlowchartLayout = Layout & { readonly rows: readonly LaidRow[] };

const mainWidth = 176;
const sideWidth = 196;
const leastHeight = 44;
const gap = 36;

/** Boxes stand below each other; what a question leads to on yes stands at its right. */
export function layoutFlowchart({ boxes }: Flowchart): FlowchartLayout {
  let top = margin;
  const rows = boxes.map(({ text, side }): LaidRow => {
    const label = sizeLabel(text, 'strong', mainWidth - 16);
    const sized = side === null ? null : sizeLabel(side, 'plain', sideWidth - 16);
    const height = Math.max(leastHeight, label.height + 16, (sized?.height ?? 0) + 16);
    const main = { x: margin, y: top, width: mainWidth, height };
    const aside = { x: sheetWidth - margin - sideWidth, y: top, width: sideWidth, height };
    const middle = top + height / 2;
    const between = (main.x + mainWidth + aside.x) / 2;
    top += height + gap;
    return {
      main: { box: main, label: placeLabel(label, main.x + mainWidth / 2, middle) },
      side: sized && { box: aside, label: placeLabel(sized, aside.x + sideWidth / 2, middle) },
      yes: sized && placeLabel(sizeLabel('yes', 'name'), between, middle - 16),
    };
  });
  return {
    width: sheetWidth,
    height: top - gap + margin,
    labels: rows.flatMap(({ main, side, yes }) => [
      main.label,
      ...(side ? [side.label] : []),
      ...(yes ? [yes] : []),
    ]),
    rows,
  };
}
