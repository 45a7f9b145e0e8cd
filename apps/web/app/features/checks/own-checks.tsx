import type { OwnChecks as Listed } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { NoCheckYet } from './loaded-check.tsx';
import { ownChecksQuery } from './queries.ts';
import { checksText } from './text.ts';
import './checks.css';

const text = checksText.list;

/** /checks/{courseId}: what can be found out in a course, in the order of its units. */
export function OwnChecks({ courseId, course }: { courseId: number; course: string }) {
  const { data, error, refetch } = useQuery(ownChecksQuery(courseId));
  if (!data) return <NoCheckYet error={error} onAgain={() => void refetch()} />;
  return (
    <main className="own-checks">
      <h1>{text.title(course)}</h1>
      <p>{text.lead}</p>
      {data.checks.length === 0 && <StateCard mode="idle" title={text.none} />}
      <ul>
        {data.checks.map((one) => (
          <li key={`${one.kind} ${one.item_id}`}>
            <OwnCheck one={one} />
          </li>
        ))}
      </ul>
      <ButtonLink kind="quiet" to={paths.dashboard}>
        {text.back}
      </ButtonLink>
    </main>
  );
}

function OwnCheck({ one }: { one: Listed['checks'][number] }) {
  const { title, open, last } = one;
  const [words, name] = open
    ? [text.goOn, text.goOnOf(title)]
    : last
      ? [text.again, text.againOf(title)]
      : [text.start, text.startOf(title)];
  return (
    <Card className="own-check">
      <div>
        <h2>{title}</h2>
        <p>
          {text.problems(one.problems)}
          {last && `. ${text.last(last.right, last.all)}`}
        </p>
      </div>
      {last && (
        <Link to={paths.check(last.id)} className="link" aria-label={text.reviewOf(title)}>
          {text.review}
        </Link>
      )}
      <ButtonLink
        small
        kind="quiet"
        aria-label={name}
        to={open ? paths.check(open) : paths.startCheck(one.kind, one.item_id)}
      >
        {words}
      </ButtonLink>
    </Card>
  );
}
