import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DataSheet } from './data-sheet.tsx';
import { cityActions } from './game/city-actions.ts';
import { missionActions } from './game/mission-actions.ts';
import { type StartedGame, startGame } from './game/start-game.ts';
import { GameContext, type GameInHand, useGameInHand, useGameState } from './game/use-game.ts';
import { ListView } from './list/list-view.tsx';
import { sessionText } from './session/text.ts';
import type { FrameQuery } from './start/read-frame-query.ts';
import { CheckIcon, WarnIcon } from './ui/icons.ts';
import { Orb } from './ui/orb.tsx';
import { StatusRegion } from './ui/status-region.tsx';
import './app.css';

/** From the first moment to the city: the query is read, the host greeted, the city opened. */
export function App({ query }: { query: FrameQuery }) {
  const [started, setStarted] = useState<StartedGame | null>(null);
  useEffect(() => {
    const start = startGame(query);
    void start.ready.then(setStarted);
    return start.close;
  }, [query]);
  if (!started) return <Waiting />;
  return <Playing started={started} />;
}

function Waiting() {
  return (
    <main className="waiting" aria-busy="true">
      <Orb mood="loading" size={112} />
      <h1>Stem City</h1>
      <p role="status">{sessionText.connecting}</p>
    </main>
  );
}

function Playing({ started }: { started: StartedGame }) {
  const { game, settings } = started;
  const hand = useMemo<GameInHand>(
    () => ({ game, city: cityActions(game), missions: missionActions(game), settings }),
    [game, settings],
  );
  const { lessMotion, contrast } = useSyncExternalStore(settings.subscribe, settings.wishes);
  useEffect(() => {
    document.documentElement.dataset.motion = lessMotion ? 'less' : 'full';
    document.documentElement.dataset.contrast = contrast ? 'more' : 'usual';
  }, [lessMotion, contrast]);
  return (
    <GameContext value={hand}>
      <Views />
      <NoticeBar />
      <DataSheet />
    </GameContext>
  );
}

function Views() {
  const { game } = useGameInHand();
  const { view } = useGameState();
  if (view === 'list') return <ListView />;
  return (
    <>
      <StatusRegion lines={game.lines} />
    </>
  );
}

function NoticeBar() {
  const { notice } = useGameState();
  if (!notice) return null;
  return (
    <p className={`game-notice ${notice.kind}`} key={notice.id}>
      {notice.kind === 'good' ? (
        <CheckIcon size={22} aria-hidden="true" />
      ) : (
        <WarnIcon size={22} aria-hidden="true" />
      )}
      {notice.sentence}
    </p>
  );
}
