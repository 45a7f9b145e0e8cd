import { limits, type MissionChart } from '@playforward/contract';
import { ChartColumn, Table } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChartArea } from './chart-area.tsx';
import { chartModel, type LeftOut } from './chart-model.ts';
import { DataTable } from './data-table.tsx';
import { numberTable } from './number-table.ts';
import { missionDataText as text } from './text.ts';

type MissionChartDialogProps = { chart: MissionChart; onClose: () => void };
type View = 'chart' | 'numbers' | 'no-chart';

/** A graph of the city, and the same data as numbers. */
export function MissionChartDialog({ chart, onClose }: MissionChartDialogProps) {
  const { title, data } = chart;
  const { model, leftOut } = useMemo(() => chartModel(data), [data]);
  const [view, setView] = useState<View>('chart');
  const fail = useCallback(() => setView('no-chart'), []);
  const label = text.chart(text.types[data.type], data.description);
  const numbers = useMemo(() => numberTable(model), [model]);
  return (
    <Dialog
      title={title ?? text.title}
      open
      onClose={onClose}
      closeLabel={text.back}
      className="mission-data chart"
    >
      {data.description && <p className="mission-description">{data.description}</p>}
      {view === 'no-chart' && <p className="mission-note">{text.noChart}</p>}
      {numbers.rows.length === 0 && <p className="mission-note">{text.empty}</p>}
      {numbers.rows.length > 0 &&
        (view === 'chart' ? (
          <ChartArea model={model} label={label} onFailed={fail} />
        ) : (
          <DataTable {...numbers} label={label} />
        ))}
      {notesOf(leftOut).map((note) => (
        <p key={note} className="mission-note">
          {note}
        </p>
      ))}
      <div className="mission-row">
        {view !== 'no-chart' && numbers.rows.length > 0 && (
          <button
            type="button"
            className="link"
            onClick={() => setView(view === 'chart' ? 'numbers' : 'chart')}
          >
            {view === 'chart' ? (
              <Table size={20} aria-hidden="true" />
            ) : (
              <ChartColumn size={20} aria-hidden="true" />
            )}
            {view === 'chart' ? text.showNumbers : text.showChart}
          </button>
        )}
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </Dialog>
  );
}

function notesOf({ series, points }: LeftOut): string[] {
  return [
    ...(series > 0 ? [text.firstSeries(limits.chartSeries, limits.chartSeries + series)] : []),
    ...(points > 0 ? [text.firstPoints(limits.chartPoints, limits.chartPoints + points)] : []),
  ];
}
