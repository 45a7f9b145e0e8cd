import type { CityMission } from '@playforward/contract';
import { useState } from 'react';
import { ChainRow } from '../town/chain-row.tsx';
import { CloseIcon, IdeaIcon, InfoIcon } from '../ui/icons.ts';
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

/** The need, and what the city shows about it (R7, R8, R13). On a phone the story lies over the map until it is read. */
export function MissionBrief(props: MissionBriefProps) {
  const { mission, planner, headingId, onFind, onSeek } = props;
  const [shutAt, shut] = useState<number | null>(null);
  const isBegun = planner.found.length > 0 || Object.values(planner.inputs).some((value) => value !== '');
  // Whoever has begun has read it; a new hint opens it again.
  const isOpen = shutAt === null ? !isBegun || planner.hints > 0 : planner.hints > shutAt;
  return (
    <div className="brief">
      <div className="brief-top">
        <h2 id={headingId} tabIndex={-1}>
          {mission.title}
        </h2>
        <button
          type="button"
          className="icon-btn soft story-key"
          aria-label={text.story}
          aria-expanded={isOpen}
          onClick={() => shut(isOpen ? planner.hints : -1)}
        >
          <InfoIcon size={20} aria-hidden="true" />
        </button>
      </div>
      <BriefText {...props} isOpen={isOpen} onShut={() => shut(planner.hints)} />
      <MissionNotes
        mission={mission}
        planner={planner}
        onFind={onFind}
        onSeek={
          onSeek &&
          ((given) => {
            // On a phone the story would lie over the sign.
            shut(planner.hints);
            onSeek(given);
          })
        }
      />
    </div>
  );
}

type BriefTextProps = Pick<MissionBriefProps, 'mission' | 'planner' | 'onHint' | 'onList'> & {
  isOpen: boolean;
  onShut: () => void;
};

/** The story of the unit and of the mission, the relation, and the hints so far. */
function BriefText({ mission, planner, onHint, onList, isOpen, onShut }: BriefTextProps) {
  const left = mission.hints.length - planner.hints;
  return (
    <div className={isOpen ? 'told' : 'told shut'}>
      <button type="button" className="icon-btn story-close" aria-label={text.closeStory} onClick={onShut}>
        <CloseIcon size={18} aria-hidden="true" />
      </button>
      <ChainRow lessonId={mission.lesson_id} />
      <p className="story">{mission.story}</p>
      {mission.is_survey && <p className="survey">{text.survey}</p>}
      {mission.relation && <p className="relation">{mission.relation}</p>}
      {planner.hintOffered && planner.hints === 0 && <p className="hint-offer">{text.hintOffer}</p>}
      {planner.hints > 0 && (
        <ul className="hints">
          {mission.hints.slice(0, planner.hints).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      <div className="told-keys">
        {left > 0 && (
          <button type="button" className="link" onClick={onHint}>
            <IdeaIcon size={18} aria-hidden="true" />
            {planner.hints === 0 ? text.hint : text.anotherHint}
          </button>
        )}
        {onList && (
          <button type="button" className="link" onClick={onList}>
            {text.allMissions}
          </button>
        )}
        <span className="chip">{text.level(mission.level)}</span>
      </div>
    </div>
  );
}
