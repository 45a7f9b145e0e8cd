import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedCard } from '../../ui/failed-card.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { checksText as text } from './text.ts';

/** Why there is nothing to see yet, and the way on. */
export function NoCheckYet({ error, onAgain }: { error: Error | null; onAgain: () => void }) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 409)) {
    return (
      <StateCard
        mode="listening"
        title={error.status === 404 ? text.notHere.title : (error.detail ?? text.notHere.title)}
        text={error.status === 404 ? text.notHere.text : ''}
        action={<ButtonLink to={paths.dashboard}>{text.notHere.back}</ButtonLink>}
      />
    );
  }
  if (!error) return <StateCard mode="loading" title={text.loading} skeleton />;
  return <FailedCard text={text.failed} onAgain={onAgain} />;
}
