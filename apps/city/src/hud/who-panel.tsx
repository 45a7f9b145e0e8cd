import { type City, forecastOf, skyOf } from '@playforward/city-sim';
import { useMemo } from 'react';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { FindClass } from '../ui/find-class.tsx';
import { HouseIcon } from '../ui/icons.ts';
import { dayAndHour, shownHour } from '../ui/numbers.ts';
import { hudText as text } from './text.ts';

/** Which city, who the student is in it, the day and the weather; the sign leads to the own plot. */
export function WhoPanel({ onHome }: { onHome: () => void }) {
  const { game } = useGameInHand();
  useGameState();
  const { session, link } = game;
  const city = session.city();
  const { name, alias } = session.place();
  /** The page around the game knows by which name of the city its student goes. */
  const given = link.state().init?.userName;
  const { day, hour } = dayAndHour(city.tick);
  const here = session.players().filter(({ online }) => online).length;
  const who = session.kind === 'room' ? text.here(alias, here) : given ? text.ownAs(given) : text.own;
  return (
    <section className="who" aria-label={text.city}>
      <button
        type="button"
        className="who-sign"
        aria-label={text.toPlot}
        title={text.toPlot}
        onClick={onHome}
      >
        <HouseIcon size={24} aria-hidden="true" />
      </button>
      <div className="who-names" title={who}>
        <h1>{name}</h1>
        <p className="who-day">
          {text.day(day)}, {shownHour(hour)}, {text.sky[skyOf(city.weather)]}
          <Forecast city={city} plot={session.plot} />
        </p>
        <p className="unseen">{who}</p>
      </div>
      <FindClass />
    </section>
  );
}

/** Whoever has built a forecast office knows how likely tomorrow is. */
function Forecast({ city, plot }: { city: City; plot: number }) {
  const { tick } = city;
  const shown = useMemo(() => {
    const hasOffice = [...city.placed.values()].some(
      ({ type, owner }) => type === 'forecast-office' && owner === plot,
    );
    return hasOffice && tick > 0 ? forecastOf(city) : null;
  }, [city, plot, tick]);
  return shown && <> · {text.tomorrow(text.sky[shown.sky], shown.percent)}</>;
}
