import { useGameInHand, useGameState } from '../game/use-game.ts';
import { type MeterReading, mainMeters, readMeter } from '../meters/meter-values.ts';
import { metersText } from '../meters/text.ts';
import {
  DownIcon,
  MinusIcon,
  MoneyIcon,
  PeopleIcon,
  PowerIcon,
  SmileIcon,
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
    <section className="meters" aria-label={text.meters}>
      {mainMeters.map(({ metric }) => {
        const reading = readMeter(city, metric);
        const Icon = meterIcons[metric];
        const isBudget = metric === 'money';
        return (
          <button
            key={metric}
            type="button"
            className={metric === 'happiness' ? 'first-seen' : ''}
            aria-expanded={meter === metric}
            onClick={() => game.dispatch({ kind: 'meter', meter: metric })}
          >
            <Icon size={20} aria-hidden="true" />
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
