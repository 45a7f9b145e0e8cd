import type { MetricId } from '@playforward/city-sim';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { hudText as text } from '../hud/text.ts';
import { mainMeters, meterChart, meterTable, readMeter } from '../meters/meter-values.ts';
import { metersText } from '../meters/text.ts';
import { ChartIcon, LayersIcon, TableIcon } from '../ui/icons.ts';

/** The open meter: its value, its week, and the ways to look closer (R10). */
export function MeterCard({ metric }: { metric: MetricId }) {
  const { game, missions } = useGameInHand();
  useGameState();
  const city = game.session.city();
  const { label, now, week } = readMeter(city, metric);
  const overlay = mainMeters.find((main) => main.metric === metric)?.overlay ?? null;
  return (
    <section className="hud-card meter-card" aria-label={label}>
      <h2>{label}</h2>
      <p className="meter-now">{now}</p>
      <p className="quiet-words">
        {week ? `${metersText.week}: ${week.words}` : metersText.young}
        {metric === 'money' && ` ${text.budgetWords}`}
      </p>
      <div className="meter-keys">
        <button
          type="button"
          className="btn quiet small"
          onClick={() => missions.openChart(meterChart(city, metric))}
        >
          <ChartIcon size={18} aria-hidden="true" />
          {metersText.chart}
        </button>
        <button
          type="button"
          className="btn quiet small"
          onClick={() => missions.openTable(meterTable(city, metric))}
        >
          <TableIcon size={18} aria-hidden="true" />
          {metersText.table}
        </button>
        {overlay && (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => game.dispatch({ kind: 'overlay', overlay })}
          >
            <LayersIcon size={18} aria-hidden="true" />
            {metersText.onMap}
          </button>
        )}
      </div>
    </section>
  );
}
