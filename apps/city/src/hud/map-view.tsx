import type { CityMission } from '@playforward/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Album, BuildPalette, Guide, MeterCard, MorePanel, SignalPanel, TownPanel } from '../asked/parts.ts';
import { openMission } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { NoticeBar } from '../notice-bar.tsx';
import { MissionsList } from '../planner/missions-list.tsx';
import { MissionOutcome, PlannerPanel } from '../planner/planner-panel.tsx';
import { missionsText } from '../planner/text.ts';
import type { SceneHandle } from '../scene/scene-types.ts';
import { wasGuided } from '../session/guide-memory.ts';
import { signalsText } from '../signals/text.ts';
import { townText } from '../town/text.ts';
import { TownCard } from '../town/town-card.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import { Dock, ZoomKeys } from './dock.tsx';
import { Insets } from './insets.tsx';
import { LapseBar, placeOfTile } from './lapse-bar.tsx';
import { OrbCorner } from './orb-corner.tsx';
import { OverlayLegend, OverlayPanel } from './overlay-panel.tsx';
import { placeOfGiven } from './planned-district.ts';
import { SceneHost } from './scene-host.tsx';
import { SidePanel } from './side-panel.tsx';
import { GivenPins } from './signs/given-pins.tsx';
import { MapBubbles } from './signs/map-bubbles.tsx';
import { hudText as text } from './text.ts';
import { TileCard } from './tile-card.tsx';
import { TopBar } from './top-bar.tsx';
import { type MapControls, useMapControls } from './use-map-controls.ts';
import './hud.css';
import './build.css';
import './signs/map-signs.css';
// Last, for it changes all of them on narrow screens.
import './narrow.css';

/** The city drawn, with everything that is played over it. */
export function MapView({ shot }: { shot: boolean }) {
  const { game, settings } = useGameInHand();
  const state = useGameState();
  const [scene, setScene] = useState<SceneHandle | null>(null);
  const [isNew] = useState(() => !wasGuided());
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
      {scene && <Insets scene={scene} />}
      {scene && <MapBubbles scene={scene} />}
      {scene && <GivenPins scene={scene} />}
      <div className="hud">
        <TopBar onHome={controls.home} />
        <NoticeBar />
        <LeftSide scene={scene} />
        <div className="hud-right">
          <RightSide />
        </div>
        <OverlayLegend />
        {mission && <LapseBar mission={mission} scene={scene} />}
        <Dock controls={controls} />
        <div className="corner">
          <OrbCorner />
          <ZoomKeys controls={controls} />
        </div>
      </div>
      {scene && isNew && !shot && <Guide scene={scene} />}
      <StatusRegion lines={game.lines} />
    </main>
  );
}

/** Keeps what the map marks equal to what the game holds. */
function useShown(scene: SceneHandle | null, { ghost }: MapControls): void {
  const { cursor, overlay, tool, town, planner } = useGameState();
  const { game } = useGameInHand();
  useEffect(() => scene?.setOverlay(overlay), [scene, overlay]);
  useEffect(() => scene?.setCursor(cursor === null ? null : placeOfTile(cursor)), [scene, cursor]);
  const drawn = JSON.stringify(ghost);
  useEffect(() => scene?.setGhost(JSON.parse(drawn)), [scene, drawn]);
  const isPainting = tool?.kind === 'place' && tool.type === 'bike-lane';
  useEffect(() => scene?.setPainting(isPainting), [scene, isPainting]);
  const [step, share] = [town?.step ?? 1, projectShare(town?.project ?? null)];
  const { plot } = game.session;
  useEffect(() => scene?.setTown({ plot, step, garlands: share }), [scene, plot, step, share]);
  // What was just built is looked at.
  const isBuilt = planner.phase === 'built';
  useEffect(() => {
    if (isBuilt) scene?.lookAtPlot(plot);
  }, [scene, isBuilt, plot]);
}

function projectShare(project: { stars: number; goal: number } | null): number {
  return project ? Math.min(1, project.stars / project.goal) : 0;
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
  const { panel, planner } = state;
  const isRead = ['outcome', 'building', 'built'].includes(planner.phase);
  const isAside = panel === null || panel === 'settings' || panel === 'help';
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
      {panel === 'town' && (
        <SidePanel title={townText.heading}>
          <TownPanel />
        </SidePanel>
      )}
      {panel === 'more' && (
        <SidePanel title={text.more}>
          <MorePanel />
        </SidePanel>
      )}
      {panel === 'album' && <SidePanel title={text.album}>{scene && <Album scene={scene} />}</SidePanel>}
      {mission && isAside && planner.phase !== 'lapse' && (
        <div className="hud-card side-panel">
          {isRead ? (
            <MissionOutcome mission={mission} planner={planner} />
          ) : (
            <PlannerPanel mission={mission} planner={planner} onSeek={scene ? seek : undefined} />
          )}
        </div>
      )}
    </div>
  );
}

function RightSide() {
  const { meter, looked } = useGameState();
  if (meter) return <MeterCard metric={meter} />;
  return looked === null ? <TownCard /> : <TileCard tile={looked} />;
}
