import type { CityMission } from '@playforward/contract';
import { IdeaIcon } from '../ui/icons.ts';
import type { PlannerState } from './planner-state.ts';
import { plannerText as text } from './text.ts';

type MissionBriefProps = {
  mission: CityMission;
  planner: PlannerState;
  headingId: string;
  onHint: () => void;
  /** Shows on the map where a number is read; absent where there is no map. */
  onShow?: ((tile: number) => void) | undefined;
};

/** The need, and what the city shows about it (R7, R8, R13). */
export function MissionBrief({ mission, planner, headingId, onHint, onShow }: MissionBriefProps) {
  const left = mission.hints.length - planner.hints;
  return (
    <div className="brief">
      <div className="brief-top">
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
      <Given mission={mission} onShow={onShow} />
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

function Given({ mission, onShow }: Pick<MissionBriefProps, 'mission' | 'onShow'>) {
  if (mission.given.length === 0) return null;
  return (
    <>
      <h3 className="unseen">{text.given}</h3>
      <ul className="given">
        {mission.given.map(({ symbol, label, unit, where, value, tile }) => (
          <li key={symbol}>
            <span>
              {label}
              <small>{text.where[where]}</small>
            </span>
            {tile !== null && onShow ? (
              <button type="button" className="reading" onClick={() => onShow(tile)}>
                {value} {unit}
              </button>
            ) : (
              <b>
                {value} {unit}
              </b>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
