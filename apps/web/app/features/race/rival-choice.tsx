import { type RaceRecord, type RivalId, rivals, unlockedRivals } from '@playforward/race';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { unlockWords } from './screen-facts.ts';
import { raceText as text } from './text.ts';

type RivalChoiceProps = { record: RaceRecord; chosen: RivalId; onChoose: (rival: RivalId) => void };

/** Ships to race against; those that play has not opened yet say what opens them. */
export function RivalChoice({ record, chosen, onChoose }: RivalChoiceProps) {
  const name = useId();
  const open = unlockedRivals(record);
  return (
    <fieldset className="race-rivals">
      <legend>{text.rivals}</legend>
      {rivals.map((rival) => {
        const isOpen = open.some(({ id }) => id === rival.id);
        return (
          <label key={rival.id} data-open={isOpen}>
            <input
              type="radio"
              name={name}
              checked={chosen === rival.id}
              disabled={!isOpen}
              onChange={() => onChoose(rival.id)}
            />
            <span>{rival.name}</span>
            <small>
              {isOpen ? (
                rival.about
              ) : (
                <>
                  <Lock size={14} aria-hidden="true" />
                  {unlockWords(rival)}
                </>
              )}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}
