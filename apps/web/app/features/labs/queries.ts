import type { CatchGameView, OrbOpened } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** A game of its own each time: it is asked for, not kept. */
export const fetchGame = (level: number) => api.get<CatchGameView>(`/api/labs/catch?level=${level}`);

/** Asked anew at each visit: the student may have talked meanwhile. */
export const openedQuery = () =>
  queryOptions({
    queryKey: ['orb-opened'],
    queryFn: () => api.get<OrbOpened>('/api/orb/opened'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
