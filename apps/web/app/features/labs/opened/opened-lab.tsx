import type { OrbOpened, TypesetMath } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import '../labs.css';
import { openedQuery } from '../queries.ts';
import { labsText } from '../text.ts';
import { KnownTable } from './known-table.tsx';
import './opened.css';
import { openedText as text } from './text.ts';

/** The companion opened up: what it goes by, and its last turns with move and rule, from the student's own log. */
export function OpenedLab() {
  const { data, status, refetch, isFetching } = useQuery(openedQuery());
  const again = (
    <Button kind="quiet" onClick={() => void refetch()} busy={isFetching}>
      {status === 'error' ? text.tryAgain : text.refresh}
    </Button>
  );
  if (status === 'pending') return <StateCard mode="loading" title={text.loading} skeleton />;
  if (status === 'error') {
    return <StateCard mode="determined" title={text.failed} text={text.failedHelp} action={again} />;
  }
  const { title, lead } = labsText.labs.opened;
  return (
    <Card className="problem-card lab-paper">
      <Chip>{labsText.chip}</Chip>
      <p className="lab-title" aria-hidden="true">
        {title}
      </p>
      <p className="lab-lead">{lead}</p>
      <KnownTable knows={data.knows} />
      <section className="opened-turns">
        <h2>{text.chose}</h2>
        <p>{text.rule}</p>
        <p>{data.has_model ? text.model : text.noModel}</p>
        {data.turns.length === 0 && <p className="lab-says">{text.noTurns}</p>}
        {data.turns.map((turn) => (
          <TurnCard key={turn.at} turn={turn} math={data.math} />
        ))}
        {again}
      </section>
      <p className="lab-promise">
        <Lock size={16} aria-hidden="true" />
        {text.onlyYou} {text.kept(data.talk_days)}
      </p>
    </Card>
  );
}

type TurnCardProps = { turn: OrbOpened['turns'][number]; math: TypesetMath };

/** One message and what became of it. */
function TurnCard({ turn, math }: TurnCardProps) {
  return (
    <article className="opened-turn">
      <dl>
        <dt>{text.youSaid}</dt>
        <dd>“{turn.said}”</dd>
        <dt>{text.heard}</dt>
        <dd>
          {turn.heard_as} <small>{text.sure(turn.sure)}</small>
        </dd>
        <dt>{text.move}</dt>
        <dd>{turn.move ? <strong>{turn.move.does}</strong> : text.noMove}</dd>
        {turn.move && (
          <>
            <dt>{text.because}</dt>
            <dd>{turn.move.because}</dd>
          </>
        )}
        {turn.others.length > 0 && (
          <>
            <dt>{text.others}</dt>
            <dd>{turn.others.join(' · ')}</dd>
          </>
        )}
      </dl>
      <details className="lab-table">
        <summary>{text.answered}</summary>
        <div className="opened-answer">
          <MathText text={turn.answered} math={math} />
        </div>
      </details>
    </article>
  );
}
