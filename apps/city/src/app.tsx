import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DataSheet, HelpSheet, SettingsSheet } from './asked/parts.ts';
import { cityActions } from './game/city-actions.ts';
import { missionActions } from './game/mission-actions.ts';
import { type StartedGame, startGame } from './game/start-game.ts';
import { GameContext, type GameInHand, useGameState } from './game/use-game.ts';
import { NoticeBar } from './notice-bar.tsx';
import { sessionText } from './session/text.ts';
import type { FrameQuery } from './start/read-frame-query.ts';
import { fetchedPart } from './ui/fetched-part.tsx';
import { Orb } from './ui/orb.tsx';
import './app.css';

/** A page opens in one of the two views, and most stay in it. */
const MapView = fetchedPart(() => import('./hud/map-view.tsx').then((part) => part.MapView));
const ListView = fetchedPart(() => import('./list/list-view.tsx').then((part) => part.ListView));

/** From the first moment to the city: the query is read, the host greeted, the city opened. */
export function App({ query }: { query: FrameQuery }) {
  const [started, setStarted] = useState<StartedGame | null>(null);
  useEffect(() => {
    const start = startGame(query, setStarted);
    return start.close;
  }, [query]);
  if (!started) return <Waiting />;
  return <Playing key={started.game.session.kind} started={started} shot={query.shot} />;
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

function Playing({ started, shot }: { started: StartedGame; shot: boolean }) {
  const { game, settings, findClass } = started;
  const hand = useMemo<GameInHand>(
    () => ({ game, city: cityActions(game), missions: missionActions(game), settings, findClass }),
    [game, settings, findClass],
  );
  const { lessMotion, contrast, dark } = useSyncExternalStore(settings.subscribe, settings.wishes);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.motion = lessMotion ? 'less' : 'full';
    dataset.contrast = contrast ? 'more' : 'usual';
    dataset.theme = dark ? 'dark' : 'light';
  }, [lessMotion, contrast, dark]);
  return (
    <GameContext.Provider value={hand}>
      <Views shot={shot} />
    </GameContext.Provider>
  );
}

function Views({ shot }: { shot: boolean }) {
  const { view, panel, data } = useGameState();
  return (
    <>
      {view === 'list' ? <ListView /> : <MapView shot={shot} />}
      {view === 'list' && <NoticeBar />}
      {panel === 'settings' && <SettingsSheet />}
      {panel === 'help' && <HelpSheet />}
      {data && <DataSheet />}
    </>
  );
}
