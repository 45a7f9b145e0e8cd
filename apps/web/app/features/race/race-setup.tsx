import type { WindowMission } from '@playforward/contract';
import type { RaceRecord, RaceState, RivalId } from '@playforward/race';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { RivalChoice } from './rival-choice.tsx';
import { raceText as text } from './text.ts';

type RaceSetupProps = {
  state: RaceState;
  record: RaceRecord;
  mission: WindowMission | null;
  busy: boolean;
  onChoose: (rival: RivalId) => void;
  onRematch: () => void;
};

/** Before a race and after it. */
export function maySetUp({ stage, gameOver }: RaceState): boolean {
  return stage === 'gameRules' || gameOver;
}

/** What may be chosen while no race is flown: the rival, and a rematch of the race before. */
export function RaceSetup({ state, record, mission, busy, onChoose, onRematch }: RaceSetupProps) {
  const isOver = state.gameOver;
  return (
    <div className="race-setup">
      {mission && !isOver && <MissionStory mission={mission} />}
      <RivalChoice record={record} chosen={state.rival} onChoose={onChoose} />
      {isOver && state.asked.length > 0 && (
        <Button kind="quiet" small disabled={busy} onClick={onRematch}>
          <RotateCcw size={18} aria-hidden="true" />
          {text.rematch}
        </Button>
      )}
    </div>
  );
}

/** The mission of the lesson gives the race its story (D-147). */
function MissionStory({ mission }: { mission: WindowMission }) {
  const { story } = mission;
  return (
    <div className="race-story">
      <h4>{text.storyOf(mission.title)}</h4>
      <p>{typeof story === 'string' && story !== '' ? story : text.storyWithout}</p>
    </div>
  );
}
