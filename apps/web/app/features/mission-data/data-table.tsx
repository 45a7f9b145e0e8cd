import { limits } from '@playforward/contract';
import type { Cell, NumberTable } from './number-table.ts';
import { missionDataText as text } from './text.ts';

type DataTableProps = NumberTable & { label: string };

/** A table as it is documented: the first column left, the others right (L-168). Scrolls on its own, also by keys. */
export function DataTable({ headers, rows, label }: DataTableProps) {
  const columns = Math.max(headers.length, ...rows.slice(0, limits.tableRows).map((row) => row.length));
  const places = Array.from({ length: Math.min(columns, mostColumns) }, (_, index) => index);
  const shown = rows.slice(0, limits.tableRows).map((row, number) => ({ row, number }));
  return (
    <>
      <section className="data-table" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {places.map((place) => (
                <th key={place} scope="col">
                  {headers[place]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, number }) => (
              <tr key={number}>
                {places.map((place) =>
                  place === 0 ? (
                    <th key={place} scope="row">
                      {written(row[place], false)}
                    </th>
                  ) : (
                    <td key={place}>{written(row[place], true)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length && (
        <p className="mission-note">{text.firstRows(shown.length, rows.length)}</p>
      )}
    </>
  );
}

const mostColumns = 60;

/** Numbers of the first column are names, such as years, and are not grouped. */
function written(cell: Cell | undefined, grouped: boolean): string {
  if (typeof cell === 'boolean') return cell ? text.yes : text.no;
  if (typeof cell !== 'number') return cell ?? '';
  return cell.toLocaleString('en-US', { useGrouping: grouped, maximumSignificantDigits: 12 });
}
