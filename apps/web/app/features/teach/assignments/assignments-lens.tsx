import type { GivenAssignment, TaughtClassDetail } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { teachText } from '../text.ts';
import { nextTimeInWords } from './next-time.ts';
import { assignmentsQuery } from './queries.ts';
import { assignText as text } from './text.ts';
import './assignments.css';

const AssignmentPanel = lazy(async () => ({
  default: (await import('./assignment-panel.tsx')).AssignmentPanel,
}));
const NewAssignment = lazy(async () => ({ default: (await import('./new-assignment.tsx')).NewAssignment }));

/** What the class is asked for; the address says which one is open, and whether a new one is made. */
export function AssignmentsLens({ one }: { one: TaughtClassDetail }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('one');
  const creating = search.has('new');
  const query = useQuery(assignmentsQuery(one.id));
  if (wanted || creating)
    return (
      <Suspense fallback={<StateCard mode="loading" title={teachText.loading} skeleton />}>
        {wanted ? (
          <AssignmentPanel key={wanted} classId={one.id} id={wanted} />
        ) : (
          <NewAssignment one={one} onDone={() => setSearch({}, { replace: true })} />
        )}
      </Suspense>
    );
  return (
    <Loaded query={query}>
      {({ assignments }) => (
        <>
          <div className="assign-head">
            <h2>{text.title}</h2>
            <Button small onClick={() => setSearch({ new: '' })}>
              <Plus size={18} aria-hidden="true" />
              {text.create}
            </Button>
          </div>
          {assignments.length === 0 ? (
            <StateCard mode="idle" title={text.none.title} text={text.none.text} />
          ) : (
            <ul className="assign-list">
              {assignments.map((each) => (
                <li key={each.id}>
                  <Row classId={one.id} given={each} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
}

function Row({ classId, given }: { classId: number; given: GivenAssignment }) {
  const { id, title, task, students, done } = given;
  return (
    <Card className="assign-row">
      <div>
        <Link to={paths.teachAssignment(classId, id)}>{title}</Link>
        <p>{[text.kinds[task.kind], nextTimeInWords(given)].join(', ')}</p>
      </div>
      <div className="assign-done">
        <span>{text.row.done(done, students)}</span>
        <ProgressBar label={text.row.done(done, students)} value={done} max={Math.max(1, students)} />
      </div>
    </Card>
  );
}
