import type { OrbContext, OrbSession } from '@playforward/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** Documented pace of asking for the context, in milliseconds (L-330). */
const contextEvery = 30_000;

const contextQuery = queryOptions({
  queryKey: ['orb-context'],
  queryFn: () => api.get<OrbContext>('/api/orb/context'),
  refetchInterval: contextEvery,
  retry: false,
});

/** Asked once, with the first context; nobody misses it when it fails (D-105). */
const sessionQuery = queryOptions({
  queryKey: ['orb-session'],
  queryFn: () => api.get<OrbSession>('/api/orb/session'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * How the student is doing, as the server counts it, every 30 seconds while a signed-in page is open (L-228, L-229).
 * Without it the companion does everything but speak up by itself (L-306).
 */
export function useOrbContext(): { context: OrbContext | undefined; asOf: number } {
  const { data: context, dataUpdatedAt: asOf } = useQuery(contextQuery);
  useQuery(sessionQuery);
  return { context, asOf };
}
