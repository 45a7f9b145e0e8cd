import type { PublicLaunch } from '@playforward/contract';
import { type CSSProperties, useId, useState } from 'react';
import { writeNumber } from './say-guess.ts';
import { launchText as text } from './text.ts';

type GuessNumberProps = {
  asks: Extract<PublicLaunch['asks'], { kind: 'number' }>;
  guess: number | null;
  onGuess: (guess: number | null) => void;
};

/** A number on a scale, by sliding or by typing. */
export function GuessNumber({ asks, guess, onGuess }: GuessNumberProps) {
  const { unit, from, to, step } = asks;
  const id = useId();
  const [draft, setDraft] = useState('');
  const [isOff, setIsOff] = useState(false);
  const amount = (value: number) => text.amount(writeNumber(value), unit);
  const shown = guess ?? from;

  const slide = (value: number) => {
    setDraft(writeNumber(value));
    setIsOff(false);
    onGuess(value);
  };
  const type = (typed: string) => {
    setDraft(typed);
    const value = typed.trim() === '' ? Number.NaN : Number(typed.replace('−', '-').replaceAll(',', ''));
    const isOn = value >= from && value <= to;
    setIsOff(typed.trim() !== '' && !isOn);
    onGuess(isOn ? value : null);
  };
  return (
    <div className="launch-number">
      <div className="launch-slider">
        <input
          type="range"
          aria-label={text.slider}
          aria-valuetext={guess === null ? undefined : amount(guess)}
          min={from}
          max={to}
          step={step}
          value={shown}
          style={{ '--filled': `${(100 * (shown - from)) / (to - from)}%` } as CSSProperties}
          onChange={({ target }) => slide(Number(target.value))}
        />
        <p aria-hidden="true">
          <span>{amount(from)}</span>
          <span>{amount(to)}</span>
        </p>
      </div>
      <div className="launch-field">
        <label htmlFor={id} className="sr-only">
          {text.number}
        </label>
        <input
          id={id}
          value={draft}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={isOff || undefined}
          aria-describedby={isOff ? `${id}off` : undefined}
          onChange={({ target }) => type(target.value)}
        />
        <span>{unit}</span>
      </div>
      {isOff && (
        <p id={`${id}off`} role="status" className="launch-complaint">
          {text.offScale(writeNumber(from), writeNumber(to))}
        </p>
      )}
    </div>
  );
}
