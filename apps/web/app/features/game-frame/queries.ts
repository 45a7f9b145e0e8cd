import type { TownAnswer } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** What a student has built up in the city, and what calls them back today. */
export const townQuery = queryOptions({
  queryKey: ['city', 'town'],
  queryFn: () => api.get<TownAnswer>('/missions/town'),
  retry: false,
});
