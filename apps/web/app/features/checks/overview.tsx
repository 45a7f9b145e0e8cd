import type { CheckView, KeptAnswer } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Answers, isAnswered, keptAnswers } from './kept-answers.ts';
import { handIn, putAway } from './queries.ts';
import { checksText } from './text.ts';

const text = checksText.open;

type OverviewProps = {
  view: CheckView;
  answers: Answers;
  place: number;
  waiting: () => KeptAnswer[];
  onGo: (place: number) => void;
  /** The check has been handed in, or is over. */
  onClosed: (view?: CheckView) => void;
  onAway: () => void;
};

/** All problems by shape: answered, open, to be looked at later; and the way to hand in. */
export function Overview({ view, answers, place, waiting, onGo, onClosed, onAway }: OverviewProps) {
  const [asking, setAsking] = useState<'hand-in' | 'put-away'>();
  const answered = view.problems.filter((_, nth) => isAnswered(answers.get(nth))).length;
  return (
    <Card className="check-overview">
      <h2>{text.answered(answered, view.problems.length)}</h2>
      <nav aria-label={text.overview}>
        {[...view.problems.keys()].map((nth) => {
          const given = answers.get(nth);
          return (
            <button
              key={nth}
              type="button"
              className={isAnswered(given) ? 'check-mark answered' : 'check-mark'}
              aria-label={text.mark(nth + 1, isAnswered(given), given?.flagged ?? false)}
              aria-current={nth === place ? 'step' : undefined}
              onClick={() => onGo(nth)}
            >
              {nth + 1}
              {given?.flagged && <Flag size={14} aria-hidden="true" />}
            </button>
          );
        })}
      </nav>
      <ul className="check-key" aria-hidden="true">
        <li>
          <span className="check-mark answered" />
          {text.isAnswered}
        </li>
        <li>
          <span className="check-mark" />
          {text.isOpen}
        </li>
        <li>
          <Flag size={18} />
          {text.isLater}
        </li>
      </ul>
      <Button kind="quiet" wide onClick={() => setAsking('hand-in')}>
        {text.handIn}
      </Button>
      {view.may_put_away && (
        <button type="button" className="link" onClick={() => setAsking('put-away')}>
          {text.putAway}
        </button>
      )}
      {asking === 'hand-in' && (
        <HandIn
          view={view}
          waiting={waiting}
          onClosed={onClosed}
          left={view.problems.length - answered}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'put-away' && <PutAway id={view.id} onClose={() => setAsking(undefined)} onAway={onAway} />}
    </Card>
  );
}

type HandInProps = Pick<OverviewProps, 'view' | 'waiting' | 'onClosed'> & {
  left: number;
  onClose: () => void;
};

function HandIn({ view, waiting, left, onClosed, onClose }: HandInProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const answers = waiting();
      const handed = await handIn(view.id, answers);
      for (const one of answers) keptAnswers.drop(view.id, one);
      return handed;
    },
    onSuccess: onClosed,
    onError: (failure) => failure instanceof ApiError && failure.status === 409 && onClosed(),
  });
  return (
    <Dialog
      title={text.handIn}
      open
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text.handInNo}
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            {text.handInYes}
          </Button>
        </>
      }
    >
      <p>{text.handInSure(left)}</p>
      <p role="status">{error && text.handInFailed}</p>
    </Dialog>
  );
}

function PutAway({ id, onClose, onAway }: { id: string; onClose: () => void; onAway: () => void }) {
  const { mutate, isPending } = useMutation({ mutationFn: () => putAway(id), onSuccess: onAway });
  return (
    <Dialog
      title={text.putAway}
      open
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text.keep}
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            {text.putAwayYes}
          </Button>
        </>
      }
    >
      <p>{text.putAwaySure}</p>
    </Dialog>
  );
}
