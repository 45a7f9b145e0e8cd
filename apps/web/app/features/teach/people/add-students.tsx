import {
  type AddStudentsBody,
  type FamilyLanguage,
  familyLanguages,
  type RosterAnswer,
} from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { addStudents, taughtClassesQuery } from '../queries.ts';
import type { ReadyCards } from './cards-ready.tsx';
import { rosterText } from './text.ts';
import './people.css';

const text = rosterText;
type AddStudentsProps = { classId: number; onClose: () => void; onAdded: (cards: ReadyCards) => void };

/** Names or a table; what will happen stands line by line before anything is written. */
export function AddStudents({ classId, onClose, onAdded }: AddStudentsProps) {
  const [list, setList] = useState('');
  const [language, setLanguage] = useState<FamilyLanguage>('en');
  const queries = useQueryClient();
  const preview = useMutation({ mutationFn: () => addStudents(classId, { ...toBody(list), apply: false }) });
  const apply = useMutation({
    mutationFn: () => addStudents(classId, { ...toBody(list), apply: true, language }),
    onSuccess: ({ cards }) => {
      void queries.invalidateQueries({ queryKey: ['taught-class', classId] });
      void queries.invalidateQueries({ queryKey: taughtClassesQuery.queryKey });
      if (cards) onAdded({ count: cards.count, address: cards.address, leftOut: [] });
    },
  });
  const error = apply.error ?? preview.error;
  const shown = preview.data;
  const adding = shown?.lines.filter(({ act }) => act !== 'left-out').length ?? 0;
  return (
    <Dialog
      title={text.title}
      open
      onClose={onClose}
      className="adult-dialog wide"
      actions={
        shown ? (
          <>
            <Button kind="quiet" onClick={() => preview.reset()}>
              {text.change}
            </Button>
            <Button busy={apply.isPending} disabled={adding === 0} onClick={() => apply.mutate()}>
              {text.apply(adding)}
            </Button>
          </>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button busy={preview.isPending} disabled={list.trim() === ''} onClick={() => preview.mutate()}>
              {text.preview}
            </Button>
          </>
        )
      }
    >
      {shown ? (
        <>
          <Preview shown={shown} adding={adding} />
          <CardLanguage language={language} onLanguage={setLanguage} />
        </>
      ) : (
        <ListFields list={list} onList={setList} />
      )}
      {error && (
        <p role="alert" className="mt-3 text-bad-ink">
          {explain(error)}
        </p>
      )}
    </Dialog>
  );
}

/** A table is what has a separator in its lines; everything else is a list of names. */
function toBody(list: string): Pick<AddStudentsBody, 'names' | 'csv'> {
  if (/[,;\t]/.test(list)) return { csv: list };
  return { names: list.split('\n').filter((name) => name.trim() !== '') };
}

type CardLanguageProps = { language: FamilyLanguage; onLanguage: (language: FamilyLanguage) => void };

function CardLanguage({ language, onLanguage }: CardLanguageProps) {
  return (
    <label className="select-field mt-4">
      {text.language}
      <select value={language} onChange={({ target }) => onLanguage(target.value as FamilyLanguage)}>
        {familyLanguages.map((one) => (
          <option key={one} value={one}>
            {text.languages[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function ListFields({ list, onList }: { list: string; onList: (list: string) => void }): ReactNode {
  return (
    <div className="grid gap-4">
      <label className="roster-field">
        <span>{text.names}</span>
        <textarea rows={8} value={list} onChange={({ target }) => onList(target.value)} />
      </label>
      <p>{text.namesHelp}</p>
      <label className="roster-field">
        <span>{text.file}</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => void target.files?.[0]?.text().then(onList)}
        />
      </label>
    </div>
  );
}

function Preview({ shown, adding }: { shown: RosterAnswer; adding: number }) {
  return (
    <>
      <p role="status">{text.summary(adding, shown.lines.length - adding)}</p>
      <ol className="roster-lines" tabIndex={0} aria-label={text.title}>
        {shown.lines.map(({ line, name, email, act, why }) => (
          <li key={line} className={act}>
            <span className="roster-nth">{text.line(line)}</span>
            <span>
              <strong>{name || email}</strong> {email && name && <span>{email}</span>} {text.acts[act]}
              {why && <span className="roster-why">{why}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
