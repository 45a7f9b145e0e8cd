import type { CityMission } from '@playforward/contract';
import { IdeaIcon } from '../ui/icons.ts';
import { MissionNotes } from './mission-notes.tsx';
import type { PlannerState } from './planner-state.ts';
import { plannerText as text } from './text.ts';

type MissionBriefProps = {
  mission: CityMission;
  planner: PlannerState;
  headingId: string;
  onHint: () => void;
  /** Back to the list of missions; absent where it stands beside the Planner. */
  onList?: (() => void) | undefined;
  onFind(symbol: string): void;
  /** Shows on the map where a number is read; absent where there is no map. */
  onSeek?: ((given: CityMission['given'][number]) => void) | undefined;
};

/** The need, and what the city shows about it (R7, R8, R13). */
export function MissionBrief({
  mission,
  planner,
  headingId,
  onHint,
  onList,
  onFind,
  onSeek,
}: MissionBriefProps) {
  const left = mission.hints.length - planner.hints;
  return (
    <div className="brief">
      <div className="brief-top">
        {onList && (
          <button type="button" className="link" onClick={onList}>
            {text.allMissions}
          </button>
        )}
        <span className="chip">{text.level(mission.level)}</span>
        {left > 0 && (
          <button type="button" className="link" onClick={onHint}>
            <IdeaIcon size={18} aria-hidden="true" />
            {planner.hints === 0 ? text.hint : text.anotherHint}
          </button>
        )}
      </div>
      <h2 id={headingId}>{mission.title}</h2>
      <p className="story">{mission.story}</p>
      {mission.is_survey && <p className="survey">{text.survey}</p>}
      <MissionNotes mission={mission} planner={planner} onFind={onFind} onSeek={onSeek} />
      {mission.relation && <p className="relation">{mission.relation}</p>}
      {planner.hintOffered && planner.hints === 0 && <p className="hint-offer">{text.hintOffer}</p>}
      {planner.hints > 0 && (
        <ul className="hints">
          {mission.hints.slice(0, planner.hints).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
