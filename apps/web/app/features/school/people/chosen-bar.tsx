import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { SchoolPerson } from './person-parts.ts';
import { type PeopleAct, StateDialog } from './state-dialog.tsx';
import { peopleText as text } from './text.ts';

type ChosenBarProps = { chosen: readonly SchoolPerson[]; onDone: () => void };

/** What can be done with many at once. */
export function ChosenBar({ chosen, onDone }: ChosenBarProps) {
  const [act, setAct] = useState<PeopleAct>();
  const acts: PeopleAct[] = [
    'end-sessions',
    ...(chosen.some(({ is_active }) => is_active) ? (['deactivate'] as const) : []),
    ...(chosen.some(({ is_active }) => !is_active) ? (['activate'] as const) : []),
  ];
  return (
    <div className="chosen-bar">
      <strong role="status">{text.chosen(chosen.length)}</strong>
      {acts.map((one) => (
        <Button key={one} kind="quiet" small onClick={() => setAct(one)}>
          {text.acts[one].name}
        </Button>
      ))}
      <Button kind="quiet" small onClick={onDone}>
        {text.none}
      </Button>
      {act && (
        <StateDialog
          act={act}
          ids={chosen.map(({ id }) => id)}
          onClose={() => setAct(undefined)}
          onApplied={onDone}
        />
      )}
    </div>
  );
}
