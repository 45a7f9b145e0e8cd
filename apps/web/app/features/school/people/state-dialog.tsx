import type { PeopleStateAnswer, PeopleStateBody } from '@playforward/contract';
import { toast } from '../../../ui/toast/toast.ts';
import { PreviewDialog } from '../preview-dialog.tsx';
import { changePeople } from '../queries.ts';
import { usePreviewed } from '../use-previewed.ts';
import { peopleText } from './text.ts';

export type PeopleAct = PeopleStateBody['act'];

type StateDialogProps = {
  act: PeopleAct;
  ids: number[];
  onClose: () => void;
  onApplied: () => void;
};

/** Locks, opens or signs out, after it has shown whom. */
export function StateDialog({ act, ids, onClose, onApplied }: StateDialogProps) {
  const text = peopleText.acts[act];
  const previewed = usePreviewed({
    key: [act, ...ids],
    run: (apply) => changePeople({ ids, act, apply }),
    onDone: ({ people }) => {
      toast.success(text.done(people.length));
      onApplied();
    },
  });
  return (
    <PreviewDialog
      title={text.name}
      {...previewed}
      apply={text.apply}
      mayApply={({ people }) => people.length > 0}
      onClose={onClose}
    >
      {(answer) => <Concerned answer={answer} says={text.preview} />}
    </PreviewDialog>
  );
}

function Concerned({ answer, says }: { answer: PeopleStateAnswer; says: (n: number) => string }) {
  const { people, left_out: leftOut } = answer;
  return (
    <>
      {people.length > 0 && (
        <>
          <p>{says(people.length)}</p>
          <ul className="preview-list lined" tabIndex={0} aria-label={says(people.length)}>
            {people.map(({ id, name, sign_in }) => (
              <li key={id}>
                {name}, {sign_in}
              </li>
            ))}
          </ul>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <p>{peopleText.leftOut}</p>
          <ul className="preview-list lined">
            {leftOut.map(({ name, why }) => (
              <li key={name}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
