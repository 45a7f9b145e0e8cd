import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { giveOneTimeCard } from '../queries.ts';
import { schoolText } from '../text.ts';
import { useAct } from '../use-act.ts';
import type { SchoolPerson } from './person-parts.ts';
import { peopleText } from './text.ts';

const text = peopleText.card;
const untilFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** A password for one sign-in, shown once. */
export function OneTimeDialog({ person, onClose }: { person: SchoolPerson; onClose: () => void }) {
  const { mutate, data, error, isPending } = useAct(giveOneTimeCard);
  return (
    <Dialog
      title={text.name}
      open
      onClose={onClose}
      className="adult-dialog"
      actions={
        data ? (
          <Button onClick={onClose}>{schoolText.close}</Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              {schoolText.cancel}
            </Button>
            <Button busy={isPending} onClick={() => mutate(person.id)}>
              {text.apply}
            </Button>
          </>
        )
      }
    >
      <div className="school-step">
        {data ? (
          <>
            <dl className="secret">
              <dt>{text.signIn}</dt>
              <dd>{data.sign_in}</dd>
              <dt>{text.password}</dt>
              <dd>{data.password}</dd>
            </dl>
            <p>{text.until(untilFormat.format(new Date(data.until)))}</p>
          </>
        ) : (
          <p>{text.preview(person.name)}</p>
        )}
        {error && (
          <p role="alert" className="text-bad-ink">
            {explain(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
