import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../button.tsx';
import { FailedCard } from '../failed-card.tsx';
import { StateCard } from '../state-card.tsx';
import { adultText as text } from './text.ts';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** What a query answers, or one sentence on why there is nothing and what to do. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <StateCard
        mode="listening"
        title={text.notHere.title}
        text={text.notHere.text}
        action={<ButtonLink to={paths.dashboard}>{text.notHere.back}</ButtonLink>}
      />
    );
  }
  if (data !== undefined) return children(data);
  if (!error) return <StateCard mode="loading" title={text.loading} skeleton />;
  return <FailedCard text={text.failed} onAgain={() => void refetch()} />;
}
