import type { AssignmentDetail } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { explain } from '../../../ui/adult/explain.ts';
import { FormDialog } from '../../../ui/adult/form-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { mergeTimes, timesFromFields } from './merge-times.ts';
import { assignmentQuery, assignmentsQuery, changeAssignment, reopenAssignment } from './queries.ts';
import { assignText } from './text.ts';
import { fromTimes, TimesFields } from './times-fields.tsx';

const text = assignText.one;
type OneProps = { classId: number; one: AssignmentDetail };

/** Changes the times on top of what was read. When a colleague was faster, the fields show both: nothing is written over. */
export function ChangeTimes({ classId, one, onClose }: OneProps & { onClose: () => void }) {
  const [read, setRead] = useState(one);
  const [times, setTimes] = useState(() => timesFromFields(one));
  const queries = useQueryClient();
  const query = assignmentQuery(classId, one.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeAssignment(classId, one.id, { revision: read.revision, ...fromTimes(times) }),
    onSuccess: (changed) => {
      queries.setQueryData(query.queryKey, changed);
      void queries.invalidateQueries({ queryKey: assignmentsQuery(classId).queryKey, exact: true });
      onClose();
    },
    onError: async (failed) => {
      if (!(failed instanceof ApiError) || failed.status !== 409) return;
      const newest = await queries.fetchQuery(query);
      setTimes((typed) =>
        mergeTimes({ read: timesFromFields(read), typed, newest: timesFromFields(newest) }),
      );
      setRead(newest);
    },
  });
  return (
    <FormDialog
      title={text.change}
      submit={text.save}
      busy={isPending}
      onClose={onClose}
      onSubmit={() => mutate()}
    >
      <TimesFields times={times} onChange={setTimes} />
      {error && (
        <p role="alert" className="field-message">
          {explain(error)}
        </p>
      )}
    </FormDialog>
  );
}

type ReopenProps = OneProps & { each: AssignmentDetail['work'][number] };

/** Opens it again for one student, until a time. */
export function Reopen({ classId, one, each }: ReopenProps) {
  const [asking, setAsking] = useState(false);
  const [until, setUntil] = useState('');
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      reopenAssignment(classId, one.id, { student_id: each.id, until: new Date(until).toISOString() }),
    onSuccess: (changed) => {
      queries.setQueryData(assignmentQuery(classId, one.id).queryKey, changed);
      setAsking(false);
    },
  });
  return (
    <>
      <Button kind="quiet" small aria-label={text.reopenFor(each.name)} onClick={() => setAsking(true)}>
        {text.reopen}
      </Button>
      {asking && (
        <FormDialog
          title={text.reopenFor(each.name)}
          submit={text.reopen}
          busy={isPending}
          disabled={until === ''}
          onClose={() => setAsking(false)}
          onSubmit={() => mutate()}
        >
          <TextField
            type="datetime-local"
            label={text.until}
            hint={text.reopenHelp}
            value={until}
            message={error ? explain(error) : undefined}
            onChange={({ target }) => setUntil(target.value)}
          />
        </FormDialog>
      )}
    </>
  );
}
