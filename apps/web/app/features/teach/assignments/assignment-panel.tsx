import type { AssignmentDetail } from '@playforward/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Clock } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { AskFirst } from '../../../ui/adult/ask-first.tsx';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { whenText } from '../../../ui/when-text.ts';
import { ChangeTimes, Reopen } from './change-times.tsx';
import { HandedIn } from './handed-in.tsx';
import { nextTimeInWords } from './next-time.ts';
import { PrintSet } from './print-set.tsx';
import { assignmentQuery, assignmentsQuery, deleteAssignment } from './queries.ts';
import { assignText } from './text.ts';

const text = assignText.one;

/** One assignment: who is how far, what was answered, and what a teacher does with it. */
export function AssignmentPanel({ classId, id }: { classId: number; id: string }) {
  const query = useQuery(assignmentQuery(classId, id));
  return (
    <Loaded query={query}>
      {(one) => (
        <>
          <p>
            <Link to={paths.teachClass(classId, 'assignments')} className="link">
              <ArrowLeft size={18} aria-hidden="true" />
              {text.back}
            </Link>
          </p>
          <div className="assign-head">
            <div>
              <h2>{one.title}</h2>
              <p>{nextTimeInWords(one)}</p>
            </div>
            <Acts classId={classId} one={one} />
          </div>
          <Students classId={classId} one={one} />
          {one.work.some(({ all }) => all !== null) && <HandedIn classId={classId} one={one} />}
        </>
      )}
    </Loaded>
  );
}

type OneProps = { classId: number; one: AssignmentDetail };

function Acts({ classId, one }: OneProps) {
  const [changing, setChanging] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: () => deleteAssignment(classId, one.id),
    onSuccess: async () => {
      await navigate(paths.teachClass(classId, 'assignments'));
      void queries.invalidateQueries({ queryKey: assignmentsQuery(classId).queryKey });
    },
  });
  return (
    <div className="assign-acts">
      <PrintSet classId={classId} task={one.task} />
      <Button kind="quiet" small onClick={() => setChanging(true)}>
        <Clock size={18} aria-hidden="true" />
        {text.change}
      </Button>
      <AskFirst label={text.delete} question={text.deleteSure} onYes={() => mutate()}>
        {text.delete}
      </AskFirst>
      {changing && <ChangeTimes classId={classId} one={one} onClose={() => setChanging(false)} />}
    </div>
  );
}

function Students({ classId, one }: OneProps) {
  return (
    <Card className="assign-students">
      <h3>{text.students}</h3>
      <ul>
        {one.work.map((each) => (
          <li key={each.id}>
            <Link to={paths.teachStudent(classId, each.id)} className="link">
              {each.name}
            </Link>
            <span className={`assign-state ${each.state}`}>{text.states[each.state]}</span>
            <span className="assign-told">{told(each)}</span>
            <Reopen classId={classId} one={one} each={each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function told({
  right,
  answered,
  all,
  at,
  late,
  reopened_until: until,
}: AssignmentDetail['work'][number]): string {
  const told = [
    all === null ? '' : right === null ? text.answered(answered ?? 0, all) : text.right(right, all),
    at === null ? '' : whenText(at),
    late ? text.late : '',
    until !== null && new Date(until) > new Date() ? text.reopened(whenText(until)) : '',
  ];
  return told.filter(Boolean).join(', ');
}
