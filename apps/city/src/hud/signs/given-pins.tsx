import { scenarioPlot } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { GameState } from '../../game/game-state.ts';
import { useGameInHand, useGameState } from '../../game/use-game.ts';
import { plannerText as text } from '../../planner/text.ts';
import type { SceneHandle } from '../../scene/scene-types.ts';
import type { SiteLook } from '../../scene/site/site-look.ts';
import { SearchIcon, TapeIcon } from '../../ui/icons.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { placeOfGiven, plannedMission, shownDistrict } from '../planned-district.ts';
import { spreadPins } from './spread-pins.ts';

type GivenNumber = CityMission['given'][number];

/** How high above the ground a sign stands, in tiles. */
const signHeight = 0.7;
/** The district of the planned mission, and what can be read in it: each sign is pressed to read it. */
export function GivenPins({ scene }: { scene: SceneHandle }) {
  const state = useGameState();
  const { missions } = useGameInHand();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const mission = plannedMission(state);
  // The view moves outside of React, and the map is drawn there.
  useEffect(() => scene.onView(moved), [scene]);
  useDistrict(scene, state);
  usePointing(scene, state);
  if (!mission) return null;
  const { found, sought, hints } = state.planner;
  return (
    <div className="given-pins">
      {pinsOf(mission, scene).map(({ given, left, top }) => (
        <Pin
          key={given.symbol}
          given={given}
          at={{ left, top }}
          isFound={found.includes(given.symbol)}
          isLit={sought === given.symbol || (sought === null && hints > 0)}
          isSought={sought === given.symbol}
          onFind={() => missions.find(given.symbol)}
        />
      ))}
    </div>
  );
}

/** Keeps the district of the mission on the map, and its site as it is planned or as it ended. */
function useDistrict(scene: SceneHandle, state: GameState): void {
  const shown = shownDistrict(state);
  const city = shown?.city ?? null;
  const site = JSON.stringify(shown?.site ?? null);
  const first = useLatest(() => JSON.parse(site) as SiteLook | null);
  useEffect(() => {
    if (!city) return undefined;
    scene.showDistrict({ city, plot: scenarioPlot, site: first() });
    return () => scene.showDistrict(null);
  }, [scene, city, first]);
  useEffect(() => scene.setSite(JSON.parse(site)), [scene, site]);
}

/** The companion flies to what was asked for; after a hint, to the first number that is still to be found. */
function usePointing(scene: SceneHandle, state: GameState): void {
  const mission = plannedMission(state);
  const { sought, hints, found } = state.planner;
  const missing =
    mission?.given.filter(({ symbol, where }) => where !== 'story' && !found.includes(symbol)) ?? [];
  const named = missing.find(({ symbol }) => symbol === sought) ?? (hints > 0 ? missing[0] : undefined);
  const target = JSON.stringify(named ? placeOfGiven(named) : null);
  // The map is outside of React.
  useEffect(() => {
    if (target === 'null') return undefined;
    scene.pointAt(JSON.parse(target));
    return () => scene.pointAt(null);
  }, [scene, target]);
}

/** The readings of a mission where they stand on the page; the story's stand nowhere. */
function pinsOf({ given: readings }: CityMission, scene: SceneHandle) {
  const pins = readings.flatMap((given) => {
    const place = placeOfGiven(given);
    return place ? [{ given, ...scene.pageAt(place, signHeight) }] : [];
  });
  return spreadPins(pins, { width: window.innerWidth, top: coveredTop() });
}

/** Down to where the words of a first visit lie over the top of a phone's map. */
function coveredTop(): number {
  const guide = document.querySelector('.guide')?.getBoundingClientRect();
  return guide && guide.top < window.innerHeight / 2 ? guide.bottom : 0;
}

type PinProps = {
  given: GivenNumber;
  at: { left: number; top: number };
  isFound: boolean;
  isLit: boolean;
  isSought: boolean;
  onFind(): void;
};

function Pin({ given, at: { left, top }, isFound, isLit, isSought, onFind }: PinProps) {
  const sign = useRef<HTMLButtonElement>(null);
  useKeyboard(sign, isSought);
  const Icon = given.where === 'measure' ? TapeIcon : SearchIcon;
  const style = { transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` };
  return (
    <div className="pin-at" style={style}>
      {isFound ? (
        <span className="pin found">
          {given.value} {given.unit}
        </span>
      ) : (
        <button
          type="button"
          ref={sign}
          className={isLit ? 'pin lit' : 'pin'}
          onClick={(event) => {
            if (isByKey(event)) leaveFor(event.currentTarget);
            onFind();
          }}
        >
          <Icon size={18} aria-hidden="true" />
          <span>
            <span className="unseen">{text.readNow[given.where]}: </span>
            {given.label}
          </span>
        </button>
      )}
    </div>
  );
}

/** "Show me" leads the keyboard to the sign as it leads the eye. */
function useKeyboard(sign: RefObject<HTMLButtonElement | null>, isSought: boolean): void {
  // The focus is outside of React.
  useEffect(() => {
    if (isSought) sign.current?.focus({ preventScroll: true });
  }, [sign, isSought]);
}

/** A press of Enter has no clicks; a finger would get a keyboard over the map. */
const isByKey = ({ detail }: { detail: number }) => detail === 0;

/** What is read is no key any more: the next sign is, and after the last one the field of the number. */
function leaveFor(read: HTMLElement): void {
  const signs = [...document.querySelectorAll<HTMLElement>('.given-pins button')];
  const next = signs.find((sign) => sign !== read) ?? document.querySelector<HTMLElement>('.planner input');
  next?.focus({ preventScroll: true });
}
