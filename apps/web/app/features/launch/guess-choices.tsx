import type { PublicLaunch, TypesetMath } from '@playforward/contract';
import { useId } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import { launchText as text } from './text.ts';

type GuessChoicesProps = {
  asks: Extract<PublicLaunch['asks'], { kind: 'choice' }>;
  math: TypesetMath;
  guess: number | null;
  onGuess: (guess: number) => void;
};

/** Two to four guesses, one of which is chosen. */
export function GuessChoices({ asks, math, guess, onGuess }: GuessChoicesProps) {
  const name = useId();
  return (
    <fieldset className="launch-guesses">
      <legend className="sr-only">{text.guesses}</legend>
      {asks.guesses.map((words, place) => (
        <label key={words}>
          <input type="radio" name={name} checked={guess === place} onChange={() => onGuess(place)} />
          <span>
            <MathText text={words} math={math} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
