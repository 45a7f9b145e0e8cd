import { useEffect, useRef } from 'react';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import type { Round } from './catch-state.ts';
import { catchText as text } from './text.ts';

const letters = ['A', 'B', 'C'];

/** Three reasons, one of which is what happened. */
export function GameReasons({ round, onPick }: { round: Round; onPick: (at: number) => void }) {
  const { game, phase, missedWhys } = round;
  const heading = useRef<HTMLHeadingElement>(null);
  // The buttons that had the focus are switched off now; the question goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isDone = phase === 'done';
  return (
    <section className="catch-whys">
      <h2 ref={heading} tabIndex={-1}>
        {text.why}
      </h2>
      {game.whys.map((why, at) => {
        const state = isDone && why.is_right ? 'good' : missedWhys.includes(at) ? 'bad' : 'plain';
        return (
          <ChoiceCard
            key={why.text}
            mark={letters[at] ?? ''}
            state={state}
            disabled={isDone}
            onChoose={() => onPick(at)}
          >
            <MathText text={why.text} math={game.math} />
          </ChoiceCard>
        );
      })}
    </section>
  );
}
