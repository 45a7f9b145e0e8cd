import { xOf, yOf } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { useEffect, useState } from 'react';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import type { SceneHandle } from '../scene/scene-types.ts';
import { useLatest } from '../ui/use-latest.ts';
import { lapseFrames } from './lapse-frames.ts';
import { blueprint } from './place-plan.ts';
import { hudText as text } from './text.ts';

/** Plays the days of the run over the map, then shows what happened (R4). It can be skipped, and never repeats itself. */
export function LapseBar({ mission, scene }: { mission: CityMission; scene: SceneHandle | null }) {
  const { game, missions } = useGameInHand();
  const { planner } = useGameState();
  const [day, setDay] = useState(0);
  const days = mission.run.days;
  const isPlaying = planner.phase === 'lapse';
  const play = useLatest(async (still: () => boolean) => {
    const { session } = game;
    const city = session.city();
    const spot = blueprint(city, session.plot, mission, planner.inputs);
    const frames = lapseFrames(city, session.plot, days, spot);
    if (spot) scene?.lookAtTile({ x: spot.x, y: spot.y });
    await scene?.playTimeLapse(frames, (index) => {
      if (still()) setDay(Math.round((index / (frames.length - 1)) * days));
    });
    if (still()) missions.showOutcome();
  });
  // The days play outside of React.
  useEffect(() => {
    if (!isPlaying) return undefined;
    let left = false;
    void play(() => !left);
    return () => {
      left = true;
    };
  }, [isPlaying, play]);
  if (!isPlaying) return null;
  return (
    <div className="hud-card lapse-bar" role="status">
      <b>{text.lapse(Math.max(1, day), days)}</b>
      <progress value={day} max={days} aria-label={text.lapse(day, days)} />
      <button type="button" className="btn quiet small" onClick={missions.showOutcome}>
        {text.showResult}
      </button>
    </div>
  );
}

/** For the keyboard cursor of the scene. */
export function placeOfTile(tile: number): { x: number; y: number } {
  return { x: xOf(tile), y: yOf(tile) };
}
