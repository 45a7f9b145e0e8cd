import { skyOf } from '@playforward/city-sim';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { FindClass } from '../ui/find-class.tsx';
import { HouseIcon } from '../ui/icons.ts';
import { clockOf, shownHour } from '../ui/numbers.ts';
import { hudText as text } from './text.ts';

/** Which city, who the pupil is in it, the day and the weather. */
export function WhoPanel() {
  const { game } = useGameInHand();
  useGameState();
  const { session, link } = game;
  const city = session.city();
  const { name, alias } = session.place();
  /** The page around the game knows by which name of the city its student goes. */
  const given = link.state().init?.userName;
  const { day, hour } = clockOf(city.tick);
  const here = session.players().filter(({ online }) => online).length;
  return (
    <section className="hud-card who" aria-label={text.city}>
      <span className="who-sign">
        <HouseIcon size={24} aria-hidden="true" />
      </span>
      <div className="who-names">
        <h1>{name}</h1>
        <p>{session.kind === 'room' ? text.here(alias, here) : given ? text.ownAs(given) : text.own}</p>
      </div>
      <p className="who-day">
        <b>{text.day(day)}</b>
        <span>
          {shownHour(hour)}, {text.sky[skyOf(city.weather)]}
        </span>
      </p>
      <FindClass />
    </section>
  );
}
