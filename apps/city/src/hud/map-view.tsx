import type { CityMission } from '@playforward/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openMission } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { NoticeBar } from '../notice-bar.tsx';
import { MissionsList } from '../planner/missions-list.tsx';
import { OutcomeOf, PlannerPanel } from '../planner/planner-panel.tsx';
import { missionsText } from '../planner/text.ts';
import type { SceneHandle } from '../scene/scene-types.ts';
import { SignalPanel } from '../signals/signal-panel.tsx';
import { signalsText } from '../signals/text.ts';
import { StatusRegion } from '../ui/status-region.tsx';
import { BuildBar } from './build-bar.tsx';
import { BuildPalette } from './build-palette.tsx';
import { GivenPins } from './given-pins.tsx';
import { LapseBar, placeOfTile } from './lapse-bar.tsx';
import { MapBubbles } from './map-bubbles.tsx';
import { MeterBar, MeterCard } from './meter-bar.tsx';
import { OrbSays } from './orb-says.tsx';
import { OverlayLegend, OverlayPanel } from './overlay-panel.tsx';
import { placeOfGiven } from './planned-district.ts';
import { SceneHost } from './scene-host.tsx';
import { SidePanel } from './side-panel.tsx';
import { hudText as text } from './text.ts';
import { TileCard } from './tile-card.tsx';
import { type MapControls, useMapControls } from './use-map-controls.ts';
import { ViewKeys } from './view-keys.tsx';
import { WhoPanel } from './who-panel.tsx';
import './hud.css';
import './build.css';
import './map-signs.css';
// Last, for it changes all of them on narrow screens.
import './narrow.css';

/** The city drawn, with everything that is played over it. */
export function MapView({ shot }: { shot: boolean }) {
  const { game, settings } = useGameInHand();
  const state = useGameState();
  const [scene, setScene] = useState<SceneHandle | null>(null);
  const controls = useMapControls(scene);
  const wishes = useSyncExternalStore(settings.subscribe, settings.wishes);
  const place = useRef<HTMLDivElement>(null);
  const mission = openMission(state);
  useShown(scene, controls);
  return (
    <main className="map-view">
      <div
        className="map-place"
        ref={place}
        role="application"
        aria-label={text.map}
        aria-describedby="map-words"
        tabIndex={0}
        onKeyDown={controls.press}
      />
      <p id="map-words" className="unseen">
        {text.mapWords}
      </p>
      <SceneHost
        key={game.session.plot}
        place={place}
        wishes={wishes}
        shot={shot}
        onScene={setScene}
        onPick={controls.pick}
        onHover={controls.hover}
      />
      {scene && <MapBubbles scene={scene} />}
      {scene && <GivenPins scene={scene} />}
      <div className="hud">
        <div className="hud-top">
          <WhoPanel />
          <MeterBar />
          <ViewKeys />
          <NoticeBar />
        </div>
        <LeftSide scene={scene} />
        <RightSide />
        <OverlayLegend />
        <BuildBar controls={controls} />
        {mission && <LapseBar mission={mission} scene={scene} />}
        <OrbSays />
      </div>
      <StatusRegion lines={game.lines} />
    </main>
  );
}

/** Keeps what the map marks equal to what the game holds. */
function useShown(scene: SceneHandle | null, { ghost }: MapControls): void {
  const { cursor, overlay, tool } = useGameState();
  useEffect(() => scene?.setOverlay(overlay), [scene, overlay]);
  useEffect(() => scene?.setCursor(cursor === null ? null : placeOfTile(cursor)), [scene, cursor]);
  const drawn = JSON.stringify(ghost);
  useEffect(() => scene?.setGhost(JSON.parse(drawn)), [scene, drawn]);
  const isPainting = tool?.kind === 'place' && tool.type === 'bike-lane';
  useEffect(() => scene?.setPainting(isPainting), [scene, isPainting]);
}

function LeftSide({ scene }: { scene: SceneHandle | null }) {
  const { game, missions } = useGameInHand();
  const state = useGameState();
  const mission = openMission(state);
  const seek = (given: CityMission['given'][number]) => {
    missions.seek(given.symbol);
    const place = placeOfGiven(given);
    if (place) scene?.lookAtTile(place);
  };
  const { panel } = state;
  return (
    <div className="hud-left">
      {panel === 'build' && <BuildPalette />}
      {panel === 'overlays' && <OverlayPanel />}
      {panel === 'signals' && (
        <SidePanel title={signalsText.heading}>
          <SignalPanel />
        </SidePanel>
      )}
      {panel === 'missions' && (
        <SidePanel title={missionsText.heading}>
          <MissionsList onOpen={() => game.dispatch({ kind: 'panel', panel: null })} />
        </SidePanel>
      )}
      {mission && (panel === null || panel === 'settings' || panel === 'help') && (
        <div className="hud-card side-panel">
          <PlannerPanel mission={mission} planner={state.planner} onSeek={scene ? seek : undefined} />
        </div>
      )}
    </div>
  );
}

function RightSide() {
  const state = useGameState();
  const mission = openMission(state);
  const { meter, looked, planner } = state;
  const isRead = ['outcome', 'building', 'built'].includes(planner.phase);
  return (
    <div className="hud-right">
      {meter && <MeterCard metric={meter} />}
      {looked !== null && <TileCard tile={looked} />}
      {!meter && looked === null && mission && isRead && (
        <div className="hud-card side-panel">
          <OutcomeOf mission={mission} planner={planner} />
        </div>
      )}
    </div>
  );
}
