import type { ChartSpec, TableSpec } from '@playforward/contract';
import { useState } from 'react';
import { ChartLegend } from '../chart/chart-legend.tsx';
import { DataChart } from '../chart/data-chart.tsx';
import type { DataShown } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { dataText as text } from '../text.ts';
import { shownNumber } from '../ui/numbers.ts';
import { Sheet } from '../ui/sheet.tsx';
import './data-sheet.css';

/** The game's own chart and table, where no page around it shows them. */
export function DataSheet() {
  const { game } = useGameInHand();
  const { data } = useGameState();
  if (!data) return null;
  const title = (data.kind === 'chart' ? data.chart.title : data.table.title) || text.heading;
  return (
    <Sheet
      title={title}
      closeLabel={text.close}
      wide
      onClose={() => game.dispatch({ kind: 'data', data: null })}
    >
      <DataBody data={data} />
    </Sheet>
  );
}

function DataBody({ data }: { data: DataShown }) {
  const [numbers, setNumbers] = useState(false);
  if (data.kind === 'table') return <DataTable table={data.table} />;
  return (
    <>
      {numbers ? (
        <DataTable table={tableOf(data.chart)} />
      ) : (
        <>
          <p className="data-words">{data.chart.description}</p>
          <ChartLegend chart={data.chart} />
          <DataChart chart={data.chart} />
        </>
      )}
      <button type="button" className="link" aria-pressed={numbers} onClick={() => setNumbers(!numbers)}>
        {numbers ? text.showChart : text.showNumbers}
      </button>
    </>
  );
}

function DataTable({ table }: { table: TableSpec }) {
  const { headers, rows } = table.table_data;
  return (
    <>
      <p className="data-words">{table.description}</p>
      <div className="data-table">
        <table>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) => {
                  const words = typeof cell === 'number' ? shownNumber(cell) : cell;
                  return index === 0 ? (
                    <th key={headers[index]} scope="row">
                      {words}
                    </th>
                  ) : (
                    <td key={headers[index]}>{words}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The numbers behind a chart. */
function tableOf({ title, description, type, data }: ChartSpec): TableSpec {
  if (type === 'scatter') {
    const rows = data.datasets.flatMap(({ label, data: points }) =>
      points.map((point) => (typeof point === 'number' ? [label, '', point] : [label, point.x, point.y])),
    );
    return { title, description, table_data: { headers: ['', 'x', 'y'], rows } };
  }
  const rows = data.labels.map((label, index) => [
    label,
    ...data.datasets.map(({ data: points }) => {
      const point = points[index];
      return typeof point === 'number' ? point : '';
    }),
  ]);
  return {
    title,
    description,
    table_data: { headers: [' ', ...data.datasets.map(({ label }) => label)], rows },
  };
}
