import type { ClassPeople, FamilyLettersBody } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PaperDialog } from '../paper-dialog.tsx';
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
  const fields = (
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
  );
  return (
    <PaperDialog
      title={text.title}
      onClose={onClose}
      ask={{
        fields,
        make: text.make(ids.length),
        cancel: text.cancel,
        busy: isPending,
        disabled: ids.length === 0,
        onMake: () => mutate(),
      }}
      ready={
        data && { said: text.ready(data.count), address: data.address, open: text.print, done: text.done }
      }
      error={error}
    />
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
