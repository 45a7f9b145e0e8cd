import type { City, MetricId } from '@playforward/city-sim';
import { useState } from 'react';
import { useGameInHand } from '../game/use-game.ts';
import { mainMeters, meterChart, meterTable, readMeter, readMeters } from '../meters/meter-values.ts';
import { metersText as text } from '../meters/text.ts';
import { ChartIcon, TableIcon } from '../ui/icons.ts';
import { Card } from './card.tsx';

/** Every meter with its value and its last week; each opens as chart or table. */
export function MetersCard({ city }: { city: City }) {
  const [all, setAll] = useState(false);
  const { missions } = useGameInHand();
  const readings = all ? readMeters(city) : mainMeters.map(({ metric }) => readMeter(city, metric));
  const open = (metric: MetricId, kind: 'chart' | 'table') => {
    if (kind === 'chart') missions.openChart(meterChart(city, metric));
    else missions.openTable(meterTable(city, metric));
  };
  return (
    <Card id="meters" title={text.heading}>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.meter}</th>
              <th scope="col">{text.now}</th>
              <th scope="col">{text.week}</th>
              <th scope="col">{text.open}</th>
            </tr>
          </thead>
          <tbody>
            {readings.map(({ metric, label, now, week }) => (
              <tr key={metric}>
                <th scope="row">{label}</th>
                <td data-label={text.now}>{now}</td>
                <td data-label={text.week}>{week?.words ?? '–'}</td>
                <td>
                  <span className="open-buttons">
                    <button
                      type="button"
                      className="icon-btn soft"
                      aria-label={text.openChart(label)}
                      onClick={() => open(metric, 'chart')}
                    >
                      <ChartIcon size={20} aria-hidden="true" />
                    </button>
                    <button
                      type="button"
                      className="icon-btn soft"
                      aria-label={text.openTable(label)}
                      onClick={() => open(metric, 'table')}
                    >
                      <TableIcon size={20} aria-hidden="true" />
                    </button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? text.fewer : text.all}
      </button>
    </Card>
  );
}
