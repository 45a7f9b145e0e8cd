import type { AssignmentTaskBody, NewPaper } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { PaperDialog } from '../paper-dialog.tsx';
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
  const fields = (
    <>
      <p>{text.lead}</p>
      <label className="select-field mt-4">
        <span>{text.versions}</span>
        <select value={versions} onChange={({ target }) => setVersions(Number(target.value))}>
          {[1, 2, 3, 4].map((n) => (
            <option key={n} value={n}>
              {text.versionNames[n]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
  return (
    <>
      <Button kind="quiet" small onClick={() => setAsking(true)}>
        <Printer size={18} aria-hidden="true" />
        {text.print}
      </Button>
      {asking && (
        <PaperDialog
          title={text.print}
          onClose={close}
          ask={{ fields, make: text.make, cancel: text.cancel, busy: isPending, onMake: () => mutate() }}
          ready={
            data && { said: text.ready(data.code), address: data.address, open: text.open, done: text.cancel }
          }
          error={error}
        />
      )}
    </>
  );
}
