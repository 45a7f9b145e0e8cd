import { scenarioPlot } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { useEffect, useReducer } from 'react';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { plannerText as text } from '../planner/text.ts';
import type { SceneHandle } from '../scene/scene-types.ts';
import { districtOf, placeOfGiven, plannedMission } from './planned-district.ts';

type Given = CityMission['given'][number];

/** How high above the ground a sign stands, in tiles. */
const signHeight = 0.7;
/** Part of a narrow screen by which the plot moves up. */
const sheetShare = 0.17;

/** The district of the planned mission, and what can be read in it: each sign is pressed to read it. */
export function GivenPins({ scene }: { scene: SceneHandle }) {
  const state = useGameState();
  const { missions } = useGameInHand();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const mission = plannedMission(state);
  // The view moves outside of React, and the map is drawn there.
  useEffect(() => scene.onView(moved), [scene]);
  useEffect(() => {
    if (!mission) return undefined;
    scene.showDistrict({ city: districtOf(mission), plot: scenarioPlot });
    // On a narrow screen the Planner covers the lower half: the plot moves up, so that it stays in sight.
    if (window.matchMedia('(width < 960px)').matches) scene.pan(0, -window.innerHeight * sheetShare);
    return () => scene.showDistrict(null);
  }, [scene, mission]);
  if (!mission) return null;
  const { found, sought, hints } = state.planner;
  return (
    <div className="given-pins">
      {mission.given.map((given) => (
        <Pin
          key={given.symbol}
          scene={scene}
          given={given}
          isFound={found.includes(given.symbol)}
          isLit={sought === given.symbol || (sought === null && hints > 0)}
          onFind={() => missions.find(given.symbol)}
        />
      ))}
    </div>
  );
}

type PinProps = { scene: SceneHandle; given: Given; isFound: boolean; isLit: boolean; onFind(): void };

function Pin({ scene, given, isFound, isLit, onFind }: PinProps) {
  const place = placeOfGiven(given);
  if (!place) return null;
  const { left, top } = scene.pageAt(place, signHeight);
  const style = { transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` };
  return (
    <div className="pin-at" style={style}>
      {isFound ? (
        <span className="pin found">
          {given.value} {given.unit}
        </span>
      ) : (
        <button type="button" className={isLit ? 'pin lit' : 'pin'} onClick={onFind}>
          {text.readNow[given.where]}
          <span className="unseen">: {given.label}</span>
        </button>
      )}
    </div>
  );
}
