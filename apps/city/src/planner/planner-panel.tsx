import type { CityMission } from '@playforward/contract';
import { useEffect, useId } from 'react';
import { OutcomePanel } from '../asked/parts.ts';
import { type GameInHand, useGameInHand, useGameState } from '../game/use-game.ts';
import { typedIn } from './check-inputs.ts';
import { MissionBrief } from './mission-brief.tsx';
import { PlannerForm } from './planner-form.tsx';
import { nextMission, type PlannerState } from './planner-state.ts';
import './planner.css';

/** A quiet minute before a hint is offered (R13). */
const idleMs = 60_000;

type PlannerProps = {
  mission: CityMission;
  planner: PlannerState;
  onSeek?: ((given: CityMission['given'][number]) => void) | undefined;
};

/** Story, numbers and run of the open mission. */
export function PlannerPanel({ mission, planner, onSeek }: PlannerProps) {
  const { game, missions } = useGameInHand();
  const headingId = useId();
  useIdleHint(missions, planner);
  useArrival(headingId, mission.id);
  // What a run will show is there before its days are over, with or without a line.
  useEffect(() => OutcomePanel.getReady(), []);
  return (
    <section className="planner" aria-labelledby={headingId}>
      <MissionBrief
        mission={mission}
        planner={planner}
        headingId={headingId}
        onHint={missions.hint}
        onList={onSeek && (() => game.dispatch({ kind: 'panel', panel: 'missions' }))}
        onFind={missions.find}
        onSeek={onSeek}
      />
      <PlannerForm mission={mission} planner={planner} actions={missions} />
    </section>
  );
}

/** Whoever opens a mission is led to it, by ear and by keys. */
function useArrival(headingId: string, missionId: string): void {
  // The focus is outside of React; the same mission does not take it twice.
  useEffect(() => {
    if (missionId) document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId, missionId]);
}

/** What the last run showed, once its days have been played. */
export function MissionOutcome({ mission, planner }: Omit<PlannerProps, 'onSeek'>) {
  const { missions } = useGameInHand();
  const { list } = useGameState().missions;
  const isRead = planner.phase !== 'lapse' && planner.phase !== 'running' && planner.phase !== 'plan';
  if (!planner.run || !isRead) return null;
  return (
    <OutcomePanel
      mission={mission}
      planner={planner}
      finished={planner.run}
      next={nextMission(list, planner)}
      actions={missions}
    />
  );
}

function useIdleHint({ idle }: GameInHand['missions'], { inputs, prediction, phase }: PlannerState): void {
  const typed = typedIn(inputs, prediction);
  // The clock runs outside of React; each key starts the minute anew.
  useEffect(() => {
    if (phase !== 'plan') return undefined;
    const timer = setTimeout(() => idle(typed), idleMs);
    return () => clearTimeout(timer);
  }, [typed, phase, idle]);
}
