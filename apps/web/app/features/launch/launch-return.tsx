import type { PublicLaunch, TypesetMath } from '@playforward/contract';
import { Bookmark, Lightbulb } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { sayGuess } from './say-guess.ts';
import { launchText as text } from './text.ts';
import './launch.css';

type LaunchReturnProps = { launch: PublicLaunch | undefined; math: TypesetMath };

/** The question of the start once more: the guess beside what is known by now. Nothing before practice is done. */
export function LaunchReturn({ launch, math }: LaunchReturnProps) {
  const title = useId();
  if (!launch?.known) return null;
  const { question, guess, known, asks } = launch;
  return (
    <Card className="launch launch-return" aria-labelledby={title}>
      <h2 id={title}>{text.back}</h2>
      <p className="launch-situation">
        <MathText text={question} math={math} />
      </p>
      {asks.kind === 'number' && guess !== null && (
        <Scale launch={launch} guess={guess} answer={known.answer} />
      )}
      <dl>
        <div>
          <dt>
            <Bookmark size={20} aria-hidden="true" />
            {text.yourGuess}
          </dt>
          <dd>
            {guess === null ? text.noGuess : <MathText text={sayGuess(launch, guess)} math={math} />}
            {guess === known.answer && ` ${text.same}`}
          </dd>
        </div>
        <div>
          <dt>
            <Lightbulb size={20} aria-hidden="true" />
            {text.known}
          </dt>
          <dd>
            <MathText text={known.after} math={math} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

type ScaleProps = { launch: PublicLaunch; guess: number; answer: number };

/** The guess and the answer on the scale of the launch. */
function Scale({ launch, guess, answer }: ScaleProps) {
  const { asks } = launch;
  if (asks.kind !== 'number') return null;
  const at = (value: number) =>
    ({ '--at': `${(100 * (value - asks.from)) / (asks.to - asks.from)}%` }) as CSSProperties;
  return (
    <div
      className="launch-scale"
      role="img"
      aria-label={text.scale(sayGuess(launch, guess), sayGuess(launch, answer))}
    >
      <span className="launch-mark guessed" style={at(guess)}>
        {sayGuess(launch, guess)}
      </span>
      <span className="launch-mark known" style={at(answer)}>
        {sayGuess(launch, answer)}
      </span>
    </div>
  );
}
