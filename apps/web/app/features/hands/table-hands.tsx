import { MathText } from '../../ui/reading/math-text.tsx';
import { countUp } from './count-up.ts';
import type { HandViewProps } from './hand-view.ts';
import { handsText as text } from './text.ts';
import './table-hands.css';

/** A table whose open cells are typed into; arrows say what turns one column into another. */
export function FillTable({ task, made, math, closed, onGrab, onMake }: HandViewProps<'fill-table'>) {
  const { heads, rows, arrows = [] } = task;
  const before = (row: number, column: number) =>
    rows
      .flat()
      .slice(0, row * (rows[0]?.length ?? 0) + column)
      .filter((cell) => cell === null).length;
  const type = (place: number, value: string) => {
    if (made.cells[place] === '') onGrab();
    onMake({ ...made, cells: made.cells.map((cell, nth) => (nth === place ? value : cell)) });
  };
  return (
    <fieldset className="hand-picture hand-table">
      <legend className="sr-only">{text.table}</legend>
      <div className="hand-table-scroll">
        <table>
          <tbody>
            {rows.map((row, nth) => (
              <tr key={heads[nth]}>
                <th scope="row">
                  <MathText text={heads[nth] ?? ''} math={math} />
                </th>
                {countUp(row.length).map((column) => {
                  const cell = row[column] ?? null;
                  const place = before(nth, column);
                  return (
                    <td key={column}>
                      {cell === null ? (
                        <input
                          aria-label={text.cell(heads[nth] ?? '', column + 1)}
                          value={made.cells[place] ?? ''}
                          readOnly={closed}
                          size={6}
                          maxLength={20}
                          autoComplete="off"
                          inputMode="text"
                          onFocus={onGrab}
                          onChange={({ target }) => type(place, target.value)}
                        />
                      ) : (
                        <MathText text={cell} math={math} />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {arrows.length > 0 && (
        <ul className="hand-arrows">
          {arrows.map(({ from, to, text: words }) => (
            <li key={`${from} ${to}`}>{text.arrow(from + 1, to + 1, words)}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
