import { Hand } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import '../labs.css';
import { fetchGame } from '../queries.ts';
import { labsText } from '../text.ts';
import './catch.css';
import { type CatchState, catchState, isCaught, startCatch } from './catch-state.ts';
import { GameEnd } from './game-end.tsx';
import { GameLines } from './game-lines.tsx';
import { GameReasons } from './game-reasons.tsx';
import { catchText as text } from './text.ts';

const hardest = 3;

/** The game: solutions with one planted error each, which the server has proven to be one. No guess leaves the page. */
export function CatchLab() {
  const [state, send] = useReducer(catchState, startCatch);
  const [wanted, setWanted] = useState({ level: 1, number: 1 });
  const { title, lead } = labsText.labs.catch;
  const { round } = state;

  // Each wish is one call; an answer that comes too late for its wish is dropped.
  useEffect(() => {
    let isWanted = true;
    send({ type: 'ask' });
    fetchGame(wanted.level).then(
      (game) => isWanted && send({ type: 'game', game }),
      () => isWanted && send({ type: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  const next = (level = wanted.level) => setWanted(({ number }) => ({ level, number: number + 1 }));
  return (
    <Card className="problem-card catch">
      <header className="catch-head">
        <div>
          <p className="catch-title" aria-hidden="true">
            {title}
          </p>
          <p>{lead}</p>
        </div>
        <span className="catch-score">
          <Hand size={20} aria-hidden="true" />
          {text.caught(state.caught, state.played)}
        </span>
      </header>
      <div className="catch-body">
        <p className="lab-says" role="status">
          {sayOf(state)}
        </p>
        {round.kind === 'coming' && <StateCard mode="loading" title={text.loading} skeleton />}
        {round.kind === 'failed' && (
          <StateCard
            mode="determined"
            title={text.failed}
            text={text.failedHelp}
            action={<Button onClick={() => next()}>{text.tryAgain}</Button>}
          />
        )}
        {round.kind === 'here' && (
          <>
            <p className="question">
              <MathText text={round.game.question} math={round.game.math} />
            </p>
            {round.phase === 'line' && <p className="catch-task">{text.pickLine}</p>}
            <GameLines round={round} onPick={(at) => send({ type: 'line', at })} />
            {round.phase !== 'line' && (
              <GameReasons round={round} onPick={(at) => send({ type: 'why', at })} />
            )}
            {round.phase === 'done' && <GameEnd round={round} onNext={() => next()} />}
            <div className="lab-row catch-row">
              {round.phase === 'line' && (
                <Button kind="quiet" small onClick={() => send({ type: 'show' })}>
                  {text.show}
                </Button>
              )}
              {wanted.level < hardest && (
                <Button kind="quiet" small onClick={() => next(wanted.level + 1)}>
                  {text.harder}
                </Button>
              )}
              {wanted.level > 1 && (
                <Button kind="quiet" small onClick={() => next(wanted.level - 1)}>
                  {text.easier}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

/** What the companion says to the last tap. */
function sayOf({ round, caught }: CatchState): string {
  const { said } = text;
  const start = caught === 0 ? said.first : said.start;
  if (round.kind !== 'here') return start;
  const { game, phase, missed, missedWhys, wasShown } = round;
  if (phase === 'done') return !isCaught(round) ? said.notCaught : caught === 10 ? said.ten : said.caught;
  if (phase === 'why') return missedWhys.length > 0 ? said.otherWhy : wasShown ? said.shown : said.found;
  const last = missed.at(-1);
  if (last === undefined) return start;
  return game.lines[last]?.follows ? said.follows : said.holds;
}
