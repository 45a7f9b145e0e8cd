import type { FlowchartLayout } from './layout.ts';

export type FlowchartValues = {
  readonly kind: 'flowchart';
  readonly boxes: readonly { readonly text: string; readonly side: string | null }[];
};

/** A side belongs to the box at the same height. */
export function readBackFlowchart({ rows }: FlowchartLayout): FlowchartValues {
  const sides = rows.flatMap(({ side }) => (side ? [side] : []));
  return {
    kind: 'flowchart',
    boxes: rows
      .toSorted((a, b) => a.main.box.y - b.main.box.y)
      .map(({ main }) => ({
        text: main.label.text,
        side: sides.find(({ box }) => box.y === main.box.y)?.label.text ?? null,
      })),
  };
}
