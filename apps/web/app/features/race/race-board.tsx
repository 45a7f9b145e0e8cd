import { findRival, type RaceState, raceLevel, raceRules } from '@playforward/race';
import type { ReactNode } from 'react';
import { StarField } from '../../ui/stars.tsx';
import { StarMap } from './map/star-map.tsx';
import { mapNews, rightInARow, turnWords } from './screen-facts.ts';
import { raceText as text } from './text.ts';

type RaceBoardProps = {
  state: RaceState;
  titleId: string;
  bestScore: number;
  /** The lesson and its missions. */
  missions: ReactNode;
};

/** The stage: where both ships are, whose turn it is, and what has been reached. */
export function RaceBoard({ state, titleId, bestScore, missions }: RaceBoardProps) {
  const { finalDestination, score } = state;
  return (
    <section
      className="race-board"
      data-started={state.started}
      data-turn={state.turn}
      data-over={state.gameOver}
      data-stage={state.stage}
    >
      <StarField />
      <header className="race-hud">
        <h2 id={titleId}>{text.heading(finalDestination)}</h2>
        <div className="race-chips">
          {state.started && <span className="race-chip turn">{turnWords(state)}</span>}
          <span className="race-chip">{text.score(score)}</span>
          <span className="race-chip">{text.level(raceLevel(score))}</span>
          <Extras state={state} bestScore={bestScore} />
        </div>
      </header>
      <div className="race-map">
        <StarMap
          player={state.playerLocation}
          ai={state.aiLocation}
          rivalName={findRival(state.rival).name}
          destination={finalDestination}
          radius={raceRules.winWithin}
          winner={state.winner}
          points={state.gameOver ? [] : (state.currentChallenge?.points ?? [])}
        />
      </div>
      <footer className="race-foot">
        <p>{text.rule(raceRules.winWithin)}</p>
        {missions}
      </footer>
      <p className="sr-only" role="status">
        {mapNews(state)}
      </p>
    </section>
  );
}

/** What makes a student want to fly again; absent until there is something to be proud of. */
function Extras({ state, bestScore }: { state: RaceState; bestScore: number }) {
  const streak = rightInARow(state);
  const best = Math.max(bestScore, state.gameOver ? state.score : 0);
  return (
    <>
      {streak > 1 && <span className="race-chip extra">{text.streak(streak)}</span>}
      {best > 0 && <span className="race-chip extra">{text.best(best)}</span>}
    </>
  );
}
