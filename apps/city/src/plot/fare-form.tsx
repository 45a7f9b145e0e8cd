import { type City, settings } from '@playforward/city-sim';
import { type FormEvent, useId, useState } from 'react';
import { useGameInHand } from '../game/use-game.ts';
import { Mend } from '../ui/mend.tsx';
import { readNumber } from '../ui/numbers.ts';
import { plotText as text } from './text.ts';

/** What a ride costs at the stops of the own plot: y = mx + b, in cents. */
export function FareForm({ city }: { city: City }) {
  const { game, city: actions } = useGameInHand();
  const state = city.plots[game.session.plot];
  const [typed, setTyped] = useState<Record<string, string>>({
    m: String(state?.farePerTile ?? 0),
    b: String(state?.fareBase ?? 0),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [m, b] = [readNumber(typed.m ?? ''), readNumber(typed.b ?? '')];
    setProblem(m === null ? 'm' : b === null ? 'b' : null);
    if (m !== null && b !== null) void actions.set('fare', { m, b }, text.fareSet);
  };
  return (
    <form className="fare-form" onSubmit={send} noValidate aria-label={text.fare}>
      {settings.fare.map(({ name, label, unit }) => (
        <div className="field" key={name}>
          <label htmlFor={id + name}>
            {label}, <i>{name}</i>
          </label>
          <div className={problem === name ? 'box bad' : 'box'}>
            <input
              id={id + name}
              inputMode="numeric"
              autoComplete="off"
              value={typed[name] ?? ''}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
            <span className="unit">{unit}</span>
          </div>
          {problem === name && <Mend>{text.noNumber}</Mend>}
        </div>
      ))}
      <button type="submit" className="btn quiet">
        {text.setFare}
      </button>
    </form>
  );
}

/** Whether a plot has a stop at which people pay. */
export function hasStop(city: City, plot: number): boolean {
  return [...city.placed.values()].some(
    ({ owner, type }) => owner === plot && (type === 'bus-stop' || type === 'tram-stop'),
  );
}
