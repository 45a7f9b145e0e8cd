import type { MetricId } from '@playforward/city-sim';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { type MeterReading, mainMeters, meterChart, meterTable, readMeter } from '../meters/meter-values.ts';
import { metersText } from '../meters/text.ts';
import {
  ChartIcon,
  DownIcon,
  LayersIcon,
  MinusIcon,
  MoneyIcon,
  PeopleIcon,
  PowerIcon,
  SmileIcon,
  TableIcon,
  UpIcon,
  WaterIcon,
} from '../ui/icons.ts';
import { shownMoney } from '../ui/numbers.ts';
import { hudText as text } from './text.ts';

const meterIcons = {
  people: PeopleIcon,
  powerUnused: PowerIcon,
  waterStored: WaterIcon,
  happiness: SmileIcon,
  money: MoneyIcon,
};

/** The five meters over the map; each opens its card, and from there its chart, its table and its overlay. */
export function MeterBar() {
  const { game } = useGameInHand();
  const { meter } = useGameState();
  const city = game.session.city();
  const balance = shownMoney(city.plots[game.session.plot]?.balance ?? 0);
  return (
    <section className="hud-card meters" aria-label={text.meters}>
      {mainMeters.map(({ metric }) => {
        const reading = readMeter(city, metric);
        const Icon = meterIcons[metric];
        const isBudget = metric === 'money';
        return (
          <button
            key={metric}
            type="button"
            aria-expanded={meter === metric}
            onClick={() => game.dispatch({ kind: 'meter', meter: metric })}
          >
            <Icon size={24} aria-hidden="true" />
            <span>{isBudget ? text.budget : text.meterNames[metric]}</span>
            <b>
              {isBudget ? balance : reading.now}
              {!isBudget && <Trend week={reading.week} />}
            </b>
          </button>
        );
      })}
    </section>
  );
}

function Trend({ week }: Pick<MeterReading, 'week'>) {
  const direction = week?.direction ?? 0;
  const Icon = direction > 0 ? UpIcon : direction < 0 ? DownIcon : MinusIcon;
  const words = direction > 0 ? metersText.rising : direction < 0 ? metersText.falling : metersText.steady;
  return (
    <i className="trend">
      <Icon size={16} aria-hidden="true" />
      <span className="unseen">{words}</span>
    </i>
  );
}

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
