import { RotateCw } from 'lucide-react';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
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
  return (
    <StateCard
      mode="worried"
      title={text.failed.title}
      text={text.failed.text}
      action={
        <Button onClick={onAgain}>
          <RotateCw size={20} aria-hidden="true" />
          {text.failed.again}
        </Button>
      }
    />
  );
}
