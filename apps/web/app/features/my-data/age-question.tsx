import { type AgeAnswer, type AgeBand, ageBands } from '@playforward/contract';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { siteSettings } from '../../site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GuardianLetter } from './guardian-letter.tsx';
import { sayAge } from './queries.ts';
import { myDataText } from './text.ts';
import './my-data.css';

const text = myDataText.age;

/** What opens behind the question. */
export type AgePlace = 'chat' | 'city';

type AgeQuestionProps = {
  place: AgePlace;
  known: AgeAnswer;
  onSaid: (age: AgeAnswer) => void;
  /** Closed: whether what stands behind it may open. */
  onClose: (mayOpen: boolean) => void;
};

/** Asked once, before chat or the class's city first opens (D-160); then says what waits, when something does. */
export function AgeQuestion({ place, known, onSaid, onClose }: AgeQuestionProps) {
  if (known.band === null) return <Asking place={place} known={known} onSaid={onSaid} onClose={onClose} />;
  const isCity = place === 'city';
  return (
    <Dialog
      title={text.waitTitle}
      open
      onClose={() => onClose(false)}
      className="age"
      actions={<Button onClick={() => onClose(isCity)}>{isCity ? text.ownCity : text.understood}</Button>}
    >
      <p>{isCity ? text.waitCity : text.waitChat}</p>
      {siteSettings().mail && <GuardianLetter />}
    </Dialog>
  );
}

function Asking({ place, known, onSaid, onClose }: AgeQuestionProps) {
  const [band, setBand] = useState<AgeBand | null>(known.suggested);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const say = async () => {
    if (band === null) return;
    setBusy(true);
    try {
      const age = await sayAge(band);
      onSaid(age);
      if (!age.waits_for_consent) onClose(true);
    } catch (error) {
      setProblem((error instanceof ApiError && error.detail) || myDataText.unreached);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={text.title}
      open
      onClose={() => onClose(false)}
      className="age"
      actions={
        <>
          <Button disabled={band === null} busy={busy} busyText={text.busy} onClick={() => void say()}>
            {text.go}
          </Button>
          <Button kind="quiet" onClick={() => onClose(false)}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>{text.lead}</p>
      <fieldset className="age-bands">
        <legend className="sr-only">{text.label}</legend>
        {ageBands.map((option) => (
          <label key={option}>
            <input type="radio" name="age" checked={option === band} onChange={() => setBand(option)} />
            {text.bands[option]}
          </label>
        ))}
      </fieldset>
      {place === 'chat' && <p>{text.reading}</p>}
      <p>
        <a className="link" href={paths.privacy} target="_blank" rel="noreferrer">
          {text.notice}
        </a>
      </p>
      {problem && (
        <p role="alert" className="text-bad-ink">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
