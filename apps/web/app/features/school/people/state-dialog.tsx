import type { PeopleStateAnswer, PeopleStateBody } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../../ui/toast/toast.ts';
import { PreviewDialog } from '../preview-dialog.tsx';
import { changePeople, schoolKey } from '../queries.ts';
import { useAct } from '../use-act.ts';
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
  const preview = useQuery({
    queryKey: [...schoolKey, 'preview', act, ...ids],
    queryFn: () => changePeople({ ids, act, apply: false }),
  });
  const apply = useAct(changePeople);
  const go = () =>
    apply.mutate(
      { ids, act, apply: true },
      {
        onSuccess: ({ people }) => {
          toast.success(text.done(people.length));
          onApplied();
        },
      },
    );
  return (
    <PreviewDialog
      title={text.name}
      preview={preview}
      apply={text.apply}
      act={{ go, isPending: apply.isPending, error: apply.error }}
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
