import { isAsked } from '../../label/place-label.ts';
import type { TapeDiagramLayout } from './layout.ts';

export type TapeDiagramValues = {
  readonly kind: 'tape-diagram';
  /** `boxes` counted and `lengths` measured in boxes of the first bar; `total` null where none is drawn. */
  readonly rows: readonly {
    readonly boxes: number;
    readonly lengths: readonly number[];
    readonly boxLabel: string | null;
    readonly total: string | null;
    readonly goesOn: boolean;
  }[];
  readonly bracket: string | null;
};

export function readBackTapeDiagram({ rows, bracket }: TapeDiagramLayout): TapeDiagramValues {
  const unit = rows[0]?.boxes[0]?.width ?? 1;
  return {
    kind: 'tape-diagram',
    rows: rows.map((row) => ({
      boxes: row.boxes.length,
      lengths: row.boxes.map(({ width }) => width / unit),
      boxLabel: readText(row.boxLabels[0]?.text),
      total: readText(row.total?.text),
      goesOn: row.more !== null,
    })),
    bracket: readText(bracket?.label.text),
  };
}

/** Nothing drawn reads as null, a question mark as '?'. */
function readText(text: string | undefined): string | null {
  if (text === undefined) return null;
  return isAsked(text) ? '?' : text;
}
