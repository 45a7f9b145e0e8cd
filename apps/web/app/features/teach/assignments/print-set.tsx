import type { AssignmentTaskBody, NewPaper } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { assignText } from './text.ts';

const text = assignText.paper;

type PrintSetProps = { classId: number; task: AssignmentTaskBody };

/** A set of problems on paper: how many versions, then the sheets with their key. */
export function PrintSet({ classId, task }: PrintSetProps) {
  const [asking, setAsking] = useState(false);
  const [versions, setVersions] = useState(1);
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: () => api.post<NewPaper>(`/api/teach/classes/${classId}/papers`, { task, versions }),
  });
  if (task.kind === 'race' || task.kind === 'mission') return null;
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button kind="quiet" small onClick={() => setAsking(true)}>
        <Printer size={18} aria-hidden="true" />
        {text.print}
      </Button>
      <Dialog
        title={text.print}
        open={asking}
        onClose={close}
        className="adult-dialog"
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {text.cancel}
            </Button>
            {data ? (
              <a className="btn" href={data.address} target="_blank" rel="noreferrer">
                {text.open}
              </a>
            ) : (
              <Button busy={isPending} onClick={() => mutate()}>
                {text.make}
              </Button>
            )}
          </>
        }
      >
        <p role="status">{data ? text.ready(data.code) : text.lead}</p>
        {!data && (
          <label className="select-field">
            <span>{text.versions}</span>
            <select value={versions} onChange={({ target }) => setVersions(Number(target.value))}>
              {[1, 2, 3, 4].map((n) => (
                <option key={n} value={n}>
                  {text.versionNames[n]}
                </option>
              ))}
            </select>
          </label>
        )}
        {error && (
          <p role="alert" className="field-message">
            {explain(error)}
          </p>
        )}
      </Dialog>
    </>
  );
}
