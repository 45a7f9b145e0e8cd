import type { PublicLaunch, TypesetMath } from '@playforward/contract';
import { Bookmark } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { GuessChoices } from './guess-choices.tsx';
import { GuessNumber } from './guess-number.tsx';
import { sayGuess } from './say-guess.ts';
import { launchText as text } from './text.ts';
import { useGuess } from './use-guess.ts';
import './launch.css';

type LaunchCardProps = {
  lessonId: number;
  launch: PublicLaunch;
  math: TypesetMath;
  /** The picture of the situation. */
  picture: ReactNode;
  /** The server has the guess. */
  onStored: (guess: number) => void;
};

/** One question before anything is told: a guess that is kept and never judged. */
export function LaunchCard({ lessonId, launch, math, picture, onStored }: LaunchCardProps) {
  const { guess, keep } = useGuess({ lessonId, launch, onStored });
  const title = useId();
  if (launch.known) return null;
  return (
    <Card className="launch" aria-labelledby={title}>
      <Chip tone="sun">{text.chip}</Chip>
      <h2 id={title}>
        <MathText text={launch.question} math={math} />
      </h2>
      <p className="launch-situation">
        <MathText text={launch.situation} math={math} /> {guess === null && text.noMath}
      </p>
      {picture}
      {guess === null ? (
        <GuessForm launch={launch} math={math} keep={keep} />
      ) : (
        <p className="launch-kept" role="status">
          <Bookmark size={20} aria-hidden="true" />
          <span>
            {text.kept}:{' '}
            <b>
              <MathText text={sayGuess(launch, guess)} math={math} />
            </b>{' '}
            {text.comesBack}
          </span>
        </p>
      )}
    </Card>
  );
}

type GuessFormProps = { launch: PublicLaunch; math: TypesetMath; keep: (guess: number) => void };

function GuessForm({ launch: { asks }, math, keep }: GuessFormProps) {
  const [guess, setGuess] = useState<number | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const choose = (next: number | null) => {
    setGuess(next);
    setComplaint(null);
  };
  return (
    <form
      className="launch-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (guess !== null) keep(guess);
        else setComplaint(asks.kind === 'choice' ? text.nothing : text.nothingOnScale);
      }}
    >
      {asks.kind === 'choice' ? (
        <GuessChoices asks={asks} math={math} guess={guess} onGuess={choose} />
      ) : (
        <GuessNumber asks={asks} guess={guess} onGuess={choose} />
      )}
      <p className="launch-complaint" role="status">
        {complaint}
      </p>
      <div className="launch-row">
        <p>
          <Bookmark size={20} aria-hidden="true" />
          {text.comesBack}
        </p>
        <Button type="submit">{text.keep}</Button>
      </div>
    </form>
  );
}
