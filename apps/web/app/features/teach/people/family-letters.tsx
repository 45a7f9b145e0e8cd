import type { ClassPeople, FamilyLettersBody } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { printLetters } from '../queries.ts';
import { lettersText as text } from './text.ts';

type Language = FamilyLettersBody['language'];
const languages: readonly Language[] = ['both', 'en', 'es'];

type LettersProps = { classId: number; students: ClassPeople['students']; onClose: () => void };

/** Letters to families: in which language, for whom, and then the page that prints. */
export function FamilyLettersDialog({ classId, students, onClose }: LettersProps) {
  const [language, setLanguage] = useState<Language>('both');
  const [picked, setPicked] = useState<ReadonlySet<number>>();
  const ids = picked ? [...picked] : students.map(({ id }) => id);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => printLetters(classId, { student_ids: ids, language }),
  });
  return (
    <Dialog
      title={text.title}
      open
      onClose={onClose}
      className="adult-dialog"
      actions={
        data ? (
          <Button kind="quiet" onClick={onClose}>
            {text.done}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button busy={isPending} disabled={ids.length === 0} onClick={() => mutate()}>
              {text.make(ids.length)}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <>
          <p role="status">{text.ready(data.count)}</p>
          <a className="btn mt-4" href={data.address} target="_blank" rel="noreferrer">
            <Printer size={20} aria-hidden="true" />
            {text.print}
          </a>
        </>
      ) : (
        <div className="letters">
          <p>{text.lead}</p>
          <label className="select-field">
            {text.language}
            <select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {text.languages[one]}
                </option>
              ))}
            </select>
          </label>
          <Recipients students={students} picked={picked} onPicked={setPicked} />
        </div>
      )}
      {error && (
        <p role="alert" className="mt-3 text-bad-ink">
          {explain(error)}
        </p>
      )}
    </Dialog>
  );
}

type RecipientsProps = {
  students: ClassPeople['students'];
  /** Undefined: everybody. */
  picked: ReadonlySet<number> | undefined;
  onPicked: (picked: ReadonlySet<number> | undefined) => void;
};

function Recipients({ students, picked, onPicked }: RecipientsProps) {
  const toggle = (id: number, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    onPicked(next);
  };
  return (
    <fieldset>
      <legend>{text.who}</legend>
      <label>
        <input
          type="radio"
          name="letters-who"
          checked={picked === undefined}
          onChange={() => onPicked(undefined)}
        />
        {text.all(students.length)}
      </label>
      <label>
        <input
          type="radio"
          name="letters-who"
          checked={picked !== undefined}
          onChange={() => onPicked(new Set())}
        />
        {text.pick}
      </label>
      {picked && (
        <div className="letters-names">
          {students.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={picked.has(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              {name}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
