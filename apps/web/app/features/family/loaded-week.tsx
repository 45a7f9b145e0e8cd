import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedCard } from '../../ui/failed-card.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import type { FamilyText } from './text.ts';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  text: FamilyText;
  children: (data: Data) => ReactNode;
};

/** What a query answers, or one sentence in the language of the family. */
export function LoadedWeek<Data>({ query: { data, error, refetch }, text, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return (
    <main className="family-state">
      {error ? (
        <FailedCard text={text.failed} onAgain={() => void refetch()} />
      ) : (
        <StateCard mode="loading" title={text.loading} skeleton />
      )}
    </main>
  );
}
