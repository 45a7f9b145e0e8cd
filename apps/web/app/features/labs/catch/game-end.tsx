import { ArrowRight, Scale } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import type { Round } from './catch-state.ts';
import { catchText as text } from './text.ts';

/** What is to be kept of a round, how it goes really, and the next one. */
export function GameEnd({ round, onNext }: { round: Round; onNext: () => void }) {
  const { game } = round;
  return (
    <>
      <div className="catch-notice">
        <Scale size={22} aria-hidden="true" />
        <p>
          {text.notice} <strong>{text.check}</strong>
          {game.known_as !== null && <> {text.knownAs(game.known_as)}</>}
        </p>
      </div>
      <details className="lab-table">
        <summary>{text.really}</summary>
        <p>
          <MathText text={text.reallyLine(game.wrong_line + 1, game.really.work)} math={game.math} />
        </p>
        <p>
          <MathText text={text.result(game.really.result)} math={game.math} />
        </p>
      </details>
      <Button className="catch-next" onClick={onNext}>
        {text.next}
        <ArrowRight size={20} aria-hidden="true" />
      </Button>
    </>
  );
}
