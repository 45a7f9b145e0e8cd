import type { RosterReport } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../../ui/adult/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { sendRoster } from './queries.ts';
import { connectText } from './text.ts';

const text = connectText.roster;

/** A roster of the whole school: chosen, looked at, applied. */
export function RosterCard() {
  const [file, setFile] = useState<File>();
  const [lossesAreRight, setLossesAreRight] = useState(false);
  const { mutate, reset, isPending, data, error } = useMutation({ mutationFn: sendRoster });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setLossesAreRight(false);
    reset();
  };
  const send = (apply: boolean) => file && mutate({ file, apply, lossesAreRight });
  const waits = data && !data.applied && changes(data) > 0;
  const asks = waits && data.big_losses.length > 0;
  return (
    <Card className="connect-card">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <label className="roster-choice">
        <span>{text.file}</span>
        <input
          type="file"
          accept=".zip,application/zip"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      <div role="status">{data && <Report data={data} />}</div>
      {asks && (
        <label className="roster-yes">
          <input
            type="checkbox"
            checked={lossesAreRight}
            onChange={({ target }) => setLossesAreRight(target.checked)}
          />
          {text.lossesRight}
        </label>
      )}
      {error && (
        <p role="alert" className="text-bad-ink">
          {explain(error)}
        </p>
      )}
      {waits ? (
        <Button busy={isPending} disabled={asks && !lossesAreRight} onClick={() => send(true)}>
          {text.apply}
        </Button>
      ) : (
        <Button kind="quiet" busy={isPending} disabled={!file} onClick={() => send(false)}>
          {text.preview}
        </Button>
      )}
    </Card>
  );
}

function changes({ people, classes, enrollments }: RosterReport): number {
  const { added, removed } = enrollments;
  return people.added + people.changed + classes.added + classes.changed + added + removed;
}

function Report({ data }: { data: RosterReport }) {
  if (changes(data) === 0) return <p>{text.nothing}</p>;
  return (
    <div className="roster-report">
      <p>{data.applied ? text.done : text.would}</p>
      <ul>
        <li>{text.people(data.people)}</li>
        <li>{text.classes(data.classes)}</li>
        <li>{text.places(data.enrollments)}</li>
        {data.big_losses.map(({ name, removed, students }) => (
          <li key={name} className="roster-loss">
            {text.loss(name, removed, students)}
          </li>
        ))}
      </ul>
      {data.left_out_count > 0 && (
        <>
          <p>{text.leftOut(data.left_out_count)}</p>
          <ul className="roster-left-out" tabIndex={0} aria-label={text.leftOut(data.left_out_count)}>
            {data.left_out.map(({ file, line, why }) => (
              <li key={`${file} ${line} ${why}`}>{text.line(file, line, why)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
