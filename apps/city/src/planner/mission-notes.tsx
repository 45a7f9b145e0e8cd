import type { CityMission } from '@playforward/contract';
import { CheckIcon, SearchIcon, TapeIcon } from '../ui/icons.ts';
import type { PlannerState } from './planner-state.ts';
import { plannerText as text } from './text.ts';

type GivenNumber = CityMission['given'][number];

type MissionNotesProps = {
  mission: CityMission;
  planner: PlannerState;
  /** Puts a reading into the notes. */
  onFind(symbol: string): void;
  /** Shows on the map where a number is read; absent where there is no map. */
  onSeek?: ((given: GivenNumber) => void) | undefined;
};

/** What is known, and what is still to be found: the story tells the need, the city shows the numbers (R7). */
export function MissionNotes({ mission, planner, onFind, onSeek }: MissionNotesProps) {
  return (
    <>
      <h3 className="notes-heading">{text.notes}</h3>
      <ul className="notes">
        {mission.given.map((given) => (
          <Note
            key={given.symbol}
            given={given}
            isFound={given.where === 'story' || planner.found.includes(given.symbol)}
            onFind={() => onFind(given.symbol)}
            onSeek={onSeek && (() => onSeek(given))}
          />
        ))}
      </ul>
    </>
  );
}

type NoteProps = { given: GivenNumber; isFound: boolean; onFind(): void; onSeek?: (() => void) | undefined };

function Note({ given: { label, unit, where, value }, isFound, onFind, onSeek }: NoteProps) {
  const Icon = !isFound ? SearchIcon : where === 'measure' ? TapeIcon : CheckIcon;
  return (
    <li className={isFound ? '' : 'missing'}>
      <Icon size={20} aria-hidden="true" />
      <span>
        {label}
        <small>{isFound ? text.foundBy[where] : text.notFound}</small>
      </span>
      {isFound ? (
        <b>
          {value} {unit}
        </b>
      ) : (
        <button type="button" className="link" onClick={onSeek ?? onFind}>
          {onSeek ? text.showMe : text.readNow[where]}
          <span className="unseen">: {label}</span>
        </button>
      )}
    </li>
  );
}
