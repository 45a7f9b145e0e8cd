import type { MyData } from '@playforward/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { correctName, myDataQuery } from './queries.ts';
import { spellDay } from './spell-day.ts';
import { myDataText } from './text.ts';

const text = myDataText.you;

type AboutYouProps = { data: MyData; onCorrected: (name: string) => void };

/** Who the student is to us. The name is the student's own to correct; the rest is the school's. */
export function AboutYou({ data, onCorrected }: AboutYouProps) {
  const { email, age, consent, since, is_guest: isGuest } = data;
  return (
    <Card className="my-data-card">
      <h2>{text.title}</h2>
      <NameForm name={data.name} onCorrected={onCorrected} />
      <dl className="my-data-facts">
        <Fact name={text.email} note={isGuest ? undefined : text.emailNote}>
          {isGuest ? text.guest : email}
        </Fact>
        <Fact name={text.age} note={age.band ? text.ageNote : undefined}>
          {age.band ? myDataText.age.shortBands[age.band] : text.ageOpen}
        </Fact>
        {consent && (
          <Fact name={text.consent}>
            {consent.by}, {spellDay(consent.at)}
          </Fact>
        )}
        <Fact name={text.since}>{spellDay(since)}</Fact>
      </dl>
      {age.waits_for_consent && <p className="my-data-waits">{text.waits}</p>}
    </Card>
  );
}

type FactProps = { name: string; note?: string | undefined; children: React.ReactNode };

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note && <dd className="my-data-note">{note}</dd>}
    </div>
  );
}

function NameForm({ name, onCorrected }: { name: string; onCorrected: (name: string) => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isNew = typed.trim() !== '' && typed.trim() !== name;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNew) return;
    setBusy(true);
    try {
      const { name: stored } = await correctName(typed.trim());
      setTyped(stored);
      setProblem(undefined);
      await client.invalidateQueries({ queryKey: myDataQuery.queryKey });
      onCorrected(stored);
      toast.success(text.saved);
    } catch (error) {
      setProblem((error instanceof ApiError && error.detail) || myDataText.unreached);
    }
    setBusy(false);
  };
  return (
    <form className="my-data-name" onSubmit={(event) => void save(event)}>
      <TextField
        label={text.name}
        value={typed}
        maxLength={80}
        autoComplete="given-name"
        message={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="quiet" disabled={!isNew} busy={busy} busyText={text.saving}>
        {text.save}
      </Button>
    </form>
  );
}
