export type GridPlace = { row: number; column: number };

/** Where a key leads in a grid of so many rows and columns; undefined for a key that leads nowhere. */
export function moveInGrid(
  at: GridPlace,
  key: string,
  { rows, columns }: { rows: number; columns: number },
): GridPlace | undefined {
  const row = (to: number) => ({ row: Math.min(rows - 1, Math.max(0, to)), column: at.column });
  const column = (to: number) => ({ row: at.row, column: Math.min(columns - 1, Math.max(0, to)) });
  switch (key) {
    case 'ArrowUp':
      return row(at.row - 1);
    case 'ArrowDown':
      return row(at.row + 1);
    case 'ArrowLeft':
      return column(at.column - 1);
    case 'ArrowRight':
      return column(at.column + 1);
    case 'Home':
      return column(0);
    case 'End':
      return column(columns - 1);
    case 'PageUp':
      return row(0);
    case 'PageDown':
      return row(rows - 1);
    default:
      return undefined;
  }
}

/** The place in the grid that an element of the page stands for. */
export function cellOfTarget(target: EventTarget): GridPlace | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = (element?.dataset.place ?? '').split(' ').map(Number);
  return element && row !== undefined && column !== undefined ? { row, column } : undefined;
}
