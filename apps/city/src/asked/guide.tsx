import { blockOfPlot, cornerOfBlock } from '@playforward/city-sim';
import { useEffect, useState } from 'react';
import { type GameState, openMission } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { placeOfGiven } from '../hud/planned-district.ts';
import { placementsOn } from '../plot/plot-rows.ts';
import type { SceneProps, TilePlace } from '../scene/scene-types.ts';
import { rememberGuide } from '../session/guide-memory.ts';
import { type GuideStep, guideSteps, isStepDone } from './guide-steps.ts';
import { guideText as text } from './text.ts';
import './guide.css';

/** The last word stays as long as it takes to be read. */
const farewellMs = 6000;

/** The first minute (three steps, each done by doing); the companion flies to what is meant. It can be skipped. */
export function Guide({ scene }: SceneProps) {
  const { game } = useGameInHand();
  const state = useGameState();
  const [at, setAt] = useState<number | null>(0);
  const steps = guideSteps(state);
  const step = at === null ? undefined : steps[at];
  const isReady = state.missions.loaded;
  const { plot } = game.session;
  const isDone = step !== undefined && isStepDone(step, state, plot);
  // What was done before its step came counts as well.
  useEffect(() => {
    if (isDone && at !== null) setAt(at + 1);
  }, [isDone, at]);
  const isOver = at !== null && isReady && at >= steps.length;
  useEffect(() => {
    if (!isOver) return undefined;
    rememberGuide();
    const timer = setTimeout(() => setAt(null), farewellMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  const target = step ? JSON.stringify(targetOf(step, state, game.session.city(), plot)) : 'null';
  // The map and the page's root are outside of React.
  useEffect(() => {
    scene.pointAt(JSON.parse(target) as TilePlace | null);
    if (step) document.documentElement.dataset.guide = step;
    return () => {
      scene.pointAt(null);
      delete document.documentElement.dataset.guide;
    };
  }, [scene, target, step]);
  if (at === null || !isReady) return null;
  return (
    <section className="hud-card guide" aria-label={text.heading}>
      <p role="status">
        <b>{step ? text.count(at + 1, steps.length) : text.over}</b>
        {step ? text.steps[step] : text.farewell}
      </p>
      {step && (
        <button
          type="button"
          className="link"
          onClick={() => {
            rememberGuide();
            setAt(null);
          }}
        >
          {text.skip}
        </button>
      )}
    </section>
  );
}

type PlacedCity = Parameters<typeof placementsOn>[0];

/** Where the companion flies: over the student's first building, over the first sign of the mission. */
function targetOf(step: GuideStep, state: GameState, city: PlacedCity, plot: number): TilePlace | null {
  if (step === 'home') {
    const [first] = placementsOn(city, plot);
    return first ? { x: first.x, y: first.y } : cornerOfBlock(blockOfPlot(plot));
  }
  if (step === 'mission') return null;
  const given = openMission(state)?.given.find(({ where }) => where !== 'story');
  return given ? placeOfGiven(given) : null;
}
