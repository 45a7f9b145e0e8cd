import { xOf, yOf } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { useEffect, useState } from 'react';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import type { SceneHandle } from '../scene/scene-types.ts';
import { shownMeasure } from '../ui/numbers.ts';
import { useLatest } from '../ui/use-latest.ts';
import { layLapse } from './lapse-frames.ts';
import { hudText as text } from './text.ts';

/** Plays the days of the run over the map, then shows what happened (R4). It can be skipped, and never repeats itself. */
export function LapseBar({ mission, scene }: { mission: CityMission; scene: SceneHandle | null }) {
  const { missions } = useGameInHand();
  const { planner } = useGameState();
  const [day, setDay] = useState(0);
  const { days } = mission.run;
  const isPlaying = planner.phase === 'lapse';
  const play = useLatest(async (still: () => boolean) => {
    if (!planner.run) return;
    const lapse = layLapse(mission, planner.run);
    await scene?.playTimeLapse(lapse, (index) => {
      if (still()) setDay(Math.round(lapse.days[index] ?? 0));
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
      scene?.stopTimeLapse();
    };
  }, [isPlaying, play, scene]);
  if (!isPlaying) return null;
  const { label, metric, unit } = mission.predict;
  const values = planner.run?.run.series[metric] ?? [];
  const value = day === 0 ? undefined : values[Math.ceil((day * values.length) / days) - 1];
  return (
    <div className="hud-card lapse-bar" role="status">
      <b>{text.lapse(Math.max(1, day), days)}</b>
      <progress value={day} max={days} aria-label={text.lapse(day, days)} />
      <button type="button" className="btn quiet small" onClick={missions.showOutcome}>
        {text.showResult}
      </button>
      <span className="lapse-value">
        {label}: <b>{value === undefined ? text.noValue : shownMeasure(value, unit)}</b>
      </span>
    </div>
  );
}

/** For the keyboard cursor of the scene. */
export function placeOfTile(tile: number): { x: number; y: number } {
  return { x: xOf(tile), y: yOf(tile) };
}
